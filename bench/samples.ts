/** Reads documents of the sample library, in the order of file names. `checkoutFolder` is the root folder of the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Faction } from '../src/shared/document/schema.ts';
import type { Character } from '../src/shared/games/supers-unlimited/documents/schema.ts';

function readDocuments<T>(checkoutFolder: string, folderName: string): T[] {
  const folderPath = join(checkoutFolder, 'samples', 'supers-unlimited', folderName);
  return readdirSync(folderPath)
    .sort()
    .map((fileName) => JSON.parse(readFileSync(join(folderPath, fileName), 'utf8')) as T);
}

export const readSampleCharacters = (checkoutFolder: string): Character[] =>
  readDocuments(checkoutFolder, 'characters');
export const readSampleFactions = (checkoutFolder: string): Faction[] => readDocuments(checkoutFolder, 'factions');
