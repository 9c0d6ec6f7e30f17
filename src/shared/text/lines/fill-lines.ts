/** Fills lines with words, greedily. A squeeze says how far the text is shrunk to fit its box (styles.ts). */
import type { FontSet } from '../fonts/fonts.ts';
import type { Line, Measure, TextLayout } from './lines.ts';
import { getLeading, type Squeeze } from './styles.ts';
import {
  bisectLast,
  cutWord,
  getSpaceWidth,
  getWordSize,
  getWordTracking,
  getWordWidth,
  splitWord,
  type Word,
} from './words.ts';

function createLine(words: readonly Word[], squeeze: Squeeze): Line {
  let width = 0;
  let ascent = 0;
  let descent = 0;
  let leading = 0;
  let capHeight = 0;
  for (const word of words) {
    const { shapedWord, typeface, style } = word.styled;
    const pointsPerUnit = getWordSize(word, squeeze) / typeface.unitsPerEm;
    width += getWordWidth(word, squeeze) + getSpaceWidth(word, squeeze);
    ascent = Math.max(ascent, shapedWord.top * pointsPerUnit);
    descent = Math.max(descent, -shapedWord.bottom * pointsPerUnit);
    leading = Math.max(leading, getLeading(style, squeeze));
    // Only the style's own font counts, so that fallback characters don't move the line.
    if (typeface.id === style.font || capHeight === 0)
      capHeight = Math.max(capHeight, typeface.capHeight * pointsPerUnit);
  }
  const lastWord = words[words.length - 1];
  if (lastWord !== undefined)
    width -= getSpaceWidth(lastWord, squeeze) + Math.max(0, getWordTracking(lastWord, squeeze));
  const rightToLeft = (lastWord?.baseLevel ?? 0) % 2 === 1;
  return { words, squeeze, width, ascent, descent, leading, capHeight, rightToLeft };
}

/** Returns the end of an unbreakable unit: the words from `start` up to the first one after which a line may end. */
function findUnitEnd(words: readonly Word[], start: number): number {
  let end = start;
  while (end < words.length && words[end]?.breakable !== true) end += 1;
  return Math.min(end + 1, words.length);
}

/** Returns the width of words without the space after the last one, in points. */
function measureUnit(words: readonly Word[], start: number, end: number, squeeze: Squeeze): number {
  let width = 0;
  for (let index = start; index < end; index += 1) {
    const word = words[index] as Word;
    width += getWordWidth(word, squeeze) + (index < end - 1 ? getSpaceWidth(word, squeeze) : 0);
  }
  return width;
}

const TOLERANCE_POINTS = 1e-6;

/** Returns the offsets at which a word may be hyphenated. */
type FindOffsets = (word: Word) => readonly number[];
export const findSoftHyphens: FindOffsets = ({ styled: { softHyphens } }) => softHyphens;
export const findHyphenations: FindOffsets = ({ styled: { softHyphens, syllableBreaks } }) =>
  softHyphens.length > 0 ? softHyphens : syllableBreaks;

export const getLineWidth = ({ width, hang = 0 }: Measure, lineIndex: number): number =>
  width - (lineIndex === 0 ? 0 : hang);

/** A hyphenated unit: its words on the current line and on the next line. */
type HyphenatedUnit = readonly [currentLine: readonly Word[], nextLine: readonly Word[]];

/** Splits a word, or a slice of a long word, at the last offset where the beginning fits the available width. */
function hyphenateToFit(
  words: readonly Word[],
  availableWidth: number,
  fonts: FontSet,
  squeeze: Squeeze,
  findOffsets: FindOffsets,
): HyphenatedUnit | undefined {
  if (words.length > 1 && !words.some(({ isContinued }) => isContinued)) return undefined;
  const wordStarts: number[] = [];
  let usedWidth = 0;
  for (const word of words) {
    if (usedWidth > availableWidth) break;
    wordStarts.push(usedWidth);
    usedWidth += getWordWidth(word, squeeze) + getSpaceWidth(word, squeeze);
  }
  for (let index = wordStarts.length - 1; index >= 0; index -= 1) {
    const word = words[index] as Word;
    const remainingWidth = availableWidth - (wordStarts[index] ?? 0);
    const wordOffsets = findOffsets(word);
    if (wordOffsets.length === 0) continue;
    const splitAt = (offsetCount: number) => splitWord(word, wordOffsets[offsetCount - 1] ?? 0, fonts);
    const [beginning, remainder] = splitAt(
      bisectLast(wordOffsets.length, (offsetCount) => getWordWidth(splitAt(offsetCount)[0], squeeze) <= remainingWidth),
    );
    if (getWordWidth(beginning, squeeze) <= remainingWidth)
      return [
        [...words.slice(0, index), beginning],
        [remainder, ...words.slice(index + 1)],
      ];
  }
  return undefined;
}

/**
 * Returns the number of words up to each line end, or undefined if a word has to be hyphenated or cut. The function doesn't create lines,
 * because that is expensive and most of the layouts that are tried are never used.
 */
export function findLineEnds(
  words: readonly Word[],
  measure: Measure,
  squeeze: Squeeze,
  findOffsets: FindOffsets,
): number[] | undefined {
  const ends: number[] = [];
  let lineStart = 0;
  let usedWidth = 0;
  let availableWidth = getLineWidth(measure, 0);
  for (let index = 0; index < words.length; ) {
    const word = words[index] as Word;
    const unitEnd = word.breakable ? index + 1 : findUnitEnd(words, index);
    const unitWidth = unitEnd === index + 1 ? getWordWidth(word, squeeze) : measureUnit(words, index, unitEnd, squeeze);
    if (usedWidth + unitWidth > availableWidth) {
      if (lineStart === index || (unitEnd === index + 1 && findOffsets(word).length > 0)) return undefined;
      ends.push(index);
      lineStart = index;
      usedWidth = 0;
      availableWidth = getLineWidth(measure, ends.length);
      if (unitWidth > availableWidth) return undefined;
    }
    usedWidth += unitWidth + getSpaceWidth(words[unitEnd - 1] as Word, squeeze);
    index = unitEnd;
  }
  if (lineStart < words.length) ends.push(words.length);
  return ends;
}

