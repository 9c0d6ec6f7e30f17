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
  /** How far the text is shrunk to fit its box: the factors of its font size and leading, and its tracking (styles.ts). */
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
  /** Whether a word was wider than a line and was cut between two characters. */
  readonly hasCutWords: boolean;
  /** The last drawing of these lines. It is cached in a property because a look-up in a map would cost more than drawing again. */
  cachedDrawing: { readonly part: GroupItem; readonly rule: Stroke | undefined } | undefined;
}

export type Evenness = 'none' | 'last' | 'all';

/** The measure (line width) in points. Lines after the first are indented by `hang`. */
export interface Measure {
  readonly width: number;
  readonly hang?: number;
  /**
   * How line lengths are evened out: not at all (`none`), only if the last line is very short (`last`), or so that all lines have about
   * the same length (`all`).
   */
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
  /** The cache is a property, so that it is garbage-collected together with the text. */
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

/** The factor of the leading before a part that follows an empty line. The resulting distance is the same as between entries. */
const PARAGRAPH_LEADING_FACTOR = 1.2;

/** Arranges each part separately. Only the very first line has no hanging indent. */
function layOutParts(parts: readonly MeasuredPart[], measure: Measure, fonts: FontSet, squeeze: Squeeze): TextLayout {
  const lines: Line[] = [];
  let hasCutWords = false;
  const laterMeasure: Measure = { ...measure, width: getLineWidth(measure, 1), hang: 0 };
  parts.forEach(({ words, followsEmptyLine }, index) => {
    const partLayout = computeLayout(words, index === 0 ? measure : laterMeasure, fonts, squeeze);
    hasCutWords ||= partLayout.hasCutWords;
    partLayout.lines.forEach((line, lineIndex) => {
      lines.push(
        followsEmptyLine && lineIndex === 0 ? { ...line, leading: line.leading * PARAGRAPH_LEADING_FACTOR } : line,
      );
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

/**
 * Whether hyphenation could avoid cutting a word or save a line. Saving a line requires that the free space at the ends of the other lines
 * is at least as wide as the last line.
 */
function canHyphenationHelp(words: readonly Word[], { lines, hasCutWords }: TextLayout, measure: Measure): boolean {
  if (!words.some(({ styled }) => styled.syllableBreaks.length > 0)) return false;
  let freeWidth = 0;
  for (let index = 0; index < lines.length - 1; index += 1)
    freeWidth += getLineWidth(measure, index) - (lines[index]?.width ?? 0);
  return hasCutWords || freeWidth >= (getLast(lines)?.width ?? 0);
}

/** Chooses the hyphenated layout only if it saves a line or avoids cutting a word between two characters. */
const chooseFewerLines = (plain: TextLayout, hyphenated: TextLayout): TextLayout =>
  hyphenated.lines.length < plain.lines.length || (plain.hasCutWords && !hyphenated.hasCutWords) ? hyphenated : plain;

/** The minimum width of a last line of one word, and of several words, as a fraction of the measure. */
const MIN_LAST_WORD_FRACTION = 0.36;
const MIN_LAST_LINE_FRACTION = 0.22;
/** Narrower lines are tried in these steps, down to the minimum, as a fraction of the measure. */
const WIDTH_FACTOR_STEP = 0.03;
const MIN_WIDTH_FACTOR = 0.8;

/** Narrows the lines slightly if that lengthens a short last line without adding a line. `fullLayout` uses the full measure. */
function lengthenLastLine(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  fullLayout: TextLayout,
): TextLayout {
  const getLastWidth = ({ lines }: TextLayout): number => getLast(lines)?.width ?? 0;
  const isLastLineTooShort = (layout: TextLayout): boolean =>
    getLastWidth(layout) <
    measure.width * ((getLast(layout.lines)?.words.length ?? 0) < 2 ? MIN_LAST_WORD_FRACTION : MIN_LAST_LINE_FRACTION);
  let bestLayout = fullLayout;
  for (
    let widthFactor = 1 - WIDTH_FACTOR_STEP;
    widthFactor >= MIN_WIDTH_FACTOR && isLastLineTooShort(bestLayout);
    widthFactor -= WIDTH_FACTOR_STEP
  ) {
    const candidate = layOutNarrower(words, measure, widthFactor, fonts, squeeze, fullLayout)?.();
    if (candidate === undefined) break;
    if (getLastWidth(candidate) > getLastWidth(bestLayout)) bestLayout = candidate;
  }
  return bestLayout;
}

/** The number of bisection steps for the width of balanced lines, down to 1/128 of the measure. */
const MAX_BISECTION_STEPS = 7;

/**
 * Finds the narrowest measure that needs no more lines than `fullLayout`, which uses the full measure. All lines then have about the same
 * length. Bisection tries several widths, but creates the lines only of the last width that fits.
 */
function balanceLines(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  fullLayout: TextLayout,
): TextLayout {
  let createBest = (): TextLayout => fullLayout;
  let [minFactor, maxFactor] = [0, 1];
  for (let step = 0; step < MAX_BISECTION_STEPS; step += 1) {
    const widthFactor = (minFactor + maxFactor) / 2;
    const createCandidate = layOutNarrower(words, measure, widthFactor, fonts, squeeze, fullLayout);
    if (createCandidate === undefined) minFactor = widthFactor;
    else [createBest, maxFactor] = [createCandidate, widthFactor];
  }
  return createBest();
}

/**
 * Checks whether the words fit a fraction of the measure without cut words and without more lines than `fullLayout`. Returns undefined if
 * they don't, otherwise a function that creates the layout. A function is returned because creating lines is expensive, and
 * `balanceLines` uses only one of the layouts that fit.
 */
function layOutNarrower(
  words: readonly Word[],
  measure: Measure,
  widthFactor: number,
  fonts: FontSet,
  squeeze: Squeeze,
  fullLayout: TextLayout,
): (() => TextLayout) | undefined {
  const maxLines = fullLayout.lines.length;
  const narrowMeasure = { ...measure, width: measure.width * widthFactor };
  const lineEnds = findLineEnds(words, narrowMeasure, squeeze, findSoftHyphens);
  if (lineEnds !== undefined)
    return lineEnds.length > maxLines ? undefined : () => createLines(lineEnds, words, squeeze);
  const candidate = fillLinesHyphenated(words, narrowMeasure, fonts, squeeze, findSoftHyphens);
  return candidate.lines.length > maxLines || candidate.hasCutWords ? undefined : () => candidate;
}
