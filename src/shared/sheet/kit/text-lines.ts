/**
 * Breaks text into lines instead of @react-pdf/renderer, which silently drops text that is taller than its box. Every box
 * becomes as tall as its lines. The time grows with the number of letters, however they are split into words.
 */

import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import { sliceWord, splitClusters } from '../../text/fonts/clusters.ts';
import { splitTypefaceRuns } from '../../text/fonts/fallback.ts';
import { type FontSet, shapeWord } from '../../text/fonts/fonts.ts';
import { isBidirectional } from '../../text/lines/bidi.ts';
import { hasBreakPlaces } from '../../text/lines/break-places.ts';
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
  /** Absent = the whole line runs from left to right in our own typefaces, and the renderer sets it well. Created on first use. */
  readonly outline?: Outline;
  /** The line in the form that cards use, if the text was broken as on cards. */
  readonly cardLine?: Line;
}
export interface TextFont {
  readonly font: FontId;
  /** The typeface of words between asterisks. Absent = asterisks are ordinary characters. */
  readonly boldFont?: FontId;
  /** Points. */
  readonly size: number;
}

/** A word measured in ems, so that it serves every font size that is tried. */
interface Word {
  readonly text: string;
  /** The preferred typeface. The runs use fallback fonts for characters that it lacks. */
  readonly preferredFont: FontId;
  readonly runs: readonly TextRun[];
  readonly width: number;
  /** Whether no line may end after the word, because it is a bold figure that numbers what follows. */
  readonly staysWithNext: boolean;
  /** Whether it is the beginning of a split word that continues on the next line. */
  readonly mustEndLine: boolean;
}

/** Points that a line keeps free, because our measurements and the renderer's may differ in the last digit. */
const LINE_SLACK = 0.6;
/** A last line shorter than this share of the box is a widow. The lines are evened out unless that adds a line. */
const MIN_LAST_LINE = 0.17;

/** White space except no-break spaces. */
const BREAKING_SPACE = /[^\S\u00a0\u2007\u202f]/;

/** Fingerprints are measured in pairs of digits, because whole ones are never in the cache. */
const FINGERPRINT = /^[0-9a-f]{12,64}$/;

/** Splits a word into the segments that are shaped together. Drawing must use the same segments as measuring. */
export function splitForShaping(sourceText: string): readonly string[] {
  if (FINGERPRINT.test(sourceText)) return sourceText.match(/../g) ?? [sourceText];
  return sliceWord(sourceText);
}

/** Finds the typefaces that can spell a word, and measures its width. */
function measureWord(
  sourceText: string,
  preferredFont: FontId,
  fontSet: FontSet,
  { staysWithNext = false, mustEndLine = false } = {},
): Word {
  let maxWidth = 0;
  const runs = splitForShaping(sourceText).flatMap((segment) =>
    splitTypefaceRuns(fontSet, preferredFont, segment).map((textRun): TextRun => {
      maxWidth += shapeWord(textRun.typeface, textRun.text).advance / textRun.typeface.unitsPerEm;
      // Sheets use only our own typefaces.
      return { text: textRun.text, font: textRun.typeface.id as FontId };
    }),
  );
  return { text: sourceText, preferredFont, runs, width: maxWidth, staysWithNext, mustEndLine };
}

