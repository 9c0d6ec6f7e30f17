import type { Language } from '../../../../shared/menu.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** The language of sheets: the language of the window, or always the same one. */
export const SHEET_LANGUAGES = ['window', 'en', 'de'] as const satisfies readonly ('window' | Language)[];
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** Returns the language of the next sheet. */
export const getSheetLanguage = (translate: Translate, { language }: { readonly language: SheetLanguage }): string =>
  language === 'window' ? translate.language : language;
