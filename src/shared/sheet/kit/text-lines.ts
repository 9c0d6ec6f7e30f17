/**
 * Breaks text into lines instead of @react-pdf/renderer, which silently drops text that is taller than its box. Every box
 * becomes as tall as its lines. The time grows with the number of letters, however they are split into words.
 */

import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import { sliceWord, splitClusters } from '../../text/fonts/clusters.ts';
import { splitTypefaceRuns } from '../../text/fonts/fallback.ts';
import { type FontSet, shapeWord } from '../../text/fonts/fonts.ts';
import { hasBreakPlaces } from '../../text/lines/break-places.ts';
import { isBidirectional } from '../../text/lines/direction-controls.ts';
import { breakLines, type Line } from '../../text/lines/lines.ts';
import { measureTexts as measureStyledText } from '../../text/lines/measure.ts';
import { NO_SQUEEZE } from '../../text/lines/styles.ts';
import { isIconCharacter } from '../../text/markup/icons.ts';
import { getSheetStyle, type Outline, outlineLine, outlineText } from './outline.ts';
import { showHiddenByDirection } from './sheet-text.ts';

/** A part of a line in one typeface. */
interface TextRun {
  readonly text: string;
  readonly font: FontId;
}
export interface TextLine {
  readonly runs: readonly TextRun[];
  readonly width: number;
  /** Absent if the renderer can set the line: all of it runs from left to right in our own typefaces. Created on first use. */
  readonly outline?: Outline;
  /** The line in the form that cards use, if the text was broken as on cards. */
  readonly cardLine?: Line;
}
/** A part of a text in one weight. Asterisks in it are ordinary characters. */
export interface TextPart {
  readonly text: string;
  readonly isBold: boolean;
}

/** A text, or its parts if some of them are bold and come from a document. Parts have no marks, so any character may be in them. */
export type SheetText = string | readonly TextPart[];

export interface TextFont {
  readonly font: FontId;
  /** The typeface of bold parts, and of words between asterisks. Absent = asterisks are ordinary characters. */
  readonly boldFont?: FontId;
  /** Points. */
  readonly size: number;
}

/** A word. Its width is in ems, so that it serves every font size that is tried. */
interface Word {
  readonly text: string;
  /** The preferred typeface. The runs use fallback fonts for characters that it lacks. */
  readonly preferredFont: FontId;
  readonly runs: readonly TextRun[];
  readonly width: number;
  /** Whether no line may end after the word, because it is a bold digit that numbers the next words. */
  readonly staysWithNext: boolean;
  /** Whether the word is the beginning of a split word that continues on the next line. */
  readonly mustEndLine: boolean;
}

/** Points that a line keeps free, because our measurements and the renderer's may differ in the last digit. */
const LINE_SLACK = 0.6;
/** If the last line is shorter than this share of the box, narrower lines are tried that make it longer without adding a line. */
const MIN_LAST_LINE_FRACTION = 0.17;

/** White space except no-break spaces. */
const BREAKING_SPACE = /[^\S\u00a0\u2007\u202f]/;

/** Fingerprints are measured in pairs of digits, because the cache of measured words never contains a whole fingerprint. */
const FINGERPRINT = /^[0-9a-f]{12,64}$/;

/** Splits a word into the segments that are shaped together. Drawing must use the same segments as measuring. */
export function splitForShaping(text: string): readonly string[] {
  if (FINGERPRINT.test(text)) return text.match(/..?/g) ?? [text];
  return sliceWord(text);
}

/** Finds the typefaces that can spell a word, and measures its width. */
function measureWord(
  text: string,
  preferredFont: FontId,
  fonts: FontSet,
  { staysWithNext = false, mustEndLine = false } = {},
): Word {
  let width = 0;
  const runs = splitForShaping(text).flatMap((segment) =>
    splitTypefaceRuns(fonts, preferredFont, segment).map((run): TextRun => {
      width += shapeWord(run.typeface, run.text).advance / run.typeface.unitsPerEm;
      // Sheets use only our own typefaces.
      return { text: run.text, font: run.typeface.id as FontId };
    }),
  );
  return { text, preferredFont, runs, width, staysWithNext, mustEndLine };
}

