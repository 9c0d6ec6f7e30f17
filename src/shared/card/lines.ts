/** Breaking words into lines. */
import type { FontSet } from './fonts.ts';
import type { SetPart } from './set-items.ts';
import { leadingOf, type Squeeze } from './styles.ts';
import { cutWord, lastThat, parted, sizeIn, spaceIn, trackingIn, type Word, widthIn } from './words.ts';

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
}

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

function lineOf(words: readonly Word[], squeeze: Squeeze): Line {
  let width = 0;
  let ascent = 0;
  let descent = 0;
  let leading = 0;
  let capHeight = 0;
  for (const word of words) {
    const { shaped, face, style } = word.styled;
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
  return { words, squeeze, width, ascent, descent, leading, capHeight, rightToLeft };
}

/** The end of the words from an index on that cling together: a line may end after the last of them only. */
function unitEnd(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && words[end]?.breakable !== true) end += 1;
  return Math.min(end + 1, words.length);
}

/** Their width, without the last one's space. */
function unitWidth(words: readonly Word[], from: number, end: number, squeeze: Squeeze): number {
  let width = 0;
  for (let i = from; i < end; i += 1) {
    const word = words[i] as Word;
    width += widthIn(word, squeeze) + (i < end - 1 ? spaceIn(word, squeeze) : 0);
  }
  return width;
}

const SLACK = 1e-6;

export interface BrokenText {
  readonly lines: readonly Line[];
  /** Whether a word had to be cut. */
  readonly cut: boolean;
  /** What was drawn of it last. Kept here, since looking texts up among all others costs more than drawing them. */
  drawn: SetPart | undefined;
}

/** Where lines break: points, those after the first stand in by `hang`. */
export interface Measure {
  readonly width: number;
  readonly hang?: number;
  /** Whether a lone short word in the last line is to be given company. */
  readonly even?: boolean;
}

/** A text between two line breaks of its own. */
export interface MeasuredPart {
  readonly words: readonly Word[];
  /** A line was left empty before it. */
  readonly apart: boolean;
}

/** A text in words, and how it was broken so far. */
export interface MeasuredText {
  readonly words: readonly Word[];
  /** Where it has line breaks: all of its parts. */
  readonly parts: readonly MeasuredPart[] | undefined;
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
  const { words, parts, broken } = text;
  const { width, hang = 0, even = false } = measure;
  for (const one of broken)
    if (one.squeeze === squeeze && one.width === width && one.hang === hang && one.even === even) return one.text;
  const made =
    parts === undefined ? breakAnew(words, measure, fonts, squeeze) : breakParts(parts, measure, fonts, squeeze);
  if (broken.length >= MOST_BROKEN) broken.length = 0;
  broken.push({ width, hang, even, squeeze, text: made });
  return made;
}

/** Of the leading: the distance to a part that an empty line stands before. As far as from one entry to the next. */
const APART = 1.2;

