/** Creates the files of an export: single documents, or an archive of all of them. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { VERSION } from '../../../../shared/base/version.ts';
import { getLibraryHash } from '../../../../shared/card/pictures/picture-source.ts';
import { detectPictureType } from '../../../../shared/card/pictures/picture-type.ts';
import { isStyle } from '../../../../shared/card/style/card-style.ts';
import { formatDocument } from '../../../../shared/document/format-document.ts';
import { FORMATS, isFormat } from '../../../../shared/document/formats.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import { createFontPath } from '../../../../shared/library/archive/font-path.ts';
import { type ArchiveItem, writeArchive } from '../../../../shared/library/archive/write-archive.ts';
import { listPictureSources, replacePictureSources } from '../../../../shared/library/picture-sources.ts';
import { removeBitmaps } from '../../../../shared/library/remove-art.ts';
import { makeSafeStem } from '../../../../shared/text/file-name.ts';
import { getFontHash, readFontFiles } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import type { GatheredDocument } from './gather-documents.ts';

export interface ExportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The progress of an archive: its documents come first, then their pictures. */
export interface PackProgress {
  readonly documentCount: number;
  /** Absent while documents are being packed. */
  readonly pictures?: { readonly doneCount: number; readonly totalCount: number };
}

/** The number of bytes that are buffered in memory. Longer data goes into a blob, which the browser may store on disk. */
const MAX_BUFFERED_BYTES = 8_000_000;

export interface DocumentFile extends ExportFile {
  /** Whether the file has no pictures, because with its pictures it would exceed the size limit of documents. */
  readonly isWithoutPictures: boolean;
}

/** The maximum length of a document name in a file name. */
const MAX_NAME_LENGTH = 100;

/** Returns the file name of a document: `Tide Warden.hero.json`. */
function createFileName({ kind, id, documentName, document }: GatheredDocument): string {
  const fileStem = makeSafeStem(documentName, MAX_NAME_LENGTH) || makeSafeStem(id, MAX_NAME_LENGTH) || 'unnamed';
  if (kind === 'templates')
    return `${makeSafeStem(id, MAX_NAME_LENGTH) || fileStem}${isStyle(document) ? '.style.json' : '.card.json'}`;
  const documentFormat = isObject(document) ? document.format : undefined;
  return `${fileStem}${isFormat(documentFormat) ? FORMATS[documentFormat].extension : '.json'}`;
}

/** Creates the file of one document with its pictures embedded. */
export async function createDocumentFile(library: Library, gatheredDocument: GatheredDocument): Promise<DocumentFile> {
  const fileName = createFileName(gatheredDocument);
  // The file of a template only refers to pictures and fonts. They are exported in a `.rollcall` archive.
  const bytes = encodeDocument(
    gatheredDocument.kind === 'templates'
      ? gatheredDocument.document
      : await embedPictures(library, gatheredDocument.document),
  );
  if (bytes.length <= LIMITS.documentBytes || !isObject(gatheredDocument.document))
    return { name: fileName, bytes, isWithoutPictures: false };
  return { name: fileName, bytes: encodeDocument(removeBitmaps(gatheredDocument.document)), isWithoutPictures: true };
}

const encodeDocument = (document: unknown): Uint8Array => new TextEncoder().encode(formatDocument(document));

/**
 * Embeds pictures of the library in a document as `data:` URLs. A reference to a picture that the library does not have is not
 * changed.
 */
export async function embedPictures(library: Library, document: unknown): Promise<unknown> {
  const hashes = new Set(listPictureSources(document).flatMap((source) => getLibraryHash(source) ?? []));
  if (hashes.size === 0) return document;
  const dataUrls = new Map<string, string>();
  for (const hash of hashes) {
    const pictureRow = await library.database.pictures.get(hash);
    if (pictureRow === undefined) continue;
    const pictureType = detectPictureType(
      new Uint8Array(await pictureRow.file.slice(0, TYPE_DETECTION_BYTES).arrayBuffer()),
    );
    dataUrls.set(
      `sha256:${hash}`,
      await createDataUrl(pictureRow.file.slice(0, pictureRow.file.size, pictureType ?? pictureRow.file.type)),
    );
  }
  return replacePictureSources(document, (source) => dataUrls.get(source));
}

