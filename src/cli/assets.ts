/** Finds the files that ship with Rollcall: the fonts and samples next to its package.json, wherever it is installed. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_FILES, FONT_IDS, type FontId } from '../shared/display/font-ids.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import { parseBytes } from '../shared/document/parse.ts';
import type { AnyDocument, Character, Faction, Team } from '../shared/document/schema.ts';
import type { Game } from '../shared/games/game.ts';
import { compareCodePoints } from '../shared/text/code-point-order.ts';
import { type FontSet, loadFonts } from '../shared/text/fonts/fonts.ts';
import { Failure } from './failure.ts';
import { unreadableLine } from './files/read.ts';

/** Returns Rollcall's own folder, which is the nearest parent folder that contains its fonts. */
function home(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'fonts', FONT_FILES.text))) {
    const above = dirname(folder);
    if (above === folder) throw new Failure((translate) => translate('cli.assets.fontsMissing'));
    folder = above;
  }
  return folder;
}

/** Returns the bytes of every typeface. Each file is read when its bytes are first used. */
export function fontFiles(): Readonly<Record<FontId, Uint8Array>> {
  const at = home();
  const files: Partial<Record<FontId, Uint8Array>> = {};
  for (const id of FONT_IDS) {
    const get = (): Uint8Array => new Uint8Array(readFileSync(join(at, 'fonts', FONT_FILES[id])));
    Object.defineProperty(files, id, { get, enumerable: true });
  }
  return files as Record<FontId, Uint8Array>;
}

let builtInFonts: FontSet | undefined;

/** Returns the fonts that ship with Rollcall. They are parsed once per process. */
export function fonts(): FontSet {
  builtInFonts ??= loadFonts(fontFiles());
  return builtInFonts;
}

/** The team that `demo` prints. */
const DEMO_TEAM = 'first-watch';

export interface Samples {
  characters: Character[];
  factions: Faction[];
  teams: Team[];
  demoTeam: Team;
}

/** Returns the sample library. Each kind is sorted by file name. */
export function samples(gameCatalog: GameCatalog<Game>): Samples {
  const teams = documentsIn<Team>(gameCatalog, 'teams');
  const demoTeam = teams.find((team) => team.id === DEMO_TEAM);
  if (!demoTeam) throw new Failure((translate) => translate('cli.assets.teamMissing', { team: DEMO_TEAM }));
  return {
    characters: documentsIn(gameCatalog, 'characters'),
    factions: documentsIn(gameCatalog, 'factions'),
    teams,
    demoTeam,
  };
}

/** Reads all sample documents of one kind. `samples/` has a folder for each game, with a subfolder for each kind. */
function documentsIn<T extends AnyDocument>(gameCatalog: GameCatalog<Game>, kind: string): T[] {
  const folders = readdirSync(join(home(), 'samples')).sort(compareCodePoints);
  return folders.flatMap((game) => {
    const at = join(home(), 'samples', game, kind);
    return existsSync(at) ? documentsAt<T>(gameCatalog, at) : [];
  });
}

function documentsAt<T extends AnyDocument>(gameCatalog: GameCatalog<Game>, folder: string): T[] {
  return readdirSync(folder)
    .sort(compareCodePoints)
    .map((name) => {
      const file = join(folder, name);
      const read = parseBytes(gameCatalog, readFileSync(file));
      if (!read.ok) throw new Failure((translate) => unreadableLine(translate, file, read.error));
      return read.document as T;
    });
}
