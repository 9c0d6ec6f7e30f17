/** The language of sheets: that of the command line, or another one that the call asks for. */
import type { Catalogue } from '../shared/document/catalogue.ts';
import type { Game } from '../shared/games/game.ts';
import { LANGUAGES, type Language } from '../shared/menu.ts';
import { inLanguage, switchTexts } from '../shared/print-job/language.ts';
import { loadSharedArea } from '../shared/texts/catalogues.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { oneOf } from './arguments.ts';
import { loadTranslate } from './texts.ts';

export const LANGUAGE_FLAG = { type: 'string' } as const;

/** The language of the command line, as sheets have it. */
export const ownLanguage = (t: Translate): Language => LANGUAGES.find((language) => language === t.language) ?? 'en';

export const languageOf = (t: Translate, word: string | undefined): Language =>
  word === undefined ? ownLanguage(t) : oneOf('language', word, LANGUAGES);

/** Adds the messages of sheets and prints to those of the command line. */
export const loadSheetTexts = (t: Translate): Promise<void> => loadSharedArea(t, 'sheets');

/** Loads the messages of the command line and of sheets in the language of a sheet. */
async function loadSheetTranslate(t: Translate, games: Catalogue<Game>, language: Language): Promise<Translate> {
  const sheetT = language === ownLanguage(t) ? t : await loadTranslate(language, games);
  await loadSheetTexts(sheetT);
  return sheetT;
}

/** What goes back from the language of a command line to English. */
const switches = new WeakMap<Translate, () => void>();

/**
 * Puts the texts of findings and games into the language of the command line, until the returned function is called. They are
 * not made by `t` yet, and have one language at a time.
 */
export async function switchSharedTexts(t: Translate, games: Catalogue<Game>): Promise<() => void> {
  const language = ownLanguage(t);
  if (language === 'en') return () => {};
  switches.set(t, await switchTexts(games, language));
  return () => switches.get(t)?.();
}

/** Makes something in the language of a sheet. `make` gets the function that formats the messages of that language. */
export async function inSheetLanguage<T>(
  t: Translate,
  games: Catalogue<Game>,
  language: Language,
  make: (sheetT: Translate) => T | Promise<T>,
): Promise<T> {
  const sheetT = await loadSheetTranslate(t, games, language);
  const makeSheet = () => make(sheetT);
  const goBack = switches.get(t);
  if (goBack === undefined || language === ownLanguage(t)) return inLanguage(games, language, makeSheet);
  goBack();
  try {
    return await inLanguage(games, language, makeSheet);
  } finally {
    await switchSharedTexts(t, games);
  }
}
