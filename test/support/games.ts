/** Loads the games with all of their parts before a test begins. */
import { createGameCatalog, type GameCatalog } from '../../src/shared/document/game-catalog.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Game } from '../../src/shared/games/game.ts';
import { type GameCatalogWithPart, loadGamePart, type PartName } from '../../src/shared/games/parts.ts';
import { tinParade } from '../games/tin-parade/index.ts';

type LoadedGames = GameCatalogWithPart<PartName>;

async function withAllParts(gameCatalog: GameCatalog<Game>): Promise<LoadedGames> {
  const partNames = new Set(gameCatalog.all.flatMap(({ parts }) => Object.keys(parts ?? {}) as PartName[]));
  let loadedCatalog = gameCatalog;
  for (const partName of partNames) loadedCatalog = await loadGamePart(loadedCatalog, partName);
  return loadedCatalog as LoadedGames;
}

export const LOADED_GAMES = await withAllParts(GAMES);

/** The same games and the Tin Parade, which Rollcall was not written for. */
export const GAMES_AND_PARADE = await withAllParts(createGameCatalog<Game>([...GAMES.all, tinParade]));
