import Dexie, { type Table } from 'dexie';
import { createStore } from 'zustand/vanilla';
import type { PrintRecord } from '../../shared/print/changed.ts';
import type { PictureRow } from '../pictures/messages.ts';
import { StorageError } from '../platform/storage-fault.ts';
import { Author } from './changes/author.ts';
import { DATABASE_NAME } from './database-name.ts';
import type { EventNotes } from './events/event-notes.ts';
import { refuseNewer } from './newer-library.ts';
import { splitDrawing } from './pictures/drawings.ts';
import {
  type DrawingRow,
  type FileRow,
  type HistoryRow,
  type ListRow,
  type MappingRow,
  type OperationRow,
  type ReplacedRow,
  type Row,
  TABLE_NAMES,
  type TableName,
  type TrashRow,
} from './rows.ts';
import type { SavedFilter } from './saved-filters.ts';
import type { TrashClock } from './undo/trash-time.ts';
import { VERSIONS } from './versions.ts';
import { describeWrite, type RowEdits, WriteWatch } from './watch-writes.ts';

/** All tables that an operation may change. */
const OPERATED = [
  ...TABLE_NAMES,
  'pictures',
  'drawings',
  'files',
  'meta',
  'history',
  'operations',
  'replaced',
  'trash',
];

/**
 * `rev:…`: the counter of a table. `deleted:…`: what it was when a row of the table was deleted last. `deletions:…`: which rows those were. `samples`: ids of samples that were brought in once. `unused-pictures`: since when no
 * document names a picture or a drawing, by its hash, milliseconds since 1970. `printed`: what the cards looked like when
 * they were printed last. `filters`: filters of lists that have a name. `drawings-apart`: characters hold no large drawing any more. `trash-clock`: when the trash was looked
 * through last. `event:…`: what an organiser has noted beside the lists of an event. `raised`: counters were raised after a loss, and rows may still be older than the journal has them.
 * `identity`: a random name that tells this database from one that has taken its place.
 */
export type Meta =
  | { key: `rev:${TableName}` | `deleted:${TableName}`; value: number }
  | { key: `deletions:${TableName}`; value: Deletions }
  | { key: 'samples'; value: string[] }
  | { key: 'unused-pictures'; value: Record<string, number> }
  | { key: 'printed'; value: PrintRecord }
  | { key: 'filters'; value: readonly SavedFilter[] }
  | { key: 'drawings-apart'; value: true }
  | { key: 'trash-clock'; value: TrashClock }
  | { key: `event:${string}`; value: EventNotes }
  | { key: 'raised'; value: true }
  | { key: 'identity'; value: string };

/** The rows of a table that were deleted last, each with the revision of its deletion. */
interface Deletions {
  /** The last deletion that was noted. */
  readonly last: number;
  /** The newest deletion of a row that isn't in `rows`. */
  readonly others: number;
  readonly rows: Readonly<Record<string, number>>;
}

const MAX_NOTED_DELETIONS = 500;

export class Database extends Dexie {
  declare meta: Table<Meta, string>;
  declare pictures: Table<PictureRow, string>;
  declare drawings: Table<DrawingRow, string>;
  declare history: Table<HistoryRow, number>;
  declare operations: Table<OperationRow, number>;
  declare replaced: Table<ReplacedRow, [number, TableName, string]>;
  declare trash: Table<TrashRow, string>;
  declare mappings: Table<MappingRow, string>;
  declare lists: Table<ListRow, string>;
  declare files: Table<FileRow, string>;
  /** Tells what this object writes. Other windows and workers have objects of their own. */
  readonly writes = new WriteWatch();
  /** This window, as the author of what it changes. */
  readonly author = new Author();
  /** The name of the database that this page works with; undefined until `identify`. */
  #identity: string | undefined;
  #isDeleted = false;
  readonly #disconnects = createStore(() => ({ count: 0 }));

