/** Numbers of the facts in the sentences of cards. */
import type { Numbers } from '../reference/types.ts';

/** A minus before a number, apostrophes and inches get the signs that are set for them. */
const signs = (text: string): string =>
  text
    .replaceAll(/(^|\s)-(?=\d)/g, '$1−')
    .replaceAll(/(\w)'(?=\w)/g, '$1’')
    .replaceAll(/(\d)"/g, '$1″');

/** Puts numbers where the words name them, in signs as printers set them. */
export const filled = (text: string, numbers: Numbers = {}): string =>
  signs(text.replace(/\{(\w+)\}/g, (whole, key: string) => String(numbers[key] ?? whole)));
