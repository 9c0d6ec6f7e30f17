/** Which files an archive becomes in a folder, so that the folder can be used as it is: pictures lie below what shows them. */
import { libraryHash } from '../../card/pictures/picture-source.ts';
import { safeFileName, shortenFileName } from '../../text/file-name.ts';
import { UniqueFileNames } from '../../text/unique-file-names.ts';
import { withPictureSources } from '../picture-places.ts';
import type { ArchivePictures } from './archive-pictures.ts';
import type { ManifestEntry } from './manifest.ts';

/** A path below the folder, with forward slashes, that every file system takes. */
export class UnpackPaths {
  readonly #names = new UniqueFileNames();
  readonly #maxUnits: number;

  /** `maxUnits` is how many UTF-16 units a path may have. */
  constructor(maxUnits = Number.POSITIVE_INFINITY) {
    this.#maxUnits = maxUnits;
  }

  /** The entry's own path, each part of it made safe, its name shortened where the path is too long; with a number where that is taken. */
  of(path: string): string {
    const parts = path.split('/').map(safeFileName);
    const name = parts.pop() ?? '';
    const folder = parts.map((part) => `${part}/`).join('');
    return this.#names.add(`${folder}${shortenFileName(name, this.#maxUnits - folder.length)}`);
  }
}

export interface UnpackedDocument {
  readonly document: unknown;
  /** Pictures that belong beside it: path from the folder of the document, and entry. */
  readonly pictures: ReadonlyMap<string, ManifestEntry>;
}

/**
 * A document of an archive with its pictures named as files below it, `art/<hash>.png`; the same object where it names none.
 * With `stays` those that it names by their path keep it.
 */
export function unpackedDocument(
  document: unknown,
  { path }: ManifestEntry,
  pictures: ArchivePictures,
  stays: boolean,
): UnpackedDocument {
  const beside = new Map<string, ManifestEntry>();
  const changed = withPictureSources(document, (src) => {
    const picture = pictures.named(src, path);
    if (picture === undefined) return undefined;
    const isKept =
      stays && libraryHash(src) === undefined && src.split('/').every((part) => safeFileName(part) === part);
    const place = isKept ? src : `art/${picture.sha256}${/\.[a-z]+$/i.exec(picture.path)?.[0].toLowerCase() ?? ''}`;
    beside.set(place, picture);
    return isKept ? undefined : place;
  });
  return { document: changed, pictures: beside };
}