  constructor(name = DATABASE_NAME) {
    // strict: a change counts as saved only when the disk has it, so that a power cut loses nothing.
    // Without Dexie's cache, since the app keeps the tables in memory itself.
    const databases = refuseNewer(globalThis.indexedDB);
    super(name, {
      chromeTransactionDurability: 'strict',
      cache: 'disabled',
      ...(databases !== undefined && { indexedDB: databases }),
    });
    this.use(this.writes.middleware);
    for (const [index, { stores, upgrade }] of VERSIONS.entries()) {
      const version = this.version(index + 1).stores({ ...stores });
      if (upgrade !== undefined) version.upgrade(upgrade);
    }
    this.on('versionchange', (event) => this.#onVersionChange(event as IDBVersionChangeEvent));
    const onDisconnect = () => this.#tellDisconnected();
    this.on('ready', () => this.backendDB().addEventListener('close', onDisconnect), true);
  }

  /** Tells when the connection broke without being asked to, or somebody deletes the database. */
  onDisconnect(listener: () => void): () => void {
    return this.#disconnects.subscribe(listener);
  }

  #tellDisconnected(): void {
    this.#disconnects.setState(({ count }) => ({ count: count + 1 }));
  }

  /** Makes way for a deletion by another window. Dexie would open the database again, which makes an empty one. */
  #onVersionChange(event: IDBVersionChangeEvent): boolean | undefined {
    if (event.newVersion !== null || this.#identity === undefined) return undefined;
    this.#isDeleted = true;
    this.close();
    this.#tellDisconnected();
    return false;
  }

  /**
   * Remembers which database this is, and names it where it has no name yet. From then on another database in its place is
   * neither read nor written.
   */
  async identify(): Promise<void> {
    const row = await this.meta.get('identity');
    this.#identity = row?.key === 'identity' ? row.value : await this.#nameItself(newIdentity());
  }

