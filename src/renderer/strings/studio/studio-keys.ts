import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';

/** Returns the label of a template property in forms. Properties with names of their own, such as theme colors, keep them. */
export const getPropertyLabel = (translate: Translate, propertyKey: string): string =>
  findText(translate, `studioKeys.keys.${propertyKey}`) ?? propertyKey;

export const getChoiceLabel = (translate: Translate, choiceKey: string): string =>
  findText(translate, `studioKeys.choices.${choiceKey}`) ?? choiceKey;
