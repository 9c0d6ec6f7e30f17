/** Writes the library that is in memory to a new database, after the old one was deleted while a window had it open. */
import { same } from '../../shared/document/difference.ts';
import { createChange } from '../../shared/document/operation.ts';
import type { Database } from './database.ts';
import type { DocumentTable } from './document-table.ts';
import type { Drawings } from './pictures/drawings.ts';
import type { Pictures } from './pictures/pictures.ts';
import { type Row, TABLE_NAMES, type TableName } from './rows.ts';
import { inParts } from './undo/in-parts.ts';
import { noteStep } from './undo/stored-history.ts';

interface Memory {
  readonly database: Database;
  readonly tables: { readonly [N in TableName]: DocumentTable<N> };
  readonly drawings: Drawings;
  readonly pictures: Pictures;
}

/**
 * Writes all documents in memory. If another window has already created the new database, documents that only that window has stay.
 * Of two versions of a document the newer one wins, and undo restores the other one. Rejects without any change if the disk can't be
 * written. No other write may be in progress.
 */
export async function rebuild({ database, tables, drawings, pictures }: Memory): Promise<void> {
  const takenTables = TABLE_NAMES.map((tableName) => ({ name: tableName, ...tables[tableName].takeRows() }));
  try {
    const revisions = await database.replace(async () => {
      await database.drawings.bulkPut([...drawings.all()]);
      const revisions = new Map<Row, number>();
      for (const { name: tableName, rows } of takenTables) await writeRows(database, tableName, rows, revisions);
      return revisions;
    });
    for (const { name: tableName } of takenTables) tables[tableName].setRevisions(revisions);
  } catch (error) {
    for (const { undo } of takenTables) undo();
    throw error;
  }
  await writePictures(database, pictures);
}

/**
 * Writes the rows of one document store. `revisions` gets the revision of each row in memory: one below that of the existing row
 * if that one stays, so that memory follows it.
 */
async function writeRows(
  database: Database,
  tableName: TableName,
  rows: readonly Row[],
  revisions: Map<Row, number>,
): Promise<void> {
  // The revision must be higher than in any window that still has the old rows in memory.
  const revision = 1 + Math.max(await database.rev(tableName), ...rows.map((row) => row.rev));
  await database.meta.put({ key: `rev:${tableName}`, value: revision });
  for (const batch of inParts(rows)) {
    const existingRows = await database.documents(tableName).bulkGet(batch.map(({ id }) => id));
    const newerRows = batch.filter((row, rowIndex) => isNewer(row, existingRows[rowIndex]));
    for (const [rowIndex, row] of batch.entries()) revisions.set(row, (existingRows[rowIndex]?.rev ?? 0) - 1);
    for (const row of newerRows) revisions.set(row, revision);
    await database.documents(tableName).bulkPut(newerRows.map((row) => ({ ...row, rev: revision })));
    for (const row of newerRows) {
      const replacedRow = existingRows[batch.indexOf(row)];
      if (replacedRow === undefined) continue;
      const change = createChange(`${tableName}/${row.id}`, replacedRow.document, row.document);
      await noteStep(database, { ...change, path: '', at: row.updatedAt, rev: revision });
    }
  }
}

const isNewer = (row: Row, existingRow: Row | undefined): boolean =>
  existingRow === undefined || (row.updatedAt > existingRow.updatedAt && !same(row.document, existingRow.document));

/** Writes the pictures. Their files may have been deleted with the database, so a picture that can't be read is skipped. */
async function writePictures(database: Database, pictures: Pictures): Promise<void> {
  for (const row of pictures.all()) {
    try {
      const [file, preview] = await Promise.all([row.file.arrayBuffer(), row.preview.arrayBuffer()]);
      const copyBlob = (bytes: ArrayBuffer, { type }: Blob) => new Blob([bytes], { type });
      await database.pictures.put({ ...row, file: copyBlob(file, row.file), preview: copyBlob(preview, row.preview) });
    } catch (error) {
      console.warn(`The picture ${row.hash} could not be written again:`, error);
    }
  }
}
