/** Chooses and loads the language of sheets: the language of the command line, unless a flag names another language. */
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import { LANGUAGES } from '../shared/menu.ts';
import { loadSharedArea } from '../shared/texts/catalogues.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { parseChoiceFlag } from './arguments.ts';
import { loadTranslate } from './texts.ts';

export const LANGUAGE_FLAG = { type: 'string' } as const;

/** Returns the language of a sheet. Throws a Failure for an unknown language. */
export const parseLanguageFlag = (translate: Translate, languageName: string | undefined): string =>
  languageName === undefined ? translate.language : parseChoiceFlag('language', languageName, LANGUAGES);

/** Adds the messages of sheets and prints to those of the command line. */
export const loadSheetTexts = (translate: Translate): Promise<void> => loadSharedArea(translate, 'sheets');

/** Loads the messages of the command line and of sheets in the language of a sheet. */
export async function loadSheetTranslate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  language: string,
): Promise<Translate> {
  const translateSheet = language === translate.language ? translate : await loadTranslate(language, gameCatalog);
  await loadSheetTexts(translateSheet);
  return translateSheet;
}