/** The number of bytes that are needed to detect the type of a picture. */
const TYPE_DETECTION_BYTES = 32;

function createDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(file);
  });
}

/** The time in milliseconds after which a long task pauses, so that the page can react. */
const SLICE_MS = 12;

/**
 * Packs documents with their pictures into one `.rollcall` file. `checkSize` receives the size so far and can throw to
 * stop the export.
 */
export async function createArchive(
  library: Library,
  documents: AsyncIterable<GatheredDocument>,
  createdAt: Date,
  signal: AbortSignal,
  onProgress: (progress: PackProgress) => void,
  checkSize: (bytes: number) => void = () => undefined,
): Promise<{ file: Blob; documents: GatheredDocument[] }> {
  const flushedBlobs: Blob[] = [];
  let bufferedChunks: Uint8Array<ArrayBuffer>[] = [];
  let bufferedBytes = 0;
  let totalBytes = 0;
  const flushBuffer = () => {
    flushedBlobs.push(new Blob(bufferedChunks));
    bufferedChunks = [];
    bufferedBytes = 0;
  };
  const packedDocuments: GatheredDocument[] = [];
  let sliceStart = performance.now();
  async function* listArchiveItems(): AsyncGenerator<ArchiveItem> {
    const pictures = new Set<string>();
    const fonts = new Set<string>();
    for await (const gatheredDocument of documents) {
      for (const pictureSource of listPictureSources(gatheredDocument.document)) {
        const pictureHash = getLibraryHash(pictureSource);
        if (pictureHash !== undefined) pictures.add(pictureHash);
      }
      if (gatheredDocument.kind === 'fonts') fonts.add(getFontHash(gatheredDocument.document));
      packedDocuments.push(gatheredDocument);
      onProgress({ documentCount: packedDocuments.length });
      if (performance.now() - sliceStart > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        sliceStart = performance.now();
      }
      yield createArchiveItem(gatheredDocument);
    }
    const onPicture = (doneCount: number, totalCount: number) =>
      onProgress({ documentCount: packedDocuments.length, pictures: { doneCount, totalCount } });
    yield* listAssets(library, { pictures, fonts }, signal, onPicture);
  }
  await writeArchive(listArchiveItems(), {
    made: createdAt,
    by: `Rollcall ${VERSION}`,
    signal,
    write: (chunk) => {
      bufferedChunks.push(chunk.slice());
      bufferedBytes += chunk.length;
      totalBytes += chunk.length;
      checkSize(totalBytes);
      if (bufferedBytes > MAX_BUFFERED_BYTES) flushBuffer();
    },
  });
  flushBuffer();
  return { file: new Blob(flushedBlobs, { type: 'application/zip' }), documents: packedDocuments };
}

/** Yields the files that documents refer to by hash. */
async function* listAssets(
  { database }: Library,
  { pictures, fonts }: { readonly pictures: ReadonlySet<string>; readonly fonts: ReadonlySet<string> },
  signal: AbortSignal,
  onPicture: (doneCount: number, totalCount: number) => void,
): AsyncGenerator<ArchiveItem> {
  let doneCount = 0;
  for (const hash of pictures) {
    doneCount += 1;
    onPicture(doneCount, pictures.size);
    // The pause lets the page draw and lets the user stop the export.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const pictureRow = hash === '' ? undefined : await database.pictures.get(hash);
    if (pictureRow === undefined) continue;
    const bytes = new Uint8Array(await pictureRow.file.arrayBuffer());
    if (detectPictureType(bytes) !== undefined) yield { kind: 'picture', bytes };
  }
  for (const [hash, bytes] of await readFontFiles((fontHash) => database.files.get(fontHash), fonts))
    yield { kind: 'file', path: createFontPath(hash, bytes), bytes };
}

const createArchiveItem = ({
  kind,
  id,
  documentName,
  document,
  drafts,
  tags,
  changedAt,
}: GatheredDocument): ArchiveItem => ({
  kind: kind === 'templates' ? 'template' : 'document',
  id,
  name: documentName,
  document,
  changed: new Date(changedAt).toISOString(),
  ...(drafts === undefined ? {} : { drafts }),
  ...(tags === undefined ? {} : { tags }),
});
