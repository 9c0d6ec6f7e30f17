import { parseDecimal } from './parse-decimal.ts';

/** Infinity, which a document can contain as 1e999. */
export const INFINITY_SIGN = '∞';

/** Formats a number with at most two decimals, in scientific notation if it is very large: `1e21`. */
export function formatPlainNumber(value: number): string {
  if (Number.isNaN(value)) return '';
  if (!Number.isFinite(value)) return value > 0 ? INFINITY_SIGN : `-${INFINITY_SIGN}`;
  return String(Math.abs(value) < 1e13 ? Math.round(value * 100) / 100 : value).replace('e+', 'e');
}

/** Parses a number with a decimal point or comma. Returns undefined if the text isn't a number. */
export function parseNumberText(decimalText: string): number | undefined {
  // A sentence can end with a number, and its period isn't a decimal sign.
  if (/[.,]\s*$/.test(decimalText)) return undefined;
  const parsed = parseDecimal(decimalText);
  return parsed.ok ? parsed.value : undefined;
}
