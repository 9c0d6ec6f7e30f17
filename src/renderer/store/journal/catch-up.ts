/**
 * Sends rows that the journal lacks, and compares all rows with the journal, the copy of the library in files of the main process. Runs in
 * the background of an open library.
 */

import type { JournalBridge } from '../../../shared/bridge.ts';
import { writeCanonicalJson } from '../../../shared/document/fingerprint/canonical.ts';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import { JOURNAL_TABLES, type JournalTable, type KnownRow, type RowName } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import type { CommittedWrite } from '../watch-writes.ts';
import { findAssetHashes } from './assets.ts';
import { isDocumentTable } from './inventory.ts';
import type { Journal } from './journal.ts';
import { getRevision, isJournaled } from './journal-change.ts';
import type { JournalFeed } from './journal-feed.ts';

/** The number of rows in one batch. After each batch there is a pause, so that typing is not delayed. */
const BATCH_SIZE = 8;
const PAUSE_MS = 50;

/** What the comparison has found. */
export interface CatchUpResult {
  /** Rows that differ from the journal although they weren't changed: the disk has damaged them. */
  readonly damagedRows: readonly KnownRow[];
  /** The hashes of assets to which rows refer. */
  readonly assetHashes: ReadonlySet<string>;
  /** The number of rows that the journal has recorded as deleted but that are in the database. They are kept. */
  readonly returnedCount: number;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
const getRowKey = ({ table, id }: RowName): string => `${table}/${id}`;

/**
 * Sends the rows that the journal lacks, then compares the checksums of all rows. Stops as soon as `isOver` returns true.
 */
export async function catchUp(database: Database, journal: Journal, isOver: () => boolean): Promise<CatchUpResult> {
  const { start: journalStart, feed, bridge } = journal;
  const assetHashes = new Set<string>();
  if (journalStart === undefined) return { damagedRows: [], assetHashes, returnedCount: 0 };
  const { knownInventory, comparison } = journalStart;
  await writeAgain(database, comparison.returned);
  await feed.send(comparison.gone);
  // These rows were written just before the app was killed, or before there was a journal.
  const sentKeys = await sendMissing(database, feed, comparison.unsent, isOver);
  const knownRows = new Map(knownInventory.rows.map((row) => [getRowKey(row), row]));
  const isJournalDamaged = knownInventory.faults.length > 0;
  const allDamagedRows: KnownRow[] = [];
  for (const tableName of JOURNAL_TABLES) {
    const rowIds = (await database.table(tableName).toCollection().primaryKeys())
      .map(String)
      .filter((rowId) => isJournaled(tableName, rowId));
    for (let batchStart = 0; batchStart < rowIds.length && !isOver(); batchStart += BATCH_SIZE) {
      await pause();
      const foundRows = await readRows(database, tableName, rowIds.slice(batchStart, batchStart + BATCH_SIZE));
      const rowJsons = foundRows.map(({ row }) => writeCanonicalJson(row));
      for (const rowJson of rowJsons) for (const assetHash of findAssetHashes(rowJson)) assetHashes.add(assetHash);
      const changedWrites = foundRows.filter((committedWrite, index) => {
        if (feed.wasWritten(committedWrite) || sentKeys.has(getRowKey(committedWrite))) return false;
        return (
          isJournalDamaged ||
          sha256Anywhere(rowJsons[index] as string) !== knownRows.get(getRowKey(committedWrite))?.sum
        );
      });
      // A damaged journal gets all rows again.
      const [newerWrites, damagedRows] = isJournalDamaged
        ? [changedWrites, []]
        : await splitNewerAndDamaged(bridge, changedWrites, knownRows);
      allDamagedRows.push(...damagedRows);
      await feed.send(newerWrites);
    }
  }
  return { damagedRows: allDamagedRows, assetHashes, returnedCount: comparison.returned.length };
}

async function readRows(
  database: Database,
  tableName: JournalTable,
  rowIds: readonly string[],
): Promise<(CommittedWrite & RowName)[]> {
  const rows = await database.table(tableName).bulkGet([...rowIds]);
  return rows.flatMap((row, index) =>
    row === undefined ? [] : [{ table: tableName, id: rowIds[index] as string, row }],
  );
}

/** Sends rows that the journal lacks. Returns the keys of all these rows. */
async function sendMissing(
  database: Database,
  feed: JournalFeed,
  unsentRows: readonly RowName[],
  isOver: () => boolean,
): Promise<ReadonlySet<string>> {
  for (const tableName of JOURNAL_TABLES) {
    const rowIds = unsentRows.filter((rowName) => rowName.table === tableName).map(({ id }) => id);
    for (let batchStart = 0; batchStart < rowIds.length && !isOver(); batchStart += BATCH_SIZE) {
      const foundRows = await readRows(database, tableName, rowIds.slice(batchStart, batchStart + BATCH_SIZE));
      await feed.send(foundRows.filter((committedWrite) => !feed.wasWritten(committedWrite)));
      await pause();
    }
  }
  return new Set(unsentRows.map(getRowKey));
}

/** Splits rows that differ from the journal into those that were changed later, and those that the disk has damaged. */
async function splitNewerAndDamaged(
  bridge: JournalBridge,
  foundRows: readonly (CommittedWrite & RowName)[],
  knownRows: ReadonlyMap<string, KnownRow>,
): Promise<[newer: CommittedWrite[], damaged: KnownRow[]]> {
  const newerWrites: CommittedWrite[] = [];
  const damagedRows: KnownRow[] = [];
  if (foundRows.length === 0) return [newerWrites, damagedRows];
  const rowNames = foundRows.map(({ table, id }) => ({ table, id }));
  const journalRows = await bridge.journalRows(rowNames);
  const journalRowsByKey = new Map(journalRows.map((journalRow) => [getRowKey(journalRow), journalRow.row]));
  for (const committedWrite of foundRows) {
    const rowKey = getRowKey(committedWrite);
    const knownRow = knownRows.get(rowKey);
    const isNewer =
      knownRow === undefined ||
      getRevision(committedWrite.row) > knownRow.rev ||
      getChangeTime(committedWrite.row) > getChangeTime(journalRowsByKey.get(rowKey));
    // A row of `meta` has neither a revision nor a time, so it can't be compared. An older state of such a row does no harm.
    if (isNewer || committedWrite.table === 'meta') newerWrites.push(committedWrite);
    else damagedRows.push(knownRow);
  }
  return [newerWrites, damagedRows];
}

/** Returns the time of a row's last change in milliseconds since 1970, or 0 for a row without a time. */
function getChangeTime(row: unknown): number {
  const { updatedAt, addedAt, usedAt, deletedAt } = (row ?? {}) as Record<string, unknown>;
  const changeTime = updatedAt ?? addedAt ?? usedAt ?? deletedAt;
  return typeof changeTime === 'number' ? changeTime : 0;
}

/** Writes rows again with the next revision of their table, so that they are newer than their deletion in the journal. */
async function writeAgain(database: Database, rowNames: readonly RowName[]): Promise<void> {
  for (const { table: tableName, id: rowId } of rowNames) {
    if (!isDocumentTable(tableName)) {
      const row = await database.table(tableName).get(rowId);
      if (row !== undefined) await database.table(tableName).put(row);
      continue;
    }
    await database.changeDocuments(tableName, async (revision) => {
      const row = await database.documents(tableName).get(rowId);
      if (row !== undefined) await database.documents(tableName).put({ ...row, rev: revision });
    });
  }
}
