/** Writes the chosen documents, drawings and pictures as one step that can be undone. */

import { formatPictureProblem } from '../../../../shared/card/pictures/picture-messages.ts';
import { computeDigest } from '../../../../shared/library/import/compare-documents.ts';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { addTags } from '../../../../shared/library/tags.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { addPicture, PictureRefusedError } from '../../../pictures/add-picture.ts';
import type { PictureRow } from '../../../pictures/messages.ts';
import type { Library } from '../../../store/library.ts';
import type { DrawingRow, VersionRow } from '../../../store/rows.ts';
import type { DocumentWrite } from '../../../store/undo/operations.ts';
import type { ImportReader } from './import-reader.ts';
import { readFonts, readVersionFonts } from './read-fonts.ts';

export interface WrittenImport {
  /** The number of the operation. */
  readonly operationNumber: number;
  readonly undo: () => Promise<void>;
  /** The reasons why pictures could not be used, as clauses. */
  readonly refusalReasons: readonly string[];
  /** The versions with the hashes of pictures as the library has them. They are not saved yet, but the files that they use are. */
  readonly versions: readonly VersionRow[];
}

/** Matches a reference to a picture, drawing or font of the library: `sha256:` and 64 hexadecimal digits. */
const HASH_REFERENCE = /sha256:([0-9a-f]{64})/g;
const HASH_PREFIX = 'sha256:';

/**
 * Writes the changes, and the pictures, drawings and fonts that the versions use. Rejects if the database cannot be written. Returns undefined, and leaves the library unchanged, if
 * the import was stopped while pictures were read.
 */
export async function writeImport(
  translate: Translate,
  library: Library,
  operation: 'import' | 'restore',
  changes: readonly PlannedChange[],
  reader: ImportReader,
  sources: readonly Source[],
  onProgress: (doneCount: number, totalCount: number) => void,
  abortSignal: AbortSignal,
  versions: readonly VersionRow[] = [],
): Promise<WrittenImport | undefined> {
  const versionHashes = await listMissingHashes(library, versions);
  const missingHashes = [...new Set([...(await listMissingHashes(library, changes)), ...versionHashes])];
  const readResult = await readPictures(translate, missingHashes, reader, sources, onProgress, abortSignal);
  if (abortSignal.aborted) return undefined;
  onProgress(0, 0);
  const { pictureRows, refusalReasons, replacedHashes } = readResult;
  const importedFonts = await readFonts(translate, library, changes, reader, sources);
  const versionFonts = await readVersionFonts(translate, library, versionHashes, reader);
  const drawings = missingHashes.flatMap((drawingHash): DrawingRow[] => {
    const drawing = reader.drawings.get(drawingHash);
    return drawing === undefined ? [] : [{ hash: drawingHash, drawing }];
  });
  const documentWrites: DocumentWrite[] = [];
  for await (const change of yieldInSlices(changes)) {
    if (importedFonts.droppedChanges.has(change)) continue;
    const { kind, id, document, drafts, tags, isTheirs } = change;
    const importedDocument = replaceHashes(importedFonts.documents.get(change) ?? document, replacedHashes);
    documentWrites.push({
      table: kind,
      id,
      after: importedDocument,
      ...(drafts === undefined ? {} : { drafts }),
      ...mergeTags(library, kind, id, tags),
      // A document that is imported as a whole counts as shared in this state. The next import compares it with this digest.
      ...(isTheirs ? { shared: computeDigest(importedDocument) } : {}),
    });
  }
  const importOperation = await library.operations.run(operation, documentWrites, {
    pictures: pictureRows,
    drawings,
    files: [...importedFonts.files, ...versionFonts.files],
  });
  library.pictures.addStored(pictureRows);
  return {
    operationNumber: importOperation.n,
    undo: importOperation.undo,
    refusalReasons: [...refusalReasons, ...importedFonts.refusalReasons, ...versionFonts.refusalReasons],
    versions: versions.map((version) => ({ ...version, document: replaceHashes(version.document, replacedHashes) })),
  };
}

