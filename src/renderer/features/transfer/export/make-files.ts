/** Files of what leaves the library: documents one by one, or an archive of all. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { VERSION } from '../../../../shared/base/version.ts';
import { libraryHash } from '../../../../shared/card/pictures/picture-source.ts';
import { pictureType } from '../../../../shared/card/pictures/picture-type.ts';
import { isStyle } from '../../../../shared/card/style/card-style.ts';
import { documentText } from '../../../../shared/document/document-text.ts';
import { FORMATS, isFormat } from '../../../../shared/document/formats.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import { fontPath } from '../../../../shared/library/archive/font-path.ts';
import { type ArchiveItem, writeArchive } from '../../../../shared/library/archive/write-archive.ts';
import { pictureSources, withPictureSources } from '../../../../shared/library/picture-places.ts';
import { withoutBitmaps } from '../../../../shared/library/without-art.ts';
import { safeStem } from '../../../../shared/text/file-name.ts';
import { hashOf, readFontFiles } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import type { Exported } from './gather.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How far an archive is: its documents come first, then their pictures. */
export interface PackProgress {
  readonly documents: number;
  /** Absent = it is at the documents still. */
  readonly pictures?: { readonly done: number; readonly of: number };
}

/** Bytes that are held as they are; what is longer goes where the system keeps it, which may be a disk. */
const HELD = 8_000_000;

export interface DocumentFile extends MadeFile {
  /** Its pictures are left out: with them it would be larger than a document may be. */
  readonly isWithoutPictures: boolean;
}

/** Letters of a name in a file name. */
const MOST_LETTERS = 100;

/** What a document is called as a file: `Tide Warden.hero.json`. */
function fileName({ kind, id, name, document }: Exported): string {
  const stem = safeStem(name, MOST_LETTERS) || safeStem(id, MOST_LETTERS) || 'unnamed';
  if (kind === 'templates')
    return `${safeStem(id, MOST_LETTERS) || stem}${isStyle(document) ? '.style.json' : '.card.json'}`;
  const format = isObject(document) ? document.format : undefined;
  return `${stem}${isFormat(format) ? FORMATS[format].extension : '.json'}`;
}

/** One document as a file of its own, its pictures in it. */
export async function documentFile(library: Library, one: Exported): Promise<DocumentFile> {
  const name = fileName(one);
  // A template names its pictures and fonts; one `.rollcall` takes them along.
  const bytes = encoded(one.kind === 'templates' ? one.document : await withPictures(library, one.document));
  if (bytes.length <= LIMITS.documentBytes || !isObject(one.document)) return { name, bytes, isWithoutPictures: false };
  return { name, bytes: encoded(withoutBitmaps(one.document)), isWithoutPictures: true };
}

const encoded = (document: unknown): Uint8Array => new TextEncoder().encode(documentText(document));

/** The document with pictures of the library in it, as `data:` addresses. One that the library has lost stays named. */
export async function withPictures(library: Library, document: unknown): Promise<unknown> {
  const hashes = new Set(pictureSources(document).flatMap((source) => libraryHash(source) ?? []));
  if (hashes.size === 0) return document;
  const held = new Map<string, string>();
  for (const hash of hashes) {
    const row = await library.database.pictures.get(hash);
    if (row === undefined) continue;
    const type = pictureType(new Uint8Array(await row.file.slice(0, HEAD).arrayBuffer()));
    held.set(`sha256:${hash}`, await dataAddress(row.file.slice(0, row.file.size, type ?? row.file.type)));
  }
  return withPictureSources(document, (source) => held.get(source));
}

/** Bytes that say what a picture is. */
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

/** Documents with their pictures as one `.rollcall` file; `check` may end it by what it has so far. */
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
      for (const source of pictureSources(one.document)) pictures.add(libraryHash(source) ?? '');
      if (one.kind === 'fonts') fonts.add(hashOf(one.document));
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

/** The files that documents name by their hash. */
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
    // So that the page can draw, and be told to stop.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const row = hash === '' ? undefined : await database.pictures.get(hash);
    if (row === undefined) continue;
    const bytes = new Uint8Array(await row.file.arrayBuffer());
    if (pictureType(bytes) !== undefined) yield { kind: 'picture', bytes };
  }
  for (const [hash, bytes] of await readFontFiles((one) => database.files.get(one), fonts))
    yield { kind: 'file', path: fontPath(hash, bytes), bytes };
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