  /** Two windows that start at once agree on one name. */
  #nameItself(name: string): Promise<string> {
    return this.transaction('rw', 'meta', async () => {
      const row = await this.meta.get('identity');
      if (row?.key === 'identity') return row.value;
      await this.meta.put({ key: 'identity', value: name });
      return name;
    });
  }

  /** Rejects where another database has taken the place of this one. Only within a transaction that has `meta`. */
  async assertSame(): Promise<void> {
    if (this.#identity === undefined) return;
    const row = await this.meta.get('identity');
    if (row?.value !== this.#identity) throw new StorageError('gone');
  }

  /** Opens the connection again where it was lost. Rejects with the reason, for instance that the database is gone. */
  async reconnect(): Promise<void> {
    if (this.#identity === undefined) return;
    if (this.#isDeleted || !(await databaseExists(this.name))) {
      this.#isDeleted = true;
      this.close();
      throw new StorageError('gone');
    }
    if (!this.isOpen()) await this.open();
    await this.transaction('r', 'meta', () => this.assertSame());
  }

  /**
   * Makes a database in the place of the one that is gone, or takes the one that another window has made, and runs `work` in
   * one transaction over all tables that it may change.
   */
  async replace<T>(work: () => Promise<T>): Promise<T> {
    this.#isDeleted = false;
    if (!this.isOpen()) await this.open();
    const identity = this.#identity ?? newIdentity();
    const [name, result] = await this.transaction('rw', OPERATED, async (): Promise<[string, T]> => {
      const row = await this.meta.get('identity');
      const name = row?.key === 'identity' ? row.value : identity;
      if (row === undefined) await this.meta.put({ key: 'identity', value: name });
      return [name, await work()];
    });
    this.#identity = name;
    return result;
  }

  documents(name: TableName): Table<Row, string> {
    return this.table(name);
  }

  /** Whether nothing was ever written, not even the samples. */
  async isEmpty(): Promise<boolean> {
    return (await this.meta.count()) === 0;
  }

  /** How often the table has changed so far. */
  rev(name: TableName): Promise<number> {
    return this.#counter(`rev:${name}`);
  }

  /**
   * Returns the revision with which a row of the table was deleted last, or 0 if none ever was.
   *
   * @param id a row that is missing. The revision may be higher than that of its own deletion if it isn't known which rows were
   *   deleted: an older Rollcall did not note them, and only the newest ones are noted
   */
  async deletedAt(name: TableName, id?: string): Promise<number> {
    const last = await this.#counter(`deleted:${name}`);
    if (id === undefined) return last;
    const noted = await this.#deletions(name);
    if (noted.last !== last) return last;
    return Object.hasOwn(noted.rows, id) ? (noted.rows[id] ?? last) : noted.others;
  }

  async #deletions(name: TableName): Promise<Deletions> {
    const row = await this.meta.get(`deletions:${name}`);
    return (row?.value as Deletions | undefined) ?? { last: -1, others: 0, rows: {} };
  }

  /** Notes which rows are deleted, so that one that is lost by damage isn't taken for deleted. Only within `operate`. */
  async noteDeletions(name: TableName, ids: readonly string[], rev: number): Promise<void> {
    const before = await this.deletedAt(name);
    const noted = await this.#deletions(name);
    const others = noted.last === before ? noted.others : before;
    const rows = Object.entries({ ...noted.rows, ...Object.fromEntries(ids.map((id) => [id, rev])) });
    const newestFirst = rows.sort(([, a], [, b]) => b - a);
    const forgotten = newestFirst.slice(MAX_NOTED_DELETIONS).map(([, revision]) => revision);
    const value: Deletions = {
      last: rev,
      others: Math.max(others, ...forgotten),
      rows: Object.fromEntries(newestFirst.slice(0, MAX_NOTED_DELETIONS)),
    };
    await this.meta.bulkPut([
      { key: `deleted:${name}`, value: rev },
      { key: `deletions:${name}`, value },
    ]);
  }

  async #counter(key: Meta['key']): Promise<number> {
    const row = await this.meta.get(key);
    return typeof row?.value === 'number' ? row.value : 0;
  }

  /**
   * Writes a document, and the drawing it had apart. Only within `change`.
   *
   * @param edits what differs from the stored row, where that is known: the journal need not look for it
   */
  async put(name: TableName, row: Row, edits?: RowEdits): Promise<Row> {
    if (edits !== undefined) {
      describeWrite(row, edits);
      await this.documents(name).put(row);
      return row;
    }
    const [light = row] = await this.putAll(name, [row]);
    return light;
  }

  /** The same for several documents, in as few requests as for one. */
  async putAll(name: TableName, rows: readonly Row[]): Promise<Row[]> {
    const split = rows.map(({ document }) => (name === 'characters' ? splitDrawing(document) : { document }));
    const drawings = new Map(split.flatMap(({ drawing }) => (drawing === undefined ? [] : [[drawing.hash, drawing]])));
    if (drawings.size > 0) {
      // Drawings never change, so an existing one is not written again.
      const there = await this.drawings.bulkGet([...drawings.keys()]);
      await this.drawings.bulkPut([...drawings.values()].filter((_, index) => there[index] === undefined));
    }
    const light = rows.map((row, index) => ({ ...row, document: split[index]?.document }));
    await this.documents(name).bulkPut(light);
    return light;
  }

  /**
   * Runs `change` in one transaction and hands it the next number of the table's counter. Two windows never get the same
   * one, because the transactions wait for each other.
   */
  async change<T>(name: TableName, change: (rev: number) => Promise<T>): Promise<T> {
    await this.#openAgain();
    const tables = name === 'characters' ? [name, 'meta', 'history', 'drawings'] : [name, 'meta', 'history'];
    return this.transaction('rw', tables, async () => change(await this.nextRev(name)));
  }

  /** Runs `work` in one transaction over all tables that an operation may change. */
  async operate<T>(work: () => Promise<T>): Promise<T> {
    await this.#openAgain();
    // An async function of its own: Dexie looks at it to know what it waits for.
    return this.transaction('rw', OPERATED, async () => {
      await this.assertSame();
      return work();
    });
  }

  /** The next number of the table's counter. Only within `change` and `operate`. */
  async nextRev(name: TableName): Promise<number> {
    await this.assertSame();
    const rev = (await this.rev(name)) + 1;
    await this.meta.put({ key: `rev:${name}`, value: rev });
    return rev;
  }

  /** Chromium closes a database that it could not write to, and Dexie opens one that failed only on request. */
  async #openAgain(): Promise<void> {
    if (this.#isDeleted) throw new StorageError('gone');
    if (this.hasFailed()) await this.open();
  }
}

const newIdentity = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Asks without opening it, since that would create it. Where the browser can't tell, it counts as there. */
async function databaseExists(name: string): Promise<boolean> {
  if (indexedDB.databases === undefined) return true;
  return (await indexedDB.databases()).some((database) => database.name === name);
}
