/** Puts numbers of the rules into the sentences of cards. */
import type { Numbers } from '../reference/types.ts';

/** Typographic signs for minus, apostrophes and inches. */
const signs = (text: string): string =>
  text
    .replaceAll(/(^|\s)-(?=\d)/g, '$1−')
    .replaceAll(/(\w)'(?=\w)/g, '$1’')
    .replaceAll(/(\d)"/g, '$1″');

/** Replaces `{name}` by its number, with typographic signs. */
export const filled = (text: string, numbers: Numbers = {}): string =>
  signs(text.replace(/\{(\w+)\}/g, (whole, key: string) => String(numbers[key] ?? whole)));
