import type { Inventory, TableInventory } from '../../../shared/library/import/missing.ts';
import { JOURNAL_TABLES, type JournalInventory, type JournalTable } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';
import { isJournaled } from './change-of.ts';

/** The row of `meta` that says so. */
const RAISED = 'raised';

export const isDocuments = (table: JournalTable): table is TableName =>
  (TABLE_NAMES as readonly string[]).includes(table);

/** The keys of everything in the database; five thousand documents take a few milliseconds. */
export async function readKeys(database: Database): Promise<Inventory> {
  return database.transaction('r', [...JOURNAL_TABLES], async () => {
    const tables = await Promise.all(
      JOURNAL_TABLES.map(async (table): Promise<[JournalTable, TableInventory]> => {
        const ids = (await database.table(table).toCollection().primaryKeys()).map(String);
        const counters = isDocuments(table) ? [await database.rev(table), await database.deletedAt(table)] : [];
        const [rev = 0, deletedAt = 0] = counters;
        return [table, { ids: ids.filter((id) => isJournaled(table, id)), rev, deletedAt }];
      }),
    );
    return Object.fromEntries(tables) as Inventory;
  });
}

/**
 * The same with the number of each row, where the table has gone on since the journal's last change or fallen behind it; and
 * where its counter was raised after a loss, since counters that are equal then say nothing about the rows.
 */
export async function withRevs(database: Database, inventory: Inventory, known: JournalInventory): Promise<Inventory> {
  const full = { ...inventory };
  const isRaised = (await database.meta.get(RAISED)) !== undefined;
  for (const table of TABLE_NAMES) {
    const held = inventory[table];
    if (held === undefined || (!isRaised && held.rev === (known.revs[table] ?? 0))) continue;
    const revs = new Map<string, number>();
    await database
      .documents(table)
      .orderBy('rev')
      .eachKey((rev, cursor) => revs.set(String(cursor.primaryKey), Number(rev)));
    full[table] = { ...held, revs };
  }
  return full;
}

/** Whether there is nothing in it, as after Chromium has replaced a damaged one: an emptied library still knows its samples. */
export const isEmpty = (inventory: Inventory): boolean =>
  JOURNAL_TABLES.every((table) => inventory[table]?.ids.length === 0);

/** Notes that counters are raised while rows may still be older; false: nothing is missing any more. */
export async function noteRaised({ meta }: Database, isRaised: boolean): Promise<void> {
  const wasRaised = (await meta.get(RAISED)) !== undefined;
  if (isRaised && !wasRaised) await meta.put({ key: RAISED, value: true });
  if (!isRaised && wasRaised) await meta.delete(RAISED);
}
