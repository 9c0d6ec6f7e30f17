import { formatNumeral } from './numeral.ts';

/**
 * Formats a count with its noun: `1 card`, `2 cards`, or `3 Henchmen` if `plural` is given. A count in words, such as `two`, is used
 * unchanged and takes the plural.
 */
export const formatCount = (count: number | string, singular: string, plural = `${singular}s`): string =>
  `${typeof count === 'number' ? formatNumeral(count) : count} ${count === 1 ? singular : plural}`;
