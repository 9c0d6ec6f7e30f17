/** Sends a whole library to a journal whose files were removed while the app was running. */
import type { JournalBridge } from '../../../shared/bridge.ts';
import { JOURNAL_TABLES, type JournalTable } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import type { CommittedWrite } from '../watch-writes.ts';
import { isJournaled } from './change-of.ts';
import type { Feed } from './feed.ts';

/** Rows or assets per batch. Small batches keep the app responsive. */
const BATCH_SIZE = 40;

/** Resolves when every readable row and asset was sent to the journal. The feed sends refused ones again. */
export async function sendEverything(database: Database, feed: Feed, bridge: JournalBridge): Promise<void> {
  for (const table of JOURNAL_TABLES) {
    const rowIds = (await database.table(table).toCollection().primaryKeys())
      .map(String)
      .filter((rowId) => isJournaled(table, rowId));
    for (let batchStart = 0; batchStart < rowIds.length; batchStart += BATCH_SIZE) {
      await feed.send(await readRows(database, table, rowIds.slice(batchStart, batchStart + BATCH_SIZE)));
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

/** Reads rows in one query, or one by one if that query fails. Rows that can't be read are left out. */
async function readRows(database: Database, table: JournalTable, rowIds: readonly string[]): Promise<CommittedWrite[]> {
  const rows = await database
    .table(table)
    .bulkGet([...rowIds])
    .catch(() =>
      Promise.all(
        rowIds.map((rowId) =>
          database
            .table(table)
            .get(rowId)
            .catch(() => undefined),
        ),
      ),
    );
  return rows.flatMap((row: unknown, index) => (row === undefined ? [] : [{ table, id: rowIds[index] ?? '', row }]));
}
