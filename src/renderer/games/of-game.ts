/** Documents of one game, of tables that hold those of all games. */

import { useMemo } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Documents, Item } from '../store/item.ts';
import { readable } from '../store/library.ts';
import { useGames, useItems } from '../store/library-context.ts';

/** Tables of documents that belong to a game. */
type GameTable = 'characters' | 'teams' | 'events' | 'encounters';

/** The game that a document names, whether or not it can be read otherwise; undefined where it names none that is known. */
export const gameIn = (gameCatalog: GameCatalog<Game>, document: unknown): Game | undefined =>
  isObject(document) ? gameCatalog.find(document.ruleset) : undefined;

/** A document that cannot be read and names no known game stands in every list: otherwise nobody would find it. */
export function itemsOf<D>(gameCatalog: GameCatalog<Game>, items: readonly Item<D>[], game: Game): readonly Item<D>[] {
  // By the id: catalogues with loaded parts hold copies of the games.
  return items.filter(({ row }) => (gameIn(gameCatalog, row.document)?.id ?? game.id) === game.id);
}

/** The items of a table that belong to a game, by name. The same array until something changes. */
export function useItemsOf<N extends GameTable>(name: N, game: Game): readonly Item<Documents[N]>[] {
  const gameCatalog = useGames();
  const items = useItems(name);
  return useMemo(() => itemsOf(gameCatalog, items, game), [items, game, gameCatalog]);
}

/** What the characters of a game are called, by id. */
export const characterNames = (
  gameCatalog: GameCatalog<Game>,
  items: readonly Item<Character>[],
  game: Game,
): ReadonlyMap<string, string> =>
  new Map(readable<'characters'>(itemsOf(gameCatalog, items, game)).map(({ id, name }) => [id, name || id]));

/** The characters of a game that can be read. The same array until something changes. */
export function useCharactersOf(game: Game): readonly Character[] {
  const items = useItemsOf('characters', game);
  return useMemo(() => readable<'characters'>(items), [items]);
}
