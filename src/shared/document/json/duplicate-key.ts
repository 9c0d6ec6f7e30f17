/** A key that stands twice in one object: JSON.parse keeps the last one, and the other is lost silently. */

import { pointer } from '../pointer.ts';
import { placeIn } from './fault.ts';
import { stringEnd } from './scan.ts';

export interface DuplicateKey {
  /** RFC 6901 pointer. */
  readonly path: string;
  /** Line of the second one, from 1. */
  readonly line: number;
  readonly column: number;
  readonly key: string;
}

/** A list or object that is not closed yet: the current entry, and the keys so far. */
interface Open {
  at: string | number;
  readonly keys: Set<string>;
}

const NO_KEYS: Set<string> = new Set();
const MARK = /["{}[\]:,]/g;

/** The first repeated key of a JSON text; undefined where there is none. */
export function findDuplicateKey(text: string): DuplicateKey | undefined {
  const open: Open[] = [];
  const marks = new RegExp(MARK);
  let word = { from: 0, to: 0 };
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const inside = open[open.length - 1];
    if (mark[0] === '"') {
      word = { from: mark.index, to: stringEnd(text, mark.index) + 1 };
      marks.lastIndex = word.to;
    } else if (mark[0] === '{') open.push({ at: '', keys: new Set() });
    else if (mark[0] === '[') open.push({ at: 0, keys: NO_KEYS });
    else if (mark[0] === '}' || mark[0] === ']') open.pop();
    else if (inside !== undefined && mark[0] === ',' && typeof inside.at === 'number') inside.at++;
    else if (inside !== undefined && mark[0] === ':') {
      // Two spellings of one key are one key: `"\u0061"` is `a`.
      const key = JSON.parse(text.slice(word.from, word.to)) as string;
      inside.at = key;
      if (inside.keys.has(key)) {
        return { path: pointer('', ...open.map(({ at }) => at)), ...placeIn(text, word.from), key };
      }
      inside.keys.add(key);
    }
  }
  return undefined;
}
