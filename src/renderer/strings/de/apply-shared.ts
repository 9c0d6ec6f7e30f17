import { GERMAN } from '../../../shared/language/german.ts';
import { switchLanguage } from '../../../shared/language/translation.ts';
import { GERMAN_OF_GAMES } from '../../../shared/registry/translations.ts';

/** Findings, forms and sheets in German, also where there is no window. Gives a function that goes back to English. */
export const applySharedGerman = (): (() => void) => switchLanguage('de', [GERMAN, ...GERMAN_OF_GAMES.values()]);
