/** Breaking words into lines. */
import type { DisplayItem, TextItem } from './display-list.ts';
import type { FontSet } from './fonts.ts';
import { leadingOf, type Squeeze } from './styles.ts';
import { breakWord, parted, sizeIn, spaceIn, trackingIn, type Word, widthIn } from './words.ts';

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
  /** Height of its capitals: what the eye takes for the line's height. */
  readonly capHeight: number;
  /** Whether its paragraph is read from right to left. */
  readonly rightToLeft: boolean;
  /** What was drawn of it last. Kept here, since looking lines up among all others costs more than drawing them. */
  readonly memo: LineMemo;
}

/** A run, and where it begins on its line. */
export interface LineRun {
  readonly run: TextItem;
  readonly from: number;
  readonly field: string | undefined;
}

export interface LineMemo {
  runs: readonly LineRun[] | undefined;
  /** The items, and where the line stood. */
  placed: { readonly x: number; readonly y: number; readonly items: readonly DisplayItem[] } | undefined;
}

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

function lineOf(words: readonly Word[], squeeze: Squeeze): Line {
  let width = 0;
  let ascent = 0;
  let descent = 0;
  let leading = 0;
  let capHeight = 0;
  for (const word of words) {
    const { shaped, face, style } = word;
    const em = sizeIn(word, squeeze) / face.unitsPerEm;
    width += widthIn(word, squeeze) + spaceIn(word, squeeze);
    ascent = Math.max(ascent, shaped.top * em);
    descent = Math.max(descent, -shaped.bottom * em);
    leading = Math.max(leading, leadingOf(style, squeeze));
    // Of the wanted face: what steps in for a character must not move the line.
    if (face.id === style.font || capHeight === 0) capHeight = Math.max(capHeight, face.capHeight * em);
  }
  const end = last(words);
  if (end !== undefined) width -= spaceIn(end, squeeze) + Math.max(0, trackingIn(end, squeeze));
  const rightToLeft = (end?.base ?? 0) % 2 === 1;
  const memo: LineMemo = { runs: undefined, placed: undefined };
  return { words, squeeze, width, ascent, descent, leading, capHeight, rightToLeft, memo };
}

/** Words from an index on that cling together: a line may end after the last of them only. */
function unitFrom(words: readonly Word[], from: number, squeeze: Squeeze): { to: number; width: number } {
  let width = 0;
  for (let to = from; to < words.length; to += 1) {
    const word = words[to] as Word;
    width += widthIn(word, squeeze);
    if (word.breakable) return { to: to + 1, width };
    width += spaceIn(word, squeeze);
  }
  return { to: words.length, width };
}

const SLACK = 1e-6;

export interface BrokenText {
  readonly lines: readonly Line[];
  /** Whether a word had to be cut. */
  readonly cut: boolean;
}

/** Where lines break: points, those after the first stand in by `hang`. */
export interface Measure {
  readonly width: number;
  readonly hang?: number;
  /** Whether a lone short word in the last line is to be given company. */
  readonly even?: boolean;
}

/** A text in words, and how it was broken so far. */
export interface MeasuredText {
  readonly words: readonly Word[];
  /** Kept here, since a table of all texts would keep alive what only one card shows. */
  readonly broken: Broken[];
}

interface Broken extends Required<Measure> {
  readonly squeeze: Squeeze;
  readonly text: BrokenText;
}

/** Ways to break one text that are remembered: as many as there are squeezes that are tried for some boxes. */
const MOST_BROKEN = 64;

/**
 * Fills lines greedily. A word wider than its line is cut between characters, since leaving the box would be worse. The
 * same text, measure and squeeze give the same lines.
 */
export function breakLines(text: MeasuredText, measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const { words, broken } = text;
  const { width, hang = 0, even = false } = measure;
  for (const one of broken)
    if (one.squeeze === squeeze && one.width === width && one.hang === hang && one.even === even) return one.text;
  const made = breakAnew(words, measure, fonts, squeeze);
  if (broken.length >= MOST_BROKEN) broken.length = 0;
  broken.push({ width, hang, even, squeeze, text: made });
  return made;
}

