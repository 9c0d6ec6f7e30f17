/** Breaks texts into lines. */

import type { GroupItem, Stroke } from '../../display/display-list.ts';
import type { FontSet } from '../fonts/fonts.ts';
import {
  createLines,
  fillLines,
  fillLinesHyphenated,
  findHyphenations,
  findLineEnds,
  findSoftHyphens,
  getLineWidth,
} from './fill-lines.ts';
import type { Squeeze } from './styles.ts';
import type { Word } from './words.ts';

export interface Line {
  readonly words: readonly Word[];
  readonly squeeze: Squeeze;
  /** The width of the ink, without the last word's space and tracking. */
  readonly width: number;
  /** The extent of the ink above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** The distance from the previous baseline. */
  readonly leading: number;
  /** The height of capitals, which is used for centering text. */
  readonly capHeight: number;
  /** Whether the paragraph is read from right to left. */
  readonly rightToLeft: boolean;
}

export interface TextLayout {
  readonly lines: readonly Line[];
  /** Whether a word had to be cut. */
  readonly hasCutWords: boolean;
  /** The cached drawing. A property is used because looking up the drawing in a map would cost more than drawing again. */
  cachedDrawing: { readonly part: GroupItem; readonly rule: Stroke | undefined } | undefined;
}

export type Evenness = 'none' | 'last' | 'all';

/** The measure (line width) in points. Lines after the first are indented by `hang`. */
export interface Measure {
  readonly width: number;
  readonly hang?: number;
  /** Which lines are balanced: none, only as far as needed to lengthen a very short last line, or all. */
  readonly even?: Evenness;
}

/** A part of a text between two explicit line breaks. */
interface MeasuredPart {
  readonly words: readonly Word[];
  /** Whether there is an empty line before this part. */
  readonly followsEmptyLine: boolean;
}

/** A text as words, with a cache of its layouts. */
export interface MeasuredText {
  readonly words: readonly Word[];
  /** The parts of the text if there are explicit line breaks. */
  readonly parts: readonly MeasuredPart[] | undefined;
  /** A property, so that the cache is garbage-collected with the text. */
  readonly cachedLayouts: CachedLayout[];
}

interface CachedLayout extends Required<Measure> {
  readonly squeeze: Squeeze;
  readonly layout: TextLayout;
}

/**
 * The number of cached layouts of one text: enough for all squeezes in several boxes. Without the cache, a deck takes 13 % longer, and
 * redrawing a card after a keystroke 40 %.
 */
const MAX_CACHED_LAYOUTS = 64;

/**
 * Breaks a text into lines. A word wider than its line is cut between characters, since overflowing the box would be worse. The same
 * text, measure and squeeze return the same object.
 */
export function breakLines(measuredText: MeasuredText, measure: Measure, fonts: FontSet, squeeze: Squeeze): TextLayout {
  const { words, parts, cachedLayouts } = measuredText;
  const { width, hang = 0, even = 'none' } = measure;
  for (const cached of cachedLayouts)
    if (cached.squeeze === squeeze && cached.width === width && cached.hang === hang && cached.even === even)
      return cached.layout;
  const layout =
    parts === undefined ? computeLayout(words, measure, fonts, squeeze) : layOutParts(parts, measure, fonts, squeeze);
  if (cachedLayouts.length >= MAX_CACHED_LAYOUTS) cachedLayouts.length = 0;
  cachedLayouts.push({ width, hang, even, squeeze, layout });
  return layout;
}

/** The leading before a part that follows an empty line, as a multiple: the same distance as between entries. */
const PARAGRAPH_GAP = 1.2;

/** Lays out each part separately. Only the very first line has no hanging indent. */
function layOutParts(parts: readonly MeasuredPart[], measure: Measure, fonts: FontSet, squeeze: Squeeze): TextLayout {
  const lines: Line[] = [];
  let hasCutWords = false;
  const laterMeasure: Measure = { ...measure, width: getLineWidth(measure, 1), hang: 0 };
  parts.forEach(({ words, followsEmptyLine }, index) => {
    const partLayout = computeLayout(words, index === 0 ? measure : laterMeasure, fonts, squeeze);
    hasCutWords ||= partLayout.hasCutWords;
    partLayout.lines.forEach((line, lineIndex) => {
      lines.push(followsEmptyLine && lineIndex === 0 ? { ...line, leading: line.leading * PARAGRAPH_GAP } : line);
    });
  });
  return { lines, hasCutWords, cachedDrawing: undefined };
}

