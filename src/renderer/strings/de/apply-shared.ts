import { GERMAN_OF_GAMES } from '../../../shared/games/translations.ts';
import { GERMAN } from '../../../shared/language/german.ts';
import { speakLanguage } from '../../../shared/language/translation.ts';

/** Findings and forms in German, also where there is no window. */
export function applySharedGerman(): void {
  speakLanguage('de', [GERMAN, ...GERMAN_OF_GAMES]);
}
