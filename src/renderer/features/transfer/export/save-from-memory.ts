/** The way out while the disk refuses: everything that is in memory, in a file where the user wants it. */
import { libraryHash } from '../../../../shared/card/pictures/picture-source.ts';
import { pictureType } from '../../../../shared/card/pictures/picture-type.ts';
import type { Drawing } from '../../../../shared/document/schema.ts';
import type { ArchiveItem } from '../../../../shared/library/archive/write-archive.ts';
import { writeArchive } from '../../../../shared/library/archive/write-archive.ts';
import { drawingHash, drawingIn, withDrawing } from '../../../../shared/library/drawing-reference.ts';
import { nameIn } from '../../../../shared/library/import/incoming.ts';
import { pictureSources } from '../../../../shared/library/picture-places.ts';
import { safeFileName } from '../../../../shared/text/file-name.ts';
import { VERSION } from '../../../../shared/version.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Library } from '../../../store/library.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';
import { EXPORT } from '../../../strings/library/export.ts';

/** A database that doesn't answer for so long, in milliseconds, isn't asked again. */
const PATIENCE_MS = 2000;

/** Asks a database that may be closed, full or gone; the first failure is enough not to ask again. */
class WeakSource {
  #isAsked = true;

  async ask<T>(question: () => PromiseLike<T>): Promise<T | undefined> {
    if (!this.#isAsked) return undefined;
    try {
      return await Promise.race([
        question(),
        new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)),
      ]);
    } catch {
      this.#isAsked = false;
      return undefined;
    }
  }
}

/**
 * Saves the documents in memory, with their drawings and pictures as far as they can be read, to a `.rollcall` file.
 * @returns the name of the file; undefined where the user closed the dialog. Rejects when the file can't be written.
 */
export async function saveFromMemory(library: Library, now = new Date()): Promise<string | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await writeArchive(itemsInMemory(library), {
    made: now,
    by: `Rollcall ${VERSION}`,
    write: (chunk) => {
      parts.push(chunk.slice());
    },
  });
  const name = safeFileName(`${EXPORT.libraryName(now.toISOString().slice(0, 10))}.rollcall`);
  const reply = await saveFile(name, new Blob(parts, { type: 'application/zip' }), 'application/zip', 'mixed');
  return reply.saved ? reply.name : undefined;
}

/** Documents first, then the pictures that they name. */
async function* itemsInMemory(library: Library): AsyncGenerator<ArchiveItem> {
  const source = new WeakSource();
  const pictures = new Set<string>();
  for (const table of TABLE_NAMES) {
    for (const { row } of library.tables[table].snapshot()) {
      for (const address of pictureSources(row.document)) pictures.add(libraryHash(address) ?? '');
      yield {
        kind: table === 'templates' ? 'template' : 'document',
        id: row.id,
        name: nameIn(row.document),
        document: await withItsDrawing(library, row.document, source),
        changed: new Date(row.updatedAt).toISOString(),
        ...(row.drafts === undefined ? {} : { drafts: row.drafts }),
        ...(row.tags === undefined ? {} : { tags: row.tags }),
      };
    }
  }
  yield* picturesInMemory(library, pictures, source);
}

async function* picturesInMemory(
  library: Library,
  hashes: ReadonlySet<string>,
  source: WeakSource,
): AsyncGenerator<ArchiveItem> {
  const held = new Map([...library.pictures.all()].map((row) => [row.hash, row]));
  for (const hash of hashes) {
    const row = held.get(hash) ?? (hash === '' ? undefined : await source.ask(() => library.db.pictures.get(hash)));
    const buffer = await row?.file.arrayBuffer().catch(() => undefined);
    const bytes = buffer && new Uint8Array(buffer);
    if (bytes !== undefined && pictureType(bytes) !== undefined) yield { kind: 'picture', bytes };
  }
}

/** A drawing that can't be read stays named by its hash, for the import into a library that has it. */
async function withItsDrawing(library: Library, document: unknown, source: WeakSource): Promise<unknown> {
  const hash = drawingHash(drawingIn(document));
  if (hash === undefined) return document;
  const drawing: Drawing | null | undefined =
    library.drawings.held(hash) ?? (await source.ask(() => library.drawings.read(hash)));
  return drawing === undefined || drawing === null ? document : withDrawing(document, drawing);
}
