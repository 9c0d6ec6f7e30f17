import type { Translate } from '../../shared/texts/translate.ts';

/** Returns the text of a key that is put together at run time, or undefined if no catalogue has it. */
export const findText = (translate: Translate, key: string): string | undefined =>
  translate.has(key) ? translate(key) : undefined;
