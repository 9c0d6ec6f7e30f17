/**
 * Quoted texts, in the notation of JSON strings. Their content is taken literally. A text that plain writing would not reproduce exactly is
 * quoted, and can therefore contain anything.
 */
import { escapeHiddenJson } from '../text/hidden-characters.ts';

/** Characters that may come before a quoted text. After any other character, such as a digit, a quotation mark is an inch sign. */
const BEFORE_QUOTE = /[\s:;,/|&([]/;

/** A sign that begins a formula, after a sign that separates cells in some locale. */
const SEPARATED_FORMULA = /([,;|]'*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const escapeSign = (formulaSign: string): string => `\\u${formulaSign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Quotes a text, with hidden characters as escapes. A sign that would begin a formula is also escaped if a spreadsheet in another locale
 * would split the text before it.
 */
export const quote = (plainText: string): string =>
  escapeHiddenJson(JSON.stringify(plainText)).replace(
    SEPARATED_FORMULA,
    (_match, separator: string, formulaSign: string) => separator + escapeSign(formulaSign),
  );

/** Returns the content of a quoted text; undefined if the text is not a single quoted one. */
export function unquote(quotedText: string): string | undefined {
  const trimmedText = quotedText.trim();
  if (!trimmedText.startsWith('"') || findQuoteEnd(trimmedText, 0) !== trimmedText.length) return undefined;
  try {
    return JSON.parse(trimmedText);
  } catch {
    // The backslash is not meant as an escape.
    return undefined;
  }
}

/** Returns the end of a quoted text that starts here, on the same line; `startIndex` if there is none. */
function findQuoteEnd(sourceText: string, startIndex: number): number {
  if (sourceText[startIndex] !== '"' || (startIndex > 0 && !BEFORE_QUOTE.test(sourceText[startIndex - 1] ?? '')))
    return startIndex;
  for (let index = startIndex + 1; index < sourceText.length; index++) {
    if (sourceText[index] === '"') return index + 1;
    if (sourceText[index] === '\n') return startIndex;
    if (sourceText[index] === '\\' && sourceText[index + 1] !== '\n') index++;
  }
  return startIndex;
}

/** Returns the end of a bracket that starts here, on the same line, skipping quoted texts; `startIndex` if there is none. */
function findBracketEnd(sourceText: string, startIndex: number): number {
  for (let index = startIndex + 1; index < sourceText.length; ) {
    const quoteEnd = findQuoteEnd(sourceText, index);
    if (quoteEnd > index) index = quoteEnd;
    else if (sourceText[index] === ']') return index + 1;
    else if (sourceText[index] === '\n') return startIndex;
    else index++;
  }
  return startIndex;
}

/** A segment of a text: a single letter outside of quotes and square brackets, a quoted text, or a bracket. */
interface Segment {
  readonly kind: 'letter' | 'quoted' | 'bracket';
  readonly start: number;
  readonly end: number;
}

export function* splitSegments(sourceText: string): Generator<Segment> {
  // If the line has no further closing bracket, the search is not repeated.
  let mayHaveBracket = true;
  for (let startIndex = 0; startIndex < sourceText.length; ) {
    if (sourceText[startIndex] === '\n') mayHaveBracket = true;
    const quoteEnd = findQuoteEnd(sourceText, startIndex);
    const bracketEnd =
      mayHaveBracket && sourceText[startIndex] === '[' ? findBracketEnd(sourceText, startIndex) : startIndex;
    if (sourceText[startIndex] === '[' && bracketEnd === startIndex) mayHaveBracket = false;
    const segmentEnd = Math.max(quoteEnd, bracketEnd, startIndex + 1);
    yield {
      kind: quoteEnd > startIndex ? 'quoted' : bracketEnd > startIndex ? 'bracket' : 'letter',
      start: startIndex,
      end: segmentEnd,
    };
    startIndex = segmentEnd;
  }
}

/** Characters without which a text has only single letters, which is true of most texts. */
const GROUP_START = /["[]/;

/** Returns the first index of a sign outside of quotes and square brackets, or -1. */
export function indexOfSign(sourceText: string, soughtSign: string): number {
  if (!GROUP_START.test(sourceText)) return sourceText.indexOf(soughtSign);
  for (const { kind, start } of splitSegments(sourceText))
    if (kind === 'letter' && sourceText[start] === soughtSign) return start;
  return -1;
}

/** Splits a text at separators outside of quotes and square brackets, and removes empty items. */
export function splitItems(sourceText: string, separators: string): string[] {
  const items: string[] = [];
  let itemStart = 0;
  const splitAt = (signIndex: number): void => {
    if (!separators.includes(sourceText[signIndex] as string)) return;
    items.push(sourceText.slice(itemStart, signIndex));
    itemStart = signIndex + 1;
  };
  if (GROUP_START.test(sourceText)) {
    for (const segment of splitSegments(sourceText)) if (segment.kind === 'letter') splitAt(segment.start);
  } else {
    for (let signIndex = 0; signIndex < sourceText.length; signIndex++) splitAt(signIndex);
  }
  items.push(sourceText.slice(itemStart));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
