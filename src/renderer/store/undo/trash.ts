import { createDocumentId } from '../create-document-id.ts';
import type { Database } from '../database.ts';
import { getStoredName } from '../item.ts';
import type { TableName, TrashRow } from '../rows.ts';
import { toDocumentRow } from '../templates/upgrade-templates.ts';
import { deleteVersionsOf } from '../versions/prune-versions.ts';
import type { DocumentWrite, Operations } from './operations.ts';
import { getRowName } from './replaced-rows.ts';
import { deleteSteps } from './stored-history.ts';
import { checkTrashClock } from './trash-clock.ts';

/** A row of the trash, as a list shows it. */
export interface TrashEntry {
  readonly key: string;
  readonly table: TableName;
  readonly id: string;
  /** The name of the document; empty if it has none. */
  readonly name: string;
  readonly deletedAt: number;
}

/** The number of restored rows, and of those that got another id because their own was taken. */
export interface RestoreResult {
  /** The number of the operation. */
  readonly operationNumber: number;
  readonly undo: () => Promise<void>;
  readonly count: number;
  readonly renamed: number;
}

/** Stores deleted documents for a month. */
export class Trash {
  readonly #db: Database;
  readonly #operations: Operations;

  constructor(database: Database, operations: Operations) {
    this.#db = database;
    this.#operations = operations;
  }

  /** Lists all rows, the last deleted first. A live query that calls this follows all changes. */
  async list(): Promise<TrashEntry[]> {
    const entries: TrashEntry[] = [];
    await this.#db.trash.each(({ key, table, row, deletedAt }) => {
      entries.push({
        key,
        table,
        id: row.id,
        name: getStoredName(toDocumentRow(row)),
        deletedAt,
      });
    });
    return entries.sort((a, b) => b.deletedAt - a.deletedAt || (a.name < b.name ? -1 : 1));
  }

  /** Restores rows in one operation. A row whose id is taken gets a new id, so that both documents are kept. */
  async bringBack(trashKeys: readonly string[]): Promise<RestoreResult> {
    const rows = (await this.#db.trash.bulkGet([...trashKeys])).flatMap((trashedRow) => trashedRow ?? []);
    const takenKeys = new Set<string>();
    for (const { table, row } of rows) {
      const existingCount = await this.#db.table(table).where('id').equals(row.id).count();
      if (existingCount > 0) takenKeys.add(`${table}/${row.id}`);
    }
    let renamedCount = 0;
    const changes = rows.map((trashedRow): DocumentWrite => {
      const { id } = trashedRow.row;
      if (!takenKeys.has(`${trashedRow.table}/${id}`)) {
        takenKeys.add(`${trashedRow.table}/${id}`);
        return toDocumentWrite(trashedRow, id);
      }
      renamedCount += 1;
      return toDocumentWrite(
        trashedRow,
        createDocumentId(getRowName(toDocumentRow(trashedRow.row)), (candidate) =>
          takenKeys.has(`${trashedRow.table}/${candidate}`),
        ),
      );
    });
    const { n: operationNumber, undo } = await this.#operations.run(
      'bring-back',
      changes,
      {},
      rows.map(({ key }) => key),
    );
    return { operationNumber, undo, count: rows.length, renamed: renamedCount };
  }

  /** Deletes rows for good, with the steps and versions of their documents and the rows that an undo of the deletion would restore. */
  async deleteForGood(trashKeys: readonly string[]): Promise<void> {
    const database = this.#db;
    const deletedKeys = new Set(trashKeys);
    await database.runOperation(async () => {
      const rows = (await database.trash.bulkGet([...trashKeys])).flatMap((trashedRow) => trashedRow ?? []);
      await database.trash.bulkDelete([...trashKeys]);
      const documentsByKey = new Map(rows.map(({ table, row }) => [`${table}/${row.id}`, { table, id: row.id }]));
      const replacedRows = await database.replaced
        .where('[table+id]')
        .anyOf([...documentsByKey.values()].map(({ table, id }) => [table, id]))
        .filter(({ trash }) => trash !== undefined && deletedKeys.has(trash))
        .toArray();
      await database.replaced.bulkDelete(
        replacedRows.map(({ n: operationNumber, table, id }): [number, TableName, string] => [
          operationNumber,
          table,
          id,
        ]),
      );
      await updateCounts(
        database,
        replacedRows.map(({ n: operationNumber }) => operationNumber),
      );
      const orphanKeys = await listOrphans(database, [...documentsByKey.keys()]);
      await deleteSteps(database, orphanKeys);
      await deleteVersionsOf(database, orphanKeys);
    });
  }

  /** Deletes for good all documents that were deleted more than a month ago. */
  async purge(timestamp: number): Promise<void> {
    const entries = await this.list();
    const storedClock = await this.#db.meta.get('trash-clock');
    const deletionTimes = entries.map(({ deletedAt }) => deletedAt);
    const { clock, isDue } = checkTrashClock(
      timestamp,
      storedClock?.key === 'trash-clock' ? storedClock.value : undefined,
      deletionTimes,
    );
    const expiredKeys = entries.filter(({ deletedAt }) => isDue(deletedAt)).map(({ key }) => key);
    if (expiredKeys.length > 0) await this.deleteForGood(expiredKeys);
    await this.#db.meta.put({ key: 'trash-clock', value: clock });
  }
}

