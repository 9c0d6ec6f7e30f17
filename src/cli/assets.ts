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
import { formatUnreadable } from './files/read-documents.ts';

/** Returns Rollcall's own folder, which is the nearest parent folder that contains its fonts. */
function findProgramFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'fonts', FONT_FILES.text))) {
    const parentFolder = dirname(folder);
    if (parentFolder === folder) throw new Failure((translate) => translate('cli.assets.fontsMissing'));
    folder = parentFolder;
  }
  return folder;
}

/** Returns the bytes of every typeface. Each file is read when its bytes are first used. */
export function getFontFiles(): Readonly<Record<FontId, Uint8Array>> {
  const programFolder = findProgramFolder();
  const fontFiles: Partial<Record<FontId, Uint8Array>> = {};
  for (const fontId of FONT_IDS) {
    const readFontFile = (): Uint8Array =>
      new Uint8Array(readFileSync(join(programFolder, 'fonts', FONT_FILES[fontId])));
    Object.defineProperty(fontFiles, fontId, { get: readFontFile, enumerable: true });
  }
  return fontFiles as Record<FontId, Uint8Array>;
}

/** Returns the path of the profile of coated paper. */
export const getColorProfilePath = (): string => join(findProgramFolder(), 'colors', 'CoatedFOGRA39.icc');

let builtInFonts: FontSet | undefined;

/** Returns the fonts that ship with Rollcall. They are parsed once per process. */
export function getBuiltInFonts(): FontSet {
  builtInFonts ??= loadFonts(getFontFiles());
  return builtInFonts;
}

/** The id of the team that `demo` prints. */
const DEMO_TEAM = 'first-watch';

export interface Samples {
  characters: Character[];
  factions: Faction[];
  teams: Team[];
  demoTeam: Team;
}

/** Returns the sample library. Each kind is sorted by file name. */
export function readSamples(gameCatalog: GameCatalog<Game>): Samples {
  const sampleTeams = readSampleDocuments<Team>(gameCatalog, 'teams');
  const demoTeam = sampleTeams.find((sampleTeam) => sampleTeam.id === DEMO_TEAM);
  if (!demoTeam) throw new Failure((translate) => translate('cli.assets.teamMissing', { team: DEMO_TEAM }));
  return {
    characters: readSampleDocuments(gameCatalog, 'characters'),
    factions: readSampleDocuments(gameCatalog, 'factions'),
    teams: sampleTeams,
    demoTeam,
  };
}

/** Reads all sample documents of one kind. `samples/` has a folder for each game, with a subfolder for each kind. */
function readSampleDocuments<T extends AnyDocument>(gameCatalog: GameCatalog<Game>, documentKind: string): T[] {
  const gameFolders = readdirSync(join(findProgramFolder(), 'samples')).sort(compareCodePoints);
  return gameFolders.flatMap((gameFolder) => {
    const documentFolder = join(findProgramFolder(), 'samples', gameFolder, documentKind);
    return existsSync(documentFolder) ? readSampleFolder<T>(gameCatalog, documentFolder) : [];
  });
}

/** Reads all documents in a folder. Throws a Failure that names an unreadable file. */
function readSampleFolder<T extends AnyDocument>(gameCatalog: GameCatalog<Game>, folder: string): T[] {
  return readdirSync(folder)
    .sort(compareCodePoints)
    .map((fileName) => {
      const filePath = join(folder, fileName);
      const parseResult = parseBytes(gameCatalog, readFileSync(filePath));
      if (!parseResult.ok) throw new Failure((translate) => formatUnreadable(translate, filePath, parseResult.error));
      return parseResult.document as T;
    });
}
