/** Which file of a folder a cell means: `ork.png`, `ork`, `Ork` and `Iron Golem` for `iron-golem.jpg`. */
import { isPictureFile } from '../card/pictures/picture-source.ts';

/** Without folder, ending, accents, case, and everything but letters and figures. */
const loosely = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{3,4}$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The file for each name that has one: of that very name, else the only one that differs in case, signs or its ending. Of
 * several that would do the first in the order of names is taken.
 */
export function matchPictures(names: Iterable<string>, files: readonly string[]): Map<string, string> {
  const pictures = files.filter(isPictureFile).sort();
  const exact = new Set(pictures);
  const byBase = new Map<string, string>();
  const byLoose = new Map<string, string>();
  for (const file of pictures) {
    const base = file.replace(/^.*\//, '');
    if (!byBase.has(base)) byBase.set(base, file);
    const loose = loosely(file);
    if (loose !== '' && !byLoose.has(loose)) byLoose.set(loose, file);
  }
  const found = new Map<string, string>();
  for (const name of names) {
    const file = exact.has(name) ? name : (byBase.get(name) ?? byLoose.get(loosely(name)));
    if (file !== undefined) found.set(name, file);
  }
  return found;
}
