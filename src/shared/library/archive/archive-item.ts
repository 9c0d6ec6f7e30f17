/** Items of an archive, and their paths in it. */

import { pictureType } from '../../card/pictures/picture-type.ts';
import { documentText } from '../../document/document-text.ts';
import { STYLE_FORMAT } from '../../document/file-formats.ts';
import { FORMATS, isFormat } from '../../document/formats.ts';
import { isObject } from '../../document/json/json-object.ts';
import { safeStem } from '../../text/file-name.ts';
import { UniqueFileNames } from '../../text/unique-file-names.ts';
import { type Codec, digestOf } from '../../zip/codec.ts';
import type { EntryKind, ManifestEntry } from './manifest.ts';

interface ItemFields {
  readonly kind: EntryKind;
  /** Path in the archive; absent = in the folder of its kind, under a name made from its own. */
  readonly path?: string;
  readonly format?: string;
  readonly id?: string;
  readonly name?: string;
  /** ISO times in UTC. */
  readonly changed?: string;
  readonly trashed?: string;
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
}

/** A document or template as JSON value, a file as its bytes, or a file that lies beside the archive. */
export type ArchiveItem = ItemFields &
  (
    | { readonly document: unknown }
    | { readonly bytes: Uint8Array }
    | { readonly beside: true; readonly path: string; readonly sha256: string; readonly size: number }
  );

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' } as const;

/** Letters of a name in the archive, before what its kind adds. */
const MOST_LETTERS = 100;

/** Gives every item a path of its own, also on file systems that ignore case. */
export class ArchivePaths {
  readonly #names = new UniqueFileNames();

  /** Throws a RangeError for a path that was asked for and is taken. */
  of(item: ArchiveItem, sha256: string): string {
    if (item.path !== undefined) {
      if (!this.#names.claim(item.path)) throw new RangeError(`Two items are called ${item.path}.`);
      return item.path;
    }
    const [folder, stem, ending] = placeOf(item, sha256);
    return this.#names.add(`${folder}/${stem}${ending}`);
  }
}

function placeOf(item: ArchiveItem, sha256: string): [folder: string, stem: string, ending: string] {
  const { kind, format, id = '', name = '' } = item;
  const stem = safeStem(name, MOST_LETTERS) || safeStem(id, MOST_LETTERS) || 'unnamed';
  switch (kind) {
    case 'document':
      // Documents of other formats may come from a newer Rollcall.
      return isFormat(format) ? [FORMATS[format].table, stem, FORMATS[format].extension] : ['documents', stem, '.json'];
    case 'template':
      return ['templates', safeStem(id, MOST_LETTERS) || stem, format === STYLE_FORMAT ? '.style.json' : '.card.json'];
    case 'picture': {
      const type = 'bytes' in item ? pictureType(item.bytes) : undefined;
      return ['pictures', sha256, `.${type === undefined ? 'bin' : ENDINGS[type]}`];
    }
    case 'drawing':
      return ['drawings', sha256, '.json'];
    case 'rows':
      return ['rows', sha256, '.json'];
    case 'file':
      return ['files', sha256, '.file'];
  }
}

/** The item's bytes and its entry in the manifest. */
export function entryOf(
  item: ArchiveItem,
  paths: ArchivePaths,
  codec: Codec,
): { entry: ManifestEntry; bytes: Uint8Array | undefined } {
  const described = 'document' in item ? { ...selfDescribed(item.document), ...item } : item;
  const bytes = bytesOf(item);
  const sha256 = bytes === undefined ? (item as { sha256: string }).sha256 : digestOf(bytes, codec);
  const size = bytes === undefined ? (item as { size: number }).size : bytes.length;
  const { format, id, name, changed, drafts, tags = [], trashed } = described;
  const entry = {
    path: paths.of(described, sha256),
    kind: item.kind,
    ...(format === undefined ? {} : { format }),
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    bytes: size,
    sha256,
    ...(changed === undefined ? {} : { changed }),
    ...(drafts === undefined || Object.keys(drafts).length === 0 ? {} : { drafts: { ...drafts } }),
    ...(tags.length === 0 ? {} : { tags: [...tags] }),
    ...(trashed === undefined ? {} : { trashed }),
    ...('beside' in item ? { beside: true as const } : {}),
  };
  return { entry, bytes };
}

function bytesOf(item: ArchiveItem): Uint8Array | undefined {
  if ('bytes' in item) return item.bytes;
  return 'document' in item ? new TextEncoder().encode(documentText(item.document)) : undefined;
}

function selfDescribed(document: unknown): { format?: string; id?: string; name?: string } {
  if (!isObject(document)) return {};
  const word = (key: string) => (typeof document[key] === 'string' ? { [key]: document[key] } : {});
  return { ...word('format'), ...word('id'), ...word('name') };
}
