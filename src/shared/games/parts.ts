/** Loads the large parts of all games of a catalogue, such as their orders of play, for the screens and commands that need them. */
import { type Catalogue, catalogueOf, mapGames } from '../document/catalogue.ts';
import type { Game, GameParts } from './game.ts';

export type PartName = keyof GameParts;

/** A game with some of its parts loaded. A part that it doesn't offer is undefined. */
export type GameWith<P extends PartName, G extends Game = Game> = G & {
  readonly [Name in P]: GameParts[Name] | undefined;
};

export type GamesWith<P extends PartName, G extends Game = Game> = Catalogue<GameWith<P, G>>;

/** Whether a game offers a part, loaded or not. */
export const hasPart = (game: Pick<Game, 'parts'>, part: PartName): boolean => game.parts?.[part] !== undefined;

/** The catalogues that were made of each catalogue, so that everybody gets the same objects. */
const loadedCatalogues = new WeakMap<object, Map<PartName, Promise<unknown>>>();

/**
 * Returns the games of a catalogue with one of their parts. Loads it once for each catalogue; a load that failed is tried again
 * the next time. Calls can be nested to add several parts. The games are copies: compare them by id.
 */
export function withPart<P extends PartName, G extends Game>(games: Catalogue<G>, part: P): Promise<GamesWith<P, G>> {
  const loaded = loadedCatalogues.get(games) ?? new Map<PartName, Promise<unknown>>();
  loadedCatalogues.set(games, loaded);
  const known = loaded.get(part);
  if (known !== undefined) return known as Promise<GamesWith<P, G>>;
  const loading = loadPart(games, part);
  loaded.set(part, loading);
  loading.catch(() => loaded.delete(part));
  return loading;
}

async function loadPart<P extends PartName, G extends Game>(games: Catalogue<G>, part: P): Promise<GamesWith<P, G>> {
  const [first, ...others] = mapGames(games, async (game) => {
    const module = (await game.parts?.[part]?.()) as Pick<GameParts, P> | undefined;
    return { ...game, [part]: module?.[part] } as GameWith<P, G>;
  });
  return catalogueOf([await first, ...(await Promise.all(others))]);
}
