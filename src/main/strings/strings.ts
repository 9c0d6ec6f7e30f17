import type { Language } from '../../shared/menu.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';

let held = ENGLISH;

/** The sentences of the main process in the language of the window. */
export const strings = (): typeof ENGLISH => held;

/** The page says which language it speaks; until it has, the language of the system holds. */
export function setLanguage(language: Language): void {
  held = language === 'de' ? GERMAN : ENGLISH;
}
