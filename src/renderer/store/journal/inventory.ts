import type { Inventory, TableInventory } from '../../../shared/library/import/compare-with-journal.ts';
import { JOURNAL_TABLES, type JournalInventory, type JournalTable } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';
import { isJournaled } from './journal-change.ts';

/**
 * Reads which rows a database has, and at which revisions, to compare them with the journal, the copy of the library in files of the main
 * process. The counter of a table is its newest revision; each change of a row gets the next one.
 */

/** The key of the meta row that marks raised counters, see `Meta`. */
const RAISED_KEY = 'raised';

export const isDocumentTable = (tableName: JournalTable): tableName is TableName =>
  (TABLE_NAMES as readonly string[]).includes(tableName);

/** Reads the keys of all rows and the counters of all tables. This takes a few milliseconds for five thousand documents. */
export async function readKeys(database: Database): Promise<Inventory> {
  return database.transaction('r', [...JOURNAL_TABLES], async () => {
    const tables = await Promise.all(
      JOURNAL_TABLES.map(async (tableName): Promise<[JournalTable, TableInventory]> => {
        const rowIds = (await database.table(tableName).toCollection().primaryKeys()).map(String);
        const counters = isDocumentTable(tableName)
          ? [await database.readRevision(tableName), await database.readDeletionRevision(tableName)]
          : [];
        const [revision = 0, deletedAt = 0] = counters;
        return [tableName, { ids: rowIds.filter((rowId) => isJournaled(tableName, rowId)), rev: revision, deletedAt }];
      }),
    );
    return Object.fromEntries(tables) as Inventory;
  });
}

/**
 * Adds the revisions of all rows to the tables whose counter differs from that in the journal. If counters were raised after a loss, adds
 * revisions to all tables: equal counters then do not mean equal rows.
 */
export async function addRevisions(
  database: Database,
  inventory: Inventory,
  knownInventory: JournalInventory,
): Promise<Inventory> {
  const fullInventory = { ...inventory };
  const isRaised = (await database.meta.get(RAISED_KEY)) !== undefined;
  for (const tableName of TABLE_NAMES) {
    const tableInventory = inventory[tableName];
    if (tableInventory === undefined || (!isRaised && tableInventory.rev === (knownInventory.revs[tableName] ?? 0)))
      continue;
    const revisions = new Map<string, number>();
    await database
      .documents(tableName)
      .orderBy('rev')
      .eachKey((revision, cursor) => revisions.set(String(cursor.primaryKey), Number(revision)));
    fullInventory[tableName] = { ...tableInventory, revs: revisions };
  }
  return fullInventory;
}

/**
 * Whether a database has no rows at all: Chromium silently replaces a damaged database with an empty one. A library without documents
 * is not empty, since it has the record of its samples.
 */
export const isEmptyInventory = (inventory: Inventory): boolean =>
  JOURNAL_TABLES.every((tableName) => inventory[tableName]?.ids.length === 0);

/** Records whether counters were raised after a loss, so that rows may still be older than in the journal. */
export async function recordRaisedCounters({ meta }: Database, isRaised: boolean): Promise<void> {
  const wasRaised = (await meta.get(RAISED_KEY)) !== undefined;
  if (isRaised && !wasRaised) await meta.put({ key: RAISED_KEY, value: true });
  if (!isRaised && wasRaised) await meta.delete(RAISED_KEY);
}
