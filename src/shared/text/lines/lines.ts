/** Breaking words into lines. */

import type { GroupItem, Stroke } from '../../display/display-list.ts';
import type { FontSet } from '../fonts/fonts.ts';
import { allBreaks, fill, fillParting, lineEnds, linesTo, lineWidth, softHyphensOnly } from './fill-lines.ts';
import type { Squeeze } from './styles.ts';
import type { Word } from './words.ts';

export interface Line {
  readonly words: readonly Word[];
  readonly squeeze: Squeeze;
  /** Width of the ink, without the last word's space and tracking. */
  readonly width: number;
  /** How far ink reaches above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** Distance from the baseline before. */
  readonly leading: number;
  /** Height of its capitals, by which text is centred. */
  readonly capHeight: number;
  /** Whether its paragraph is read from right to left. */
  readonly rightToLeft: boolean;
}

export interface BrokenText {
  readonly lines: readonly Line[];
  /** Whether a word had to be cut. */
  readonly cut: boolean;
  /** Cache of its drawing. Kept here, since looking it up in a map costs more than drawing. */
  drawn: { readonly part: GroupItem; readonly rule: Stroke | undefined } | undefined;
}

export type Evenness = 'none' | 'last' | 'all';

/** Where lines break: points, those after the first stand in by `hang`. */
export interface Measure {
  readonly width: number;
  readonly hang?: number;
  /** Which lines are evened out: where too little is left for the last one, those that make it longer, or all of them. */
  readonly even?: Evenness;
}

/** A text between two line breaks of its own. */
interface MeasuredPart {
  readonly words: readonly Word[];
  /** A line was left empty before it. */
  readonly apart: boolean;
}

/** A text in words, with a cache of its broken lines. */
export interface MeasuredText {
  readonly words: readonly Word[];
  /** Where it has line breaks: all of its parts. */
  readonly parts: readonly MeasuredPart[] | undefined;
  /** Kept here, so that it is collected with the text. */
  readonly broken: Broken[];
}

interface Broken extends Required<Measure> {
  readonly squeeze: Squeeze;
  readonly text: BrokenText;
}

/**
 * Cached results for one text: enough for all squeezes in several boxes. Without them a deck takes 13 % longer, the card
 * of a keystroke 40 %.
 */
const MOST_BROKEN = 64;

/**
 * Fills lines greedily. A word wider than its line is cut between characters, since leaving the box would be worse. The
 * same text, measure and squeeze give the same lines.
 */
export function breakLines(text: MeasuredText, measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const { words, parts, broken } = text;
  const { width, hang = 0, even = 'none' } = measure;
  for (const one of broken)
    if (one.squeeze === squeeze && one.width === width && one.hang === hang && one.even === even) return one.text;
  const made =
    parts === undefined ? breakAnew(words, measure, fonts, squeeze) : breakParts(parts, measure, fonts, squeeze);
  if (broken.length >= MOST_BROKEN) broken.length = 0;
  broken.push({ width, hang, even, squeeze, text: made });
  return made;
}

/** Multiple of the leading before a part that follows an empty line: the same distance as between entries. */
const APART = 1.2;

/** Each part by itself; only the first line of all does not hang. */
function breakParts(parts: readonly MeasuredPart[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const lines: Line[] = [];
  let cut = false;
  const later: Measure = { ...measure, width: lineWidth(measure, 1), hang: 0 };
  parts.forEach(({ words, apart }, index) => {
    const part = breakAnew(words, index === 0 ? measure : later, fonts, squeeze);
    cut ||= part.cut;
    part.lines.forEach((line, n) => {
      lines.push(apart && n === 0 ? { ...line, leading: line.leading * APART } : line);
    });
  });
  return { lines, cut, drawn: undefined };
}

function breakAnew(words: readonly Word[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const plain = fill(words, measure, fonts, squeeze, softHyphensOnly);
  const best = mayHelp(words, plain, measure) ? fewer(plain, fill(words, measure, fonts, squeeze, allBreaks)) : plain;
  if (best.lines.length < 2 || best.cut) return best;
  if (measure.even === 'all') return balanced(words, measure, fonts, squeeze, best);
  return measure.even === 'last' ? evened(words, measure, fonts, squeeze, best) : best;
}

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

/** Whether hyphenation could save a line: the last line would have to fit in the free ends of the others. */
function mayHelp(words: readonly Word[], { lines, cut }: BrokenText, measure: Measure): boolean {
  if (!words.some(({ styled }) => styled.syllables.length > 0)) return false;
  let free = 0;
  for (let index = 0; index < lines.length - 1; index += 1)
    free += lineWidth(measure, index) - (lines[index]?.width ?? 0);
  return cut || free >= (last(lines)?.width ?? 0);
}

/** Hyphenates only where that saves a line or avoids a cut within a syllable. */
const fewer = (plain: BrokenText, hyphenated: BrokenText): BrokenText =>
  hyphenated.lines.length < plain.lines.length || (plain.cut && !hyphenated.cut) ? hyphenated : plain;

/** A last line with one word shorter than this part of the measure looks lost, and so do a few that are shorter still. */
const WIDOW = 0.36;
const SHORT_END = 0.22;
const NARROWER = 0.03;
const NARROWEST = 0.8;

/** Slightly narrower lines where that moves more words to a short last line without adding one. */
function evened(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  plain: BrokenText,
): BrokenText {
  const lengthOf = ({ lines }: BrokenText): number => last(lines)?.width ?? 0;
  const isLost = (text: BrokenText): boolean =>
    lengthOf(text) < measure.width * ((last(text.lines)?.words.length ?? 0) < 2 ? WIDOW : SHORT_END);
  let best = plain;
  for (let part = 1 - NARROWER; part >= NARROWEST && isLost(best); part -= NARROWER) {
    const tried = narrower(words, measure, part, fonts, squeeze, plain)?.();
    if (tried === undefined) break;
    if (lengthOf(tried) > lengthOf(best)) best = tried;
  }
  return best;
}

/** How often the width of balanced lines is halved in search: to a 128th of the measure. */
const STEPS = 7;

/** As many lines in the narrowest measure that has room for them, so that all are about equally long. */
function balanced(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  plain: BrokenText,
): BrokenText {
  let best = (): BrokenText => plain;
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const part = (low + high) / 2;
    const tried = narrower(words, measure, part, fonts, squeeze, plain);
    if (tried === undefined) low = part;
    else [best, high] = [tried, part];
  }
  return best();
}

/** What gives the words in a part of the measure; undefined where they take more lines there. */
function narrower(
  words: readonly Word[],
  measure: Measure,
  part: number,
  fonts: FontSet,
  squeeze: Squeeze,
  { lines }: BrokenText,
): (() => BrokenText) | undefined {
  const inner = { ...measure, width: measure.width * part };
  const ends = lineEnds(words, inner, squeeze, softHyphensOnly);
  if (ends !== undefined) return ends.length > lines.length ? undefined : () => linesTo(ends, words, squeeze);
  const tried = fillParting(words, inner, fonts, squeeze, softHyphensOnly);
  return tried.lines.length > lines.length || tried.cut ? undefined : () => tried;
}
