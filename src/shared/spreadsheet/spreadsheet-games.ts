/** Finds the games with spreadsheets, and the game of a spreadsheet. Each spreadsheet is about one game. */

import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Column, SpreadsheetRules } from './column.ts';
import { guessMapping, listUnassignedFields } from './mapping.ts';

/** A game whose characters can be read from spreadsheets. */
export interface SpreadsheetGame {
  readonly id: string;
  readonly name: string;
  readonly table: SpreadsheetRules;
}

/** The part of a game that spreadsheets need. */
export interface SpreadsheetGameDocuments extends GameDocuments {
  /** Undefined for a game without spreadsheets. */
  readonly table: SpreadsheetRules | undefined;
}

/** Lists the games with spreadsheets in the order in which they are offered. The first one is the default. */
export const listSpreadsheetGames = (gameCatalog: GameCatalog<SpreadsheetGameDocuments>): readonly SpreadsheetGame[] =>
  gameCatalog.all.flatMap(({ id, name, table }) => (table === undefined ? [] : [{ id, name, table }]));

/** Returns the game with this id if it has spreadsheets. */
export const findSpreadsheetGame = (
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  ruleset: unknown,
): SpreadsheetGame | undefined => listSpreadsheetGames(gameCatalog).find(({ id }) => id === ruleset);

/** Returns the columns of a game, by default of the first game with spreadsheets. Throws for a game without spreadsheets. */
export function getSpreadsheetRules(
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  ruleset?: string,
): SpreadsheetRules {
  const game = ruleset === undefined ? listSpreadsheetGames(gameCatalog)[0] : findSpreadsheetGame(gameCatalog, ruleset);
  if (!game) throw new Error(`Characters of ${ruleset ?? 'these games'} do not go into tables`);
  return game.table;
}

/** Lists the columns of all games, to find headings before the game is known. */
export const listAllColumns = (gameCatalog: GameCatalog<SpreadsheetGameDocuments>): Column[] =>
  listSpreadsheetGames(gameCatalog).flatMap(({ table }) => table.columns);

/**
 * Returns the game with the most fields among these headings. If several games are equal, returns the only one among them whose required
 * fields all have a column, or undefined if there isn't exactly one.
 */
export function findLikelyGame(
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  headings: readonly string[],
): SpreadsheetGame | undefined {
  const ratedGames = listSpreadsheetGames(gameCatalog).map((game) => {
    const mapping = guessMapping(headings, game.table.columns);
    const knownCount = mapping.columns.filter(({ field }) => field !== undefined).length;
    return { game, knownCount, isComplete: listUnassignedFields(mapping, game.table.columns).length === 0 };
  });
  const maxKnown = Math.max(...ratedGames.map(({ knownCount }) => knownCount));
  const bestGames = ratedGames.filter(({ knownCount }) => knownCount === maxKnown);
  const [onlyGame, secondGame] = bestGames.length === 1 ? bestGames : bestGames.filter(({ isComplete }) => isComplete);
  return secondGame === undefined ? onlyGame?.game : undefined;
}
