/** Writes the library that is in memory to a new database, after the old one was deleted while a window had it open. */
import { same } from '../../shared/document/difference.ts';
import type { Database } from './database.ts';
import type { DocumentTable } from './document-table.ts';
import type { Drawings } from './pictures/drawings.ts';
import type { Pictures } from './pictures/pictures.ts';
import { type Row, TABLE_NAMES, type TableName } from './rows.ts';
import { inParts } from './undo/in-parts.ts';
import { noteStep } from './undo/stored-history.ts';

interface Memory {
  readonly db: Database;
  readonly tables: { readonly [N in TableName]: DocumentTable<N> };
  readonly drawings: Drawings;
  readonly pictures: Pictures;
}

/**
 * Writes all documents in memory. Where another window has made the new database already, documents that only it has stay,
 * and of two versions of a document the newer one counts; undo leads to the other one. Rejects when the disk refuses: then
 * nothing has changed. Nothing may be on its way to the disk meanwhile.
 */
export async function rebuild({ db, tables, drawings, pictures }: Memory): Promise<void> {
  const taken = TABLE_NAMES.map((name) => ({ name, ...tables[name].takeRows() }));
  try {
    const revs = await db.replace(async () => {
      await db.drawings.bulkPut([...drawings.all()]);
      const revs = new Map<TableName, number>();
      for (const { name, rows } of taken) revs.set(name, await writeRows(db, name, rows));
      return revs;
    });
    for (const { name, rows } of taken) tables[name].tookRows(rows, revs.get(name) ?? 0);
  } catch (error) {
    for (const { undo } of taken) undo();
    throw error;
  }
  await writePictures(db, pictures);
}

/** @returns the revision that the rows have now */
async function writeRows(db: Database, name: TableName, rows: readonly Row[]): Promise<number> {
  // Higher than in any window that still has the old rows in memory.
  const rev = 1 + Math.max(await db.rev(name), ...rows.map((row) => row.rev));
  await db.meta.put({ key: `rev:${name}`, value: rev });
  for (const part of inParts(rows)) {
    const existing = await db.documents(name).bulkGet(part.map(({ id }) => id));
    const newer = part.filter((row, n) => isNewer(row, existing[n]));
    await db.documents(name).bulkPut(newer.map((row) => ({ ...row, rev })));
    for (const row of newer) {
      const replaced = existing[part.indexOf(row)];
      if (replaced === undefined) continue;
      await noteStep(db, `${name}/${row.id}`, replaced.document, row.document, '', row.updatedAt, { rev });
    }
  }
  return rev;
}

const isNewer = (row: Row, existing: Row | undefined): boolean =>
  existing === undefined || (row.updatedAt > existing.updatedAt && !same(row.document, existing.document));

/** The files of pictures may have gone with the database: one that can't be read stays away and leaves the others alone. */
async function writePictures(db: Database, pictures: Pictures): Promise<void> {
  for (const row of pictures.all()) {
    try {
      const [file, preview] = await Promise.all([row.file.arrayBuffer(), row.preview.arrayBuffer()]);
      const copy = (bytes: ArrayBuffer, { type }: Blob) => new Blob([bytes], { type });
      await db.pictures.put({ ...row, file: copy(file, row.file), preview: copy(preview, row.preview) });
    } catch (error) {
      console.warn(`The picture ${row.hash} could not be written again:`, error);
    }
  }
}
