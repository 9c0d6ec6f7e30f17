/** A key that stands twice between the same braces: JSON keeps the last one, and the other is lost without a word. */

import { pointer } from '../pointer.ts';
import { placeIn } from './fault.ts';
import { stringEnd } from './scan.ts';

export interface DuplicateKey {
  /** RFC 6901 pointer. */
  readonly path: string;
  /** Of the second one, as editors count them, from 1. */
  readonly line: number;
  readonly column: number;
  readonly key: string;
}

/** A list or object that is not closed yet: where in it the reading is, and which keys of it were seen. */
interface Open {
  at: string | number;
  readonly keys: Set<string>;
}

const NO_KEYS: Set<string> = new Set();
const MARK = /["{}[\]:,]/g;

/** The first key of a JSON text that is there already; undefined where every key stands once. */
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
