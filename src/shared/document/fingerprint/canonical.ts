/**
 * Writes canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes them.
 * Two things that the RFC forbids are kept distinct, so that every readable document has a fingerprint: lone surrogates are escaped
 * as `\udXXX`, and numbers too large for JSON are written as `1e999` and `-1e999`.
 */
export function writeCanonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoteString(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? writeList(value) : writeObject(value as Record<string, unknown>);
}

/**
 * Writes the same text as `writeCanonicalJson`, but faster, for a value whose keys are already sorted at every depth. `JSON.stringify`
 * follows RFC 8785 except for numbers too large for JSON, which become `null`. If the text has a `null`, `writeCanonicalJson` is used.
 */
export function writeOrderedJson(value: unknown): string {
  const jsonText = JSON.stringify(value);
  return NULL_VALUE.test(jsonText) ? writeCanonicalJson(value) : jsonText;
}

/** Finds a `null` that is a value. A match inside a string only costs time. */
const NULL_VALUE = /(?:^|[:,[])null/;

function writeList(entries: readonly unknown[]): string {
  let jsonText = '[';
  for (let index = 0; index < entries.length; index++)
    jsonText += (index === 0 ? '' : ',') + writeCanonicalJson(entries[index]);
  return `${jsonText}]`;
}

function writeObject(object: Record<string, unknown>): string {
  let jsonText = '{';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value !== undefined)
      jsonText += `${jsonText === '{' ? '' : ','}${quoteString(key)}:${writeCanonicalJson(value)}`;
  }
  return `${jsonText}}`;
}

/**
 * Quotes a string. Most strings are short words with nothing to escape, and calling `JSON.stringify` for each would take half of the
 * total time.
 */
function quoteString(text: string): string {
  if (text.length > MAX_SCANNED_LETTERS) return JSON.stringify(text);
  for (let index = 0; index < text.length; index++) {
    const charCode = text.charCodeAt(index);
    if (charCode < 0x20 || charCode === QUOTE || charCode === BACKSLASH || charCode >= FIRST_SURROGATE)
      return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** Longer strings are left to `JSON.stringify`. */
const MAX_SCANNED_LETTERS = 40;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_SURROGATE = 0xd800;

function writeNumber(number: number): string {
  if (Number.isFinite(number)) return number === 0 ? '0' : String(number);
  return number > 0 ? '1e999' : '-1e999';
}
