import { numberIn } from '../../shared/text/number-text.ts';
import { DIGITS } from '../platform/digits.ts';

const FITTING = new RegExp(`^[^\\d.,]?\\d{0,${DIGITS.before}}(?:[.,]\\d{1,${DIGITS.behind}})?$`);
const fits = (text: string): boolean => FITTING.test(text.trim());

/** Returns the number a text spells, a decimal comma allowed; undefined while it is none ("", "-", "4.") or has too many digits. */
export const parseNumber = (text: string): number | undefined => (fits(text) ? numberIn(text) : undefined);

/** Whether a text spells a number of more digits than are saved. */
export const hasTooManyDigits = (text: string): boolean => numberIn(text) !== undefined && !fits(text);

/** Returns a stored number as its field shows it. */
export function showNumber(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}
