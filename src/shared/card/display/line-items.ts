/** Turns a line of words into positioned glyph runs. */

import { getOrCreateFor } from '../../base/cache.ts';
import type { Color, DisplayItem, TextRun } from '../../display/display-list.ts';
import type { TypefaceId } from '../../display/font-ids.ts';
import type { ShapedWord } from '../../display/shaped-word.ts';
import { shapeWord, type Typeface } from '../../text/fonts/fonts.ts';
import { reorderVisually } from '../../text/lines/bidi.ts';
import type { Line } from '../../text/lines/lines.ts';
import type { Squeeze } from '../../text/lines/styles.ts';
import { getSpaceWidth, getWordSize, getWordTracking, getWordWidth, type Word } from '../../text/lines/words.ts';

/** A run with its horizontal offset on the line, in points. */
interface LineRun {
  readonly font: TypefaceId;
  readonly size: number;
  readonly text: string;
  readonly run: TextRun;
  readonly advance: number;
  readonly fill: Color;
  readonly offsetX: number;
  readonly field: string | undefined;
}

/**
 * A word, the space after it, or a divider in front of it, with its index in reading order. A divider is a removed direction control, such
 * as RLM, which keeps two numbers in right-to-left text apart.
 */
interface LinePart {
  readonly word: Word;
  readonly isSpace: boolean;
  readonly isDivider?: boolean;
  /** The bidi level (UAX 9): even for text that runs from left to right, odd for text that runs from right to left. */
  readonly level: number;
  readonly index: number;
}

const isLeftToRight = ({ level, baseLevel }: Word): boolean => level === 0 && baseLevel === 0;

/** Lists words, spaces and dividers in reading order. */
function listParts({ words }: Line): LinePart[] {
  const parts: LinePart[] = [];
  let index = 0;
  words.forEach((word, wordIndex) => {
    const { divider, spaceDivider } = word;
    if (divider !== undefined && wordIndex > 0)
      parts.push({ word, isSpace: false, isDivider: true, level: divider, index });
    parts.push({ word, isSpace: false, level: word.level, index });
    index += 1;
    if (word.spaces === 0) return;
    // Space at the end of a line belongs to its paragraph, not to the word (UAX 9, rule L1).
    const level = wordIndex === words.length - 1 ? word.baseLevel : word.spaceLevel;
    if (spaceDivider !== undefined) parts.push({ word, isSpace: true, isDivider: true, level: spaceDivider, index });
    parts.push({ word, isSpace: true, level, index });
    index += 1;
  });
  return parts;
}

/** Lists words and spaces from left to right. */
function orderPartsVisually(line: Line): LinePart[] {
  const parts = listParts(line);
  // In a right-to-left line the last space would be at the left edge and indent the line.
  const lastPart = parts[parts.length - 1];
  if (lastPart?.isSpace === true && lastPart.level % 2 === 1) parts.pop();
  return reorderVisually(parts, (part) => part.level).filter(({ isDivider }) => isDivider !== true);
}

/** Whether two consecutive words can share one run. */
const canShareRun = (a: Word, b: Word): boolean =>
  a.field === b.field &&
  a.styled.typeface === b.styled.typeface &&
  (a.styled.style === b.styled.style || hasSameLook(a, b));

const hasSameLook = ({ styled: { style: firstStyle } }: Word, { styled: { style: secondStyle } }: Word): boolean =>
  firstStyle.size === secondStyle.size &&
  firstStyle.min === secondStyle.min &&
  firstStyle.colour === secondStyle.colour &&
  firstStyle.tracking === secondStyle.tracking &&
  firstStyle.tight === secondStyle.tight;

const getFirstIndex = (parts: readonly LinePart[]): number =>
  parts.reduce((firstIndex, { index }) => Math.min(firstIndex, index), Number.POSITIVE_INFINITY);
const getLastIndex = (parts: readonly LinePart[]): number =>
  parts.reduce((lastIndex, { index }) => Math.max(lastIndex, index), 0);

/** Groups adjacent parts whose indexes in reading order are consecutive, so that each group can become a run that is read as a whole. */
function groupConsecutive(parts: readonly LinePart[]): (readonly LinePart[])[] {
  if (getLastIndex(parts) - getFirstIndex(parts) < parts.length) return [parts];
  const groups: LinePart[][] = [];
  let previousPart: LinePart | undefined;
  for (const part of parts) {
    if (previousPart !== undefined && Math.abs(previousPart.index - part.index) === 1)
      groups[groups.length - 1]?.push(part);
    else groups.push([part]);
    previousPart = part;
  }
  return groups;
}

/** Returns the space of a typeface; null for typefaces without one, which are used for single characters only. */
const getSpace = (typeface: Typeface): ShapedWord | null =>
  getOrCreateFor(spaceCache, typeface, () =>
    typeface.font.hasGlyphForCodePoint(32) ? shapeWord(typeface, ' ') : null,
  );
/** Cached, since every word of a line needs its space. */
const spaceCache = new WeakMap<Typeface, ShapedWord | null>();

/**
 * The words of the current run, and the offset of each. All runs share this buffer, and a finished run copies its words: growing
 * arrays take twice the memory, and a deck has a million runs.
 */
const runBuffer: { readonly words: ShapedWord[]; readonly offsets: number[] } = { words: [], offsets: [] };

/** The state of a run that is being built from left to right. */
interface RunDraft {
  readonly squeeze: Squeeze;
  wordCount: number;
  penX: number;
  text: string;
}