/** Each part by itself; only the first line of all does not hang. */
function breakParts(parts: readonly MeasuredPart[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const lines: Line[] = [];
  let cut = false;
  const later: Measure = { ...measure, width: roomOf(measure, 1), hang: 0 };
  parts.forEach(({ words, apart }, i) => {
    const part = breakAnew(words, i === 0 ? measure : later, fonts, squeeze);
    cut ||= part.cut;
    part.lines.forEach((line, n) => {
      lines.push(apart && n === 0 ? { ...line, leading: line.leading * APART } : line);
    });
  });
  return { lines, cut, drawn: undefined };
}

function breakAnew(words: readonly Word[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const plain = fill(words, measure, fonts, squeeze, softOnly);
  const best = mayHelp(words, plain, measure) ? fewer(plain, fill(words, measure, fonts, squeeze, everywhere)) : plain;
  return measure.even === true ? evened(words, measure, fonts, squeeze, best) : best;
}

/** Offsets at which a word may be parted. */
type Offsets = (word: Word) => readonly number[];
const softOnly: Offsets = ({ styled: { soft } }) => soft;
const everywhere: Offsets = ({ styled: { soft, syllables } }) => (soft.length > 0 ? soft : syllables);

const roomOf = ({ width, hang = 0 }: Measure, line: number): number => width - (line === 0 ? 0 : hang);

/** Whether parting words could save a line: the last one would have to find room at the ends of the others. */
function mayHelp(words: readonly Word[], { lines, cut }: BrokenText, measure: Measure): boolean {
  if (!words.some(({ styled }) => styled.syllables.length > 0)) return false;
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

/** A unit parted: what stays on the line, and what goes on to the next. */
type PartedUnit = readonly [here: readonly Word[], there: readonly Word[]];

/** Parts a word, or one of the slices of a long one, at the latest place that leaves its beginning in the room. */
function partedToFit(
  unit: readonly Word[],
  room: number,
  fonts: FontSet,
  squeeze: Squeeze,
  offsets: Offsets,
): PartedUnit | undefined {
  if (unit.length > 1 && !unit.some(({ goesOn }) => goesOn)) return undefined;
  const starts: number[] = [];
  let used = 0;
  for (const word of unit) {
    if (used > room) break;
    starts.push(used);
    used += widthIn(word, squeeze) + spaceIn(word, squeeze);
  }
  for (let i = starts.length - 1; i >= 0; i -= 1) {
    const word = unit[i] as Word;
    const left = room - (starts[i] ?? 0);
    const at = offsets(word);
    if (at.length === 0) continue;
    const partedAt = (count: number) => parted(word, at[count - 1] ?? 0, fonts);
    const [head, rest] = partedAt(lastThat(at.length, (count) => widthIn(partedAt(count)[0], squeeze) <= left));
    if (widthIn(head, squeeze) <= left)
      return [
        [...unit.slice(0, i), head],
        [rest, ...unit.slice(i + 1)],
      ];
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
  // The line being filled: what stands on it since a word was parted, then the words from `start` on.
  let line: Word[] = [];
  let start = 0;
  let used = 0;
  let room = roomOf(measure, 0);
  const close = (end: number): void => {
    const own = words.slice(start, end);
    lines.push(lineOf(line.length === 0 ? own : [...line, ...own], squeeze));
    line = [];
    start = end;
    used = 0;
    room = roomOf(measure, lines.length);
  };
  const add = (word: Word): void => {
    line.push(word);
    used += widthIn(word, squeeze) + spaceIn(word, squeeze);
  };
  /** Puts a unit, which ends before `end`, onto this line and those after it. */
  const place = (whole: readonly Word[], end: number): void => {
    let unit = whole;
    while (used + unitWidth(unit, 0, unit.length, squeeze) > room) {
      const parts = partedToFit(unit, room - used, fonts, squeeze, offsets);
      if (parts !== undefined) {
        for (const word of parts[0]) add(word);
        close(end);
        unit = parts[1];
      } else if (line.length > 0) close(end);
      else {
        cut = true;
        for (const [i, word] of unit.entries()) cutOnto(word, unit[i - 1]?.goesOn === true, end);
        return;
      }
    }
    for (const word of unit) add(word);
  };
  /** Puts a word that may be wider than a line onto this one and those after it; `joins` = it goes on where a slice ended. */
  const cutOnto = (word: Word, joins: boolean, end: number): void => {
    let rest: Word | undefined = word;
    for (let first = joins; rest !== undefined; first = false) {
      const isEmpty = line.length === 0;
      if (used + widthIn(rest, squeeze) <= room + (isEmpty ? 0 : SLACK)) {
        add(rest);
        return;
      }
      const [head, tail]: readonly [Word, Word | undefined] = cutWord(rest, room - used, fonts, squeeze);
      // What is cut begins on a line of its own, unless it goes on with what stands there.
      if (!isEmpty && (!first || used + widthIn(head, squeeze) > room)) close(end);
      else {
        add(head);
        rest = tail;
        if (rest !== undefined) close(end);
      }
    }
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const next = word.breakable ? at + 1 : unitEnd(words, at);
    const width = next === at + 1 ? widthIn(word, squeeze) : unitWidth(words, at, next, squeeze);
    const parting = next === at + 1 && offsets(word).length > 0;
    if (used + width > room && !parting && (line.length > 0 || start < at)) close(at);
    if (used + width <= room) used += width + spaceIn(words[next - 1] as Word, squeeze);
    else {
      for (let i = start; i < at; i += 1) line.push(words[i] as Word);
      start = next;
      place(words.slice(at, next), next);
    }
    at = next;
  }
  if (line.length > 0 || start < words.length) close(words.length);
  return { lines, cut, drawn: undefined };
}
