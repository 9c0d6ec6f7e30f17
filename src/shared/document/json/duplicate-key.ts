/** Finds a key that appears twice in one object: JSON.parse keeps the last one and silently drops the other. */

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
const MARK = /["{}[\]:,]/g;

/** Returns the first repeated key of a JSON text, or undefined. */
export function findDuplicateKey(sourceText: string): DuplicateKey | undefined {
  const openContainers: OpenContainer[] = [];
  const markPattern = new RegExp(MARK);
  let lastString = { from: 0, to: 0 };
  for (let markMatch = markPattern.exec(sourceText); markMatch !== null; markMatch = markPattern.exec(sourceText)) {
    const innermost = openContainers[openContainers.length - 1];
    if (markMatch[0] === '"') {
      lastString = { from: markMatch.index, to: findStringEnd(sourceText, markMatch.index) + 1 };
      markPattern.lastIndex = lastString.to;
    } else if (markMatch[0] === '{') openContainers.push({ segment: '', keys: new Set() });
    else if (markMatch[0] === '[') openContainers.push({ segment: 0, keys: NO_KEYS });
    else if (markMatch[0] === '}' || markMatch[0] === ']') openContainers.pop();
    else if (innermost !== undefined && markMatch[0] === ',' && typeof innermost.segment === 'number')
      innermost.segment++;
    else if (innermost !== undefined && markMatch[0] === ':') {
      // Two spellings of a key are the same key: `"\u0061"` is `a`.
      const key = JSON.parse(sourceText.slice(lastString.from, lastString.to)) as string;
      innermost.segment = key;
      if (innermost.keys.has(key)) {
        return {
          path: joinPointer('', ...openContainers.map(({ segment }) => segment)),
          ...getTextPosition(sourceText, lastString.from),
          key,
        };
      }
      innermost.keys.add(key);
    }
  }
  return undefined;
}
