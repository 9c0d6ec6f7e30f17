import type { NumberError } from '../../../shared/text/parse-decimal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { MAX_DIGITS } from '../../platform/digits.ts';

/** Explains why a typed text isn't accepted as a number. An empty text needs no explanation. */
export const explainNumberError = (translate: Translate, error: NumberError, typedText: string): string =>
  error === 'empty' ? '' : translate(`fields.numberErrors.${error}`, { text: typedText.trim() });

/** Says that the typed text isn't a number yet. `lastNumber` is the number that still counts, or empty if there was none. */
export const describeDraft = (translate: Translate, lastNumber: string): string =>
  lastNumber === '' ? translate('fields.draftFirst') : translate('fields.draft', { last: lastNumber });

/** Says in a few words what `describeDraft` says, where there is little room. */
export const describeDraftBriefly = (translate: Translate, lastNumber: string): string =>
  lastNumber === '' ? translate('fields.draftBriefFirst') : translate('fields.draftBrief', { last: lastNumber });

/** Says how many digits a number may have. `lastNumber` is the number that still counts, or empty if there was none. */
export const describeTooManyDigits = (translate: Translate, lastNumber: string): string =>
  lastNumber === ''
    ? translate('fields.tooManyDigitsFirst', MAX_DIGITS)
    : translate('fields.tooManyDigits', { ...MAX_DIGITS, last: lastNumber });

/** Says in a few words what `describeTooManyDigits` says, where there is little room. */
export const describeTooManyDigitsBriefly = (translate: Translate, lastNumber: string): string =>
  lastNumber === ''
    ? translate('fields.tooManyDigitsBriefFirst')
    : translate('fields.tooManyDigitsBrief', { last: lastNumber });
