/** What an import means for the game shown. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { followGame, gameShown } from './game-shown.ts';
import { gameIn } from './of-game.ts';

/** How many of these documents are of each game. */
function gamesOf(gameCatalog: GameCatalog<Game>, documents: readonly unknown[]): ReadonlyMap<Game, number> {
  const counts = new Map<Game, number>();
  for (const document of documents) {
    const game = gameIn(gameCatalog, document);
    if (game !== undefined) counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  return counts;
}

/** The game whose list shows most of what came in: the one shown, where it is among them. */
function gameAfter(gameCatalog: GameCatalog<Game>, counts: ReadonlyMap<Game, number>): Game | undefined {
  const shown = gameShown(gameCatalog);
  if (counts.has(shown)) return shown;
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Shows the game of what came in, where nothing of it is of the game shown. */
export function followImported(gameCatalog: GameCatalog<Game>, documents: readonly unknown[]): void {
  const game = gameAfter(gameCatalog, gamesOf(gameCatalog, documents));
  if (game !== undefined) followGame(gameCatalog, { ruleset: game.id });
}

/** The games whose lists have to be chosen to find the rest of what came in, with how many that are. */
export function otherGames(
  gameCatalog: GameCatalog<Game>,
  documents: readonly unknown[],
): readonly (readonly [game: Game, count: number])[] {
  const counts = gamesOf(gameCatalog, documents);
  const shown = gameAfter(gameCatalog, counts);
  return [...counts].filter(([game]) => game.id !== shown?.id);
}
