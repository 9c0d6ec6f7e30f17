/** Where a text stops being JSON. Messages of JavaScript engines differ between versions and rarely name a line. */

export interface JsonFault {
  /** As editors count them, from 1. */
  readonly line: number;
  readonly column: number;
  /** What stands there; empty where the text ends too early. */
  readonly found: string;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

type Wanted = 'value' | 'entry' | 'key' | 'first-key' | 'colon' | 'next';

const matched = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/**
 * The string that begins at an offset, with its quotes; empty where there is none. A single pattern for it would run out of
 * stack in a string of some million characters.
 */
function stringAt(text: string, at: number): string {
  if (text.charAt(at) !== '"') return '';
  for (let to = at + 1; ; ) {
    to += matched(PLAIN, text, to).length;
    if (text.charAt(to) === '"') return text.slice(at, to + 1);
    const escaped = matched(ESCAPED, text, to);
    if (escaped === '') return '';
    to += escaped.length;
  }
}

const isWanted = (wanted: Wanted, word: string): boolean =>
  wanted === 'value' || wanted === 'entry' || (word.startsWith('"') && (wanted === 'key' || wanted === 'first-key'));

/** What may follow a mark, given the brackets that are open; undefined where it does not fit. Changes `open`. */
function afterMark(mark: string, wanted: Wanted, open: string[]): Wanted | undefined {
  const value = wanted === 'value' || wanted === 'entry';
  const inside = open[open.length - 1];
  if (mark === '{' || mark === '[') {
    if (!value) return undefined;
    open.push(mark);
    return mark === '{' ? 'first-key' : 'entry';
  }
  if (mark === ':') return wanted === 'colon' ? 'value' : undefined;
  if (mark === ',' && wanted === 'next' && inside !== undefined) return inside === '{' ? 'key' : 'value';
  const closes = mark === '}' ? inside === '{' && wanted !== 'key' && wanted !== 'colon' && !value : false;
  const closesList = mark === ']' && inside === '[' && (wanted === 'next' || wanted === 'entry');
  if (!closes && !closesList) return undefined;
  open.pop();
  return 'next';
}

/** The first place where a text is not JSON. Only for texts that JSON.parse refused: for others the end is reported. */
export function jsonFault(text: string): JsonFault {
  const open: string[] = [];
  let wanted = 'value' as Wanted;
  let at = 0;
  for (;;) {
    at += matched(SPACE, text, at).length;
    const word = stringAt(text, at) || matched(SCALAR, text, at);
    const done: boolean = wanted === 'next' && open.length === 0;
    if (word !== '' && isWanted(wanted, word) && !done) {
      wanted = wanted === 'key' || wanted === 'first-key' ? 'colon' : 'next';
      at += word.length;
      continue;
    }
    const next: Wanted | undefined = word === '' ? afterMark(text.charAt(at), wanted, open) : undefined;
    if (next === undefined) break;
    wanted = next;
    at += 1;
  }
  return { ...placeIn(text, at), found: [...text.slice(at, at + 2)][0] ?? '' };
}

/** Line and column of an offset, as editors count them, from 1. */
export function placeIn(text: string, at: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}
