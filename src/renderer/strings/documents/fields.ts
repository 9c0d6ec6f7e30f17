import type { NumberError } from '../../../shared/text/parse-decimal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { DIGITS } from '../../platform/digits.ts';

/** Explains why a typed text isn't taken as a number. An empty one needs no explanation. */
export const explainNumberError = (t: Translate, error: NumberError, text: string): string =>
  error === 'empty' ? '' : t(`fields.numberErrors.${error}`, { text: text.trim() });

/** Says that what is typed isn't a number yet. `last` is the number that still counts, empty if there was none. */
export const describeDraft = (t: Translate, last: string): string =>
  last === '' ? t('fields.draftFirst') : t('fields.draft', { last });

/** Says the same where there is little room. */
export const describeDraftBriefly = (t: Translate, last: string): string =>
  last === '' ? t('fields.draftBriefFirst') : t('fields.draftBrief', { last });

/** Says how many digits a number may have. `last` is the number that still counts, empty if there was none. */
export const describeTooManyDigits = (t: Translate, last: string): string =>
  last === '' ? t('fields.tooManyDigitsFirst', DIGITS) : t('fields.tooManyDigits', { ...DIGITS, last });

/** Says the same where there is little room. */
export const describeTooManyDigitsBriefly = (t: Translate, last: string): string =>
  last === '' ? t('fields.tooManyDigitsBriefFirst') : t('fields.tooManyDigitsBrief', { last });
