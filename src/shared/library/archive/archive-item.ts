/** Items of an archive, and their paths in it. */

import { detectPictureType } from '../../card/pictures/picture-type.ts';
import { STYLE_FORMAT } from '../../document/file-formats.ts';
import { formatDocument } from '../../document/format-document.ts';
import { FORMATS, isFormat } from '../../document/formats.ts';
import { isObject } from '../../document/json/json-object.ts';
import { makeSafeStem } from '../../text/file-name.ts';
import { UniqueFileNames } from '../../text/unique-file-names.ts';
import { type Codec, computeDigest } from '../../zip/codec.ts';
import type { EntryKind, ManifestEntry } from './manifest.ts';

interface ItemFields {
  readonly kind: EntryKind;
  /** Path in the archive. Absent = in the folder of its kind, with a file name made from its name. */
  readonly path?: string;
  readonly format?: string;
  readonly id?: string;
  readonly name?: string;
  /** The time of the last change, as ISO time in UTC. */
  readonly changed?: string;
  /** The time at which the document was moved to the trash, as ISO time in UTC; absent if it is not in the trash. */
  readonly trashed?: string;
  /** Typed texts that are not valid values yet, by the pointer of their field. */
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
}

/** A document or template as JSON value, a file as bytes, or a file outside the archive. */
export type ArchiveItem = ItemFields &
  (
    | { readonly document: unknown }
    | { readonly bytes: Uint8Array }
    | { readonly beside: true; readonly path: string; readonly sha256: string; readonly size: number }
  );

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' } as const;

/** Maximum length of a name in the archive, without extension. */
const MAX_NAME_LETTERS = 100;

/** Assigns a unique path to every item, also for file systems that ignore case. */
export class ArchivePaths {
  readonly #names = new UniqueFileNames();

  /** Returns the path of an item. Throws a RangeError if a requested path is taken. */
  assignPath(item: ArchiveItem, sha256: string): string {
    if (item.path !== undefined) {
      if (!this.#names.claim(item.path)) throw new RangeError(`Two items are called ${item.path}.`);
      return item.path;
    }
    const [folder, nameStem, extension] = createPathParts(item, sha256);
    return this.#names.add(`${folder}/${nameStem}${extension}`);
  }
}

function createPathParts(item: ArchiveItem, sha256: string): [folder: string, stem: string, ending: string] {
  const { kind, format, id = '', name = '' } = item;
  const nameStem = makeSafeStem(name, MAX_NAME_LETTERS) || makeSafeStem(id, MAX_NAME_LETTERS) || 'unnamed';
  switch (kind) {
    case 'document':
      // Documents of unknown formats may come from a newer Rollcall.
      return isFormat(format)
        ? [FORMATS[format].table, nameStem, FORMATS[format].extension]
        : ['documents', nameStem, '.json'];
    case 'template':
      return [
        'templates',
        makeSafeStem(id, MAX_NAME_LETTERS) || nameStem,
        format === STYLE_FORMAT ? '.style.json' : '.card.json',
      ];
    case 'picture': {
      const imageType = 'bytes' in item ? detectPictureType(item.bytes) : undefined;
      return ['pictures', sha256, `.${imageType === undefined ? 'bin' : EXTENSIONS[imageType]}`];
    }
    case 'drawing':
      return ['drawings', sha256, '.json'];
    case 'rows':
      return ['rows', sha256, '.json'];
    case 'file':
      return ['files', sha256, '.file'];
  }
}

/** Encodes an item and creates its manifest entry. */
export function createManifestEntry(
  item: ArchiveItem,
  paths: ArchivePaths,
  codec: Codec,
): { entry: ManifestEntry; bytes: Uint8Array | undefined } {
  const describedItem = 'document' in item ? { ...describeDocument(item.document), ...item } : item;
  // A file next to the archive has no contents here, but states its digest and its size.
  const contents = encodeItem(item);
  const sha256 = contents === undefined ? (item as { sha256: string }).sha256 : computeDigest(contents, codec);
  const byteCount = contents === undefined ? (item as { size: number }).size : contents.length;
  const { format, id, name, changed, drafts, tags = [], trashed } = describedItem;
  const entry = {
    path: paths.assignPath(describedItem, sha256),
    kind: item.kind,
    ...(format === undefined ? {} : { format }),
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    bytes: byteCount,
    sha256,
    ...(changed === undefined ? {} : { changed }),
    ...(drafts === undefined || Object.keys(drafts).length === 0 ? {} : { drafts: { ...drafts } }),
    ...(tags.length === 0 ? {} : { tags: [...tags] }),
    ...(trashed === undefined ? {} : { trashed }),
    ...('beside' in item ? { beside: true as const } : {}),
  };
  return { entry, bytes: contents };
}

function encodeItem(item: ArchiveItem): Uint8Array | undefined {
  if ('bytes' in item) return item.bytes;
  return 'document' in item ? new TextEncoder().encode(formatDocument(item.document)) : undefined;
}

function describeDocument(document: unknown): { format?: string; id?: string; name?: string } {
  if (!isObject(document)) return {};
  const getTextField = (fieldName: string) =>
    typeof document[fieldName] === 'string' ? { [fieldName]: document[fieldName] } : {};
  return { ...getTextField('format'), ...getTextField('id'), ...getTextField('name') };
}
