/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them. Two things the RFC refuses are kept apart instead, so that every readable document has a fingerprint: lone
 * surrogates are escaped as `\udXXX`, and numbers too large for JSON are written as `1e999` and `-1e999`.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>);
}

/**
 * The same text for a value whose keys stand in order already, at every depth. The engine writes what RFC 8785 asks for but
 * for numbers too large for JSON, which become `null`: where there may be one, the value is written step by step.
 */
export function orderedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return NULL.test(text) ? canonicalJson(value) : text;
}

/** Finds a `null` that is a value. A match inside a text is harmless: it only costs time. */
const NULL = /(?:^|[:,[])null/;

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < list.length; index++) text += (index === 0 ? '' : ',') + canonicalJson(list[index]);
  return `${text}]`;
}

function canonicalObject(object: Record<string, unknown>): string {
  let text = '{';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value !== undefined) text += `${text === '{' ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}

/** Most strings are short words without anything to escape, and calling JSON for each would be half of the work. */
function quoted(text: string): string {
  if (text.length > LONG) return JSON.stringify(text);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit === QUOTE || unit === BACKSLASH || unit >= SURROGATES) return JSON.stringify(text);
  }
  return `"${text}"`;
}

const LONG = 40;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;

function canonicalNumber(n: number): string {
  if (Number.isFinite(n)) return n === 0 ? '0' : String(n);
  return n > 0 ? '1e999' : '-1e999';
}
