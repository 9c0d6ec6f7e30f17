import type { Translate } from '../../shared/texts/translate.ts';
import { findText } from './find-text.ts';

/**
 * Translates a heading, a cell or a paragraph of CREDITS.md. The English text is the key. Names and licenses are in no catalog and stay
 * as they are.
 */
export const translateCredit = (translate: Translate, creditText: string): string =>
  findText(translate, `credits.${creditText}`) ?? creditText;
