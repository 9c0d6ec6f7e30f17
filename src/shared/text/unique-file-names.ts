/** Keeps the files of one folder apart on file systems that compare names without case. */
import { splitExtension } from './file-name.ts';

/**
 * Equal for paths that are one file on any file system: macOS compares without case (`ß` is `ss`) and with separate accents,
 * Windows without case. Some paths that are two files on a given system have one key.
 */
export const fileNameKey = (path: string): string => path.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');

/** The name with a number before its extension: `Ash 2.hero.json`. */
export function numberFileName(name: string, number: number): string {
  const [stem, extension] = splitExtension(name);
  return stem === '' ? `${name} ${number}` : `${stem} ${number}${extension}`;
}

/** Gives every file of a folder a name of its own, on any file system. Names may be paths with forward slashes. */
export class UniqueFileNames {
  readonly #taken: Set<string>;
  /** The last number given to each name, so that the next free one is found at once. */
  readonly #lastNumbers = new Map<string, number>();

  constructor(takenNames: Iterable<string> = []) {
    this.#taken = new Set(Array.from(takenNames, fileNameKey));
  }

  /** Takes exactly this name. Returns false if it is taken. */
  claim(name: string): boolean {
    const key = fileNameKey(name);
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }

  /** The name, or with the next free number where it is taken. */
  add(name: string): string {
    if (this.claim(name)) return name;
    const key = fileNameKey(name);
    for (let number = (this.#lastNumbers.get(key) ?? 1) + 1; ; number += 1) {
      const numbered = numberFileName(name, number);
      if (!this.claim(numbered)) continue;
      this.#lastNumbers.set(key, number);
      return numbered;
    }
  }
}
