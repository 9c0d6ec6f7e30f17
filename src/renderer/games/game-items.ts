/** Selects the documents of one game from document stores that contain those of all games. */

import { useMemo } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Documents, Item } from '../store/item.ts';
import { listReadableDocuments } from '../store/library.ts';
import { useGames, useItems } from '../store/library-context.ts';

/** The tables whose documents belong to a game. */
type GameTable = 'characters' | 'teams' | 'events' | 'encounters';

/** Returns the game of a document, even if the document is unreadable otherwise. Returns undefined if the game is missing or unknown. */
export const findGame = (gameCatalog: GameCatalog<Game>, document: unknown): Game | undefined =>
  isObject(document) ? gameCatalog.find(document.ruleset) : undefined;

/** Selects the items of a game. An unreadable document without a known game is in every list, so that the user can find it. */
export function selectGameItems<D>(
  gameCatalog: GameCatalog<Game>,
  items: readonly Item<D>[],
  game: Game,
): readonly Item<D>[] {
  // Games are compared by id, since catalogs with loaded parts contain copies of the games.
  return items.filter(({ row }) => (findGame(gameCatalog, row.document)?.id ?? game.id) === game.id);
}

/** Returns the items of a table that belong to a game, sorted by name. Returns the same array until something changes. */
export function useGameItems<N extends GameTable>(tableName: N, game: Game): readonly Item<Documents[N]>[] {
  const gameCatalog = useGames();
  const items = useItems(tableName);
  return useMemo(() => selectGameItems(gameCatalog, items, game), [items, game, gameCatalog]);
}

/** Returns the names of a game's characters by their ids. */
export const getCharacterNames = (
  gameCatalog: GameCatalog<Game>,
  items: readonly Item<Character>[],
  game: Game,
): ReadonlyMap<string, string> =>
  new Map(
    listReadableDocuments<'characters'>(selectGameItems(gameCatalog, items, game)).map(({ id, name }) => [
      id,
      name || id,
    ]),
  );

/** Returns the readable characters of a game. Returns the same array until something changes. */
export function useGameCharacters(game: Game): readonly Character[] {
  const items = useGameItems('characters', game);
  return useMemo(() => listReadableDocuments<'characters'>(items), [items]);
}
