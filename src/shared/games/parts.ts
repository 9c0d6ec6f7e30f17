/** Loads the large parts of all games of a catalog, such as their play rules, for the screens and commands that need them. */
import { createGameCatalog, type GameCatalog, mapGames } from '../document/game-catalog.ts';
import type { Game, GameParts } from './game.ts';

export type PartName = keyof GameParts;

/** A game with some of its parts loaded. A part that the game doesn't offer is undefined. */
export type GameWithPart<P extends PartName, G extends Game = Game> = G & {
  readonly [LoadedName in P]: GameParts[LoadedName] | undefined;
};

export type GameCatalogWithPart<P extends PartName, G extends Game = Game> = GameCatalog<GameWithPart<P, G>>;

/** Whether a game offers a part, loaded or not. */
export const hasPart = (game: Pick<Game, 'parts'>, partName: PartName): boolean => game.parts?.[partName] !== undefined;

/** Caches the catalogs with loaded parts by their original catalog, so that all callers get the same objects. */
const loadedCatalogs = new WeakMap<object, Map<PartName, Promise<unknown>>>();

/**
 * Returns the games of a catalog with one of their parts. Loads the part once for each catalog and retries after a failed load.
 * Calls can be nested to add several parts. The games are copies: compare them by id.
 */
export function loadGamePart<P extends PartName, G extends Game>(
  gameCatalog: GameCatalog<G>,
  partName: P,
): Promise<GameCatalogWithPart<P, G>> {
  const cachedParts = loadedCatalogs.get(gameCatalog) ?? new Map<PartName, Promise<unknown>>();
  loadedCatalogs.set(gameCatalog, cachedParts);
  const cachedCatalog = cachedParts.get(partName);
  if (cachedCatalog !== undefined) return cachedCatalog as Promise<GameCatalogWithPart<P, G>>;
  const loadingCatalog = importPart(gameCatalog, partName);
  cachedParts.set(partName, loadingCatalog);
  loadingCatalog.catch(() => cachedParts.delete(partName));
  return loadingCatalog;
}

async function importPart<P extends PartName, G extends Game>(
  gameCatalog: GameCatalog<G>,
  partName: P,
): Promise<GameCatalogWithPart<P, G>> {
  const [firstGame, ...otherGames] = mapGames(gameCatalog, async (game) => {
    const partModule = (await game.parts?.[partName]?.()) as Pick<GameParts, P> | undefined;
    return { ...game, [partName]: partModule?.[partName] } as GameWithPart<P, G>;
  });
  return createGameCatalog([await firstGame, ...(await Promise.all(otherGames))]);
}
