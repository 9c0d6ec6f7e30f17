/** The line of a JSON text that a pointer leads to, for people who write documents by hand. */

import { segments } from '../pointer.ts';
import { placeIn } from './fault.ts';
import { stringEnd } from './scan.ts';

export interface TextPlace {
  /** As editors count them, from 1. */
  readonly line: number;
  readonly column: number;
}

const BLANKS = /[ \t\n\r]*/y;
const PLAIN = /[^,\]}\s]*/y;

/**
 * Where the value at a pointer begins; where it is missing, the innermost list or object around its place. The text must be
 * JSON.
 */
export function placeInText(text: string, path: string): TextPlace {
  let at = afterBlanks(text, text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0);
  for (const segment of segments(path)) {
    const next = valueWithin(text, at, segment);
    if (next === undefined) break;
    at = next;
  }
  return placeIn(text, at);
}

const BYTE_ORDER_MARK = 0xfeff;

const end = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
};
const afterBlanks = (text: string, at: number): number => end(BLANKS, text, at);

/** Offset of one value of the list or object that begins at an offset; undefined where it has none of this name. */
function valueWithin(text: string, from: number, segment: string): number | undefined {
  const isObject = text.charAt(from) === '{';
  if (!isObject && text.charAt(from) !== '[') return undefined;
  let at = afterBlanks(text, from + 1);
  for (let index = 0; at < text.length && !/[\]}]/.test(text.charAt(at)); index += 1) {
    let name = String(index);
    if (isObject) {
      const to = stringEnd(text, at) + 1;
      name = JSON.parse(text.slice(at, to)) as string;
      at = afterBlanks(text, afterBlanks(text, to) + 1);
    }
    if (name === segment) return at;
    at = afterBlanks(text, valueEnd(text, at));
    if (text.charAt(at) === ',') at = afterBlanks(text, at + 1);
  }
  return undefined;
}

/** Offset behind the value that begins at an offset. */
function valueEnd(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; ) {
    const mark = text.charAt(at);
    if (mark === '"') at = stringEnd(text, at) + 1;
    else if (mark === '{' || mark === '[') {
      open += 1;
      at += 1;
    } else if (mark === '}' || mark === ']') {
      open -= 1;
      at += 1;
    } else if (open === 0) return end(PLAIN, text, at);
    else at += 1;
    if (open === 0) return at;
  }
  return text.length;
}