function toDocumentWrite({ table, row }: TrashRow, documentId: string): DocumentWrite {
  const trashedRow = toDocumentRow(row);
  const oldDocument = trashedRow.document;
  const newDocument =
    typeof oldDocument === 'object' && oldDocument !== null && documentId !== trashedRow.id
      ? { ...oldDocument, id: documentId }
      : oldDocument;
  const draftsField = trashedRow.drafts !== undefined ? { drafts: trashedRow.drafts } : {};
  const tagsField = trashedRow.tags !== undefined ? { tags: trashedRow.tags } : {};
  return {
    table,
    id: documentId,
    after: newDocument,
    ...draftsField,
    ...tagsField,
    ...(trashedRow.shared === undefined ? {} : { shared: trashedRow.shared }),
  };
}

/** Updates the counts of operations that have lost some of their rows. Operations without rows are deleted. */
async function updateCounts(database: Database, operationNumbers: readonly number[]): Promise<void> {
  for (const operationNumber of new Set(operationNumbers)) {
    const operation = await database.operations.get(operationNumber);
    const remainingRows = await database.replaced.where('n').equals(operationNumber).toArray();
    if (operation === undefined) continue;
    if (remainingRows.length === 0) {
      await database.operations.delete(operationNumber);
      continue;
    }
    const counts: Partial<Record<TableName, number>> = {};
    for (const { table } of remainingRows) counts[table] = (counts[table] ?? 0) + 1;
    await database.operations.put({ ...operation, counts });
  }
}

/** Lists the documents that are neither in their table nor in the trash. */
async function listOrphans(database: Database, documentKeys: readonly string[]): Promise<string[]> {
  const inTrash = new Set(
    (await database.trash.toCollection().primaryKeys()).map((trashKey) => trashKey.slice(0, trashKey.lastIndexOf('/'))),
  );
  const orphanKeys: string[] = [];
  for (const documentKey of documentKeys) {
    const [tableName = '', documentId = ''] = splitDocumentKey(documentKey);
    if (inTrash.has(documentKey)) continue;
    if ((await database.table(tableName).where('id').equals(documentId).count()) === 0) orphanKeys.push(documentKey);
  }
  return orphanKeys;
}

/** Splits a document key into table and id. An id may contain a slash. */
const splitDocumentKey = (documentKey: string): [string, string] => {
  const slashIndex = documentKey.indexOf('/');
  return [documentKey.slice(0, slashIndex), documentKey.slice(slashIndex + 1)];
};
