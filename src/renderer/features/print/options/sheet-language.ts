import type { Language } from '../../../../shared/menu.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** What sheets speak: as the window does, or always the same. */
export const SHEET_LANGUAGES = ['window', 'en', 'de'] as const satisfies readonly ('window' | Language)[];
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** Returns the language of the next sheet. */
export const sheetLanguageOf = (translate: Translate, { language }: { readonly language: SheetLanguage }): string =>
  language === 'window' ? translate.language : language;
