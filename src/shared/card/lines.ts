/** Breaking words into lines. */
import type { FontSet } from './fonts.ts';
import { leadingOf, type Squeeze } from './styles.ts';
import { breakWord, sizeIn, spaceIn, trackingIn, type Word, widthIn } from './words.ts';

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
  return { words, squeeze, width, ascent, descent, leading, capHeight, rightToLeft: (end?.base ?? 0) % 2 === 1 };
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
}

/** Ways to break one text that are remembered: as many as there are squeezes that are tried for some boxes. */
const MOST_BROKEN = 64;

interface Broken extends Required<Measure> {
  readonly squeeze: Squeeze;
  readonly text: BrokenText;
}
const broken = new WeakMap<readonly Word[], Broken[]>();

/**
 * Fills lines greedily. A word wider than its line is cut between characters, since leaving the box would be worse. The
 * same words, measure and squeeze give the same lines.
 */
export function breakLines(words: readonly Word[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const { width, hang = 0 } = measure;
  const known = broken.get(words) ?? [];
  for (const one of known) if (one.squeeze === squeeze && one.width === width && one.hang === hang) return one.text;
  const text = breakAnew(words, measure, fonts, squeeze);
  if (known.length >= MOST_BROKEN) known.length = 0;
  known.push({ width, hang, squeeze, text });
  broken.set(words, known);
  return text;
}

function breakAnew(words: readonly Word[], measure: Measure, fonts: FontSet, squeeze: Squeeze): BrokenText {
  const width = (line: number): number => measure.width - (line === 0 ? 0 : (measure.hang ?? 0));
  const lines: Line[] = [];
  let cut = false;
  let line: Word[] = [];
  let used = 0;
  const close = (): void => {
    lines.push(lineOf(line, squeeze));
    line = [];
    used = 0;
  };
  let from = 0;
  while (from < words.length) {
    const { to, width: unitWidth } = unitFrom(words, from, squeeze);
    if (line.length > 0 && used + unitWidth > width(lines.length)) close();
    const room = width(lines.length);
    const tooWide = unitWidth > room;
    cut ||= tooWide;
    const unit = words.slice(from, to);
    for (const part of tooWide ? unit.flatMap((word) => breakWord(word, room, fonts, squeeze)) : unit) {
      const partWidth = widthIn(part, squeeze);
      if (tooWide && line.length > 0 && used + partWidth > width(lines.length) + SLACK) close();
      line.push(part);
      used += partWidth + spaceIn(part, squeeze);
    }
    from = to;
  }
  if (line.length > 0) close();
  return { lines, cut };
}
