/**
 * Restores rows that the database has lost, or continues without them. The journal, the copy of the library in files of the main process,
 * has them.
 */
import type { Incoming, IncomingKind } from '../../../shared/library/import/incoming.ts';
import { readDocumentName } from '../../../shared/library/import/incoming.ts';
import type { JournalChange, JournalTable, KnownRow, RecoveredRow } from '../../../shared/library/journal.ts';
import type { Library } from '../library.ts';
import { TABLE_NAMES, type TableName, type VersionRow } from '../rows.ts';
import { isEmptyInventory, readKeys, recordRaisedCounters } from './inventory.ts';
import { isReported, type Journal, type Loss, restoreRows } from './journal.ts';
import { deleteRows, filterUnreadable } from './unreadable-rows.ts';

/** The tables whose rows the user reviews before they are restored. Rows of other tables are restored without a review. */
const REVIEWED_TABLES: readonly JournalTable[] = TABLE_NAMES;

export const isReviewed = ({ table }: { table: JournalTable }): boolean => REVIEWED_TABLES.includes(table);

/**
 * Converts rows of a journal or a snapshot to documents for the import dialog. Omits rows of tables that the user does not review.
 *
 * @param isNewest whether the rows are the newest states of rows that the library has lost
 */
export function toIncoming(recoveredRows: readonly RecoveredRow[], sourceName: string, isNewest: boolean): Incoming[] {
  return recoveredRows.filter(isReviewed).map(({ table, id, row }): Incoming => {
    const kind = table as IncomingKind;
    const { document, template, drafts, tags, updatedAt } = row as Record<string, unknown>;
    // An older Rollcall stored templates in rows of another form.
    const documentValue = document ?? template;
    const keptFields = {
      ...(drafts === undefined ? {} : { drafts: drafts as Record<string, string> }),
      ...(tags === undefined ? {} : { tags: tags as string[] }),
      ...(typeof updatedAt === 'number' && { updatedAt }),
    };
    return {
      kind,
      id,
      name: readDocumentName(documentValue),
      document: documentValue,
      origin: sourceName,
      ...keptFields,
      ...(isNewest && { newest: isNewest }),
    };
  });
}

/** Returns the versions of documents among the rows of a snapshot. */
export const listRecoveredVersions = (recoveredRows: readonly RecoveredRow[]): VersionRow[] =>
  recoveredRows.flatMap(({ table, row }) => (table === 'versions' ? (row as VersionRow) : []));

/** Returns the time at which the newest of these rows was written, in milliseconds since 1970, or undefined if it is unknown. */
export function getNewestTime(recoveredRows: readonly RecoveredRow[]): number | undefined {
  const changeTimes = recoveredRows.map(({ row }) => {
    const { updatedAt, addedAt } = row as Record<string, unknown>;
    return Number(updatedAt ?? addedAt ?? 0);
  });
  const newestTime = changeTimes.reduce((a, b) => Math.max(a, b), 0);
  return newestTime > 0 ? newestTime : undefined;
}

/**
 * Prepares the database for restored rows: replaces a database that can't be opened (the main process has quarantined it), deletes
 * unreadable rows, and restores rows that aren't documents. Rejects if the disk refuses.
 */
export async function prepareRestore({ database }: Library, journal: Journal, loss: Loss): Promise<void> {
  if (loss.kind === 'refused') {
    database.close();
    const replaceReply = await journal.bridge.journalReplaceDatabase();
    if (!replaceReply.ok) throw new Error(replaceReply.refused);
    await database.open();
  }
  // This is recorded before the counters are raised, since the app may be killed in between.
  if (loss.older.length > 0) await recordRaisedCounters(database, true);
  await journal.raiseRevisions(database);
  const unreadableRows = await filterUnreadable(database, loss.unreadable);
  journal.feed.ignoreNextDeletion(unreadableRows);
  await deleteRows(database, unreadableRows);
  const unreportedRows = journal.knownInventory?.rows.filter((knownRow) => !isReported(knownRow)) ?? [];
  const otherRows = loss.missing.filter((missingRow) => !isReviewed(missingRow));
  const existingKeys = await readKeys(database);
  await restoreRows(
    database,
    journal.bridge,
    [...unreportedRows, ...otherRows].filter(({ table, id }) => existingKeys[table]?.ids.includes(id) !== true),
  );
}

/** Lists the lost rows that have not been restored yet. */
export async function listStillMissing({ database }: Library, loss: Loss): Promise<KnownRow[]> {
  const currentKeys = await readKeys(database);
  const existingIds = new Map(Object.entries(currentKeys).map(([tableName, { ids }]) => [tableName, new Set(ids)]));
  return loss.missing.filter(({ table, id }) => existingIds.get(table)?.has(id) !== true);
}

/**
 * Continues without the lost rows. First they are saved in a snapshot, from which they can be restored later; then the journal records
 * their deletion. Rejects with a sentence if no snapshot could be written.
 */
export async function continueWithout(library: Library, journal: Journal, loss: Loss): Promise<void> {
  const { bridge } = journal;
  const backupReply = loss.missing.length === 0 ? ({ ok: true } as const) : await bridge.backupNow();
  if (!backupReply.ok) throw new Error(backupReply.refused);
  await prepareRestore(library, journal, loss);
  const deletions = (await listStillMissing(library, loss)).map(
    ({ table, id, rev: revision }): JournalChange => ({
      table,
      id,
      rev: Math.max(revision, journal.knownInventory?.revs[table] ?? 0),
      kind: 'delete',
    }),
  );
  const appendReply = await bridge.journalAppend(deletions);
  if (!appendReply.ok) throw new Error(appendReply.refused);
  for (const { table, id } of loss.older) await markAsNewest(library, table as TableName, id);
}

/** Marks the state of a row in the database as the newest one. */
async function markAsNewest({ database }: Library, tableName: TableName, rowId: string): Promise<void> {
  await database.changeDocuments(tableName, async (revision) => {
    const olderRow = await database.documents(tableName).get(rowId);
    if (olderRow !== undefined) await database.documents(tableName).put({ ...olderRow, rev: revision });
  });
}

/** Whether the library has no rows at all. */
export const isEmptyLibrary = async ({ database }: Library): Promise<boolean> =>
  isEmptyInventory(await readKeys(database));
