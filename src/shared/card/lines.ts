/** Breaking words into lines, and lines into glyph runs. */
import type { DisplayItem, RunGlyph, TextItem } from './display-list.ts';
import type { FontSet } from './fonts.ts';
import type { Squeeze } from './styles.ts';
import { leadingOf } from './styles.ts';
import type { Rect } from './units.ts';
import { breakWord, type Word } from './words.ts';

export interface Line {
  readonly words: readonly Word[];
  /** Width of the ink, without the last word's space and tracking. */
  readonly width: number;
  /** How far ink reaches above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** Distance from the baseline before. */
  readonly leading: number;
  /** Height of its capitals: what the eye takes for the line's height. */
  readonly capHeight: number;
}

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

function lineOf(words: readonly Word[], squeeze: Squeeze): Line {
  const end = last(words);
  const total = words.reduce((sum, word) => sum + word.width + word.space, 0);
  const most = (of: (word: Word, em: number) => number): number =>
    words.reduce((max, word) => Math.max(max, of(word, word.size / word.face.unitsPerEm)), 0);
  return {
    words,
    width: end === undefined ? 0 : total - end.space - Math.max(0, end.tracking),
    ascent: most((word, em) => word.shaped.top * em),
    descent: most((word, em) => -word.shaped.bottom * em),
    leading: most((word) => leadingOf(word.style, squeeze)),
    capHeight: most((word, em) => word.face.capHeight * em),
  };
}

/**
 * Fills lines greedily. `width` may depend on the line (hanging indents). A word wider than its line is cut between
 * characters, since leaving the box would be worse.
 */
export interface BrokenText {
  readonly lines: readonly Line[];
  /** Whether a word had to be cut. */
  readonly cut: boolean;
}

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
  for (const unit of unbreakable(words)) {
    const unitWidth = unit.reduce((sum, word) => sum + word.width + word.space, 0) - (last(unit)?.space ?? 0);
    if (line.length > 0 && used + unitWidth > width(lines.length)) close();
    const room = width(lines.length);
    cut ||= unitWidth > room;
    const parts = unitWidth > room ? unit.flatMap((word) => breakWord(word, room, fonts, squeeze)) : unit;
    for (const word of parts) {
      if (line.length > 0 && used + word.width > width(lines.length) + 1e-6) close();
      line.push(word);
      used += word.width + word.space;
    }
  }
  if (line.length > 0) close();
  return { lines, cut };
}

/** Words that cling together, as units between which a line may end. */
function unbreakable(words: readonly Word[]): Word[][] {
  const out: Word[][] = [];
  let unit: Word[] = [];
  for (const word of words) {
    unit.push(word);
    if (word.breakable) {
      out.push(unit);
      unit = [];
    }
  }
  return unit.length > 0 ? [...out, unit] : out;
}

/** Whether two words in a row can stand in one run. */
const alike = (a: Word, b: Word): boolean =>
  a.face === b.face && a.size === b.size && a.style.colour === b.style.colour && a.field === b.field;

function runOf(words: readonly Word[], x: number, y: number): TextItem {
  const glyphs: RunGlyph[] = [];
  let pen = 0;
  const [first] = words as [Word];
  for (const word of words) {
    const em = word.size / word.face.unitsPerEm;
    word.shaped.glyphs.forEach((glyph, i) => {
      const dx = pen + glyph.x * em + i * word.tracking;
      glyphs.push({ id: glyph.id, text: glyph.text, dx, ...(glyph.y === 0 ? {} : { dy: glyph.y * em }) });
    });
    pen += word.width;
    if (word.space > 0) {
      glyphs.push({ id: word.face.font.glyphForCodePoint(32).id, text: ' ', dx: pen });
      pen += word.space;
    }
  }
  const text = glyphs.map((glyph) => glyph.text).join('');
  const { face, size, style } = first;
  return { kind: 'text', font: face.id, size, x, y, text, glyphs, advance: pen, fill: style.colour };
}

/** The runs of a line whose baseline begins at (x, y); runs about a field stand in a group that can be clicked. */
export function lineItems(line: Line, x: number, y: number): DisplayItem[] {
  const out: DisplayItem[] = [];
  let pen = x;
  let pending: Word[] = [];
  const close = (): void => {
    const [first] = pending;
    if (first === undefined) return;
    const run = runOf(pending, pen, y);
    const hit: Rect = { x: pen, y: y - line.ascent, width: run.advance, height: line.ascent + line.descent };
    out.push(first.field === undefined ? run : { kind: 'group', field: first.field, hit, items: [run] });
    pen += run.advance;
    pending = [];
  };
  for (const word of line.words) {
    const before = last(pending);
    if (before !== undefined && !alike(before, word)) close();
    pending.push(word);
  }
  close();
  return out;
}
