/** The language of the window. Terms of the rules stay in English in every language, as they are printed in the books. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { LANGUAGES } from '../../shared/menu.ts';
import { loadGameTexts } from '../../shared/texts/catalogues.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { inBackground } from '../failures/in-background.ts';
import type { Library } from '../store/library.ts';
import { setting } from '../store/settings.ts';
import { createEnglish, hasCatalogue, loadTranslate } from '../texts/catalogues.ts';
import { preference } from './preference.ts';

const LANGUAGE_KEY = 'rollcall.language';

/** Until the user chooses one, that of the system, where we speak it. */
export const LANGUAGE = preference(LANGUAGE_KEY, LANGUAGES, navigator.language.startsWith('de') ? 'de' : 'en');

/** Loads the texts of the window in the chosen language, before anything is drawn. If that fails, the window speaks English. */
export async function loadLanguage(): Promise<Translate> {
  const translate = await loadOrUseEnglish(readLanguage());
  document.documentElement.lang = translate.language;
  return translate;
}

/**
 * Returns the stored language. It may be one that the settings do not offer: translators try theirs, and tests the
 * pseudo-locale, by storing its tag.
 */
function readLanguage(): string {
  const stored = setting(LANGUAGE_KEY);
  return stored !== null && hasCatalogue(stored) ? stored : LANGUAGE.get();
}

async function loadOrUseEnglish(language: string): Promise<Translate> {
  try {
    return await loadTranslate(language);
  } catch (error) {
    console.error('The language could not be loaded', error);
    return createEnglish();
  }
}

/**
 * Loads the texts of the games, whose labels the list of characters shows. Never rejects: without them the window still opens,
 * and its first screen loads them again.
 */
export async function loadTextsOfGames(translate: Translate, gameCatalog: GameCatalog<Game>): Promise<void> {
  try {
    await loadGameTexts(translate, gameCatalog);
  } catch (error) {
    console.error('The texts of the games could not be loaded', error);
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
