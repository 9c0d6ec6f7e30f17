/** The characters and factions that come with Rollcall, as the tests of cards read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Faction } from '../../src/shared/document/schema.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';

const read = (folder: string): unknown[] =>
  readdirSync(resolve('samples/supers-unlimited', folder))
    .sort()
    .map((file) => JSON.parse(readFileSync(resolve('samples/supers-unlimited', folder, file), 'utf8')) as unknown);

export const sampleCharacters = (): Character[] => read('characters') as Character[];
export const sampleFactions = (): Faction[] => read('factions') as Faction[];
