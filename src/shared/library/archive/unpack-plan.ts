/**
 * Plans the files of an unpacked archive, so that its documents can be opened from their folder: pictures are placed below the documents
 * that show them.
 */
import { getLibraryHash } from '../../card/pictures/picture-source.ts';
import { makeSafeFileName, shortenFileName } from '../../text/file-name.ts';
import { UniqueFileNames } from '../../text/unique-file-names.ts';
import { replacePictureSources } from '../picture-sources.ts';
import type { ArchivePictures } from './archive-pictures.ts';
import type { ManifestEntry } from './manifest.ts';

/** Assigns unique paths below the folder, with forward slashes, that are valid in every file system. */
export class UnpackPaths {
  readonly #names = new UniqueFileNames();
  readonly #maxUnits: number;

  /** @param maxUnits maximum length of a path in UTF-16 units */
  constructor(maxUnits = Number.POSITIVE_INFINITY) {
    this.#maxUnits = maxUnits;
  }

  /**
   * Returns a safe and unique version of a path: each segment is made safe, a name that is too long is truncated, and a number is
   * added if the path is taken.
   */
  assignPath(entryPath: string): string {
    const segments = entryPath.split('/').map(makeSafeFileName);
    const fileName = segments.pop() ?? '';
    const folder = segments.map((segment) => `${segment}/`).join('');
    return this.#names.add(`${folder}${shortenFileName(fileName, this.#maxUnits - folder.length)}`);
  }
}

export interface UnpackedDocument {
  readonly document: unknown;
  /** Pictures next to the document: path relative to the document's folder, and entry. */
  readonly pictures: ReadonlyMap<string, ManifestEntry>;
}

/**
 * Returns a document of an archive that refers to its pictures as files below it, `art/<hash>.png`. Returns the same object if there
 * are none. With `keepsPaths`, pictures that the document names by path keep that path.
 */
export function unpackDocument(
  document: unknown,
  { path: documentPath }: ManifestEntry,
  pictures: ArchivePictures,
  keepsPaths: boolean,
): UnpackedDocument {
  const unpackedPictures = new Map<string, ManifestEntry>();
  const changedDocument = replacePictureSources(document, (source) => {
    const picture = pictures.findPicture(source, documentPath);
    if (picture === undefined) return undefined;
    const keepsPath =
      keepsPaths &&
      getLibraryHash(source) === undefined &&
      source.split('/').every((segment) => makeSafeFileName(segment) === segment);
    const picturePath = keepsPath
      ? source
      : `art/${picture.sha256}${/\.[a-z]+$/i.exec(picture.path)?.[0].toLowerCase() ?? ''}`;
    unpackedPictures.set(picturePath, picture);
    return keepsPath ? undefined : picturePath;
  });
  return { document: changedDocument, pictures: unpackedPictures };
}
