/** Finds the line of a JSON text that a pointer leads to, for people who write documents by hand. */

import { parsePointer } from '../pointer.ts';
import { findStringEnd } from './scan.ts';
import { getTextPosition } from './syntax-error.ts';

export interface TextPosition {
  /** Counted from 1, as in editors. */
  readonly line: number;
  readonly column: number;
}

const BLANKS = /[ \t\n\r]*/y;
const SCALAR = /[^,\]}\s]*/y;

/**
 * Returns where the value at a pointer begins. If it is missing, returns the start of the innermost list or object that should
 * contain it. The text must be valid JSON.
 */
export function findPositionInText(sourceText: string, pointer: string): TextPosition {
  let offset = skipBlanks(sourceText, sourceText.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0);
  for (const segment of parsePointer(pointer)) {
    const childOffset = findChildOffset(sourceText, offset, segment);
    if (childOffset === undefined) break;
    offset = childOffset;
  }
  return getTextPosition(sourceText, offset);
}

const BYTE_ORDER_MARK = 0xfeff;

const findMatchEnd = (pattern: RegExp, sourceText: string, offset: number): number => {
  pattern.lastIndex = offset;
  return offset + (pattern.exec(sourceText)?.[0].length ?? 0);
};
const skipBlanks = (sourceText: string, offset: number): number => findMatchEnd(BLANKS, sourceText, offset);

/** Returns the offset of one child of the list or object at an offset, or undefined if there is no such child. */
function findChildOffset(sourceText: string, startOffset: number, segment: string): number | undefined {
  const isObject = sourceText.charAt(startOffset) === '{';
  if (!isObject && sourceText.charAt(startOffset) !== '[') return undefined;
  let offset = skipBlanks(sourceText, startOffset + 1);
  for (let index = 0; offset < sourceText.length && !/[\]}]/.test(sourceText.charAt(offset)); index += 1) {
    let childSegment = String(index);
    if (isObject) {
      const keyEnd = findStringEnd(sourceText, offset) + 1;
      childSegment = JSON.parse(sourceText.slice(offset, keyEnd)) as string;
      offset = skipBlanks(sourceText, skipBlanks(sourceText, keyEnd) + 1);
    }
    if (childSegment === segment) return offset;
    offset = skipBlanks(sourceText, findValueEnd(sourceText, offset));
    if (sourceText.charAt(offset) === ',') offset = skipBlanks(sourceText, offset + 1);
  }
  return undefined;
}

/** Returns the offset after the value that begins at an offset. */
function findValueEnd(sourceText: string, startOffset: number): number {
  let openCount = 0;
  for (let offset = startOffset; offset < sourceText.length; ) {
    const character = sourceText.charAt(offset);
    if (character === '"') offset = findStringEnd(sourceText, offset) + 1;
    else if (character === '{' || character === '[') {
      openCount += 1;
      offset += 1;
    } else if (character === '}' || character === ']') {
      openCount -= 1;
      offset += 1;
    } else if (openCount === 0) return findMatchEnd(SCALAR, sourceText, offset);
    else offset += 1;
    if (openCount === 0) return offset;
  }
  return sourceText.length;
}
