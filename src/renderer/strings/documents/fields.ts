import type { NumberError } from '../../../shared/text/parse-decimal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { DIGITS } from '../../platform/digits.ts';

/** Explains why a typed text isn't taken as a number. An empty one needs no explanation. */
export const explainNumberError = (translate: Translate, error: NumberError, text: string): string =>
  error === 'empty' ? '' : translate(`fields.numberErrors.${error}`, { text: text.trim() });

/** Says that what is typed isn't a number yet. `last` is the number that still counts, empty if there was none. */
export const describeDraft = (translate: Translate, last: string): string =>
  last === '' ? translate('fields.draftFirst') : translate('fields.draft', { last });

/** Says the same where there is little room. */
export const describeDraftBriefly = (translate: Translate, last: string): string =>
  last === '' ? translate('fields.draftBriefFirst') : translate('fields.draftBrief', { last });

/** Says how many digits a number may have. `last` is the number that still counts, empty if there was none. */
export const describeTooManyDigits = (translate: Translate, last: string): string =>
  last === '' ? translate('fields.tooManyDigitsFirst', DIGITS) : translate('fields.tooManyDigits', { ...DIGITS, last });

/** Says the same where there is little room. */
export const describeTooManyDigitsBriefly = (translate: Translate, last: string): string =>
  last === '' ? translate('fields.tooManyDigitsBriefFirst') : translate('fields.tooManyDigitsBrief', { last });
