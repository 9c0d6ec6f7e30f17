/**
 * The language of a print. What a print itself says comes from the catalogue `sheets`. What it prints of findings, events and
 * games is still found through the language of the moment, which is set here and nowhere else on the way to paper.
 */

import type { Catalogue } from '../document/catalogue.ts';
import type { Game } from '../games/game.ts';
import { currentLanguage } from '../i18n/phrases.ts';
import { type LanguageTexts, switchLanguage } from '../i18n/translation.ts';
import type { Language } from '../menu.ts';
import { createTranslateFor } from '../texts/catalogues.ts';
import type { Translate } from '../texts/translate.ts';

/**
 * Makes something in a language, and goes back to English. Nothing else may speak in the meantime. `make` gets the function
 * that formats the messages of sheets in that language.
 */
export async function inLanguage<T>(
  games: Catalogue<Game>,
  language: Language,
  make: (t: Translate) => T | Promise<T>,
): Promise<T> {
  const t = await createTranslateFor(language, games, ['sheets']);
  if (language === currentLanguage()) return make(t);
  if (currentLanguage() !== 'en') throw new Error(`A print in ${language} cannot begin in ${currentLanguage()}.`);
  const switchBack = switchLanguage(language, await loadTexts(games));
  try {
    return await make(t);
  } finally {
    switchBack();
  }
}

/** German is the only other language. It is loaded only where it is asked for. */
const loadTexts = async (games: Catalogue<Game>): Promise<readonly LanguageTexts[]> =>
  (await import('./german-texts.ts')).loadGermanTexts(games);

/** Puts all texts into a language other than English. Returns a function that goes back. */
export const switchTexts = async (games: Catalogue<Game>, language: Language): Promise<() => void> =>
  switchLanguage(language, await loadTexts(games));
