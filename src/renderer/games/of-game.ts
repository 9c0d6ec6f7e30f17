/** Documents of one game, of tables that hold those of all games. */
import { useMemo } from 'react';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Character } from '../../shared/document/schema.ts';
import { GAMES } from '../../shared/games/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Documents, Item } from '../store/item.ts';
import { readable } from '../store/library.ts';
import { useItems } from '../store/library-context.ts';

/** Tables of documents that belong to a game. */
type GameTable = 'characters' | 'teams' | 'events' | 'encounters';

/** The game that a document names, whether or not it can be read otherwise; undefined where it names none that is known. */
export const gameIn = (document: unknown): Game | undefined =>
  isObject(document) ? GAMES.find(document.ruleset) : undefined;

/** A document that cannot be read and names no known game stands in every list: otherwise nobody would find it. */
export function itemsOf<D>(items: readonly Item<D>[], game: Game): readonly Item<D>[] {
  // By the id: catalogues with loaded parts hold copies of the games.
  return items.filter(({ row }) => (gameIn(row.document)?.id ?? game.id) === game.id);
}

/** The items of a table that belong to a game, by name. The same array until something changes. */
export function useItemsOf<N extends GameTable>(name: N, game: Game): readonly Item<Documents[N]>[] {
  const items = useItems(name);
  return useMemo(() => itemsOf(items, game), [items, game]);
}

/** What the characters of a game are called, by id. */
export const characterNames = (items: readonly Item<Character>[], game: Game): ReadonlyMap<string, string> =>
  new Map(readable<'characters'>(itemsOf(items, game)).map(({ id, name }) => [id, name || id]));

/** The characters of a game that can be read. The same array until something changes. */
export function useCharactersOf(game: Game): readonly Character[] {
  const items = useItemsOf('characters', game);
  return useMemo(() => readable<'characters'>(items), [items]);
}