function measureWords(text: string, { font, boldFont }: TextFont, fonts: FontSet): Word[] {
  let isBold = false;
  return showHiddenByDirection(text)
    .split(BREAKING_SPACE)
    .filter((word) => word !== '')
    .map((rawWord): Word => {
      let preferredFont = isBold && boldFont ? boldFont : font;
      let wordText = rawWord;
      if (boldFont !== undefined) {
        const starCount = rawWord.split('*').length - 1;
        if (!isBold && rawWord.startsWith('*')) preferredFont = boldFont;
        if (starCount % 2 === 1) isBold = !isBold;
        wordText = rawWord.replaceAll('*', '');
      }
      return measureWord(wordText.replaceAll('\u00a0', ' '), preferredFont, fonts, {
        staysWithNext: /^\*\d\*$/.test(rawWord),
      });
    });
}

/**
 * The maximum number and length of texts whose words are cached, per typeface. A quick reference arranges each of its texts in about
 * twenty widths and font sizes. Without the cache it takes 17 % longer.
 */
const MAX_CACHED_TEXTS = 3000;
const MAX_CACHED_LENGTH = 1000;
const wordCaches = new WeakMap<FontSet, Map<string, Cache<readonly Word[]>>>();

function getWords(text: string, textFont: TextFont, fonts: FontSet): readonly Word[] {
  if (text.length > MAX_CACHED_LENGTH) return measureWords(text, textFont, fonts);
  const cachesByFont = getOrCreateFor(wordCaches, fonts, () => new Map<string, Cache<readonly Word[]>>());
  const fontKey = textFont.boldFont === undefined ? textFont.font : `${textFont.font} ${textFont.boldFont}`;
  const wordCache = cachesByFont.get(fontKey) ?? createCache<readonly Word[]>();
  cachesByFont.set(fontKey, wordCache);
  // The text itself is the key: a concatenated key would have to be hashed again each time.
  return getOrCreate(wordCache, text, MAX_CACHED_TEXTS, () => measureWords(text, textFont, fonts));
}

/** Returns the words of a text or of its parts. */
function listWords(text: SheetText, textFont: TextFont, fonts: FontSet): readonly Word[] {
  if (typeof text === 'string') return getWords(text, textFont, fonts);
  const { font, boldFont, size: fontSize } = textFont;
  return joinSplitWords(text).flatMap((part) =>
    getWords(part.text, { font: part.isBold ? (boldFont ?? font) : font, size: fontSize }, fonts),
  );
}

/** Moves the end of a word that is split between two parts into the first of them, because a word has one typeface. */
function joinSplitWords(parts: readonly TextPart[]): TextPart[] {
  const joinedParts: TextPart[] = [];
  for (const { text, isBold } of parts) {
    const previousPart = joinedParts.at(-1);
    const isSplit = previousPart !== undefined && !BREAKING_SPACE.test(previousPart.text.slice(-1));
    const spaceIndex = text.search(BREAKING_SPACE);
    const wordEnd = !isSplit ? 0 : spaceIndex === -1 ? text.length : spaceIndex;
    if (previousPart !== undefined && wordEnd > 0)
      joinedParts.splice(-1, 1, { ...previousPart, text: previousPart.text + text.slice(0, wordEnd) });
    if (wordEnd < text.length) joinedParts.push({ text: text.slice(wordEnd), isBold });
  }
  return joinedParts;
}

const spaceWidths = new WeakMap<FontSet, Map<FontId, number>>();

function getSpaceWidth({ font }: TextFont, fonts: FontSet): number {
  const widthsByFont = getOrCreateFor(spaceWidths, fonts, () => new Map<FontId, number>());
  const width = widthsByFont.get(font) ?? measureWord(' ', font, fonts).width;
  widthsByFont.set(font, width);
  return width;
}

const sumWordWidths = (words: readonly Word[], spaceWidth: number): number =>
  words.reduce((sum, word) => sum + word.width, 0) + spaceWidth * Math.max(0, words.length - 1);

/** An icon is drawn larger than the letters next to it, because a smaller icon would be hard to recognize. */
const ICON_SCALE = 1.25;

