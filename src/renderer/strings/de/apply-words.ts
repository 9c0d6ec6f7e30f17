import { GERMAN } from '../../../shared/language/german.ts';
import { speakLanguage } from '../../../shared/language/translation.ts';

/** What Rollcall says of files and pictures in German, without the games. */
export function applyGermanWords(): void {
  speakLanguage('de', [GERMAN]);
}
