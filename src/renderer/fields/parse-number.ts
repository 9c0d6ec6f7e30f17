import { parseNumberText } from '../../shared/text/number-text.ts';
import { MAX_DIGITS } from '../platform/digits.ts';

/** Matches numbers that a document can store, such as `-12.5` and `12,5`: an optional sign, and no more digits than are kept exactly. */
const SAVABLE_NUMBER = new RegExp(`^[^\\d.,]?\\d{0,${MAX_DIGITS.before}}(?:[.,]\\d{1,${MAX_DIGITS.behind}})?$`);
const isSavable = (text: string): boolean => SAVABLE_NUMBER.test(text.trim());

/**
 * Returns the number that a text spells, with a decimal point or comma. Returns undefined for incomplete input ("", "-",
 * "4.") and for too many digits.
 */
export const parseNumber = (text: string): number | undefined => (isSavable(text) ? parseNumberText(text) : undefined);

/** Whether a text spells a number with more digits than can be saved. */
export const hasTooManyDigits = (text: string): boolean => parseNumberText(text) !== undefined && !isSavable(text);

/** Returns a stored number as its field shows it. */
export function formatNumber(storedValue: unknown): string {
  return typeof storedValue === 'number' ? String(storedValue) : '';
}