/** Arranges a single icon as a drawing without text. The icon's name is printed next to it, for copying and screen readers. */
function layoutIcon(text: string, { font, size: fontSize }: TextFont, fonts: FontSet): TextLine | undefined {
  if (!isIconCharacter(text)) return undefined;
  const { advance } = shapeWord(fonts.icons, text);
  const { ascent } = fonts[font].font;
  return {
    runs: [],
    width: (advance / fonts.icons.unitsPerEm) * fontSize * ICON_SCALE,
    get outline() {
      const { pathData } = outlineText(text, 'icons', fontSize * ICON_SCALE, fonts);
      return { pathData, baseline: (ascent * fontSize) / fonts[font].unitsPerEm, textTop: 0 };
    },
  };
}

/** Returns the width of a text on one line, in points. */
export function measureTextWidth(text: string, textFont: TextFont, fonts: FontSet): number {
  const iconLine = layoutIcon(text, textFont, fonts);
  if (iconLine !== undefined) return iconLine.width;
  return sumWordWidths(getWords(text, textFont, fonts), getSpaceWidth(textFont, fonts)) * textFont.size;
}

/** Splits a word between characters if it is wider than `maxWidth`. Widths are in ems. */
function splitWord(word: Word, maxWidth: number, fonts: FontSet): Word[] {
  if (word.width <= maxWidth) return [word];
  const parts: string[] = [];
  let currentPart = '';
  let usedWidth = 0;
  for (const cluster of splitClusters(word.text)) {
    const clusterWidth = measureWord(cluster, word.preferredFont, fonts).width;
    if (currentPart !== '' && usedWidth + clusterWidth > maxWidth) {
      parts.push(currentPart);
      currentPart = '';
      usedWidth = 0;
    }
    currentPart += cluster;
    usedWidth += clusterWidth;
  }
  parts.push(currentPart);
  return parts.map((text, index) =>
    measureWord(text, word.preferredFont, fonts, { mustEndLine: index < parts.length - 1 }),
  );
}

function fillLines(words: readonly Word[], maxWidth: number, spaceWidth: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] | undefined;
  let usedWidth = 0;
  words.forEach((word, index) => {
    const nextWord = word.staysWithNext ? words[index + 1] : undefined;
    if (
      line === undefined ||
      usedWidth + spaceWidth + word.width + (nextWord ? spaceWidth + nextWord.width : 0) > maxWidth
    ) {
      line = [word];
      lines.push(line);
      usedWidth = word.width;
    } else {
      line.push(word);
      usedWidth += spaceWidth + word.width;
    }
    if (word.mustEndLine) line = undefined;
  });
  return lines;
}

/** Joins neighboring words of the same typeface, with spaces between them. */
function joinRuns(words: readonly Word[]): TextRun[] {
  const joinedRuns: TextRun[] = [];
  const appendText = (text: string, font: FontId): void => {
    const previousRun = joinedRuns[joinedRuns.length - 1];
    if (previousRun?.font === font) joinedRuns[joinedRuns.length - 1] = { font, text: previousRun.text + text };
    else joinedRuns.push({ font, text });
  };
  words.forEach((word, index) => {
    // Fallback typefaces may have no space.
    if (index > 0) appendText(' ', word.preferredFont);
    for (const { text, font } of word.runs) appendText(text, font);
  });
  return joinedRuns;
}

function createTextLine(words: readonly Word[], spaceWidth: number, { size: fontSize }: TextFont): TextLine {
  const runs = joinRuns(words);
  const width = sumWordWidths(words, spaceWidth) * fontSize;
  return { runs, width };
}

/**
 * Returns whether a text must be broken and set as on cards: some of it runs from right to left, its lines may break without a space,
 * or it needs a fallback font, which the renderer doesn't know.
 */
function needsCardLayout(text: SheetText, textFont: TextFont, fonts: FontSet): boolean {
  const plainText = typeof text === 'string' ? text : text.map((part) => part.text).join('');
  if (PLAIN_TEXT.test(plainText)) return false;
  if (isBidirectional(plainText) || hasBreakPlaces(plainText)) return true;
  return fonts.fallbacks !== undefined && listWords(text, textFont, fonts).some(({ runs }) => runs.some(isUserFont));
}
const PLAIN_TEXT = /^[ -\u024f\u2010-\u2044]*$/;
const isUserFont = ({ font }: TextRun): boolean => font.startsWith('sha256:');

