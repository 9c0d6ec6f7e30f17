/** Loads the large parts of all games of a catalogue, such as their orders of play, for the screens and commands that need them. */
import { createGameCatalog, type GameCatalog, mapGames } from '../document/game-catalog.ts';
import type { Game, GameParts } from './game.ts';

export type PartName = keyof GameParts;

/** A game with some of its parts loaded. A part that it doesn't offer is undefined. */
export type GameWith<P extends PartName, G extends Game = Game> = G & {
  readonly [Name in P]: GameParts[Name] | undefined;
};

export type GamesWith<P extends PartName, G extends Game = Game> = GameCatalog<GameWith<P, G>>;

/** Whether a game offers a part, loaded or not. */
export const hasPart = (game: Pick<Game, 'parts'>, part: PartName): boolean => game.parts?.[part] !== undefined;

/** The catalogues that were made of each catalogue, so that everybody gets the same objects. */
const loadedCatalogues = new WeakMap<object, Map<PartName, Promise<unknown>>>();

/**
 * Returns the games of a catalogue with one of their parts. Loads it once for each catalogue; a load that failed is tried again
 * the next time. Calls can be nested to add several parts. The games are copies: compare them by id.
 */
export function withPart<P extends PartName, G extends Game>(
  gameCatalog: GameCatalog<G>,
  part: P,
): Promise<GamesWith<P, G>> {
  const loaded = loadedCatalogues.get(gameCatalog) ?? new Map<PartName, Promise<unknown>>();
  loadedCatalogues.set(gameCatalog, loaded);
  const known = loaded.get(part);
  if (known !== undefined) return known as Promise<GamesWith<P, G>>;
  const loading = loadPart(gameCatalog, part);
  loaded.set(part, loading);
  loading.catch(() => loaded.delete(part));
  return loading;
}

async function loadPart<P extends PartName, G extends Game>(
  gameCatalog: GameCatalog<G>,
  part: P,
): Promise<GamesWith<P, G>> {
  const [first, ...others] = mapGames(gameCatalog, async (game) => {
    const module = (await game.parts?.[part]?.()) as Pick<GameParts, P> | undefined;
    return { ...game, [part]: module?.[part] } as GameWith<P, G>;
  });
  return createGameCatalog([await first, ...(await Promise.all(others))]);
}
