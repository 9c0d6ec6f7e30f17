import { GERMAN } from '../../../shared/language/german.ts';
import { switchLanguage } from '../../../shared/language/translation.ts';

/** What Rollcall says of files and pictures in German, without the games. */
export function applyGermanWords(): void {
  switchLanguage('de', [GERMAN]);
}
