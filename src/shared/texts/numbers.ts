/** Formats numbers in the format of a language. */
import { formatNumeral } from '../text/numeral.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the number format of a language. Numbers of four digits have no separator, like Levels and Hit Points: `4500`, `45,000`, in
 * German `45.000`.
 */
function getFormat(language: string): Intl.NumberFormat {
  const knownFormat = numberFormats.get(language);
  if (knownFormat !== undefined) return knownFormat;
  // Seventeen digits distinguish any two numbers.
  // The types of `useGrouping` are outdated: "min2" is in Chromium since 106 and in Node since 20.
  const format = new Intl.NumberFormat(language, { useGrouping: 'min2' as never, maximumSignificantDigits: 17 });
  numberFormats.set(language, format);
  return format;
}

/** Formats a number in a language. Very large and very small numbers become powers of ten: `10^21`. */
export function formatNumber(language: string, value: number): string {
  const magnitude = Math.abs(value);
  if (!Number.isFinite(value) || magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-6))
    return formatNumeral(value).replace('.', getDecimalSign(language));
  if (Number.isInteger(value) && value >= 0 && value < 10_000 && hasPlainDigits(language)) return String(value);
  return getFormat(language).format(value + 0);
}

const plainDigits = new Map<string, boolean>();

/** Whether the language writes whole numbers below 10,000 as JavaScript does, which is far faster than using `Intl`. */
function hasPlainDigits(language: string): boolean {
  const knownAnswer = plainDigits.get(language);
  if (knownAnswer !== undefined) return knownAnswer;
  const isPlain = getFormat(language).format(1234) === '1234';
  plainDigits.set(language, isPlain);
  return isPlain;
}

const getDecimalSign = (language: string): string => getFormat(language).format(0.5).slice(1, -1);
