/** Saves the library from memory to a file of the user’s choice while the database can’t be written. */

import { VERSION } from '../../../../shared/base/version.ts';
import { getLibraryHash } from '../../../../shared/card/pictures/picture-source.ts';
import { detectPictureType } from '../../../../shared/card/pictures/picture-type.ts';
import type { Drawing } from '../../../../shared/document/schema.ts';
import type { ArchiveItem } from '../../../../shared/library/archive/write-archive.ts';
import { writeArchive } from '../../../../shared/library/archive/write-archive.ts';
import { getDrawing, parseDrawingHash, replaceDrawing } from '../../../../shared/library/drawing-reference.ts';
import { readDocumentName } from '../../../../shared/library/import/incoming.ts';
import { listPictureSources } from '../../../../shared/library/picture-sources.ts';
import { makeSafeFileName } from '../../../../shared/text/file-name.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Library } from '../../../store/library.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';

/** The time in milliseconds within which the database must answer a query. Otherwise it isn't queried again. */
const QUERY_TIMEOUT_MS = 2000;

/** Queries a database that may be closed, full or deleted. After the first failure it is not queried again. */
class UnreliableDatabase {
  #isAvailable = true;

  async query<T>(runQuery: () => PromiseLike<T>): Promise<T | undefined> {
    if (!this.#isAvailable) return undefined;
    try {
      return await Promise.race([
        runQuery(),
        new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), QUERY_TIMEOUT_MS)),
      ]);
    } catch {
      this.#isAvailable = false;
      return undefined;
    }
  }
}

/**
 * Saves the documents in memory to a `.rollcall` file, with all drawings and pictures that can be read.
 * @returns the name of the file, or undefined if the user closed the dialog. Rejects if the file can't be written.
 */
export async function saveFromMemory(
  translate: Translate,
  library: Library,
  savedAt = new Date(),
): Promise<string | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await writeArchive(listItemsInMemory(library), {
    made: savedAt,
    by: `Rollcall ${VERSION}`,
    write: (chunk) => {
      chunks.push(chunk.slice());
    },
  });
  const fileName = makeSafeFileName(
    `${translate('export.libraryName', { day: savedAt.toISOString().slice(0, 10) })}.rollcall`,
  );
  const reply = await saveFile(fileName, new Blob(chunks, { type: 'application/zip' }), 'application/zip', 'mixed');
  return reply.saved ? reply.name : undefined;
}

/** Lists the documents first, then the pictures that they refer to. */
async function* listItemsInMemory(library: Library): AsyncGenerator<ArchiveItem> {
  const database = new UnreliableDatabase();
  const pictures = new Set<string>();
  for (const tableName of TABLE_NAMES) {
    for (const { row } of library.stores[tableName].snapshot()) {
      // The empty hash stands for pictures that are not in the library. `listPictures` skips it.
      for (const address of listPictureSources(row.document)) pictures.add(getLibraryHash(address) ?? '');
      yield {
        kind: tableName === 'templates' ? 'template' : 'document',
        id: row.id,
        name: readDocumentName(row.document),
        document: await embedDrawing(library, row.document, database),
        changed: new Date(row.updatedAt).toISOString(),
        ...(row.drafts === undefined ? {} : { drafts: row.drafts }),
        ...(row.tags === undefined ? {} : { tags: row.tags }),
      };
    }
  }
  yield* listPictures(library, pictures, database);
}

async function* listPictures(
  library: Library,
  pictureHashes: ReadonlySet<string>,
  database: UnreliableDatabase,
): AsyncGenerator<ArchiveItem> {
  const loadedPictures = new Map([...library.pictures.listLoaded()].map((pictureRow) => [pictureRow.hash, pictureRow]));
  for (const pictureHash of pictureHashes) {
    const pictureRow =
      loadedPictures.get(pictureHash) ??
      (pictureHash === '' ? undefined : await database.query(() => library.database.pictures.get(pictureHash)));
    const buffer = await pictureRow?.file.arrayBuffer().catch(() => undefined);
    const bytes = buffer && new Uint8Array(buffer);
    if (bytes !== undefined && detectPictureType(bytes) !== undefined) yield { kind: 'picture', bytes };
  }
}

/**
 * Replaces the reference to a drawing with the drawing itself. If the drawing can't be read, the document keeps the reference, which
 * works in a library that has the drawing.
 */
async function embedDrawing(library: Library, document: unknown, database: UnreliableDatabase): Promise<unknown> {
  const referencedHash = parseDrawingHash(getDrawing(document));
  if (referencedHash === undefined) return document;
  const drawing: Drawing | null | undefined =
    library.drawings.getCached(referencedHash) ?? (await database.query(() => library.drawings.read(referencedHash)));
  return drawing === undefined || drawing === null ? document : replaceDrawing(document, drawing);
}
