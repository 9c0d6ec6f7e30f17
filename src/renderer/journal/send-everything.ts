/** Sends a whole library to a journal whose files were removed while the app was running. */
import type { JournalBridge } from '../../shared/bridge.ts';
import { JOURNAL_TABLES, type JournalTable } from '../../shared/library/journal.ts';
import type { Database } from '../store/database.ts';
import type { CommittedWrite } from '../store/watch-writes.ts';
import { isJournaled } from './change-of.ts';
import type { Feed } from './feed.ts';

/** Rows and assets in one batch, so that typing goes on meanwhile. */
const BATCH = 40;

/** Resolves when the journal has every row and asset that can be read. What is refused is sent again by the feed. */
export async function sendEverything(db: Database, feed: Feed, bridge: JournalBridge): Promise<void> {
  for (const table of JOURNAL_TABLES) {
    const ids = (await db.table(table).toCollection().primaryKeys()).map(String).filter((id) => isJournaled(table, id));
    for (let start = 0; start < ids.length; start += BATCH) {
      await feed.send(await readRows(db, table, ids.slice(start, start + BATCH)));
    }
  }
  const hashes = (
    await Promise.all([db.drawings, db.pictures, db.files].map((assets) => assets.toCollection().primaryKeys()))
  ).flat();
  for (let start = 0; start < hashes.length; start += BATCH) {
    await feed.sendAssets(await bridge.journalLacks(hashes.slice(start, start + BATCH)));
  }
}

/** Of rows that can't be read together, each is read alone; those that can't be read at all are left out. */
async function readRows(db: Database, table: JournalTable, ids: readonly string[]): Promise<CommittedWrite[]> {
  const rows = await db
    .table(table)
    .bulkGet([...ids])
    .catch(() =>
      Promise.all(
        ids.map((id) =>
          db
            .table(table)
            .get(id)
            .catch(() => undefined),
        ),
      ),
    );
  return rows.flatMap((row: unknown, i) => (row === undefined ? [] : [{ table, id: ids[i] ?? '', row }]));
}