/** Reads the pictures with these hashes and converts them to their stored form. Stops when the signal is aborted. */
async function readPictures(
  translate: Translate,
  pictureHashes: readonly string[],
  reader: ImportReader,
  sources: readonly Source[],
  onProgress: (doneCount: number, totalCount: number) => void,
  abortSignal: AbortSignal,
) {
  const pictureRows: PictureRow[] = [];
  const refusalReasons: string[] = [];
  /** The new hashes of pictures that were made smaller. */
  const replacedHashes = new Map<string, string>();
  for (const [doneCount, pictureHash] of pictureHashes.entries()) {
    if (abortSignal.aborted) break;
    onProgress(doneCount, pictureHashes.length);
    const picture = reader.pictures.get(pictureHash) ?? (await findPicture(pictureHash, sources, reader));
    if (picture === undefined) continue;
    try {
      const { row } = await addPicture(picture);
      pictureRows.push(row);
      if (row.hash !== pictureHash) replacedHashes.set(pictureHash, row.hash);
    } catch (error) {
      if (!(error instanceof PictureRefusedError)) throw error;
      refusalReasons.push(formatPictureProblem(translate, error.problem));
    }
  }
  return { pictureRows, refusalReasons, replacedHashes };
}

/** Adds the imported tags to the tags of the document in the library. */
function mergeTags(
  library: Library,
  documentKind: PlannedChange['kind'],
  documentId: string,
  importedTags: PlannedChange['tags'],
) {
  if (importedTags === undefined || documentKind === 'templates') return {};
  return { tags: addTags(library.stores[documentKind].get(documentId)?.row.tags ?? [], importedTags) };
}

/** The time in milliseconds after which a long task pauses, so that the page can react. */
const SLICE_MS = 12;

/** Yields one item after the other, with pauses in which the page can draw. */
async function* yieldInSlices<T>(items: readonly T[]): AsyncGenerator<T> {
  let sliceStart = performance.now();
  for (const item of items) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
    yield item;
  }
}

/** Lists the hashes that the documents refer to and for which the library has neither a picture nor a drawing. */
async function listMissingHashes(
  { database }: Library,
  holders: readonly { readonly document: unknown }[],
): Promise<string[]> {
  const namedHashes = new Set<string>();
  for await (const { document } of yieldInSlices(holders)) {
    for (const [, namedHash] of JSON.stringify(document).matchAll(HASH_REFERENCE))
      if (namedHash !== undefined) namedHashes.add(namedHash);
  }
  const allHashes = [...namedHashes];
  const [pictures, drawings] = await Promise.all([
    database.pictures.where('hash').anyOf(allHashes).primaryKeys(),
    database.drawings.where('hash').anyOf(allHashes).primaryKeys(),
  ]);
  const storedHashes = new Set<string>([...pictures, ...drawings]);
  return allHashes.filter((namedHash) => !storedHashes.has(namedHash));
}

/** Finds a picture of the sources by its hash. If the hash belongs to a drawing or font, saves that in the reader instead. */
async function findPicture(
  pictureHash: string,
  sources: readonly Source[],
  { drawings, fonts }: ImportReader,
): Promise<Blob | undefined> {
  if (drawings.has(pictureHash)) return undefined;
  for (const source of sources) {
    const asset = source.kind === 'rows' ? await source.asset?.(pictureHash) : undefined;
    if (asset?.kind === 'picture') return new Blob([asset.bytes as Uint8Array<ArrayBuffer>]);
    if (asset?.kind === 'file') {
      fonts.set(pictureHash, new Blob([asset.bytes as Uint8Array<ArrayBuffer>]));
      return undefined;
    }
    if (asset?.kind === 'drawing') {
      drawings.set(pictureHash, JSON.parse(new TextDecoder().decode(asset.bytes)));
      return undefined;
    }
  }
  return undefined;
}

/** Replaces the hashes of pictures that were made smaller, and therefore have a new hash. */
function replaceHashes(document: unknown, replacedHashes: ReadonlyMap<string, string>): unknown {
  if (replacedHashes.size === 0) return document;
  if (typeof document === 'string') {
    if (!document.startsWith(HASH_PREFIX)) return document;
    const oldHash = document.slice(HASH_PREFIX.length);
    return `${HASH_PREFIX}${replacedHashes.get(oldHash) ?? oldHash}`;
  }
  if (Array.isArray(document)) return document.map((innerValue) => replaceHashes(innerValue, replacedHashes));
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([fieldKey, innerValue]) => [fieldKey, replaceHashes(innerValue, replacedHashes)]),
  );
}
