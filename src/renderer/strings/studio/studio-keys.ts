import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';

/** Returns the label of a template property in forms. A property without a label, such as a theme color, is labeled with its key. */
export const getPropertyLabel = (translate: Translate, propertyKey: string): string =>
  findText(translate, `studioKeys.keys.${propertyKey}`) ?? propertyKey;

export const getChoiceLabel = (translate: Translate, choiceKey: string): string =>
  findText(translate, `studioKeys.choices.${choiceKey}`) ?? choiceKey;
