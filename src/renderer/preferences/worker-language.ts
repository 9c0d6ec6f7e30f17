/** Loads the language inside a worker. The name of the worker is the language of the window; a sheet may use another one. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { createTranslateFor, type SharedArea } from '../../shared/texts/catalogues.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Loads the messages of the games in the window's language or in another one. Falls back to English if that fails. */
export async function loadWorkerTranslate(
  gameCatalog: GameCatalog<Game>,
  areas: readonly SharedArea[] = [],
  language = self.name,
): Promise<Translate> {
  try {
    return await createTranslateFor(language, gameCatalog, areas);
  } catch (error) {
    console.error('The messages of the language could not be loaded', error);
    return createTranslateFor('en', gameCatalog, areas);
  }
}