function measureWords(sourceText: string, { font, boldFont }: TextFont, fontSet: FontSet): Word[] {
  let isBold = false;
  return showHiddenByDirection(sourceText)
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
      return measureWord(wordText.replaceAll('\u00a0', ' '), preferredFont, fontSet, {
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

function getWords(sourceText: string, textFont: TextFont, fontSet: FontSet): readonly Word[] {
  if (sourceText.length > MAX_CACHED_LENGTH) return measureWords(sourceText, textFont, fontSet);
  const cachesByFont = getOrCreateFor(wordCaches, fontSet, () => new Map<string, Cache<readonly Word[]>>());
  const fontKey = textFont.boldFont === undefined ? textFont.font : `${textFont.font} ${textFont.boldFont}`;
  const wordCache = cachesByFont.get(fontKey) ?? createCache<readonly Word[]>();
  cachesByFont.set(fontKey, wordCache);
  // The text itself is the key: a concatenated key would have to be hashed again each time.
  return getOrCreate(wordCache, sourceText, MAX_CACHED_TEXTS, () => measureWords(sourceText, textFont, fontSet));
}

const spaceWidths = new WeakMap<FontSet, Map<FontId, number>>();

function getSpaceWidth({ font }: TextFont, fontSet: FontSet): number {
  const widthsByFont = getOrCreateFor(spaceWidths, fontSet, () => new Map<FontId, number>());
  const maxWidth = widthsByFont.get(font) ?? measureWord(' ', font, fontSet).width;
  widthsByFont.set(font, maxWidth);
  return maxWidth;
}

const sumWordWidths = (wordLine: readonly Word[], spaceWidth: number): number =>
  wordLine.reduce((sum, word) => sum + word.width, 0) + spaceWidth * Math.max(0, wordLine.length - 1);

/** An icon is drawn larger than the letters next to it, because at their size it would be hard to recognize. */
const ICON_SCALE = 1.25;

/** Arranges a single icon as a drawing without text. People who copy the page or listen to it get the icon's name, which is printed next to it. */
function layoutIcon(sourceText: string, { font, size: fontSize }: TextFont, fontSet: FontSet): TextLine | undefined {
  if (!isIconCharacter(sourceText)) return undefined;
  const { advance } = shapeWord(fontSet.icons, sourceText);
  const { ascent } = fontSet[font].font;
  return {
    runs: [],
    width: (advance / fontSet.icons.unitsPerEm) * fontSize * ICON_SCALE,
    get outline() {
      const { pathData } = outlineText(sourceText, 'icons', fontSize * ICON_SCALE, fontSet);
      return { pathData, baseline: (ascent * fontSize) / fontSet[font].unitsPerEm, textTop: 0 };
    },
  };
}

/** Returns the width of a text on one line, in points. */
export function measureTextWidth(sourceText: string, textFont: TextFont, fontSet: FontSet): number {
  const iconLine = layoutIcon(sourceText, textFont, fontSet);
  if (iconLine !== undefined) return iconLine.width;
  return sumWordWidths(getWords(sourceText, textFont, fontSet), getSpaceWidth(textFont, fontSet)) * textFont.size;
}

/** Splits a word that is wider than `maxWidth` between characters. Widths are in ems. */
function splitWord(word: Word, maxWidth: number, fontSet: FontSet): Word[] {
  if (word.width <= maxWidth) return [word];
  const wordParts: string[] = [];
  let currentPart = '';
  let usedWidth = 0;
  for (const cluster of splitClusters(word.text)) {
    const clusterWidth = measureWord(cluster, word.preferredFont, fontSet).width;
    if (currentPart !== '' && usedWidth + clusterWidth > maxWidth) {
      wordParts.push(currentPart);
      currentPart = '';
      usedWidth = 0;
    }
    currentPart += cluster;
    usedWidth += clusterWidth;
  }
  wordParts.push(currentPart);
  return wordParts.map((sourceText, index) =>
    measureWord(sourceText, word.preferredFont, fontSet, { mustEndLine: index < wordParts.length - 1 }),
  );
}

function fillLines(words: readonly Word[], maxWidth: number, spaceWidth: number): Word[][] {
  const lines: Word[][] = [];
  let wordLine: Word[] | undefined;
  let usedWidth = 0;
  words.forEach((word, index) => {
    const nextWord = word.staysWithNext ? words[index + 1] : undefined;
    if (
      wordLine === undefined ||
      usedWidth + spaceWidth + word.width + (nextWord ? spaceWidth + nextWord.width : 0) > maxWidth
    ) {
      wordLine = [word];
      lines.push(wordLine);
      usedWidth = word.width;
    } else {
      wordLine.push(word);
      usedWidth += spaceWidth + word.width;
    }
    if (word.mustEndLine) wordLine = undefined;
  });
  return lines;
}

/** Joins neighboring words of the same typeface, with spaces between them. */
function joinRuns(wordLine: readonly Word[]): TextRun[] {
  const joinedRuns: TextRun[] = [];
  const appendText = (sourceText: string, font: FontId): void => {
    const previousRun = joinedRuns[joinedRuns.length - 1];
    if (previousRun?.font === font) joinedRuns[joinedRuns.length - 1] = { font, text: previousRun.text + sourceText };
    else joinedRuns.push({ font, text: sourceText });
  };
  wordLine.forEach((word, index) => {
    // Fallback faces may have no space.
    if (index > 0) appendText(' ', word.preferredFont);
    for (const { text: sourceText, font } of word.runs) appendText(sourceText, font);
  });
  return joinedRuns;
}

function createTextLine(words: readonly Word[], spaceWidth: number, { size: fontSize }: TextFont): TextLine {
  const textRuns = joinRuns(words);
  const maxWidth = sumWordWidths(words, spaceWidth) * fontSize;
  return { runs: textRuns, width: maxWidth };
}

/**
 * Returns whether a text must be broken and set as on cards: some of it runs from right to left, its lines may break without a space, or it
 * needs a fallback font, which the renderer doesn't know.
 */
function needsCardLayout(sourceText: string, textFont: TextFont, fontSet: FontSet): boolean {
  if (PLAIN_TEXT.test(sourceText)) return false;
  if (isBidirectional(sourceText) || hasBreakPlaces(sourceText)) return true;
  return (
    fontSet.fallbacks !== undefined && getWords(sourceText, textFont, fontSet).some(({ runs }) => runs.some(isUserFont))
  );
}
const PLAIN_TEXT = /^[ -\u024f\u2010-\u2044]*$/;
const isUserFont = ({ font }: TextRun): boolean => font.startsWith('sha256:');

/** Resolves the writing direction of the whole paragraph, including its bold words between asterisks, and then breaks its lines. */
function breakWithCardLayout(
  sourceText: string,
  { font, boldFont, size: fontSize }: TextFont,
  maxWidth: number,
  fontSet: FontSet,
): TextLine[] {
  const wordParts = boldFont === undefined ? [sourceText] : sourceText.split('*');
  const styledTexts = wordParts.map((wordPart, index) => ({
    text: showHiddenByDirection(wordPart),
    style: getSheetStyle(index % 2 === 1 ? (boldFont ?? font) : font, fontSize),
  }));
  const { lines } = breakLines(
    measureStyledText(styledTexts, fontSet),
    { width: maxWidth - LINE_SLACK, even: 'last' },
    fontSet,
    NO_SQUEEZE,
  );
  return lines.map((wordLine) => ({
    runs: getPlainRuns(wordLine, font),
    width: wordLine.width,
    cardLine: wordLine,
    get outline() {
      return outlineLine(wordLine, font, fontSize, fontSet);
    },
  }));
}

/** Returns the text of a line for searching and copying, in typefaces that the renderer knows. */
function getPlainRuns({ words }: Line, preferredFont: FontId): TextRun[] {
  const joinedRuns: TextRun[] = [];
  words.forEach(({ styled: { text: sourceText, typeface }, spaces }, index) => {
    const font = typeface.id.startsWith('sha256:') ? preferredFont : (typeface.id as FontId);
    const wordText = `${sourceText}${index < words.length - 1 ? ' '.repeat(spaces) : ''}`;
    const previousRun = joinedRuns[joinedRuns.length - 1];
    if (previousRun?.font === font) joinedRuns[joinedRuns.length - 1] = { font, text: previousRun.text + wordText };
    else joinedRuns.push({ font, text: wordText });
  });
  return joinedRuns;
}

/** Breaks a text into lines of at most `maxWidth` points. An empty text has no lines. */
export function breakText(sourceText: string, textFont: TextFont, maxWidth: number, fontSet: FontSet): TextLine[] {
  const iconLine = layoutIcon(sourceText, textFont, fontSet);
  if (iconLine !== undefined) return [iconLine];
  if (needsCardLayout(sourceText, textFont, fontSet))
    return breakWithCardLayout(sourceText, textFont, maxWidth, fontSet);
  const maxEms = (maxWidth - LINE_SLACK) / textFont.size;
  const spaceWidth = getSpaceWidth(textFont, fontSet);
  const allWords = getWords(sourceText, textFont, fontSet);
  const splitWords = allWords.some((word) => word.width > maxEms)
    ? allWords.flatMap((word) => splitWord(word, maxEms, fontSet))
    : allWords;
  let filledLines = fillLines(splitWords, maxEms, spaceWidth);
  const lastLine = filledLines[filledLines.length - 1];
  if (lastLine && filledLines.length > 1 && sumWordWidths(lastLine, spaceWidth) < maxEms * MIN_LAST_LINE) {
    for (let narrowerWidth = maxEms * 0.98; narrowerWidth > maxEms * 0.7; narrowerWidth -= maxEms * 0.02) {
      const narrowerLines = fillLines(splitWords, narrowerWidth, spaceWidth);
      if (narrowerLines.length > filledLines.length) break;
      filledLines = narrowerLines;
      if (sumWordWidths(narrowerLines[narrowerLines.length - 1] ?? [], spaceWidth) >= maxEms * MIN_LAST_LINE) break;
    }
  }
  return filledLines.map((wordLine) => createTextLine(wordLine, spaceWidth, textFont));
}

/** Puts the text on one line, and replaces what doesn't fit with an ellipsis. */
export function fitLine(
  sourceText: string,
  textFont: TextFont,
  maxWidth: number,
  fontSet: FontSet,
): TextLine | undefined {
  const [firstLine, secondLine] = breakText(sourceText, textFont, maxWidth, fontSet);
  if (secondLine === undefined) return firstLine;
  const ellipsisWidth = measureTextWidth('…', textFont, fontSet);
  const [truncatedLine] = breakText(sourceText, textFont, Math.max(maxWidth - ellipsisWidth, 0), fontSet);
  const keptText = (truncatedLine?.runs ?? []).map((run) => run.text).join('');
  return breakText(`${keptText}…`, textFont, Number.POSITIVE_INFINITY, fontSet)[0];
}
