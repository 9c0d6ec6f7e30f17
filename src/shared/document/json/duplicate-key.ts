/** Finds a key that appears twice in one object. JSON.parse keeps only the value of the last one and reports no error. */

import { joinPointer } from '../pointer.ts';
import { findStringEnd } from './scan.ts';
import { getTextPosition } from './syntax-error.ts';

export interface DuplicateKey {
  /** RFC 6901 pointer. */
  readonly path: string;
  /** Line of the second occurrence, from 1. */
  readonly line: number;
  readonly column: number;
  readonly key: string;
}

/** A list or object that isn't closed yet, with its current segment and the keys so far. */
interface OpenContainer {
  segment: string | number;
  readonly keys: Set<string>;
}

const NO_KEYS: Set<string> = new Set();
const PUNCTUATION = /["{}[\]:,]/g;

/** Returns the first repeated key of a JSON text, or undefined. */
export function findDuplicateKey(sourceText: string): DuplicateKey | undefined {
  const openContainers: OpenContainer[] = [];
  const pattern = new RegExp(PUNCTUATION);
  let lastString = { start: 0, end: 0 };
  for (let match = pattern.exec(sourceText); match !== null; match = pattern.exec(sourceText)) {
    const innermost = openContainers[openContainers.length - 1];
    if (match[0] === '"') {
      lastString = { start: match.index, end: findStringEnd(sourceText, match.index) + 1 };
      pattern.lastIndex = lastString.end;
    } else if (match[0] === '{') openContainers.push({ segment: '', keys: new Set() });
    else if (match[0] === '[') openContainers.push({ segment: 0, keys: NO_KEYS });
    else if (match[0] === '}' || match[0] === ']') openContainers.pop();
    else if (innermost !== undefined && match[0] === ',' && typeof innermost.segment === 'number') innermost.segment++;
    else if (innermost !== undefined && match[0] === ':') {
      // Two spellings of a key are the same key: `"\u0061"` is `a`.
      const key = JSON.parse(sourceText.slice(lastString.start, lastString.end)) as string;
      innermost.segment = key;
      if (innermost.keys.has(key)) {
        return {
          path: joinPointer('', ...openContainers.map(({ segment }) => segment)),
          ...getTextPosition(sourceText, lastString.start),
          key,
        };
      }
      innermost.keys.add(key);
    }
  }
  return undefined;
}
