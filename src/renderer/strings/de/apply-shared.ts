import { GERMAN_OF_GAMES } from '../../../shared/games/translations.ts';
import { GERMAN } from '../../../shared/german/german.ts';
import { switchLanguage } from '../../../shared/i18n/translation.ts';

/** Findings, forms and sheets in German, also where there is no window. Gives a function that goes back to English. */
export const applySharedGerman = (): (() => void) => switchLanguage('de', [GERMAN, ...GERMAN_OF_GAMES.values()]);
