/** Sheets in another language. What a command itself says stays English: codes and messages are an interface. */
import type { Catalogue } from '../shared/document/catalogue.ts';
import type { Game } from '../shared/games/game.ts';
import { LANGUAGES } from '../shared/menu.ts';
import { oneOf } from './arguments.ts';

export const LANGUAGE_FLAG = { type: 'string', default: 'en' } as const;
export const LANGUAGE_HELP =
  '  --language       of what is printed: en (when left out) or de; terms of the rules stay English';

export const languageOf = (word: string): (typeof LANGUAGES)[number] => oneOf('language', word, LANGUAGES);

/** Makes something in a language, and goes back to English. */
export async function inSheetLanguage<T>(
  games: Catalogue<Game>,
  language: (typeof LANGUAGES)[number],
  make: () => T | Promise<T>,
): Promise<T> {
  if (language === 'en') return make();
  const { speakGerman } = await import('./sheet-german.ts');
  const back = await speakGerman(games);
  try {
    return await make();
  } finally {
    back();
  }
}
