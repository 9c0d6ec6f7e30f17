import { parseValue, type Unreadable } from '../../shared/document/parse.ts';
import type { Character, EventPack, Faction, Team } from '../../shared/document/schema.ts';
import type { Encounter } from '../../shared/play/encounter.ts';
import type { Row, TableName } from './database.ts';

/** The document type that each table holds. */
export interface Documents {
  characters: Character;
  factions: Faction;
  teams: Team;
  events: EventPack;
  encounters: Encounter;
}

const FORMAT_OF = {
  characters: 'rollcall.character',
  factions: 'rollcall.faction',
  teams: 'rollcall.team',
  events: 'rollcall.event',
  encounters: 'rollcall.encounter',
} as const satisfies Record<TableName, string>;

export interface Ready<D> {
  readonly kind: 'ready';
  readonly id: string;
  readonly document: D;
  readonly drafts: Readonly<Record<string, string>>;
  readonly row: Row;
}

/** A document that this Rollcall cannot read: it is shown with its reason and can be copied out or deleted. */
export interface Broken {
  readonly kind: 'broken';
  readonly id: string;
  /** Its name when it has one that can be read, else its id. */
  readonly name: string;
  readonly reason: Unreadable;
  readonly row: Row;
}

export type Item<D> = Ready<D> | Broken;

/** A stored row as an item; it is parsed on first use. Never throws. */
export function readRow<N extends TableName>(table: N, row: Row): Item<Documents[N]> {
  return new StoredItem(table, row) as Item<Documents[N]>;
}

const NO_DRAFTS: Readonly<Record<string, string>> = {};

/** Parsing thousands of documents takes a good part of a second, and a list shows a dozen of them. */
class StoredItem {
  readonly id: string;
  readonly row: Row;
  readonly #table: TableName;
  #read: { document: unknown } | { reason: Unreadable } | undefined;

  constructor(table: TableName, row: Row) {
    this.#table = table;
    this.row = row;
    this.id = row.id;
  }

  get kind(): 'ready' | 'broken' {
    return 'document' in this.#parsed() ? 'ready' : 'broken';
  }

  get document(): unknown {
    const read = this.#parsed();
    return 'document' in read ? read.document : undefined;
  }

  get reason(): Unreadable | undefined {
    const read = this.#parsed();
    return 'reason' in read ? read.reason : undefined;
  }

  get drafts(): Readonly<Record<string, string>> {
    return this.row.drafts ?? NO_DRAFTS;
  }

  get name(): string {
    return storedName(this.row) || this.row.id;
  }

  #parsed() {
    this.#read ??= parsed(this.#table, this.row);
    return this.#read;
  }
}

function parsed(table: TableName, row: Row): { document: unknown } | { reason: Unreadable } {
  const answer = parseValue(row.document);
  if (answer.ok && answer.format === FORMAT_OF[table]) return { document: answer.document };
  return { reason: answer.ok ? { path: '/format', expected: FORMAT_OF[table] } : answer.error };
}

/** The name of a document, readable or not; empty where it has none. */
export function storedName({ document }: { readonly document: unknown }): string {
  const name = typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
}
