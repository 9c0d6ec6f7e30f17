/** The characters and factions that come with Rollcall, as the tests of cards read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Character, Faction } from '../../../src/shared/document/schema.ts';
import type { Character as Hero } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';

const read = (folder: string, game = 'supers-unlimited'): unknown[] =>
  readdirSync(resolve('samples', game, folder))
    .sort()
    .map((file) => JSON.parse(readFileSync(resolve('samples', game, folder, file), 'utf8')) as unknown);

export function sampleCharacters(): Hero[];
export function sampleCharacters(game: string): Character[];
export function sampleCharacters(game?: string): Character[] {
  return read('characters', game) as Character[];
}
export const sampleFactions = (): Faction[] => read('factions') as Faction[];
