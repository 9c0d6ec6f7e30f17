/** The language inside a worker: the page gives that of the window along as its name, and a sheet may be in another one. */
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { createTranslateFor, type SharedArea } from '../../shared/texts/catalogues.ts';
import type { Translate } from '../../shared/texts/translate.ts';

let spoken = 'en';
let back = (): void => {};

/** From now on the worker speaks this language. Never fails: where it cannot be loaded the worker speaks English. */
async function speakIn(games: Catalogue<Game>, language: string): Promise<void> {
  if (language === spoken) return;
  back();
  back = () => {};
  spoken = 'en';
  if (language !== 'de') return;
  try {
    const { applySharedGerman } = await import('./shared-german.ts');
    back = await applySharedGerman(games);
    spoken = language;
  } catch (error) {
    console.error('The language could not be loaded', error);
  }
}

/** The language of the window, in which the worker judges. */
export const loadWorkerLanguage = (games: Catalogue<Game>): Promise<void> => speakIn(games, self.name);

/** Loads the messages of the games in the window's language, or in another one. Where it cannot be loaded they are English. */
export async function loadWorkerTranslate(
  games: Catalogue<Game>,
  areas: readonly SharedArea[] = [],
  language = self.name,
): Promise<Translate> {
  try {
    return await createTranslateFor(language, games, areas);
  } catch (error) {
    console.error('The messages of the language could not be loaded', error);
    return createTranslateFor('en', games, areas);
  }
}

/** Makes something in a language. Work that speaks must not go on beside it. */
export async function inLanguage<T>(
  games: Catalogue<Game>,
  language: string,
  make: (t: Translate) => Promise<T>,
): Promise<T> {
  const before = spoken;
  const [t] = await Promise.all([loadWorkerTranslate(games, ['sheets'], language), speakIn(games, language)]);
  try {
    return await make(t);
  } finally {
    await speakIn(games, before);
  }
}
