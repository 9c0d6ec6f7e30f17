/** The language inside a worker: the page gives that of the window along as its name, and a sheet may be in another one. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { createTranslateFor, type SharedArea } from '../../shared/texts/catalogues.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Loads the messages of the games in the window's language, or in another one. Where it cannot be loaded they are English. */
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
