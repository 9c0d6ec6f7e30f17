/** Figures of a JSON text, counted without parsing it. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Offset of the quote that ends the string whose first quote is at an offset; the length of the text where none does. */
export function stringEnd(text: string, at: number): number {
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return text.length;
    let before = quote;
    while (before > from && text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((quote - before) % 2 === 0) return quote;
    from = quote + 1;
  }
}

export interface JsonFigures {
  /** Number of keys in all objects, repeated ones included. */
  readonly keys: number;
  /** How deep lists and objects are nested. */
  readonly depth: number;
}

/** Meaningless for a text that is not JSON. */
export function jsonFigures(text: string): JsonFigures {
  let keys = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = stringEnd(text, at);
    else if (unit === COLON) keys++;
    else if (unit === OPEN_OBJECT || unit === OPEN_LIST) depth = Math.max(depth, ++open);
    else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) open--;
  }
  return { keys, depth };
}

/** Keys of all objects in a value. */
export function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const held: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let keys = Array.isArray(value) ? 0 : held.length;
  for (const inner of held) if (typeof inner === 'object' && inner !== null) keys += keysIn(inner);
  return keys;
}