/** Resolves the writing direction of the whole paragraph, including its bold words, and then breaks its lines. */
function breakWithCardLayout(
  text: SheetText,
  { font, boldFont, size: fontSize }: TextFont,
  maxWidth: number,
  fonts: FontSet,
): TextLine[] {
  const parts = typeof text === 'string' ? splitAtStars(text, boldFont !== undefined) : text;
  const styledTexts = parts.map((part) => ({
    text: showHiddenByDirection(part.text),
    style: getSheetStyle(part.isBold ? (boldFont ?? font) : font, fontSize),
  }));
  const { lines } = breakLines(
    measureStyledText(styledTexts, fonts),
    { width: maxWidth - LINE_SLACK, even: 'last' },
    fonts,
    NO_SQUEEZE,
  );
  return lines.map((line) => ({
    runs: getPlainRuns(line, font),
    width: line.width,
    cardLine: line,
    get outline() {
      return outlineLine(line, font, fontSize, fonts);
    },
  }));
}

const splitAtStars = (text: string, hasBold: boolean): TextPart[] =>
  hasBold ? text.split('*').map((part, index) => ({ text: part, isBold: index % 2 === 1 })) : [{ text, isBold: false }];

/** Returns the text of a line for searching and copying, in typefaces that the renderer knows. */
function getPlainRuns({ words }: Line, preferredFont: FontId): TextRun[] {
  const joinedRuns: TextRun[] = [];
  words.forEach(({ styled: { text, typeface }, spaces }, index) => {
    const font = typeface.id.startsWith('sha256:') ? preferredFont : (typeface.id as FontId);
    const wordText = `${text}${index < words.length - 1 ? ' '.repeat(spaces) : ''}`;
    const previousRun = joinedRuns[joinedRuns.length - 1];
    if (previousRun?.font === font) joinedRuns[joinedRuns.length - 1] = { font, text: previousRun.text + wordText };
    else joinedRuns.push({ font, text: wordText });
  });
  return joinedRuns;
}

/** Breaks a text into lines of at most `maxWidth` points. An empty text has no lines. */
export function breakText(text: SheetText, textFont: TextFont, maxWidth: number, fonts: FontSet): TextLine[] {
  const iconLine = typeof text === 'string' ? layoutIcon(text, textFont, fonts) : undefined;
  if (iconLine !== undefined) return [iconLine];
  if (needsCardLayout(text, textFont, fonts)) return breakWithCardLayout(text, textFont, maxWidth, fonts);
  const maxEms = (maxWidth - LINE_SLACK) / textFont.size;
  const spaceWidth = getSpaceWidth(textFont, fonts);
  const allWords = listWords(text, textFont, fonts);
  const splitWords = allWords.some((word) => word.width > maxEms)
    ? allWords.flatMap((word) => splitWord(word, maxEms, fonts))
    : allWords;
  let filledLines = fillLines(splitWords, maxEms, spaceWidth);
  const lastLine = filledLines[filledLines.length - 1];
  if (lastLine && filledLines.length > 1 && sumWordWidths(lastLine, spaceWidth) < maxEms * MIN_LAST_LINE_FRACTION) {
    for (let narrowerWidth = maxEms * 0.98; narrowerWidth > maxEms * 0.7; narrowerWidth -= maxEms * 0.02) {
      const narrowerLines = fillLines(splitWords, narrowerWidth, spaceWidth);
      if (narrowerLines.length > filledLines.length) break;
      filledLines = narrowerLines;
      if (sumWordWidths(narrowerLines[narrowerLines.length - 1] ?? [], spaceWidth) >= maxEms * MIN_LAST_LINE_FRACTION)
        break;
    }
  }
  return filledLines.map((words) => createTextLine(words, spaceWidth, textFont));
}

/** Puts the text on one line, and replaces what doesn't fit with an ellipsis. */
export function fitLine(text: string, textFont: TextFont, maxWidth: number, fonts: FontSet): TextLine | undefined {
  const [firstLine, secondLine] = breakText(text, textFont, maxWidth, fonts);
  if (secondLine === undefined) return firstLine;
  const ellipsisWidth = measureTextWidth('…', textFont, fonts);
  const [truncatedLine] = breakText(text, textFont, Math.max(maxWidth - ellipsisWidth, 0), fonts);
  const keptText = (truncatedLine?.runs ?? []).map((run) => run.text).join('');
  return breakText(`${keptText}…`, textFont, Number.POSITIVE_INFINITY, fonts)[0];
}
