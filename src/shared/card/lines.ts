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

/**
 * Fills lines greedily. `width` may depend on the line (hanging indents). A word wider than its line is cut between
 * characters, since leaving the box would be worse.
 */
export function breakLines(
  words: readonly Word[],
  width: (line: number) => number,
  fonts: FontSet,
  squeeze: Squeeze,
): BrokenText {
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
