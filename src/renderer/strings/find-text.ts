import type { Translate } from '../../shared/texts/translate.ts';

/** Returns the text of a key that is put together at run time, or undefined if no catalogue has it. */
export const findText = (t: Translate, key: string): string | undefined => (t.has(key) ? t(key) : undefined);
