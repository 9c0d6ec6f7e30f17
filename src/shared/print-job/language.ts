/**
 * The language of a print. Texts are still found through the language of the moment, which is set here and nowhere else on
 * the way to paper: a door makes everything that a print says inside of `inLanguage`.
 */

import type { Catalogue } from '../document/catalogue.ts';
import type { Game } from '../games/game.ts';
import { currentLanguage } from '../i18n/phrases.ts';
import { type LanguageTexts, switchLanguage } from '../i18n/translation.ts';
import type { Language } from '../menu.ts';
import type { PrintKind } from './print-job.ts';

/**
 * Makes something in a language, and goes back to English. Nothing else may speak in the meantime. `what` is the kind of
 * print: quick references have many texts of their own, which are loaded only for them.
 */
export async function inLanguage<T>(
  games: Catalogue<Game>,
  language: Language,
  make: () => T | Promise<T>,
  what?: PrintKind,
): Promise<T> {
  if (language === currentLanguage()) return make();
  if (currentLanguage() !== 'en') throw new Error(`A print in ${language} cannot begin in ${currentLanguage()}.`);
  const switchBack = switchLanguage(language, await loadTexts(games, what));
  try {
    return await make();
  } finally {
    switchBack();
  }
}

/** German is the only other language. It is loaded only where it is asked for. */
const loadTexts = async (games: Catalogue<Game>, what: PrintKind | undefined): Promise<readonly LanguageTexts[]> =>
  (await import('./german-texts.ts')).loadGermanTexts(games, what === 'reference');

/** Puts all texts into a language other than English. Returns a function that goes back. */
export const switchTexts = async (games: Catalogue<Game>, language: Language): Promise<() => void> =>
  switchLanguage(language, await loadTexts(games, 'reference'));
