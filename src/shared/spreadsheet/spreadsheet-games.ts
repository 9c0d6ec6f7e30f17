/** Finds the games with spreadsheets, and the game of a spreadsheet. Each spreadsheet is about one game. */

import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Column, SpreadsheetRules } from './column.ts';
import { guessMapping, missingFields } from './mapping.ts';

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
  gameCatalog.all.flatMap(({ id: gameId, name: gameName, table: spreadsheetRules }) =>
    spreadsheetRules === undefined ? [] : [{ id: gameId, name: gameName, table: spreadsheetRules }],
  );

/** Returns the game with this id if it has spreadsheets. */
export const findSpreadsheetGame = (
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  ruleset: unknown,
): SpreadsheetGame | undefined => listSpreadsheetGames(gameCatalog).find(({ id: gameId }) => gameId === ruleset);

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
  listSpreadsheetGames(gameCatalog).flatMap(({ table: spreadsheetRules }) => spreadsheetRules.columns);

/**
 * Returns the game with the most fields among these headings. If several are equal, it is the one with all required fields; undefined if
 * that is not exactly one.
 */
export function findLikelyGame(
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  headings: readonly string[],
): SpreadsheetGame | undefined {
  const ratedGames = listSpreadsheetGames(gameCatalog).map((game) => {
    const mapping = guessMapping(headings, game.table.columns);
    const knownCount = mapping.columns.filter(({ field: fieldPointer }) => fieldPointer !== undefined).length;
    return { game, known: knownCount, isWhole: missingFields(mapping, game.table.columns).length === 0 };
  });
  const maxKnown = Math.max(...ratedGames.map(({ known: knownCount }) => knownCount));
  const bestGames = ratedGames.filter(({ known: knownCount }) => knownCount === maxKnown);
  const [onlyGame, secondGame] = bestGames.length === 1 ? bestGames : bestGames.filter(({ isWhole }) => isWhole);
  return secondGame === undefined ? onlyGame?.game : undefined;
}
