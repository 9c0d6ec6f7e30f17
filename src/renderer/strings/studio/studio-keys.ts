import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';

/** Returns what a property of a template is called in forms. Colors of a theme and the like keep their own names. */
export const getPropertyLabel = (translate: Translate, key: string): string =>
  findText(translate, `studioKeys.keys.${key}`) ?? key;

export const getChoiceLabel = (translate: Translate, choice: string): string =>
  findText(translate, `studioKeys.choices.${choice}`) ?? choice;
