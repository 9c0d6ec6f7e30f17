/** Numbers of the facts in the sentences of cards. */
import type { Numbers } from '../reference/types.ts';

/** Puts numbers where the words name them; a minus before a number gets its own sign. */
export const filled = (text: string, numbers: Numbers = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(numbers[key] ?? whole)).replaceAll(/(^|\s)-(?=\d)/g, '$1−');
