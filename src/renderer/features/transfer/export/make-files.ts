/** Makes the files of an export: single documents, or an archive of all of them. */

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
import type { Exported } from './gather.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The progress of an archive: its documents come first, then their pictures. */
export interface PackProgress {
  readonly documents: number;
  /** Absent while documents are being packed. */
  readonly pictures?: { readonly done: number; readonly of: number };
}

/** The number of bytes that are kept in memory. Longer data goes into a blob, which the system may keep on a disk. */
const HELD = 8_000_000;

export interface DocumentFile extends MadeFile {
  /** Whether the pictures are left out, because with them the file would exceed the size limit of documents. */
  readonly isWithoutPictures: boolean;
}

/** The most letters of a document name in a file name. */
const MOST_LETTERS = 100;

/** Returns the file name of a document: `Tide Warden.hero.json`. */
function fileName({ kind, id, name, document }: Exported): string {
  const stem = makeSafeStem(name, MOST_LETTERS) || makeSafeStem(id, MOST_LETTERS) || 'unnamed';
  if (kind === 'templates')
    return `${makeSafeStem(id, MOST_LETTERS) || stem}${isStyle(document) ? '.style.json' : '.card.json'}`;
  const format = isObject(document) ? document.format : undefined;
  return `${stem}${isFormat(format) ? FORMATS[format].extension : '.json'}`;
}

/** Makes a file of one document with its pictures embedded. */
export async function documentFile(library: Library, one: Exported): Promise<DocumentFile> {
  const name = fileName(one);
  // A template only refers to its pictures and fonts; a `.rollcall` archive contains them.
  const bytes = encoded(one.kind === 'templates' ? one.document : await withPictures(library, one.document));
  if (bytes.length <= LIMITS.documentBytes || !isObject(one.document)) return { name, bytes, isWithoutPictures: false };
  return { name, bytes: encoded(removeBitmaps(one.document)), isWithoutPictures: true };
}

const encoded = (document: unknown): Uint8Array => new TextEncoder().encode(formatDocument(document));

/**
 * Embeds pictures of the library in a document as `data:` addresses. A picture that the library has lost stays a
 * reference.
 */
export async function withPictures(library: Library, document: unknown): Promise<unknown> {
  const hashes = new Set(listPictureSources(document).flatMap((source) => getLibraryHash(source) ?? []));
  if (hashes.size === 0) return document;
  const held = new Map<string, string>();
  for (const hash of hashes) {
    const row = await library.database.pictures.get(hash);
    if (row === undefined) continue;
    const type = detectPictureType(new Uint8Array(await row.file.slice(0, HEAD).arrayBuffer()));
    held.set(`sha256:${hash}`, await dataAddress(row.file.slice(0, row.file.size, type ?? row.file.type)));
  }
  return replacePictureSources(document, (source) => held.get(source));
}

/** The number of bytes that are needed to detect the type of a picture. */
const HEAD = 32;

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(file);
  });
}

/** Milliseconds of work after which the page can react. */
const SLICE_MS = 12;

/**
 * Packs documents with their pictures into one `.rollcall` file. `check` gets the size so far and can throw to end it.
 */
export async function archiveOf(
  library: Library,
  documents: AsyncIterable<Exported>,
  now: Date,
  signal: AbortSignal,
  onProgress: (progress: PackProgress) => void,
  check: (bytes: number) => void = () => undefined,
): Promise<{ file: Blob; documents: Exported[] }> {
  const whole: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let bytes = 0;
  const setAside = () => {
    whole.push(new Blob(parts));
    parts = [];
    held = 0;
  };
  const packed: Exported[] = [];
  let since = performance.now();
  async function* items(): AsyncGenerator<ArchiveItem> {
    const pictures = new Set<string>();
    const fonts = new Set<string>();
    for await (const one of documents) {
      for (const source of listPictureSources(one.document)) pictures.add(getLibraryHash(source) ?? '');
      if (one.kind === 'fonts') fonts.add(getFontHash(one.document));
      packed.push(one);
      onProgress({ documents: packed.length });
      if (performance.now() - since > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
      yield itemOf(one);
    }
    const onPicture = (done: number, of: number) => onProgress({ documents: packed.length, pictures: { done, of } });
    yield* assetsOf(library, { pictures, fonts }, signal, onPicture);
  }
  await writeArchive(items(), {
    made: now,
    by: `Rollcall ${VERSION}`,
    signal,
    write: (chunk) => {
      parts.push(chunk.slice());
      held += chunk.length;
      bytes += chunk.length;
      check(bytes);
      if (held > HELD) setAside();
    },
  });
  setAside();
  return { file: new Blob(whole, { type: 'application/zip' }), documents: packed };
}

/** Yields the files that documents refer to by hash. */
async function* assetsOf(
  { database }: Library,
  { pictures, fonts }: { readonly pictures: ReadonlySet<string>; readonly fonts: ReadonlySet<string> },
  signal: AbortSignal,
  onPicture: (done: number, of: number) => void,
): AsyncGenerator<ArchiveItem> {
  let done = 0;
  for (const hash of pictures) {
    done += 1;
    onPicture(done, pictures.size);
    // The pause lets the page draw and lets the user stop the export.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const row = hash === '' ? undefined : await database.pictures.get(hash);
    if (row === undefined) continue;
    const bytes = new Uint8Array(await row.file.arrayBuffer());
    if (detectPictureType(bytes) !== undefined) yield { kind: 'picture', bytes };
  }
  for (const [hash, bytes] of await readFontFiles((one) => database.files.get(one), fonts))
    yield { kind: 'file', path: createFontPath(hash, bytes), bytes };
}

const itemOf = ({ kind, id, name, document, drafts, tags, changed }: Exported): ArchiveItem => ({
  kind: kind === 'templates' ? 'template' : 'document',
  id,
  name,
  document,
  changed: new Date(changed).toISOString(),
  ...(drafts === undefined ? {} : { drafts }),
  ...(tags === undefined ? {} : { tags }),
});
