/** Statistics of a JSON text, computed without parsing it. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Returns the offset of the quote that ends the string whose opening quote is at `offset`, or the length of the text if there is
 * none.
 */
export function findStringEnd(sourceText: string, offset: number): number {
  for (let searchStart = offset + 1; ; ) {
    const quoteOffset = sourceText.indexOf('"', searchStart);
    if (quoteOffset < 0) return sourceText.length;
    let backslashStart = quoteOffset;
    while (backslashStart > searchStart && sourceText.charCodeAt(backslashStart - 1) === BACKSLASH) backslashStart--;
    if ((quoteOffset - backslashStart) % 2 === 0) return quoteOffset;
    searchStart = quoteOffset + 1;
  }
}

export interface JsonStatistics {
  /** Number of keys in all objects, including repeated ones. */
  readonly keyCount: number;
  /** Nesting depth of lists and objects. */
  readonly depth: number;
}

/** Counts keys and nesting. The result is meaningless for text that isn't JSON. */
export function scanJson(sourceText: string): JsonStatistics {
  let keyCount = 0;
  let openCount = 0;
  let depth = 0;
  for (let offset = 0; offset < sourceText.length; offset++) {
    const charCode = sourceText.charCodeAt(offset);
    if (charCode === QUOTE) offset = findStringEnd(sourceText, offset);
    else if (charCode === COLON) keyCount++;
    else if (charCode === OPEN_OBJECT || charCode === OPEN_LIST) depth = Math.max(depth, ++openCount);
    else if (charCode === CLOSE_OBJECT || charCode === CLOSE_LIST) openCount--;
  }
  return { keyCount, depth };
}

/** Counts the keys of all objects in a value. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const innerValues: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let keyCount = Array.isArray(value) ? 0 : innerValues.length;
  for (const innerValue of innerValues)
    if (typeof innerValue === 'object' && innerValue !== null) keyCount += countKeys(innerValue);
  return keyCount;
}
