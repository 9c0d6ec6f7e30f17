/** A key that stands twice between the same braces: JSON keeps the last one, and the other is lost without a word. */
import { placeIn, stringAt } from './json-fault.ts';

export interface KeyTwice {
  /** Of the second one, as editors count them, from 1. */
  readonly line: number;
  readonly column: number;
  readonly key: string;
}

const MARK = /["{}[\]:]/g;

/** The first key of a JSON text that is there already; undefined where every key stands once. */
export function keyTwice(text: string): KeyTwice | undefined {
  const open: Set<string>[] = [];
  const marks = new RegExp(MARK);
  let word = { token: '""', at: 0 };
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const at = mark.index;
    if (mark[0] === '{' || mark[0] === '[') open.push(new Set());
    else if (mark[0] === '}' || mark[0] === ']') open.pop();
    else if (mark[0] === '"') {
      word = { token: stringAt(text, at), at };
      marks.lastIndex = at + Math.max(1, word.token.length);
    } else {
      const key = JSON.parse(word.token) as string;
      const keys = open[open.length - 1];
      if (keys?.has(key)) return { ...placeIn(text, word.at), key };
      keys?.add(key);
    }
  }
  return undefined;
}
