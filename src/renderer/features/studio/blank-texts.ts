import type { Translate } from '../../../shared/texts/translate.ts';

/** What a new element says until somebody writes something. */
export const getBlankTexts = (t: Translate) => ({ text: t('studio.blank.text'), label: t('studio.blank.label') });
