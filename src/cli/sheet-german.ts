/** German of all sheets, loaded only where it is asked for. */
import { GERMAN } from '../shared/language/german.ts';
import { switchLanguage } from '../shared/language/translation.ts';
import { GERMAN_OF_REFERENCES } from '../shared/registry/reference-translations.ts';
import { GERMAN_OF_GAMES } from '../shared/registry/translations.ts';

export const speakGerman = (): (() => void) =>
  switchLanguage('de', [GERMAN, ...GERMAN_OF_GAMES.values(), ...GERMAN_OF_REFERENCES]);
