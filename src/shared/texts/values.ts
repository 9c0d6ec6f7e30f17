/** Values of documents within sentences. */
import { short } from '../text/short.ts';
import { formatNumber } from './numbers.ts';
import type { Translate } from './translate.ts';

/** Names of a list that are shown. */
const MAX_NAMES = 7;

/** Returns a number as people write it, or a word that is not too long. */
export const formatValue = (translate: Translate, value: number | string | undefined): string =>
  typeof value === 'number' ? formatNumber(translate.language, value) : short(value ?? '');

/** Whether there is nothing to read in a word. */
export const isBlank = (word: number | string | undefined): boolean => String(word ?? '').trim() === '';

/** Returns a value in quotation marks. Empty ones would look like a mistake of Rollcall. */
export const quoteValue = (translate: Translate, value: number | string | undefined): string =>
  isBlank(value) ? translate('values.empty') : translate('values.quoted', { text: formatValue(translate, value) });

/** Returns names after each other, shortened, the first few of them: `Ash, Rook and 3 more`. */
export function listNames(translate: Translate, names: readonly string[], max = MAX_NAMES): string {
  const shown = names
    .slice(0, max)
    .map((name) => short(name))
    .join(', ');
  const more = names.length - max;
  return more > 0 ? translate('values.namesAndMore', { names: shown, more }) : shown;
}
