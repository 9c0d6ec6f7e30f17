/** Numbers as people write them in a language. */
import { numeral } from '../text/numeral.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Numbers of four digits stay together, as Levels and Hit Points are read: `4500`, `45,000`, in German `45.000`. */
function getFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  // Seventeen digits tell any two numbers apart.
  // The types of `useGrouping` lag behind: "min2" is in Chromium since 106 and in Node since 20.
  const format = new Intl.NumberFormat(language, { useGrouping: 'min2' as never, maximumSignificantDigits: 17 });
  formats.set(language, format);
  return format;
}

/** Returns a number as a reader of the language writes it. Numbers too large or too small to read are powers of ten: `10^21`. */
export function formatNumber(language: string, n: number): string {
  const size = Math.abs(n);
  if (!Number.isFinite(n) || size >= 1e15 || (size > 0 && size < 1e-6))
    return numeral(n).replace('.', getDecimalSign(language));
  if (Number.isInteger(n) && n >= 0 && n < 10_000 && hasPlainDigits(language)) return String(n);
  return getFormat(language).format(n + 0);
}

const plainDigits = new Map<string, boolean>();

/** Whether the language writes whole numbers below 10,000 as code does, which is far faster than to ask `Intl` each time. */
function hasPlainDigits(language: string): boolean {
  const known = plainDigits.get(language);
  if (known !== undefined) return known;
  const isPlain = getFormat(language).format(1234) === '1234';
  plainDigits.set(language, isPlain);
  return isPlain;
}

const getDecimalSign = (language: string): string => getFormat(language).format(0.5).slice(1, -1);
