/** German of all sheets, loaded only where it is asked for. */
import { GERMAN_OF_REFERENCES } from '../shared/games/reference-translations.ts';
import { GERMAN_OF_GAMES } from '../shared/games/translations.ts';
import { GERMAN } from '../shared/language/german.ts';
import { speakLanguage } from '../shared/language/translation.ts';

export const speakGerman = (): (() => void) =>
  speakLanguage('de', [GERMAN, ...GERMAN_OF_GAMES, ...GERMAN_OF_REFERENCES]);
