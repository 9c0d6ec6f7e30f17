/** Finds where a text stops being JSON. Messages of JavaScript engines differ between versions and rarely mention a line. */

export interface JsonSyntaxError {
  /** Counted from 1, as in editors. */
  readonly line: number;
  readonly column: number;
  /** The character at this position; empty if the text ends too early. */
  readonly found: string;
}

const SPACE = /[ \t\n\r]*/y;
/** Matches a number, `true`, `false` or `null`: `-1.5e3`. */
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Matches the characters of a string up to the next quote, backslash or control character. */
const UNESCAPED = /[ !#-[\]-\uffff]*/y;
/** Matches one escape sequence of a string: `\n`, `\u00e9`. */
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** `entry`: the first value of a list, or its closing bracket. `next`: a comma, a closing bracket, or the end of the text. */
type Expectation = 'value' | 'entry' | 'key' | 'first-key' | 'colon' | 'next';

const matchAt = (pattern: RegExp, sourceText: string, offset: number): string => {
  pattern.lastIndex = offset;
  return pattern.exec(sourceText)?.[0] ?? '';
};

/**
 * Returns the string literal that begins at an offset, with its quotes, or an empty string. A single pattern for the whole literal would
 * overflow the stack for strings of several million characters.
 */
function readStringAt(sourceText: string, offset: number): string {
  if (sourceText.charAt(offset) !== '"') return '';
  for (let endOffset = offset + 1; ; ) {
    endOffset += matchAt(UNESCAPED, sourceText, endOffset).length;
    if (sourceText.charAt(endOffset) === '"') return sourceText.slice(offset, endOffset + 1);
    const escapeSequence = matchAt(ESCAPED, sourceText, endOffset);
    if (escapeSequence === '') return '';
    endOffset += escapeSequence.length;
  }
}

const isExpected = (expectation: Expectation, literal: string): boolean =>
  expectation === 'value' ||
  expectation === 'entry' ||
  (literal.startsWith('"') && (expectation === 'key' || expectation === 'first-key'));

/**
 * Returns what may follow a punctuation character, given the open brackets, or undefined if the character isn't allowed. Changes
 * `openBrackets`.
 */
function findNextExpectation(
  punctuation: string,
  expectation: Expectation,
  openBrackets: string[],
): Expectation | undefined {
  const expectsValue = expectation === 'value' || expectation === 'entry';
  const innermostBracket = openBrackets[openBrackets.length - 1];
  if (punctuation === '{' || punctuation === '[') {
    if (!expectsValue) return undefined;
    openBrackets.push(punctuation);
    return punctuation === '{' ? 'first-key' : 'entry';
  }
  if (punctuation === ':') return expectation === 'colon' ? 'value' : undefined;
  if (punctuation === ',' && expectation === 'next' && innermostBracket !== undefined)
    return innermostBracket === '{' ? 'key' : 'value';
  const closesObject =
    punctuation === '}'
      ? innermostBracket === '{' && expectation !== 'key' && expectation !== 'colon' && !expectsValue
      : false;
  const closesList =
    punctuation === ']' && innermostBracket === '[' && (expectation === 'next' || expectation === 'entry');
  if (!closesObject && !closesList) return undefined;
  openBrackets.pop();
  return 'next';
}

/** Finds the first place where a text isn't JSON. Use only for texts that JSON.parse rejects: for others the end is reported. */
export function findSyntaxError(sourceText: string): JsonSyntaxError {
  const openBrackets: string[] = [];
  let expectation = 'value' as Expectation;
  let offset = 0;
  for (;;) {
    offset += matchAt(SPACE, sourceText, offset).length;
    const literal = readStringAt(sourceText, offset) || matchAt(SCALAR, sourceText, offset);
    const isComplete: boolean = expectation === 'next' && openBrackets.length === 0;
    if (literal !== '' && isExpected(expectation, literal) && !isComplete) {
      expectation = expectation === 'key' || expectation === 'first-key' ? 'colon' : 'next';
      offset += literal.length;
      continue;
    }
    const nextExpectation: Expectation | undefined =
      literal === '' ? findNextExpectation(sourceText.charAt(offset), expectation, openBrackets) : undefined;
    if (nextExpectation === undefined) break;
    expectation = nextExpectation;
    offset += 1;
  }
  return { ...getTextPosition(sourceText, offset), found: [...sourceText.slice(offset, offset + 2)][0] ?? '' };
}

/** Returns the line and column of an offset, counted from 1 as in editors. */
export function getTextPosition(sourceText: string, offset: number): { line: number; column: number } {
  let lineNumber = 1;
  let lineStart = 0;
  for (
    let lineEnd = sourceText.indexOf('\n');
    lineEnd >= 0 && lineEnd < offset;
    lineEnd = sourceText.indexOf('\n', lineStart)
  ) {
    lineNumber++;
    lineStart = lineEnd + 1;
  }
  return { line: lineNumber, column: offset - lineStart + 1 };
}
