import type { Translate } from '../../shared/texts/translate.ts';
import { findText } from './find-text.ts';

/**
 * Translates a heading, a cell or a paragraph of CREDITS.md. The English text is the key. Names and licenses are not translated: no
 * catalog has them.
 */
export const translateCredit = (translate: Translate, text: string): string =>
  findText(translate, `credits.${text}`) ?? text;
