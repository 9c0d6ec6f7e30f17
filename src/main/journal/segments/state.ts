/** Data of the journal about each row, without the rows themselves. */
import { sha256 } from '../../../node/sha256.ts';
import type { JournalTable, KnownRow, RowName } from '../../../shared/library/journal.ts';

export type DeletedRow = RowName & { readonly rev: number };

export interface State {
  readonly rows: Map<string, KnownRow>;
  readonly deleted: Map<string, DeletedRow>;
  readonly revs: Partial<Record<JournalTable, number>>;
}

export const emptyState = (): State => ({ rows: new Map(), deleted: new Map(), revs: {} });

/** Puts another state in place of this one. Revisions stay at the highest that was ever seen. */
export function replaceState(state: State, next: State): void {
  state.rows.clear();
  state.deleted.clear();
  for (const [key, row] of next.rows) state.rows.set(key, row);
  for (const [key, row] of next.deleted) state.deleted.set(key, row);
  for (const [table, rev] of Object.entries(next.revs)) noteRev(state, table as JournalTable, rev);
}

/** A digest of all rows: two states with the same digest hold the same. */
export function stateDigest({ rows }: State): string {
  const lines = [...rows].map(([key, { sum }]) => `${key} ${sum}`);
  return sha256(lines.sort().join('\n'));
}

/** Unambiguous, since names of tables have no slash. */
export const keyOf = ({ table, id }: RowName): string => `${table}/${id}`;

export function setRow(state: State, row: KnownRow): void {
  const key = keyOf(row);
  state.deleted.delete(key);
  state.rows.set(key, row);
  noteRev(state, row.table, row.rev);
}

export function drop(state: State, row: DeletedRow): void {
  const key = keyOf(row);
  state.rows.delete(key);
  // The newest stand at the end.
  state.deleted.delete(key);
  state.deleted.set(key, row);
  noteRev(state, row.table, row.rev);
}

/** Notes the highest number, so that none is used twice, even if its change was lost. */
export function noteRev(state: State, table: JournalTable, rev: number): void {
  if (rev > (state.revs[table] ?? 0)) state.revs[table] = rev;
}

/** The number of the newest change of a row, whether it is there or deleted; undefined = unknown. */
export const revOf = (state: State, key: string): number | undefined =>
  (state.rows.get(key) ?? state.deleted.get(key))?.rev;

/** Letters of a name that are kept, for people. */
const MOST_LETTERS = 200;

/** The name of a row of a table; empty where it has none. */
export function nameOf(table: JournalTable, row: unknown): string {
  const holder = table === 'trash' ? field(row, 'row') : row;
  // Templates were rows of another form once.
  const document = field(holder, 'document') ?? field(holder, 'template');
  const name = field(document ?? holder ?? row, 'name');
  return typeof name === 'string' ? name.slice(0, MOST_LETTERS) : '';
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
