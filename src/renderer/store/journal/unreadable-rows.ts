/** Finds rows that a database has but can't read, for example because the browser's separate files for large values are gone. */
import type { RowName } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../rows.ts';

/** The number of rows in one batch. If reading a batch fails, each of its rows is read alone. */
const BATCH_SIZE = 100;

/** Finds all unreadable rows by reading every row. Rejects if not even the keys of the rows can be read. */
export async function findUnreadableRows(database: Database): Promise<RowName[]> {
  const unreadableRows: RowName[] = [];
  for (const tableName of [...TABLE_NAMES, 'trash', 'mappings', 'lists', 'versions'] as const) {
    const rowIds = (await database.table(tableName).toCollection().primaryKeys()).map(String);
    for (let batchStart = 0; batchStart < rowIds.length; batchStart += BATCH_SIZE) {
      const batch = rowIds.slice(batchStart, batchStart + BATCH_SIZE);
      if (await canRead(database, tableName, batch)) continue;
      for (const rowId of batch)
        if (!(await canRead(database, tableName, [rowId]))) unreadableRows.push({ table: tableName, id: rowId });
    }
  }
  return unreadableRows;
}

const canRead = (database: Database, tableName: string, rowIds: readonly string[]): Promise<boolean> =>
  database
    .table(tableName)
    .bulkGet([...rowIds])
    .then(
      () => true,
      () => false,
    );

/** Returns the rows that are still unreadable. */
export async function filterUnreadable(database: Database, rowNames: readonly RowName[]): Promise<RowName[]> {
  const unreadableRows: RowName[] = [];
  for (const rowName of rowNames)
    if (!(await canRead(database, rowName.table, [rowName.id]))) unreadableRows.push(rowName);
  return unreadableRows;
}

/** Deletes unreadable rows in one transaction. Otherwise live queries would read the table after each deletion, and fail. */
export async function deleteRows(database: Database, rowNames: readonly RowName[]): Promise<void> {
  if (rowNames.length === 0) return;
  const tables = [...new Set(rowNames.map(({ table }) => table))];
  await database.transaction('rw', tables, async () => {
    for (const { table, id } of rowNames) await database.table(table).delete(id);
  });
}
