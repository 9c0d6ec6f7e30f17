/** The pictures of an archive, by the sources that documents name. */
import { parsePictureSource } from '../../card/pictures/picture-source.ts';
import type { Manifest, ManifestEntry } from './manifest.ts';

export class ArchivePictures {
  readonly #byHash = new Map<string, ManifestEntry>();
  readonly #byPath = new Map<string, ManifestEntry>();

  constructor({ entries }: Manifest) {
    for (const entry of entries) {
      if (entry.kind !== 'picture') continue;
      this.#byHash.set(entry.sha256, entry);
      this.#byPath.set(entry.path.normalize('NFC'), entry);
    }
  }

  /** Finds the picture that a document at `documentPath` names by hash or path. Undefined if the archive doesn't have it. */
  findPicture(src: string, documentPath: string): ManifestEntry | undefined {
    const pictureSource = parsePictureSource(src);
    if ('problem' in pictureSource || pictureSource.kind === 'data') return undefined;
    if (pictureSource.kind === 'library') return this.#byHash.get(pictureSource.hash);
    const segments = `${getFolder(documentPath)}${pictureSource.path}`
      .split('/')
      .filter((segment) => segment !== '.' && segment !== '');
    return this.#byPath.get(segments.join('/').normalize('NFC'));
  }
}

/** Returns the folder of a path in an archive, with its slash. Empty at the root. */
const getFolder = (filePath: string): string => filePath.slice(0, filePath.lastIndexOf('/') + 1);
