/** Which file of a folder a cell means: `ork.png`, `ork`, `Ork`, `images\ork.png`, and `Iron Golem` for `iron-golem.jpg`. */
import { hasPictureEnding, isPictureFile } from '../card/pictures/picture-source.ts';

/** Without folder, ending of a picture, accents, case, and everything but letters and figures. */
const loosely = (name: string): string =>
  (hasPictureEnding(name) ? name.replace(/\.[a-z0-9]+$/i, '') : name)
    .replace(/^.*[/\\]/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What a cell may mean by its name: as it is and, where it is encoded like an address, decoded. Each is a path with `/`. */
function pathsIn(name: string): string[] {
  const path = name.replace(/^file:\/*/i, '').replaceAll('\\', '/');
  try {
    return [...new Set([path, decodeURIComponent(path)])];
  } catch {
    return [path];
  }
}

const ENDING = /\.[a-z0-9]{2,4}$/i;

/** Paths that a file system may hold to be the same have one key. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

/** The path without its first folders, the longest first: `a/b/c.png`, `b/c.png`, `c.png`. */
function endsOf(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/** Of several that would do the first in the order of names is kept. */
function indexed(files: readonly string[], keysOf: (file: string) => readonly string[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const file of files) for (const key of keysOf(file)) if (key !== '' && !index.has(key)) index.set(key, file);
  return index;
}

/** Finds the file for a name, or undefined. `takesLoosely` says for which names another spelling or ending will do. */
function matcher(
  files: readonly string[],
  takesLoosely: (name: string) => boolean,
): (name: string) => string | undefined {
  const exact = new Set(files);
  const byEnd = indexed(files, endsOf);
  const byKey = indexed(files, (file) => endsOf(keyOf(file)));
  const byLoose = indexed(files, (file) => [loosely(file)]);
  return (name) => {
    if (exact.has(name)) return name;
    const ends = pathsIn(name).flatMap(endsOf);
    const first = (index: ReadonlyMap<string, string>, key: (end: string) => string): string | undefined =>
      ends.map((end) => index.get(key(end))).find((file) => file !== undefined);
    const named = first(byEnd, (end) => end) ?? first(byKey, keyOf);
    if (named !== undefined || !takesLoosely(name)) return named;
    return pathsIn(name)
      .map((path) => byLoose.get(loosely(path)))
      .find((file) => file !== undefined);
  };
}

/**
 * The file for each name that has one: of that very name, else the one whose path ends like it, else one that differs in
 * case, signs or its ending. Only files of the list are ever answered with, wherever a name leads. A file of a kind that
 * cards don't show is taken where there is no other, so that the reason can be told.
 */
export function matchPictures(names: Iterable<string>, files: readonly string[]): Map<string, string> {
  const sorted = [...files].sort();
  const shown = matcher(sorted.filter(isPictureFile), () => true);
  const others = matcher(
    sorted.filter((file) => hasPictureEnding(file) && !isPictureFile(file)),
    (name) => !ENDING.test(name),
  );
  const foreign = matcher(
    sorted.filter((file) => !hasPictureEnding(file)),
    () => false,
  );
  const found = new Map<string, string>();
  for (const name of names) {
    const file = shown(name) ?? others(name) ?? foreign(name);
    if (file !== undefined) found.set(name, file);
  }
  return found;
}
