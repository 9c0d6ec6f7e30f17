/** What Rollcall brings along on disk: fonts and samples, beside its package.json wherever it is installed. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_FILES, FONT_IDS, type FontId } from '../shared/card/font-ids.ts';
import { type FontSet, loadFonts } from '../shared/card/fonts.ts';
import type { Character, Faction, Team } from '../shared/document/schema.ts';
import { Failure } from './failure.ts';
import { readOne, unreadableLine } from './read.ts';

/** The folder of Rollcall itself: the nearest one upwards that holds its fonts. */
function home(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'fonts', FONT_FILES.text))) {
    const above = dirname(folder);
    if (above === folder) throw new Failure('Rollcall’s own fonts folder is missing; install Rollcall again');
    folder = above;
  }
  return folder;
}

export function fontFiles(): Readonly<Record<FontId, Uint8Array>> {
  const at = home();
  const files = FONT_IDS.map((id): [FontId, Uint8Array] => [
    id,
    new Uint8Array(readFileSync(join(at, 'fonts', FONT_FILES[id]))),
  ]);
  return Object.fromEntries(files) as Record<FontId, Uint8Array>;
}

let parsed: FontSet | undefined;

/** The faces, parsed once in a process. */
export function fonts(): FontSet {
  parsed ??= loadFonts(fontFiles());
  return parsed;
}

interface Manifest {
  demoTeam: string;
  characters: string[];
  factions: string[];
  teams: string[];
}

export interface Samples {
  characters: Character[];
  factions: Faction[];
  demoTeam: Team;
}

export function samples(): Samples {
  const at = join(home(), 'samples');
  const manifest = JSON.parse(readFileSync(join(at, 'samples.json'), 'utf8')) as Manifest;
  const load = <T>(folder: string, id: string, ending: string): T => {
    const file = join(at, folder, `${id}.${ending}.json`);
    const read = readOne(file);
    if (!read.ok) throw new Failure(unreadableLine(file, read.error));
    return read.document as unknown as T;
  };
  return {
    characters: manifest.characters.map((id) => load<Character>('characters', id, 'hero')),
    factions: manifest.factions.map((id) => load<Faction>('factions', id, 'faction')),
    demoTeam: load<Team>('teams', manifest.demoTeam, 'team'),
  };
}
