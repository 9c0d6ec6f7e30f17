import { parseValue, type Unreadable } from '../../shared/document/parse.ts';
import type { Character, EventPack, Faction, Team } from '../../shared/document/schema.ts';
import type { Row, TableName } from './database.ts';

/** The document type that each table holds. */
export interface Documents {
  characters: Character;
  factions: Faction;
  teams: Team;
  events: EventPack;
}

const FORMAT_OF = {
  characters: 'rollcall.character',
  factions: 'rollcall.faction',
  teams: 'rollcall.team',
  events: 'rollcall.event',
} as const satisfies Record<TableName, string>;

export interface Ready<D> {
  kind: 'ready';
  id: string;
  document: D;
  drafts: Readonly<Record<string, string>>;
  row: Row;
}

/** A document that this Rollcall cannot read: it is shown with its reason and can be copied out or deleted. */
export interface Broken {
  kind: 'broken';
  id: string;
  /** Its name when it has one that can be read, else its id. */
  name: string;
  reason: Unreadable;
  row: Row;
}

export type Item<D> = Ready<D> | Broken;

/** Reads a stored row. Never throws. */
export function readRow<N extends TableName>(table: N, row: Row): Item<Documents[N]> {
  const parsed = parseValue(row.document);
  if (parsed.ok && parsed.format === FORMAT_OF[table]) {
    return { kind: 'ready', id: row.id, document: parsed.document as Documents[N], drafts: row.drafts ?? {}, row };
  }
  const reason = parsed.ok ? { path: '/format', expected: FORMAT_OF[table] } : parsed.error;
  return { kind: 'broken', id: row.id, name: nameOf(row), reason, row };
}

function nameOf(row: Row): string {
  const document = row.document;
  const name = typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof name === 'string' && name !== '' ? name : row.id;
}