/** Creates lines that end after the given numbers of words. */
export const createLines = (ends: readonly number[], words: readonly Word[], squeeze: Squeeze): TextLayout => ({
  lines: ends.map((lineEnd, lineIndex) => createLine(words.slice(ends[lineIndex - 1] ?? 0, lineEnd), squeeze)),
  hasCutWords: false,
  cachedDrawing: undefined,
});

/** Fills lines with words. Words are hyphenated only at the offsets of `findOffsets`, and cut if they still don't fit. */
export function fillLines(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  findOffsets: FindOffsets,
): TextLayout {
  const ends = findLineEnds(words, measure, squeeze, findOffsets);
  return ends === undefined
    ? fillLinesHyphenated(words, measure, fonts, squeeze, findOffsets)
    : createLines(ends, words, squeeze);
}

/** Fills lines with words and hyphenates or cuts words at line ends. */
export function fillLinesHyphenated(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  findOffsets: FindOffsets,
): TextLayout {
  const lines: Line[] = [];
  let hasCutWords = false;
  // The current line has the pieces of split words in `currentLine`, then the words from `lineStart` on.
  let currentLine: Word[] = [];
  let lineStart = 0;
  let usedWidth = 0;
  let availableWidth = getLineWidth(measure, 0);
  const closeLine = (lineEnd: number): void => {
    const lineWords = words.slice(lineStart, lineEnd);
    lines.push(createLine(currentLine.length === 0 ? lineWords : [...currentLine, ...lineWords], squeeze));
    currentLine = [];
    lineStart = lineEnd;
    usedWidth = 0;
    availableWidth = getLineWidth(measure, lines.length);
  };
  const addWord = (word: Word): void => {
    currentLine.push(word);
    usedWidth += getWordWidth(word, squeeze) + getSpaceWidth(word, squeeze);
  };
  /** Places a unit, which ends before `unitEnd`, on the current line and the following ones. */
  const placeUnit = (wholeUnit: readonly Word[], unitEnd: number): void => {
    let remainingUnit = wholeUnit;
    while (usedWidth + measureUnit(remainingUnit, 0, remainingUnit.length, squeeze) > availableWidth) {
      const hyphenatedUnit = hyphenateToFit(remainingUnit, availableWidth - usedWidth, fonts, squeeze, findOffsets);
      if (hyphenatedUnit !== undefined) {
        for (const word of hyphenatedUnit[0]) addWord(word);
        closeLine(unitEnd);
        remainingUnit = hyphenatedUnit[1];
      } else if (currentLine.length > 0) closeLine(unitEnd);
      else {
        hasCutWords = true;
        for (const [index, word] of remainingUnit.entries())
          placeCutWord(word, remainingUnit[index - 1]?.isContinued === true, unitEnd);
        return;
      }
    }
    for (const word of remainingUnit) addWord(word);
  };
  /** Places a word that may be wider than a line. `continuesSlice`: the word continues a slice on the current line. */
  const placeCutWord = (word: Word, continuesSlice: boolean, unitEnd: number): void => {
    let remainder: Word | undefined = word;
    for (let continuesLine = continuesSlice; remainder !== undefined; continuesLine = false) {
      const isLineEmpty = currentLine.length === 0;
      if (usedWidth + getWordWidth(remainder, squeeze) <= availableWidth + (isLineEmpty ? 0 : TOLERANCE_POINTS)) {
        addWord(remainder);
        return;
      }
      const [beginning, ending]: readonly [Word, Word | undefined] = cutWord(
        remainder,
        availableWidth - usedWidth,
        fonts,
        squeeze,
      );
      // A cut word begins on a new line, unless the word continues a slice on the current line.
      if (!isLineEmpty && (!continuesLine || usedWidth + getWordWidth(beginning, squeeze) > availableWidth))
        closeLine(unitEnd);
      else {
        addWord(beginning);
        remainder = ending;
        if (remainder !== undefined) closeLine(unitEnd);
      }
    }
  };
  for (let unitStart = 0; unitStart < words.length; ) {
    const word = words[unitStart] as Word;
    const unitEnd = word.breakable ? unitStart + 1 : findUnitEnd(words, unitStart);
    const unitWidth =
      unitEnd === unitStart + 1 ? getWordWidth(word, squeeze) : measureUnit(words, unitStart, unitEnd, squeeze);
    const canHyphenate = unitEnd === unitStart + 1 && findOffsets(word).length > 0;
    if (usedWidth + unitWidth > availableWidth && !canHyphenate && (currentLine.length > 0 || lineStart < unitStart))
      closeLine(unitStart);
    if (usedWidth + unitWidth <= availableWidth)
      usedWidth += unitWidth + getSpaceWidth(words[unitEnd - 1] as Word, squeeze);
    else {
      for (let index = lineStart; index < unitStart; index += 1) currentLine.push(words[index] as Word);
      lineStart = unitEnd;
      placeUnit(words.slice(unitStart, unitEnd), unitEnd);
    }
    unitStart = unitEnd;
  }
  if (currentLine.length > 0 || lineStart < words.length) closeLine(words.length);
  return { lines, hasCutWords, cachedDrawing: undefined };
}
