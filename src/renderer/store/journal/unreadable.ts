/** Rows that a database holds and cannot read, such as those whose files of their own are gone. */
import type { RowName } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../rows.ts';

/** Rows in one batch; where reading it fails, each row is read alone. */
const AT_ONCE = 100;

/** Reads every row, since the keys of such rows are whole. Rejects when not even the keys can be read. */
export async function unreadableRows(database: Database): Promise<RowName[]> {
  const found: RowName[] = [];
  for (const table of [...TABLE_NAMES, 'trash', 'mappings', 'lists'] as const) {
    const ids = (await database.table(table).toCollection().primaryKeys()).map(String);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      if (await canRead(database, table, some)) continue;
      for (const id of some) if (!(await canRead(database, table, [id]))) found.push({ table, id });
    }
  }
  return found;
}

const canRead = (database: Database, table: string, ids: readonly string[]): Promise<boolean> =>
  database
    .table(table)
    .bulkGet([...ids])
    .then(
      () => true,
      () => false,
    );

/** Those of the rows that cannot be read now. */
export async function stillUnreadable(database: Database, rows: readonly RowName[]): Promise<RowName[]> {
  const found: RowName[] = [];
  for (const row of rows) if (!(await canRead(database, row.table, [row.id]))) found.push(row);
  return found;
}

/** Takes rows out, all at once: between two of them the rest of their table would be read in vain. */
export async function removeRows(database: Database, rows: readonly RowName[]): Promise<void> {
  if (rows.length === 0) return;
  const tables = [...new Set(rows.map(({ table }) => table))];
  await database.transaction('rw', tables, async () => {
    for (const { table, id } of rows) await database.table(table).delete(id);
  });
}
