/** Tracks the key, name and checksum of each row in the journal, without the rows themselves. */
import { sha256 } from '../../../node/sha256.ts';
import type { JournalTable, KnownRow, RowName } from '../../../shared/library/journal.ts';

export type DeletedRow = RowName & { readonly rev: number };

/** The rows and the deleted rows by `getRowKey`, and the highest revision (number of a change) of each table. */
export interface JournalState {
  readonly rows: Map<string, KnownRow>;
  readonly deleted: Map<string, DeletedRow>;
  readonly revs: Partial<Record<JournalTable, number>>;
}

export const createEmptyState = (): JournalState => ({ rows: new Map(), deleted: new Map(), revs: {} });

/** Replaces the content of a state. Revisions stay at the highest number ever seen. */
export function replaceState(state: JournalState, nextState: JournalState): void {
  state.rows.clear();
  state.deleted.clear();
  for (const [rowKey, row] of nextState.rows) state.rows.set(rowKey, row);
  for (const [rowKey, row] of nextState.deleted) state.deleted.set(rowKey, row);
  for (const [table, rev] of Object.entries(nextState.revs)) recordRevision(state, table as JournalTable, rev);
}

/** Computes a digest of all rows. Two states with the same digest have the same rows. */
export function computeStateDigest({ rows }: JournalState): string {
  const lines = [...rows].map(([rowKey, { sum }]) => `${rowKey} ${sum}`);
  return sha256(lines.sort().join('\n'));
}

/** Returns the key of a row. The key is unambiguous, since table names contain no slash. */
export const getRowKey = ({ table, id }: RowName): string => `${table}/${id}`;

export function setRow(state: JournalState, row: KnownRow): void {
  const rowKey = getRowKey(row);
  state.deleted.delete(rowKey);
  state.rows.set(rowKey, row);
  recordRevision(state, row.table, row.rev);
}

export function deleteRow(state: JournalState, row: DeletedRow): void {
  const rowKey = getRowKey(row);
  state.rows.delete(rowKey);
  // Deleting the entry first moves it to the end, so the newest deletions are last.
  state.deleted.delete(rowKey);
  state.deleted.set(rowKey, row);
  recordRevision(state, row.table, row.rev);
}

/** Records the highest revision, so that no revision is used twice, even if its change was lost. */
export function recordRevision(state: JournalState, table: JournalTable, revision: number): void {
  if (revision > (state.revs[table] ?? 0)) state.revs[table] = revision;
}

/** Returns the revision of the newest change of an existing or deleted row, or undefined if the row is unknown. */
export const getRevision = (state: JournalState, rowKey: string): number | undefined =>
  (state.rows.get(rowKey) ?? state.deleted.get(rowKey))?.rev;

/** The maximum length of a stored name. Names are only stored for messages to the user. */
const MAX_NAME_CHARACTERS = 200;

/** Returns the name of a row, or an empty string if it has none. A row of the trash contains the deleted row in its key `row`. */
export function getRowName(table: JournalTable, row: unknown): string {
  const holder = table === 'trash' ? getField(row, 'row') : row;
  // Older versions stored a template in the key `template`.
  const document = getField(holder, 'document') ?? getField(holder, 'template');
  const rowName = getField(document ?? holder ?? row, 'name');
  return typeof rowName === 'string' ? rowName.slice(0, MAX_NAME_CHARACTERS) : '';
}

const getField = (value: unknown, fieldName: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, fieldName)
    ? (value as Record<string, unknown>)[fieldName]
    : undefined;
