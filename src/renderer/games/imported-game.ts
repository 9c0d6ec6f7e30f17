/** Changes the shown game after an import. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { findGame } from './game-items.ts';
import { getShownGame, showDocumentGame } from './shown-game.ts';

/** Counts documents by game. */
function countByGame(gameCatalog: GameCatalog<Game>, documents: readonly unknown[]): ReadonlyMap<Game, number> {
  const counts = new Map<Game, number>();
  for (const document of documents) {
    const game = findGame(gameCatalog, document);
    if (game !== undefined) counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  return counts;
}

/** Returns the game to show after an import: the shown game if it has imported documents, otherwise the game with the most of them. */
function chooseGameAfterImport(gameCatalog: GameCatalog<Game>, counts: ReadonlyMap<Game, number>): Game | undefined {
  const shownGame = getShownGame(gameCatalog);
  if (counts.has(shownGame)) return shownGame;
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Shows the game of the imported documents if none of them belong to the shown game. */
export function showImportedGame(gameCatalog: GameCatalog<Game>, documents: readonly unknown[]): void {
  const game = chooseGameAfterImport(gameCatalog, countByGame(gameCatalog, documents));
  if (game !== undefined) showDocumentGame(gameCatalog, { ruleset: game.id });
}

/** Lists the other games that have imported documents, with the number of documents. */
export function listOtherGames(
  gameCatalog: GameCatalog<Game>,
  documents: readonly unknown[],
): readonly (readonly [game: Game, count: number])[] {
  const counts = countByGame(gameCatalog, documents);
  const shownGame = chooseGameAfterImport(gameCatalog, counts);
  return [...counts].filter(([game]) => game.id !== shownGame?.id);
}
