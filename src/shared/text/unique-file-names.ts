/** Gives the files of a folder unique names, also on case-insensitive file systems. */
import { splitExtension } from './file-name.ts';

/**
 * Returns a key that is equal for paths that are the same file on some file system. macOS ignores case (`ß` is `ss`) and separates
 * accents; Windows ignores case. Paths of different files on one system may have the same key.
 */
export const getFileNameKey = (filePath: string): string =>
  filePath.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');

/** Adds a number before the extension: `Ash 2.hero.json`. */
export function numberFileName(fileName: string, suffix: number): string {
  const [stem, extension] = splitExtension(fileName);
  return stem === '' ? `${fileName} ${suffix}` : `${stem} ${suffix}${extension}`;
}

/** Gives every file of a folder a unique name on any file system. Names may be paths with forward slashes. */
export class UniqueFileNames {
  readonly #takenKeys: Set<string>;
  /** The last number of each name, for finding the next free number quickly. */
  readonly #lastNumbers = new Map<string, number>();

  constructor(takenNames: Iterable<string> = []) {
    this.#takenKeys = new Set(Array.from(takenNames, getFileNameKey));
  }

  /** Claims exactly this name. Returns false if the name is taken. */
  claim(fileName: string): boolean {
    const nameKey = getFileNameKey(fileName);
    if (this.#takenKeys.has(nameKey)) return false;
    this.#takenKeys.add(nameKey);
    return true;
  }

  /** Claims and returns the name, with the next free number if the name is taken. */
  add(fileName: string): string {
    if (this.claim(fileName)) return fileName;
    const nameKey = getFileNameKey(fileName);
    for (let suffix = (this.#lastNumbers.get(nameKey) ?? 1) + 1; ; suffix += 1) {
      const numberedName = numberFileName(fileName, suffix);
      if (!this.claim(numberedName)) continue;
      this.#lastNumbers.set(nameKey, suffix);
      return numberedName;
    }
  }
}
