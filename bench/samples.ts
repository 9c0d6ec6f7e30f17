/** Documents of the sample library, in the order of file names. `root` is the folder of the checkout. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Faction } from '../src/shared/document/schema.ts';
import type { Character } from '../src/shared/games/supers-unlimited/documents/schema.ts';

function documents<T>(root: string, folder: string): T[] {
  const at = join(root, 'samples', 'supers-unlimited', folder);
  return readdirSync(at)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(at, name), 'utf8')) as T);
}

export const sampleCharacters = (root: string): Character[] => documents(root, 'characters');
export const sampleFactions = (root: string): Faction[] => documents(root, 'factions');
