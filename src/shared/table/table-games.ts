/** Which games have tables, and which of them a table is about. A table is about one game. */

import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Column, TableRules } from './column.ts';
import { guessMapping, missingFields } from './mapping.ts';

/** A game whose characters go into tables. */
export interface TableGame {
  readonly id: string;
  readonly name: string;
  readonly table: TableRules;
}

/** What tables need of a game. */
export interface TabledGame extends GameDocuments {
  /** Undefined for a game whose characters do not go into tables. */
  readonly table: TableRules | undefined;
}

/** In the order in which they are offered; the first one is the default. */
export const tableGames = (gameCatalog: GameCatalog<TabledGame>): readonly TableGame[] =>
  gameCatalog.all.flatMap(({ id, name, table }) => (table === undefined ? [] : [{ id, name, table }]));

/** The game with this id, where its characters go into tables. */
export const findTableGame = (gameCatalog: GameCatalog<TabledGame>, ruleset: unknown): TableGame | undefined =>
  tableGames(gameCatalog).find(({ id }) => id === ruleset);

/**
 * The columns of the characters of a game; without one, of the first game that has tables. Throws for a game whose characters
 * are not read from tables.
 */
export function tableRules(gameCatalog: GameCatalog<TabledGame>, ruleset?: string): TableRules {
  const game = ruleset === undefined ? tableGames(gameCatalog)[0] : findTableGame(gameCatalog, ruleset);
  if (!game) throw new Error(`Characters of ${ruleset ?? 'these games'} do not go into tables`);
  return game.table;
}

/** The columns of all games, to find headings before it is known which game they belong to. */
export const columnsOfAll = (gameCatalog: GameCatalog<TabledGame>): Column[] =>
  tableGames(gameCatalog).flatMap(({ table }) => table.columns);

/**
 * The game of which these headings name most fields, and among equals the one that lacks none that it needs; undefined where
 * that is no single one.
 */
export function likelyGame(gameCatalog: GameCatalog<TabledGame>, headings: readonly string[]): TableGame | undefined {
  const read = tableGames(gameCatalog).map((game) => {
    const mapping = guessMapping(headings, game.table.columns);
    const known = mapping.columns.filter(({ field }) => field !== undefined).length;
    return { game, known, isWhole: missingFields(mapping, game.table.columns).length === 0 };
  });
  const most = Math.max(...read.map(({ known }) => known));
  const best = read.filter(({ known }) => known === most);
  const [only, another] = best.length === 1 ? best : best.filter(({ isWhole }) => isWhole);
  return another === undefined ? only?.game : undefined;
}
