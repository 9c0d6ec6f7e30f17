/** Finds rows that the database or the journal is missing. Only keys and numbers are compared, since this runs at every start. */
import { JOURNAL_TABLES, type JournalInventory, type JournalTable, type KnownRow, type RowName } from '../journal.ts';

/** The contents of one table of the database. */
export interface TableInventory {
  readonly ids: readonly string[];
  /** The revisions (`Row.rev`) of the newest change and of the newest deletion; 0 in tables without revisions. */
  readonly rev: number;
  readonly deletedAt: number;
  /** The revision of each row. Only needed if `rev` differs from the journal's. */
  readonly revs?: ReadonlyMap<string, number>;
}
export type Inventory = Readonly<Partial<Record<JournalTable, TableInventory>>>;

export interface Comparison {
  /** Rows that the journal has and the database doesn't, although they weren't deleted. */
  readonly missing: readonly KnownRow[];
  /** Rows whose state in the database is older than in the journal. */
  readonly older: readonly KnownRow[];
  /** Rows that are missing or older in the journal and have to be sent to it. */
  readonly unsent: readonly RowName[];
  /** Rows that were deleted after the journal's last change. */
  readonly gone: readonly (RowName & { readonly rev: number })[];
  /** Rows that are deleted in the journal and present in the database. They are also in `unsent`. */
  readonly returned: readonly RowName[];
}

/** Time that a deleted document stays in the trash, in milliseconds. */
const TRASH_MS = 30 * 24 * 3_600_000;

/**
 * Compares synchronously and in linear time.
 *
 * @param currentTime milliseconds since 1970
 */
export function compareWithJournal(
  inventory: Inventory,
  journalInventory: JournalInventory,
  currentTime: number,
): Comparison {
  const journalRowsByTable = new Map(JOURNAL_TABLES.map((table) => [table, new Map<string, KnownRow>()]));
  for (const row of journalInventory.rows) journalRowsByTable.get(row.table)?.set(row.id, row);
  const deletedKeys = new Set(journalInventory.deleted.map(({ table, id }) => `${table}/${id}`));
  const isDeleted = createDeletionTest(inventory, journalInventory, journalRowsByTable, currentTime);
  const lists: ComparisonLists = { missing: [], older: [], unsent: [], gone: [], returned: [] };
  for (const [table, rows] of journalRowsByTable) {
    const { ids: rowIds, rev: revision, revs: revisions } = inventory[table] ?? { ids: [], rev: 0 };
    const existingIds = new Set(rowIds);
    for (const row of rows.values()) {
      if (existingIds.has(row.id)) continue;
      if (isDeleted(row)) lists.gone.push({ table, id: row.id, rev: revision });
      else lists.missing.push(row);
    }
    for (const rowId of rowIds) compareRow({ table, id: rowId }, revisions?.get(rowId), rows.get(rowId), lists);
  }
  if (journalInventory.lost.length > 0) addLostRows(inventory, journalInventory, isDeleted, lists);
  lists.returned = lists.unsent.filter(({ table, id }) => {
    const ownRevision = inventory[table]?.revs?.get(id) ?? 0;
    return deletedKeys.has(`${table}/${id}`) && ownRevision <= (journalInventory.revs[table] ?? 0);
  });
  return lists;
}

/**
 * Adds rows whose newest change is lost in the journal, and whose state in the database is older or missing. In tables without revisions,
 * rows count as up to date.
 */
function addLostRows(
  inventory: Inventory,
  journalInventory: JournalInventory,
  isDeleted: (row: KnownRow) => boolean,
  lists: ComparisonLists,
): void {
  const reportedKeys = new Set([...lists.missing, ...lists.older].map(({ table, id }) => `${table}/${id}`));
  const existingIds = new Set(
    JOURNAL_TABLES.flatMap((table) => (inventory[table]?.ids ?? []).map((rowId) => `${table}/${rowId}`)),
  );
  for (const row of journalInventory.lost) {
    const rowKey = `${row.table}/${row.id}`;
    if (reportedKeys.has(rowKey)) continue;
    const revision = inventory[row.table]?.revs?.get(row.id) ?? Number.POSITIVE_INFINITY;
    if (existingIds.has(rowKey) && revision < row.rev) lists.older.push(row);
    if (!existingIds.has(rowKey) && !isDeleted(row)) lists.missing.push(row);
  }
}

/** Compares a row that exists in the database. A row without a revision counts as up to date. */
function compareRow(
  rowName: RowName,
  revision: number | undefined,
  journalRow: KnownRow | undefined,
  lists: ComparisonLists,
): void {
  if (journalRow === undefined) lists.unsent.push(rowName);
  else if (revision !== undefined && revision > journalRow.rev) lists.unsent.push(rowName);
  else if (revision !== undefined && revision < journalRow.rev) lists.older.push(journalRow);
}

type ComparisonLists = { -readonly [K in keyof Comparison]: Comparison[K][number][] };

/**
 * Creates a test that distinguishes rows that were deleted, for instance just before the app was killed, from rows that were lost.
 * The id of a row of the table `trash` is the key of the deleted document and the time of its deletion in milliseconds:
 * `characters/ash/1767225600000`.
 */
function createDeletionTest(
  inventory: Inventory,
  { revs: revisions }: JournalInventory,
  journalRowsByTable: ReadonlyMap<JournalTable, ReadonlyMap<string, KnownRow>>,
  currentTime: number,
): (row: KnownRow) => boolean {
  const existingIds = new Set(
    JOURNAL_TABLES.flatMap((table) => (inventory[table]?.ids ?? []).map((rowId) => `${table}/${rowId}`)),
  );
  // Trash entries that the journal doesn't know were created after its last change.
  const newTrashKeys = (inventory.trash?.ids ?? []).filter(
    (rowKey) => journalRowsByTable.get('trash')?.has(rowKey) !== true,
  );
  const deletedSinceKeys = new Set(newTrashKeys.map((rowKey) => rowKey.slice(0, rowKey.lastIndexOf('/'))));
  return ({ table, id: rowId }) => {
    if (deletedSinceKeys.has(`${table}/${rowId}`)) return true;
    if (table === 'trash') {
      const documentKey = rowId.slice(0, rowId.lastIndexOf('/'));
      const [originTable, ...idParts] = documentKey.split('/');
      const wasInJournal = journalRowsByTable.get(originTable as JournalTable)?.has(idParts.join('/')) === true;
      // The document was restored, or deleted so long ago that the trash no longer has it.
      return (
        (existingIds.has(documentKey) && !wasInJournal) ||
        currentTime - Number(rowId.slice(rowId.lastIndexOf('/') + 1)) > TRASH_MS
      );
    }
    return (inventory[table]?.deletedAt ?? 0) > (revisions[table] ?? 0);
  };
}
