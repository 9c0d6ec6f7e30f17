/** Writes the library from memory to a new database, after the database was deleted while this window had it open. */
import { isEqualJson } from '../../shared/document/diff-json.ts';
import { createChange } from '../../shared/document/operation.ts';
import type { Database } from './database.ts';
import type { DocumentStore } from './document-store.ts';
import type { Drawings } from './pictures/drawings.ts';
import type { Pictures } from './pictures/pictures.ts';
import { type Row, TABLE_NAMES, type TableName } from './rows.ts';
import { splitIntoBatches } from './undo/batches.ts';
import { recordStep } from './undo/stored-history.ts';

interface LibraryInMemory {
  readonly database: Database;
  readonly stores: { readonly [N in TableName]: DocumentStore<N> };
  readonly drawings: Drawings;
  readonly pictures: Pictures;
}

/**
 * Writes all documents in memory to the new database. Another window may have created that database and written its own documents.
 * If both windows have a document, the version that was changed last is kept. If this window's version replaces the other window's,
 * undo restores the replaced one. Rejects if the disk can't be written; the pending edits are then pending again. No other write may
 * be in progress.
 */
export async function rebuild({ database, stores, drawings, pictures }: LibraryInMemory): Promise<void> {
  const takenStores = TABLE_NAMES.map((tableName) => ({ tableName, ...stores[tableName].takeRows() }));
  try {
    const newRevisions = await database.replace(async () => {
      await database.drawings.bulkPut([...drawings.listCached()]);
      const revisions = new Map<Row, number>();
      for (const { tableName, rows } of takenStores) await writeRows(database, tableName, rows, revisions);
      return revisions;
    });
    for (const { tableName } of takenStores) stores[tableName].setRevisions(newRevisions);
  } catch (error) {
    for (const { undo } of takenStores) undo();
    throw error;
  }
  await writePictures(database, pictures);
}

/**
 * Writes the rows of one document store, except for those that are older than the existing rows.
 *
 * @param revisions receives the revision of each row in memory. If the existing row is kept, the row in memory gets a lower revision
 *   than the existing one, so that the existing row replaces it in memory
 */
async function writeRows(
  database: Database,
  tableName: TableName,
  rows: readonly Row[],
  revisions: Map<Row, number>,
): Promise<void> {
  // Other windows may still have the old rows in memory. The new revision must be higher than theirs.
  const revision = 1 + Math.max(await database.readRevision(tableName), ...rows.map((row) => row.rev));
  await database.meta.put({ key: `rev:${tableName}`, value: revision });
  for (const batch of splitIntoBatches(rows)) {
    const existingRows = await database.documents(tableName).bulkGet(batch.map(({ id }) => id));
    const newerRows = batch.filter((row, rowIndex) => isNewer(row, existingRows[rowIndex]));
    for (const [rowIndex, row] of batch.entries()) revisions.set(row, (existingRows[rowIndex]?.rev ?? 0) - 1);
    for (const row of newerRows) revisions.set(row, revision);
    await database.documents(tableName).bulkPut(newerRows.map((row) => ({ ...row, rev: revision })));
    for (const row of newerRows) {
      const replacedRow = existingRows[batch.indexOf(row)];
      if (replacedRow === undefined) continue;
      const change = createChange(`${tableName}/${row.id}`, replacedRow.document, row.document);
      await recordStep(database, { ...change, path: '', at: row.updatedAt, rev: revision });
    }
  }
}

/** Whether a row replaces the existing one: there is none, or the row was changed later and has another document. */
const isNewer = (row: Row, existingRow: Row | undefined): boolean =>
  existingRow === undefined ||
  (row.updatedAt > existingRow.updatedAt && !isEqualJson(row.document, existingRow.document));

/** Writes the pictures in memory. The browser may have deleted their files with the database. A picture that can't be read is skipped. */
async function writePictures(database: Database, pictures: Pictures): Promise<void> {
  for (const row of pictures.listLoaded()) {
    try {
      const [file, preview] = await Promise.all([row.file.arrayBuffer(), row.preview.arrayBuffer()]);
      const copyBlob = (bytes: ArrayBuffer, { type }: Blob) => new Blob([bytes], { type });
      await database.pictures.put({ ...row, file: copyBlob(file, row.file), preview: copyBlob(preview, row.preview) });
    } catch (error) {
      console.warn(`The picture ${row.hash} could not be written again:`, error);
    }
  }
}
