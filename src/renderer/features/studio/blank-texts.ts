import type { Translate } from '../../../shared/texts/translate.ts';

/** What a new element says until somebody writes something. */
export const getBlankTexts = (translate: Translate) => ({
  text: translate('studio.blank.text'),
  label: translate('studio.blank.label'),
});
