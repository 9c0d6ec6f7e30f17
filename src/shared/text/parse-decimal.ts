/** Parses numbers that people type, in the app and on the command line, in every language alike. */

export type NumberError =
  /** There is no text. */
  | 'empty'
  | 'not-a-number'
  /** A point or comma can separate thousands or decimals: `1,234.5`, `1.234.567`, and `1,250` where a whole number is wanted. */
  | 'ambiguous'
  /** A whole number is wanted, and there are decimals other than 0. */
  | 'not-whole';

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: NumberError };

/** Characters that keyboards and other programs use in place of the hyphen-minus. */
const MINUS_SIGNS = /^[\u2212\u2013\ufe63\uff0d]/;
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const EXPONENT = /^(.*\d[.,]?)e[+-]?\d{1,9}$/i;
/** Digits with more than one sign between them. */
const SEVERAL_SIGNS = /^[+-]?\d+(?:[.,'’]\d+)+[.,]?$/;
/** Three digits after the sign, as in thousands. */
const GROUP = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const fail = (error: NumberError): NumberReading => ({ ok: false, error });

export interface NumberWish {
  /** Asks for a whole number, so that `1,250` is ambiguous instead of 1.25. */
  readonly isWhole?: boolean;
  /** Takes `1e21`, as programs write very large numbers. */
  readonly allowsExponent?: boolean;
}

/**
 * Parses a number. A single point or comma is the decimal sign whatever the language is; two different signs, or several, are
 * ambiguous.
 */
export function parseDecimal(
  text: string,
  { isWhole = false, allowsExponent = false }: NumberWish = {},
): NumberReading {
  const trimmed = text.trim().replace(MINUS_SIGNS, '-');
  if (trimmed === '') return fail('empty');
  const digits = allowsExponent ? trimmed.replace(EXPONENT, '$1') : trimmed;
  if (!DECIMAL.test(digits)) return fail(SEVERAL_SIGNS.test(digits) ? 'ambiguous' : 'not-a-number');
  if (isWhole && GROUP.test(trimmed)) return fail('ambiguous');
  const value = Number(trimmed.replace(',', '.'));
  return isWhole && !Number.isInteger(value) ? fail('not-whole') : { ok: true, value };
}
