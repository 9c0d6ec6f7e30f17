/** Parses numbers that people type in the app and on the command line, in the same way for all languages. */

export type NumberError =
  /** The text is blank. */
  | 'empty'
  | 'not-a-number'
  /** A point or comma could separate thousands or decimals: `1,234.5`, `1.234.567`, and `1,250` if a whole number is required. */
  | 'ambiguous'
  /** A whole number is required, but there are decimals other than 0. */
  | 'not-whole';

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: NumberError };

/** Characters that keyboards and other programs use in place of the hyphen-minus. */
const MINUS_SIGNS = /^[\u2212\u2013\ufe63\uff0d]/;
/** Matches `12`, `-4.5`, `4,5`, `4.` and `.5`. */
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Matches a number with an exponent, `1.5e21`, and captures the part before it. */
const EXPONENT = /^(.*\d[.,]?)e[+-]?\d{1,9}$/i;
/** Digits with several signs between them. */
const SEVERAL_SIGNS = /^[+-]?\d+(?:[.,'’]\d+)+[.,]?$/;
/** Digits with one sign and three digits after it, as in thousands. */
const GROUP = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const createFailure = (error: NumberError): NumberReading => ({ ok: false, error });

export interface NumberOptions {
  /** Requires a whole number, so that `1,250` is ambiguous instead of 1.25. */
  readonly isWhole?: boolean;
  /** Allows `1e21`, as programs write very large numbers. */
  readonly allowsExponent?: boolean;
}

/**
 * Parses a number. A single point or comma is the decimal sign in every language. Several signs are ambiguous.
 */
export function parseDecimal(
  inputText: string,
  { isWhole = false, allowsExponent = false }: NumberOptions = {},
): NumberReading {
  const normalizedText = inputText.trim().replace(MINUS_SIGNS, '-');
  if (normalizedText === '') return createFailure('empty');
  const digits = allowsExponent ? normalizedText.replace(EXPONENT, '$1') : normalizedText;
  if (!DECIMAL.test(digits)) return createFailure(SEVERAL_SIGNS.test(digits) ? 'ambiguous' : 'not-a-number');
  if (isWhole && GROUP.test(normalizedText)) return createFailure('ambiguous');
  const value = Number(normalizedText.replace(',', '.'));
  return isWhole && !Number.isInteger(value) ? createFailure('not-whole') : { ok: true, value };
}
