import { GERMAN } from '../../../shared/german/german.ts';
import { switchLanguage } from '../../../shared/i18n/translation.ts';

/** What Rollcall says of files and pictures in German, without the games. */
export function applyGermanWords(): void {
  switchLanguage('de', [GERMAN]);
}
