/** The rows that operations have replaced, and those of them that are in the trash. */

import type { OperationKind } from '../../strings/library/operations.ts';
import type { Database } from '../database.ts';
import { storedName } from '../item.ts';
import type { ReplacedRow, Row, TableName } from '../rows.ts';
import type { RowExchange } from './exchange.ts';
import { inParts } from './in-parts.ts';

/** The key of a document in the history. */
export const stepsOf = ({ table, id }: { table: TableName; id: string }): string => `${table}/${id}`;

/** The name of a stored document or template; its id where it has none. */
export function rowName(row: Row | undefined): string {
  if (row === undefined) return '';
  return storedName(row) || row.id;
}

/** All rows that an operation has replaced. */
export const replacedBy = (database: Database, n: number): Promise<ReplacedRow[]> =>
  database.replaced.where('n').equals(n).toArray();

/** Deletes operations and the rows they kept. */
export async function forget(database: Database, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await database.replaced
    .where('n')
    .anyOf([...numbers])
    .delete();
  await database.operations.bulkDelete([...numbers]);
}

/** Tags stand beside the document: the thousands of documents that get one need not be written twice. */
const partOf = (kind: OperationKind, row: Row): Row => (kind === 'tag' ? { ...row, document: null } : row);

const changedAt = (row: Row | undefined): number => (row === undefined ? 0 : row.updatedAt);

/**
 * Stores replaced rows and updates the trash: it holds what a deletion removes, and what undo removes although it was edited
 * since. Restored rows are removed from it.
 *
 * @param kept what the operation kept before, by place
 * @returns approximate size in bytes
 */
export async function storeReplaced(
  database: Database,
  n: number,
  kind: OperationKind,
  places: readonly RowExchange[],
  kept: ReadonlyMap<string, ReplacedRow>,
  at: number,
): Promise<number> {
  const back: string[] = [];
  const rows = places.map(({ table, id, before, after }): ReplacedRow => {
    const last = kept.get(stepsOf({ table, id }));
    if (last?.trash !== undefined) back.push(last.trash);
    const isTrash =
      before !== undefined &&
      after === undefined &&
      (kind === 'delete' || kind === 'bring-back' || (last !== undefined && last.put !== changedAt(before)));
    const trash = isTrash ? { trash: `${table}/${id}/${at}` } : {};
    return { n, table, id, ...(before && { row: partOf(kind, before) }), put: changedAt(after), ...trash };
  });
  if (back.length > 0) await database.trash.bulkDelete(back);
  const trash = rows.flatMap(({ table, row, trash: key }) =>
    row === undefined || key === undefined ? [] : [{ key, table, row, deletedAt: at }],
  );
  for (const part of inParts(trash)) await database.trash.bulkPut(part);
  for (const part of inParts(rows)) await database.replaced.bulkPut(part);
  return rows.reduce((sum, { row }) => sum + (row === undefined ? 0 : JSON.stringify(row).length), 0);
}

/** Thrown when a later operation changed the same documents: undoing the earlier one would lose that. */
export class LaterOperation extends Error {
  override readonly name = 'LaterOperation';
}

export async function refuseLater(
  database: Database,
  places: readonly ReplacedRow[],
  later: readonly number[],
): Promise<void> {
  if (later.length === 0) return;
  const same = await database.replaced
    .where('[table+id]')
    .anyOf(places.map(({ table, id }) => [table, id]))
    .filter(({ n }) => later.includes(n))
    .count();
  if (same > 0) throw new LaterOperation();
}
