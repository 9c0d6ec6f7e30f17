/** The pictures of an archive, by the sources that documents name. */
import { readSource } from '../../card/pictures/picture-source.ts';
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

  /** The picture that a document at `from` names by hash or path; undefined where the archive does not have it. */
  named(src: string, from: string): ManifestEntry | undefined {
    const source = readSource(src);
    if ('problem' in source || source.kind === 'data') return undefined;
    if (source.kind === 'library') return this.#byHash.get(source.hash);
    const parts = `${folderOf(from)}${source.path}`.split('/').filter((part) => part !== '.' && part !== '');
    return this.#byPath.get(parts.join('/').normalize('NFC'));
  }
}

/** The folder that a path of an archive lies in, with its slash; empty at the root. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
