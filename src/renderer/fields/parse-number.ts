import { parseNumberText } from '../../shared/text/number-text.ts';
import { DIGITS } from '../platform/digits.ts';

const FITTING = new RegExp(`^[^\\d.,]?\\d{0,${DIGITS.before}}(?:[.,]\\d{1,${DIGITS.behind}})?$`);
const fits = (text: string): boolean => FITTING.test(text.trim());

/**
 * Returns the number that a text spells, with a decimal point or comma. Returns undefined for incomplete input ("", "-",
 * "4.") and for too many digits.
 */
export const parseNumber = (text: string): number | undefined => (fits(text) ? parseNumberText(text) : undefined);

/** Whether a text spells a number with more digits than can be saved. */
export const hasTooManyDigits = (text: string): boolean => parseNumberText(text) !== undefined && !fits(text);

/** Returns a stored number as its field shows it. */
export function showNumber(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}
