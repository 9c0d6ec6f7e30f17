/** Which files an archive becomes in a folder, so that the folder can be used as it is: pictures lie below what shows them. */
import { libraryHash } from '../card/picture-source.ts';
import { safeFileName } from '../text/file-name.ts';
import { inArchive, pathsOfPictures, picturesOf } from './contents-of.ts';
import type { ManifestEntry } from './manifest.ts';
import { sourcesIn, withSources } from './picture-sources.ts';
import type { Archive } from './read-archive.ts';
import { sameFileKey } from './zip/entry-names.ts';

/** A path below the folder, with forward slashes, that every file system takes. */
export class UnpackPaths {
  readonly #taken = new Set<string>();

  /** The entry's own path, each part of it made safe; with a number where that is taken. */
  of(path: string): string {
    const parts = path.split('/').map(safeFileName);
    const name = parts.pop() ?? '';
    const folder = parts.map((part) => `${part}/`).join('');
    const dot = name.indexOf('.', 1);
    const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    for (let n = 1; ; n++) {
      const free = `${folder}${stem}${n === 1 ? '' : ` ${n}`}${ending}`;
      if (this.#taken.has(sameFileKey(free))) continue;
      this.#taken.add(sameFileKey(free));
      return free;
    }
  }
}

export interface UnpackedDocument {
  readonly document: unknown;
  /** Pictures that belong beside it: path from the folder of the document, and entry. */
  readonly pictures: ReadonlyMap<string, ManifestEntry>;
}

/**
 * A document with the pictures of its archive named as files below it, `art/<hash>.png`; the same object where it names
 * none, or names them as they lie in the archive already.
 */
export function unpackedDocument(archive: Archive, entry: ManifestEntry, document: unknown): UnpackedDocument {
  const byHash = picturesOf(archive);
  const byPath = pathsOfPictures(archive);
  const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
  const pictures = new Map<string, ManifestEntry>();
  const sources = new Map<string, string>();
  for (const src of sourcesIn(document)) {
    const hash = libraryHash(src) ?? libraryHash(inArchive(src, folder, byPath));
    const picture = hash === undefined ? undefined : byHash.get(hash);
    if (picture === undefined) continue;
    const beside = libraryHash(src) === undefined && !archive.hasManifest ? src : `art/${baseName(picture.path)}`;
    pictures.set(beside, picture);
    sources.set(src, beside);
  }
  return { document: withSources(document, (src) => sources.get(src) ?? src), pictures };
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