function breakAnew(words: readonly Word[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const plain = fill(words, measure, fonts, squeeze, softOnly);
  const best = mayHelp(words, plain, measure) ? fewer(plain, fill(words, measure, fonts, squeeze, everywhere)) : plain;
  return measure.even === true ? evened(words, measure, fonts, squeeze, best) : best;
}

/** Offsets at which a word may be parted. */
type Offsets = (word: Word) => readonly number[];
const softOnly: Offsets = ({ soft }) => soft;
const everywhere: Offsets = ({ soft, syllables }) => (soft.length > 0 ? soft : syllables);

const roomOf = ({ width, hang = 0 }: Measure, line: number): number => width - (line === 0 ? 0 : hang);

/** Whether parting words could save a line: the last one would have to find room at the ends of the others. */
function mayHelp(words: readonly Word[], { lines, cut }: BrokenText, measure: Measure): boolean {
  if (!words.some(({ syllables }) => syllables.length > 0)) return false;
  let free = 0;
  for (let i = 0; i < lines.length - 1; i += 1) free += roomOf(measure, i) - (lines[i]?.width ?? 0);
  return cut || free >= (last(lines)?.width ?? 0);
}

/** Words are parted only where that saves a line, or a cut in the middle of a syllable. */
const fewer = (plain: BrokenText, parted: BrokenText): BrokenText =>
  parted.lines.length < plain.lines.length || (plain.cut && !parted.cut) ? parted : plain;

/** A last line with one word shorter than this part of the measure looks lost. */
const WIDOW = 0.17;
const NARROWER = 0.03;
const NARROWEST = 0.8;

/** Lines a little narrower, as many as before, where that gives a lone last word company. */
function evened(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  plain: BrokenText,
): BrokenText {
  const count = plain.lines.length;
  const lost = ({ lines }: BrokenText): boolean =>
    (last(lines)?.words.length ?? 0) < 2 && (last(lines)?.width ?? 0) < measure.width * WIDOW;
  if (count < 2 || plain.cut || !lost(plain)) return plain;
  for (let part = 1 - NARROWER; part >= NARROWEST; part -= NARROWER) {
    const tried = fill(words, { ...measure, width: measure.width * part }, fonts, squeeze, softOnly);
    if (tried.lines.length > count || tried.cut) return plain;
    if (!lost(tried)) return tried;
  }
  return plain;
}

/** The latest place in a word that fits, in points. */
function partedToFit(
  unit: readonly Word[],
  room: number,
  fonts: FontSet,
  squeeze: Squeeze,
  offsets: Offsets,
): readonly [Word, Word] | undefined {
  const [word] = unit;
  if (word === undefined || unit.length > 1) return undefined;
  for (const at of [...offsets(word)].reverse()) {
    const parts = parted(word, at, fonts);
    if (widthIn(parts[0], squeeze) <= room) return parts;
  }
  return undefined;
}

function fill(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  offsets: Offsets,
): BrokenText {
  const lines: Line[] = [];
  let cut = false;
  let line: Word[] = [];
  let used = 0;
  const room = (): number => roomOf(measure, lines.length);
  const add = (word: Word): void => {
    line.push(word);
    used += widthIn(word, squeeze) + spaceIn(word, squeeze);
  };
  const close = (): void => {
    lines.push(lineOf(line, squeeze));
    line = [];
    used = 0;
  };
  /** Puts a unit onto this line and those after it. */
  const place = (unit: readonly Word[], unitWidth: number): void => {
    if (used + unitWidth > room()) {
      const parts = partedToFit(unit, room() - used, fonts, squeeze, offsets);
      if (parts !== undefined) {
        add(parts[0]);
        close();
        place([parts[1]], widthIn(parts[1], squeeze));
        return;
      }
      if (line.length > 0) {
        close();
        place(unit, unitWidth);
        return;
      }
      cut = true;
      for (const part of unit.flatMap((word) => breakWord(word, room(), fonts, squeeze))) {
        if (line.length > 0 && used + widthIn(part, squeeze) > room() + SLACK) close();
        add(part);
      }
      return;
    }
    for (const word of unit) add(word);
  };
  for (let from = 0; from < words.length; ) {
    const word = words[from] as Word;
    const alone = word.breakable ? widthIn(word, squeeze) : Number.POSITIVE_INFINITY;
    if (used + alone <= room()) {
      line.push(word);
      used += alone + spaceIn(word, squeeze);
      from += 1;
      continue;
    }
    const { to, width } = unitFrom(words, from, squeeze);
    place(words.slice(from, to), width);
    from = to;
  }
  if (line.length > 0) close();
  return { lines, cut };
}
