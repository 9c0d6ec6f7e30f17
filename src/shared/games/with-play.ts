/** Loads the orders of play together with what is said in play. */
import type { GameCatalog } from '../document/game-catalog.ts';
import { loadPlayTexts } from '../texts/catalogues.ts';
import type { Translate } from '../texts/translate.ts';
import type { Game } from './game.ts';
import { type GamesWith, withPart } from './parts.ts';

/** Loads the orders of play of all games, and what is said in play. */
export async function withPlay<G extends Game>(
  translate: Translate,
  gameCatalog: GameCatalog<G>,
): Promise<GamesWith<'play', G>> {
  const [gamesWithPlay] = await Promise.all([withPart(gameCatalog, 'play'), loadPlayTexts(translate, gameCatalog)]);
  return gamesWithPlay;
}
