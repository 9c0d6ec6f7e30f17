/** Sends a whole library to the journal, its copy in files of the main process, if these files were removed while the app was running. */
import type { JournalBridge } from '../../../shared/bridge.ts';
import { JOURNAL_TABLES, type JournalTable } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import type { CommittedWrite } from '../watch-writes.ts';
import { isJournaled } from './journal-change.ts';
import type { JournalFeed } from './journal-feed.ts';

/** The number of rows or assets in a batch. Small batches keep the app responsive. */
const BATCH_SIZE = 40;

/** Sends all readable rows and assets. Resolves when the journal has them. The feed sends refused rows and assets again. */
export async function sendEverything(database: Database, feed: JournalFeed, bridge: JournalBridge): Promise<void> {
  for (const tableName of JOURNAL_TABLES) {
    const rowIds = (await database.table(tableName).toCollection().primaryKeys())
      .map(String)
      .filter((rowId) => isJournaled(tableName, rowId));
    for (let batchStart = 0; batchStart < rowIds.length; batchStart += BATCH_SIZE) {
      await feed.send(await readRows(database, tableName, rowIds.slice(batchStart, batchStart + BATCH_SIZE)));
    }
  }
  const assetHashes = (
    await Promise.all(
      [database.drawings, database.pictures, database.files].map((assets) => assets.toCollection().primaryKeys()),
    )
  ).flat();
  for (let batchStart = 0; batchStart < assetHashes.length; batchStart += BATCH_SIZE) {
    await feed.sendAssets(await bridge.journalLacks(assetHashes.slice(batchStart, batchStart + BATCH_SIZE)));
  }
}

/** Reads rows in one query, or one by one if that query fails. Omits rows that can't be read. */
async function readRows(
  database: Database,
  tableName: JournalTable,
  rowIds: readonly string[],
): Promise<CommittedWrite[]> {
  const rows = await database
    .table(tableName)
    .bulkGet([...rowIds])
    .catch(() =>
      Promise.all(
        rowIds.map((rowId) =>
          database
            .table(tableName)
            .get(rowId)
            .catch(() => undefined),
        ),
      ),
    );
  return rows.flatMap((rowValue: unknown, index) =>
    rowValue === undefined ? [] : [{ table: tableName, id: rowIds[index] ?? '', row: rowValue }],
  );
}