function computeLayout(words: readonly Word[], measure: Measure, fonts: FontSet, squeeze: Squeeze): TextLayout {
  const plainLayout = fillLines(words, measure, fonts, squeeze, findSoftHyphens);
  const bestLayout = canHyphenationHelp(words, plainLayout, measure)
    ? chooseFewerLines(plainLayout, fillLines(words, measure, fonts, squeeze, findHyphenations))
    : plainLayout;
  if (bestLayout.lines.length < 2 || bestLayout.hasCutWords) return bestLayout;
  if (measure.even === 'all') return balanceLines(words, measure, fonts, squeeze, bestLayout);
  return measure.even === 'last' ? lengthenLastLine(words, measure, fonts, squeeze, bestLayout) : bestLayout;
}

const getLast = <T>(entries: readonly T[]): T | undefined => entries[entries.length - 1];

/** Whether hyphenation could save a line, which requires that the last line fits into the free ends of the others. */
function canHyphenationHelp(
  words: readonly Word[],
  { lines, hasCutWords: cut }: TextLayout,
  measure: Measure,
): boolean {
  if (!words.some(({ styled }) => styled.syllableBreaks.length > 0)) return false;
  let freeWidth = 0;
  for (let index = 0; index < lines.length - 1; index += 1)
    freeWidth += getLineWidth(measure, index) - (lines[index]?.width ?? 0);
  return cut || freeWidth >= (getLast(lines)?.width ?? 0);
}

/** Chooses the hyphenated layout only if it saves a line or avoids cutting a syllable. */
const chooseFewerLines = (plain: TextLayout, hyphenated: TextLayout): TextLayout =>
  hyphenated.lines.length < plain.lines.length || (plain.hasCutWords && !hyphenated.hasCutWords) ? hyphenated : plain;

/** The minimum width of a last line as a fraction of the measure: for a single word, and for several words. */
const MIN_LAST_WORD = 0.36;
const MIN_LAST_LINE = 0.22;
const WIDTH_STEP = 0.03;
const MIN_WIDTH = 0.8;

/** Narrows the lines slightly if that lengthens a short last line without adding a line. */
function lengthenLastLine(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  plainLayout: TextLayout,
): TextLayout {
  const getLastWidth = ({ lines }: TextLayout): number => getLast(lines)?.width ?? 0;
  const isLastLineLost = (layout: TextLayout): boolean =>
    getLastWidth(layout) <
    measure.width * ((getLast(layout.lines)?.words.length ?? 0) < 2 ? MIN_LAST_WORD : MIN_LAST_LINE);
  let bestLayout = plainLayout;
  for (
    let widthFactor = 1 - WIDTH_STEP;
    widthFactor >= MIN_WIDTH && isLastLineLost(bestLayout);
    widthFactor -= WIDTH_STEP
  ) {
    const candidate = layOutNarrower(words, measure, widthFactor, fonts, squeeze, plainLayout)?.();
    if (candidate === undefined) break;
    if (getLastWidth(candidate) > getLastWidth(bestLayout)) bestLayout = candidate;
  }
  return bestLayout;
}

/** The number of bisection steps for the width of balanced lines, down to 1/128 of the measure. */
const MAX_STEPS = 7;

/** Finds the narrowest measure that needs no more lines, so that all lines have about the same length. */
function balanceLines(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  plainLayout: TextLayout,
): TextLayout {
  let createBest = (): TextLayout => plainLayout;
  let [minFactor, maxFactor] = [0, 1];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const widthFactor = (minFactor + maxFactor) / 2;
    const createCandidate = layOutNarrower(words, measure, widthFactor, fonts, squeeze, plainLayout);
    if (createCandidate === undefined) minFactor = widthFactor;
    else [createBest, maxFactor] = [createCandidate, widthFactor];
  }
  return createBest();
}

/** Returns a function that creates the layout in a fraction of the measure, or undefined if that needs more lines. */
function layOutNarrower(
  words: readonly Word[],
  measure: Measure,
  widthFactor: number,
  fonts: FontSet,
  squeeze: Squeeze,
  { lines }: TextLayout,
): (() => TextLayout) | undefined {
  const narrowMeasure = { ...measure, width: measure.width * widthFactor };
  const lineEnds = findLineEnds(words, narrowMeasure, squeeze, findSoftHyphens);
  if (lineEnds !== undefined)
    return lineEnds.length > lines.length ? undefined : () => createLines(lineEnds, words, squeeze);
  const candidate = fillLinesHyphenated(words, narrowMeasure, fonts, squeeze, findSoftHyphens);
  return candidate.lines.length > lines.length || candidate.hasCutWords ? undefined : () => candidate;
}
