import Dexie, { type Table } from 'dexie';
import type { PrintRecord } from '../../shared/print/changed.ts';

/** A stored document. It is kept as it was read or typed; whether this Rollcall can read it is asked when it is shown. */
export interface Row {
  /** The document's own id. */
  id: string;
  document: unknown;
  /** What was typed into a field and is no value yet ("-", "4,"), by pointer: nothing that was typed is lost. */
  drafts?: Record<string, string>;
  /** Milliseconds since 1970, for people. */
  updatedAt: number;
  /** Number of the table's change that wrote it, in commit order over all windows. 0: not written yet. */
  rev: number;
}

/** A picture of the library. Documents name it by its hash, so that copies of a character share it. */
export interface PictureRow {
  /** SHA-256 of `file`, lowercase hex: what `art.image.src` says after `sha256:`. */
  hash: string;
  file: Blob;
  /** A smaller one for the screen; `file` itself where that is small enough. */
  preview: Blob;
  /** Pixels of `file`, standing upright. */
  width: number;
  height: number;
  addedAt: number;
}

/** A card template of the user's own, as it was read: whether this Rollcall can use it is asked when it is loaded. */
export interface TemplateRow {
  /** The template's own id. */
  id: string;
  template: unknown;
  addedAt: number;
}

/** One table a format. */
export const TABLE_NAMES = ['characters', 'factions', 'teams', 'events'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/**
 * `rev:…`: the counter of a table. `samples`: ids of samples that were brought in once. `unused-pictures`: since when no
 * document names a picture, by its hash, milliseconds since 1970. `printed`: what the cards looked like when they were
 * printed last.
 */
export type Meta =
  | { key: `rev:${TableName}`; value: number }
  | { key: 'samples'; value: string[] }
  | { key: 'unused-pictures'; value: Record<string, number> }
  | { key: 'printed'; value: PrintRecord };

export class Database extends Dexie {
  declare meta: Table<Meta, string>;
  declare pictures: Table<PictureRow, string>;
  declare templates: Table<TemplateRow, string>;

  constructor(name = 'rollcall') {
    // strict: a change counts as saved only when the disk has it, so that a power cut takes nothing.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      characters: 'id, rev',
      factions: 'id, rev',
      teams: 'id, rev',
      events: 'id, rev',
      meta: 'key',
    });
    this.version(2).stores({ pictures: 'hash' });
    this.version(3).stores({ templates: 'id' });
  }

  documents(name: TableName): Table<Row, string> {
    return this.table(name);
  }

  /** Whether nothing was ever put in, not even the samples. */
  async isEmpty(): Promise<boolean> {
    return (await this.meta.count()) === 0;
  }

  /** How often the table has changed so far. */
  async rev(name: TableName): Promise<number> {
    const row = await this.meta.get(`rev:${name}`);
    return typeof row?.value === 'number' ? row.value : 0;
  }

  /**
   * Runs `change` in one transaction and hands it the next number of the table's counter. Two windows never get the same
   * one, because the transactions wait for each other.
   */
  async change<T>(name: TableName, change: (rev: number) => Promise<T>): Promise<T> {
    // Chromium closes a database that it could not write to, and Dexie opens one that failed only when told to.
    if (this.hasFailed()) await this.open();
    return this.transaction('rw', [name, 'meta'], async () => {
      const rev = (await this.rev(name)) + 1;
      await this.meta.put({ key: `rev:${name}`, value: rev });
      return change(rev);
    });
  }
}
