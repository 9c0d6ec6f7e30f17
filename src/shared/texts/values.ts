/** Formats values of documents for sentences. */
import { truncate } from '../text/truncate.ts';
import { formatNumber } from './numbers.ts';
import type { Translate } from './translate.ts';

/** The default number of names that are shown. */
const DEFAULT_MAX_NAMES = 7;

/** Formats a number in the language, or truncates a word. */
export const formatValue = (translate: Translate, value: number | string | undefined): string =>
  typeof value === 'number' ? formatNumber(translate.language, value) : truncate(value ?? '');

/** Whether a value is blank or missing. */
export const isBlank = (value: number | string | undefined): boolean => String(value ?? '').trim() === '';

/** Formats a value in quotation marks. A blank value has its own text, since empty quotation marks would look like a bug. */
export const quoteValue = (translate: Translate, value: number | string | undefined): string =>
  isBlank(value) ? translate('values.empty') : translate('values.quoted', { text: formatValue(translate, value) });

/** Lists the first names, truncated, and the number of further ones: `Ash, Rook and 3 more`. */
export function listNames(translate: Translate, names: readonly string[], maxNames = DEFAULT_MAX_NAMES): string {
  const shownNames = names
    .slice(0, maxNames)
    .map((name) => truncate(name))
    .join(', ');
  const hiddenCount = names.length - maxNames;
  return hiddenCount > 0 ? translate('values.namesAndMore', { names: shownNames, more: hiddenCount }) : shownNames;
}
