import type { Translate } from '../../../shared/texts/translate.ts';

/** Returns the placeholder texts of a new element. */
export const getBlankTexts = (translate: Translate) => ({
  text: translate('studio.blank.text'),
  label: translate('studio.blank.label'),
});
