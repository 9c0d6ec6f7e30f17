import type { Translate } from '../../shared/texts/translate.ts';
import { findText } from './find-text.ts';

/**
 * Translates a heading, a cell or a paragraph of CREDITS.md. Its English text is the key. Names and licences, which no catalogue
 * has, stay as they are.
 */
export const translateCredit = (translate: Translate, text: string): string =>
  findText(translate, `credits.${text}`) ?? text;
