import { currentLanguage } from '../../../../shared/i18n/phrases.ts';
import type { Language } from '../../../../shared/menu.ts';

/** What sheets speak: as the window does, or always the same. */
export const SHEET_LANGUAGES = ['window', 'en', 'de'] as const satisfies readonly ('window' | Language)[];
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** The language of the next sheet. */
export function sheetLanguageOf({ language }: { readonly language: SheetLanguage }): Language {
  if (language !== 'window') return language;
  return currentLanguage() === 'de' ? 'de' : 'en';
}
