/** Loads the language of the window. Terms of the rules stay in English in every language, as they are printed in the books. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { LANGUAGES } from '../../shared/menu.ts';
import { loadGameTexts } from '../../shared/texts/catalogues.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import type { Library } from '../store/library.ts';
import { readSetting } from '../store/settings.ts';
import { createEnglish, hasCatalog, loadTranslate } from '../texts/catalogues.ts';
import { createPreference } from './preference.ts';

const LANGUAGE_KEY = 'rollcall.language';

/** The chosen language. The default is the language of the system if Rollcall has it, otherwise English. */
export const LANGUAGE = createPreference(LANGUAGE_KEY, LANGUAGES, navigator.language.startsWith('de') ? 'de' : 'en');

/** Loads the texts of the window in the chosen language, before anything is rendered. If that fails, the window is in English. */
export async function loadLanguage(): Promise<Translate> {
  const translate = await loadOrUseEnglish(readLanguage());
  document.documentElement.lang = translate.language;
  return translate;
}

/**
 * Returns the stored language. It may be a language that the settings do not offer: translators store the tag of their language to
 * try it out, and tests store that of the pseudo-locale.
 */
function readLanguage(): string {
  const storedLanguage = readSetting(LANGUAGE_KEY);
  return storedLanguage !== null && hasCatalog(storedLanguage) ? storedLanguage : LANGUAGE.get();
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
export async function addGameTexts(translate: Translate, gameCatalog: GameCatalog<Game>): Promise<void> {
  try {
    await loadGameTexts(translate, gameCatalog);
  } catch (error) {
    console.error('The texts of the games could not be loaded', error);
  }
}

/** Reloads the window when the user chooses another language, once all edits are on disk. The window then shows the same screen. */
export function reloadOnLanguageChange(library: Library): void {
  LANGUAGE.store.subscribe(() =>
    runInBackground(
      'Changing the language',
      library.waitUntilSettled().then(() => location.reload()),
    ),
  );
}
