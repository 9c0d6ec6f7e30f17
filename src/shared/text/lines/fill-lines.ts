/** Filling lines with words, one after the other. */
import type { FontSet } from '../fonts/fonts.ts';
import type { BrokenText, Line, Measure } from './lines.ts';
import { leadingOf, type Squeeze } from './styles.ts';
import { bisectLast, cutWord, sizeIn, spaceIn, splitWord, trackingIn, type Word, widthIn } from './words.ts';

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
    // Only of the style's own face, so that fallback characters do not move the line.
    if (face.id === style.font || capHeight === 0) capHeight = Math.max(capHeight, face.capHeight * em);
  }
  const end = words[words.length - 1];
  if (end !== undefined) width -= spaceIn(end, squeeze) + Math.max(0, trackingIn(end, squeeze));
  const rightToLeft = (end?.base ?? 0) % 2 === 1;
  return { words, squeeze, width, ascent, descent, leading, capHeight, rightToLeft };
}

/** The end of the words from an index on that must stay together: a line may only end after the last of them. */
function unitEnd(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && words[end]?.breakable !== true) end += 1;
  return Math.min(end + 1, words.length);
}

/** Their width, without the last one's space. */
function unitWidth(words: readonly Word[], from: number, end: number, squeeze: Squeeze): number {
  let width = 0;
  for (let index = from; index < end; index += 1) {
    const word = words[index] as Word;
    width += widthIn(word, squeeze) + (index < end - 1 ? spaceIn(word, squeeze) : 0);
  }
  return width;
}

const SLACK = 1e-6;

/** Offsets at which a word may be hyphenated. */
type Offsets = (word: Word) => readonly number[];
export const softHyphensOnly: Offsets = ({ styled: { soft } }) => soft;
export const allBreaks: Offsets = ({ styled: { soft, syllables } }) => (soft.length > 0 ? soft : syllables);

export const lineWidth = ({ width, hang = 0 }: Measure, line: number): number => width - (line === 0 ? 0 : hang);

/** A hyphenated unit: its part on this line, and its part on the next. */
type PartedUnit = readonly [here: readonly Word[], there: readonly Word[]];

/** Splits a word, or a slice of a long one, at the last place where its beginning fits the room. */
function partedToFit(
  unit: readonly Word[],
  room: number,
  fonts: FontSet,
  squeeze: Squeeze,
  offsets: Offsets,
): PartedUnit | undefined {
  if (unit.length > 1 && !unit.some(({ isContinued }) => isContinued)) return undefined;
  const starts: number[] = [];
  let used = 0;
  for (const word of unit) {
    if (used > room) break;
    starts.push(used);
    used += widthIn(word, squeeze) + spaceIn(word, squeeze);
  }
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const word = unit[index] as Word;
    const left = room - (starts[index] ?? 0);
    const at = offsets(word);
    if (at.length === 0) continue;
    const splitAt = (count: number) => splitWord(word, at[count - 1] ?? 0, fonts);
    const [head, rest] = splitAt(bisectLast(at.length, (count) => widthIn(splitAt(count)[0], squeeze) <= left));
    if (widthIn(head, squeeze) <= left)
      return [
        [...unit.slice(0, index), head],
        [rest, ...unit.slice(index + 1)],
      ];
  }
  return undefined;
}

/**
 * Where lines end that words fill whole: the number of words up to each end. Undefined where a word has to be hyphenated at one of its
 * `offsets`, or cut. Lines cost far more to make than to count, and most of those that are tried are not used.
 */
export function lineEnds(
  words: readonly Word[],
  measure: Measure,
  squeeze: Squeeze,
  offsets: Offsets,
): number[] | undefined {
  const ends: number[] = [];
  let start = 0;
  let used = 0;
  let room = lineWidth(measure, 0);
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const next = word.breakable ? at + 1 : unitEnd(words, at);
    const width = next === at + 1 ? widthIn(word, squeeze) : unitWidth(words, at, next, squeeze);
    if (used + width > room) {
      if (start === at || (next === at + 1 && offsets(word).length > 0)) return undefined;
      ends.push(at);
      start = at;
      used = 0;
      room = lineWidth(measure, ends.length);
      if (width > room) return undefined;
    }
    used += width + spaceIn(words[next - 1] as Word, squeeze);
    at = next;
  }
  if (start < words.length) ends.push(words.length);
  return ends;
}

/** The lines that end there. */
export const linesTo = (ends: readonly number[], words: readonly Word[], squeeze: Squeeze): BrokenText => ({
  lines: ends.map((end, index) => lineOf(words.slice(ends[index - 1] ?? 0, end), squeeze)),
  cut: false,
  drawn: undefined,
});

/** Lines that words fill; words are hyphenated only at their `offsets`, and cut where even that leaves no room. */
export function fill(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  offsets: Offsets,
): BrokenText {
  const ends = lineEnds(words, measure, squeeze, offsets);
  return ends === undefined ? fillParting(words, measure, fonts, squeeze, offsets) : linesTo(ends, words, squeeze);
}

/** Lines with words that are hyphenated, or cut, at their ends. */
export function fillParting(
  words: readonly Word[],
  measure: Measure,
  fonts: FontSet,
  squeeze: Squeeze,
  offsets: Offsets,
): BrokenText {
  const lines: Line[] = [];
  let cut = false;
  // The line being filled: what stands on it since a word was splitWord, then the words from `start` on.
  let line: Word[] = [];
  let start = 0;
  let used = 0;
  let room = lineWidth(measure, 0);
  const close = (end: number): void => {
    const own = words.slice(start, end);
    lines.push(lineOf(line.length === 0 ? own : [...line, ...own], squeeze));
    line = [];
    start = end;
    used = 0;
    room = lineWidth(measure, lines.length);
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
        for (const [index, word] of unit.entries()) cutOnto(word, unit[index - 1]?.isContinued === true, end);
        return;
      }
    }
    for (const word of unit) add(word);
  };
  /** Puts a word that may be wider than a line onto this one and those after it; `joins` = it continues a slice on this line. */
  const cutOnto = (word: Word, joins: boolean, end: number): void => {
    let rest: Word | undefined = word;
    for (let first = joins; rest !== undefined; first = false) {
      const isEmpty = line.length === 0;
      if (used + widthIn(rest, squeeze) <= room + (isEmpty ? 0 : SLACK)) {
        add(rest);
        return;
      }
      const [head, tail]: readonly [Word, Word | undefined] = cutWord(rest, room - used, fonts, squeeze);
      // A cut word begins on a new line, unless it continues what is on this one.
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
      for (let index = start; index < at; index += 1) line.push(words[index] as Word);
      start = next;
      place(words.slice(at, next), next);
    }
    at = next;
  }
  if (line.length > 0 || start < words.length) close(words.length);
  return { lines, cut, drawn: undefined };
}