const createDraft = (squeeze: Squeeze): RunDraft => ({ squeeze, wordCount: 0, penX: 0, text: '' });

function addShapedWord(draft: RunDraft, shaped: ShapedWord): void {
  runBuffer.words[draft.wordCount] = shaped;
  runBuffer.offsets[draft.wordCount] = draft.penX;
  draft.wordCount += 1;
}

function addWord(draft: RunDraft, word: Word): void {
  addShapedWord(draft, word.styled.shapedWord);
  draft.penX += getWordWidth(word, draft.squeeze);
  draft.text += word.styled.text;
}

function addSpace(draft: RunDraft, word: Word): void {
  const shaped = getSpace(word.styled.typeface);
  if (shaped !== null) addShapedWord(draft, shaped);
  draft.penX += getSpaceWidth(word, draft.squeeze);
  draft.text += ' ';
}

/** Creates the finished run at `startX`, in the style of its first word. */
function finishRun({ squeeze, wordCount, penX, text }: RunDraft, firstWord: Word, startX: number): LineRun {
  const { styled, field } = firstWord;
  const [words, offsets] = [runBuffer.words.slice(0, wordCount), runBuffer.offsets.slice(0, wordCount)];
  const wordSize = getWordSize(firstWord, squeeze);
  const run = { words, offsets, tracking: getWordTracking(firstWord, squeeze), incomplete: words.some(isIncomplete) };
  return {
    font: styled.typeface.id,
    size: wordSize,
    text,
    run,
    advance: penX,
    fill: styled.style.colour,
    offsetX: startX,
    field,
  };
}

const isIncomplete = ({ missing }: ShapedWord): boolean => missing !== '';

function createRun(parts: readonly LinePart[], { squeeze }: Line, startX: number): LineRun {
  const draft = createDraft(squeeze);
  const readingPositions: number[] = [];
  for (const { word, isSpace, index } of parts) {
    (isSpace ? addSpace : addWord)(draft, word);
    // A space adds no word to the run if its typeface has none.
    if (draft.wordCount > readingPositions.length) readingPositions.push(index);
  }
  const firstWord = (parts as [LinePart])[0].word;
  if (!parts.some(({ level }) => level > 0)) return finishRun(draft, firstWord, startX);
  draft.text = joinInReadingOrder(parts);
  const run = finishRun(draft, firstWord, startX);
  const readingOrder = [...readingPositions.keys()].sort(
    (a, b) => (readingPositions[a] ?? 0) - (readingPositions[b] ?? 0),
  );
  return { ...run, run: { ...run.run, readingOrder } };
}

const joinInReadingOrder = (parts: readonly LinePart[]): string =>
  [...parts]
    .sort((a, b) => a.index - b.index)
    .map((part) => (part.isSpace ? ' ' : part.word.styled.text))
    .join('');

/** Places runs from left to right, but lists them in reading order, which screen readers and search use. */
function createBidiRuns(line: Line): LineRun[] {
  const placedRuns: { readonly run: LineRun; readonly index: number }[] = [];
  let penX = 0;
  let pendingParts: LinePart[] = [];
  const closeRun = (): void => {
    if (pendingParts.length === 0) return;
    for (const parts of groupConsecutive(pendingParts)) {
      const run = createRun(parts, line, penX);
      placedRuns.push({ run, index: getFirstIndex(parts) });
      penX += run.advance;
    }
    pendingParts = [];
  };
  for (const part of orderPartsVisually(line)) {
    const previousPart = pendingParts[pendingParts.length - 1];
    if (previousPart !== undefined && !canShareRun(previousPart.word, part.word)) closeRun();
    pendingParts.push(part);
  }
  closeRun();
  return placedRuns.sort((a, b) => a.index - b.index).map(({ run }) => run);
}

/** Creates the runs of a line without right-to-left text. This path is fast, since nearly all lines take it. */
function createLeftToRightRuns({ words, squeeze }: Line): LineRun[] {
  const lineRuns: LineRun[] = [];
  let penX = 0;
  for (let startIndex = 0; startIndex < words.length; ) {
    const firstWord = words[startIndex] as Word;
    const draft = createDraft(squeeze);
    let nextIndex = startIndex;
    for (
      let word: Word | undefined = firstWord;
      word !== undefined && canShareRun(firstWord, word);
      word = words[nextIndex]
    ) {
      addWord(draft, word);
      if (word.spaces > 0) addSpace(draft, word);
      nextIndex += 1;
    }
    lineRuns.push(finishRun(draft, firstWord, penX));
    penX += draft.penX;
    startIndex = nextIndex;
  }
  return lineRuns;
}

const createRuns = (line: Line): LineRun[] =>
  line.words.every(isLeftToRight) ? createLeftToRightRuns(line) : createBidiRuns(line);

/** Creates the runs of a line whose baseline begins at (x, y). Runs that show a field are in a clickable group. */
export function createLineItems(line: Line, x: number, y: number): readonly DisplayItem[] {
  return createRuns(line).map(({ font, size, text, run, advance, fill, offsetX, field }): DisplayItem => {
    const item: DisplayItem = { kind: 'text', font, size, x: x + offsetX, y, text, run, advance, fill };
    if (field === undefined) return item;
    const hitArea = { x: x + offsetX, y: y - line.ascent, width: advance, height: line.ascent + line.descent };
    return { kind: 'group', field, hit: hitArea, items: [item] };
  });
}
