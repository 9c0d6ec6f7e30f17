/** German of all sheets, loaded only where it is asked for. */

import { GERMAN_OF_REFERENCES } from '../shared/games/reference-translations.ts';
import { GERMAN_OF_GAMES } from '../shared/games/translations.ts';
import { GERMAN } from '../shared/german/german.ts';
import { switchLanguage } from '../shared/i18n/translation.ts';

export const speakGerman = (): (() => void) =>
  switchLanguage('de', [GERMAN, ...GERMAN_OF_GAMES.values(), ...GERMAN_OF_REFERENCES]);
