/** The language of the window. Terms of the rules stay in English in every language, as they are printed in the books. */

import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { LANGUAGES, type Language } from '../../shared/menu.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { inBackground } from '../failures/in-background.ts';
import type { Library } from '../store/library.ts';
import { createEnglish, loadTranslate } from '../texts/catalogues.ts';
import { preference } from './preference.ts';

/** Until the user chooses one, that of the system, where we speak it. */
export const LANGUAGE = preference('rollcall.language', LANGUAGES, navigator.language.startsWith('de') ? 'de' : 'en');

/** Loads the texts of the chosen language, before anything is drawn. If that fails, the window speaks English. */
export async function loadLanguage(games: Catalogue<Game>): Promise<Translate> {
  const t = await loadOrUseEnglish(games, LANGUAGE.get());
  document.documentElement.lang = t.language;
  return t;
}

async function loadOrUseEnglish(games: Catalogue<Game>, language: Language): Promise<Translate> {
  try {
    const t = await loadTranslate(language);
    if (language === 'de') await (await import('./shared-german.ts')).applySharedGerman(games);
    return t;
  } catch (error) {
    console.error('The language could not be loaded', error);
    return createEnglish();
  }
}

/** Another language takes the whole window: it is loaded anew once everything typed is on disk, and shows the same screen. */
export function followLanguage(library: Library): void {
  LANGUAGE.store.subscribe(() =>
    inBackground(
      'Changing the language',
      library.settled().then(() => location.reload()),
    ),
  );
}
