/** Stores the rows that operations have replaced, and keeps the trash up to date. */

import type { OperationKind } from '../../strings/library/operations.ts';
import type { Database } from '../database.ts';
import { getStoredName } from '../item.ts';
import type { ReplacedRow, Row, TableName } from '../rows.ts';
import { splitIntoBatches } from './batches.ts';
import type { RowExchange } from './exchange-rows.ts';

/** Returns the key of a document: `table/id`. */
export const getDocumentKey = ({ table, id }: { table: TableName; id: string }): string => `${table}/${id}`;

/** Returns the name of a stored document or template, or its id if it has no name. */
export function getRowName(row: Row | undefined): string {
  if (row === undefined) return '';
  return getStoredName(row) || row.id;
}

/** Reads all rows that an operation has replaced. */
export const readReplacedRows = (database: Database, operationNumber: number): Promise<ReplacedRow[]> =>
  database.replaced.where('n').equals(operationNumber).toArray();

/** Deletes operations and the rows that they have replaced. */
export async function deleteOperations(database: Database, operationNumbers: readonly number[]): Promise<void> {
  if (operationNumbers.length === 0) return;
  await database.replaced
    .where('n')
    .anyOf([...operationNumbers])
    .delete();
  await database.operations.bulkDelete([...operationNumbers]);
}

/**
 * Returns the part of a row that undo needs. An operation that changes tags does not need the document, and tagging thousands of
 * documents would copy them all.
 */
const getKeptPart = (kind: OperationKind, row: Row): Row => (kind === 'tag' ? { ...row, document: null } : row);

const getUpdateTime = (row: Row | undefined): number => (row === undefined ? 0 : row.updatedAt);

/**
 * Stores replaced rows and updates the trash. Deleted rows go to the trash, and so do rows that an undo removes although they were
 * edited after the operation. Restored rows are removed from the trash.
 *
 * @param keptRows the rows that the operation had stored before, by document key
 * @returns the approximate size in bytes
 */
export async function storeReplaced(
  database: Database,
  operationNumber: number,
  kind: OperationKind,
  exchanges: readonly RowExchange[],
  keptRows: ReadonlyMap<string, ReplacedRow>,
  timestamp: number,
): Promise<number> {
  const restoredTrashKeys: string[] = [];
  const rows = exchanges.map((rowExchange): ReplacedRow => {
    const { table, id, before: rowBefore, after: rowAfter } = rowExchange;
    const previousRow = keptRows.get(getDocumentKey(rowExchange));
    if (previousRow?.trash !== undefined) restoredTrashKeys.push(previousRow.trash);
    const isTrash =
      rowBefore !== undefined &&
      rowAfter === undefined &&
      (kind === 'delete' ||
        kind === 'bring-back' ||
        (previousRow !== undefined && previousRow.put !== getUpdateTime(rowBefore)));
    const trashField = isTrash ? { trash: `${table}/${id}/${timestamp}` } : {};
    return {
      n: operationNumber,
      table,
      id,
      ...(rowBefore && { row: getKeptPart(kind, rowBefore) }),
      put: getUpdateTime(rowAfter),
      ...trashField,
    };
  });
  if (restoredTrashKeys.length > 0) await database.trash.bulkDelete(restoredTrashKeys);
  const trashRows = rows.flatMap(({ table, row, trash }) =>
    row === undefined || trash === undefined ? [] : [{ key: trash, table, row, deletedAt: timestamp }],
  );
  for (const batch of splitIntoBatches(trashRows)) await database.trash.bulkPut(batch);
  for (const batch of splitIntoBatches(rows)) await database.replaced.bulkPut(batch);
  return rows.reduce((sum, { row }) => sum + (row === undefined ? 0 : JSON.stringify(row).length), 0);
}

/** Thrown if a later operation has changed the same documents, since undoing the earlier operation would lose that change. */
export class LaterOperation extends Error {
  override readonly name = 'LaterOperation';
}

/** @throws LaterOperation if a later operation has changed the same documents */
export async function assertNoLaterOperation(
  database: Database,
  replacedRows: readonly ReplacedRow[],
  laterNumbers: readonly number[],
): Promise<void> {
  if (laterNumbers.length === 0) return;
  const commonCount = await database.replaced
    .where('[table+id]')
    .anyOf(replacedRows.map(({ table, id }) => [table, id]))
    .filter(({ n: operationNumber }) => laterNumbers.includes(operationNumber))
    .count();
  if (commonCount > 0) throw new LaterOperation();
}
