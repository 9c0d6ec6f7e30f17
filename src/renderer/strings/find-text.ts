import type { Translate } from '../../shared/texts/translate.ts';

/** Returns the text of a key that is built at run time, or undefined if no catalog has it. */
export const findText = (translate: Translate, messageKey: string): string | undefined =>
  translate.has(messageKey) ? translate(messageKey) : undefined;
