/** Reads the characters and factions that come with Rollcall. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Character, Faction } from '../../../src/shared/document/schema.ts';
import type { Character as Hero } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';

const readSamples = (folderName: string, gameId = 'supers-unlimited'): unknown[] =>
  readdirSync(resolve('samples', gameId, folderName))
    .sort()
    .map((fileName) => JSON.parse(readFileSync(resolve('samples', gameId, folderName, fileName), 'utf8')) as unknown);

export function readSampleCharacters(): Hero[];
export function readSampleCharacters(gameId: string): Character[];
export function readSampleCharacters(gameId?: string): Character[] {
  return readSamples('characters', gameId) as Character[];
}
export const readSampleFactions = (): Faction[] => readSamples('factions') as Faction[];
