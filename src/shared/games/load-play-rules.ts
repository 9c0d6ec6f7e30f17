/** Loads the play rules of games together with the texts of the play screen. */
import type { GameCatalog } from '../document/game-catalog.ts';
import { loadPlayTexts } from '../texts/catalogues.ts';
import type { Translate } from '../texts/translate.ts';
import type { Game } from './game.ts';
import { type GameCatalogWithPart, loadGamePart } from './parts.ts';

/** Loads the play rules of all games and the texts of the play screen. */
export async function loadPlayRules<G extends Game>(
  translate: Translate,
  gameCatalog: GameCatalog<G>,
): Promise<GameCatalogWithPart<'play', G>> {
  const [gamesWithPlay] = await Promise.all([loadGamePart(gameCatalog, 'play'), loadPlayTexts(translate, gameCatalog)]);
  return gamesWithPlay;
}
