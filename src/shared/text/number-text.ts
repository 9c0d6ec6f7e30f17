import { parseDecimal } from './parse-decimal.ts';

/** Infinity, which a document can contain as 1e999. */
export const INFINITY_SIGN = '∞';

/** A number to two decimals as it is printed; the largest as a figure and its power of ten, `1e21`. */
export function numberText(value: number): string {
  if (Number.isNaN(value)) return '';
  if (!Number.isFinite(value)) return value > 0 ? INFINITY_SIGN : `-${INFINITY_SIGN}`;
  return String(Math.abs(value) < 1e13 ? Math.round(value * 100) / 100 : value).replace('e+', 'e');
}

/** Returns the number that a text spells, with a decimal point or comma, or undefined. */
export function numberIn(written: string): number | undefined {
  // A sentence may end with a number: its full stop is no decimal sign.
  if (/[.,]\s*$/.test(written)) return undefined;
  const reading = parseDecimal(written);
  return reading.ok ? reading.value : undefined;
}
