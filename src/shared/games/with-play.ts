/** Loads the orders of play together with what is said in play. */
import type { Catalogue } from '../document/catalogue.ts';
import { loadPlayTexts } from '../texts/catalogues.ts';
import type { Translate } from '../texts/translate.ts';
import type { Game } from './game.ts';
import { type GamesWith, withPart } from './parts.ts';

/** Loads the orders of play of all games, and what is said in play. */
export async function withPlay<G extends Game>(
  translate: Translate,
  games: Catalogue<G>,
): Promise<GamesWith<'play', G>> {
  const [gamesWithPlay] = await Promise.all([withPart(games, 'play'), loadPlayTexts(translate, games)]);
  return gamesWithPlay;
}
