/** A line of words as glyph runs with their places. */
import { visualOrder } from './bidi.ts';
import type { DisplayItem, RunGlyph, TextItem } from './display-list.ts';
import type { Face } from './fonts.ts';
import type { Line } from './lines.ts';
import type { Rect } from './units.ts';
import { sizeIn, spaceIn, trackingIn, type Word, widthIn } from './words.ts';

/** A word, or the space after it, at its place in reading order. */
interface Part {
  readonly word: Word;
  readonly space: boolean;
  readonly level: number;
  readonly index: number;
}

/** Words and spaces from left to right. */
function partsOf({ words }: Line): readonly Part[] {
  const parts: Part[] = [];
  let mixed = false;
  words.forEach((word, i) => {
    mixed ||= word.level > 0 || word.base > 0;
    parts.push({ word, space: false, level: word.level, index: parts.length });
    if (word.spaces === 0) return;
    // Space at the end of a line belongs to its paragraph, not to the word (UAX 9, rule L1).
    const level = i === words.length - 1 ? word.base : word.spaceLevel;
    parts.push({ word, space: true, level, index: parts.length });
  });
  if (!mixed) return parts;
  // At the left edge the last space would push the line in.
  const end = parts[parts.length - 1];
  if (end?.space === true && end.level % 2 === 1) parts.pop();
  return visualOrder(parts, (part) => part.level);
}

/** Whether two words in a row can stand in one run. */
const alike = (a: Word, b: Word): boolean =>
  a === b ||
  (a.face === b.face &&
    a.style.size === b.style.size &&
    a.style.min === b.style.min &&
    a.style.colour === b.style.colour &&
    a.field === b.field);

/** The glyph of a space; none in faces that only step in for single characters. */
function spaceGlyph({ font }: Face): number | undefined {
  return font.hasGlyphForCodePoint(32) ? font.glyphForCodePoint(32).id : undefined;
}

function runOf(parts: readonly Part[], { squeeze }: Line, x: number, y: number): TextItem {
  const glyphs: RunGlyph[] = [];
  let pen = 0;
  const [{ word: first }] = parts as [Part];
  const size = sizeIn(first, squeeze);
  const em = size / first.face.unitsPerEm;
  const space = spaceGlyph(first.face);
  for (const { word, space: isSpace } of parts) {
    if (isSpace) {
      if (space !== undefined) glyphs.push({ id: space, text: ' ', dx: pen });
      pen += spaceIn(word, squeeze);
      continue;
    }
    const tracking = trackingIn(word, squeeze);
    word.shaped.glyphs.forEach((glyph, i) => {
      const dx = pen + glyph.x * em + i * tracking;
      glyphs.push(
        glyph.y === 0
          ? { id: glyph.id, text: glyph.text, dx }
          : { id: glyph.id, text: glyph.text, dx, dy: glyph.y * em },
      );
    });
    pen += widthIn(word, squeeze);
  }
  const inOrder = [...parts].sort((a, b) => a.index - b.index);
  const text = inOrder.map((part) => (part.space ? ' ' : part.word.text)).join('');
  return { kind: 'text', font: first.face.id, size, x, y, text, glyphs, advance: pen, fill: first.style.colour };
}

/** The runs of a line whose baseline begins at (x, y); runs about a field stand in a group that can be clicked. */
export function lineItems(line: Line, x: number, y: number): DisplayItem[] {
  const out: DisplayItem[] = [];
  let pen = x;
  let pending: Part[] = [];
  const close = (): void => {
    const [first] = pending;
    if (first === undefined) return;
    const run = runOf(pending, line, pen, y);
    const { field } = first.word;
    const hit: Rect = { x: pen, y: y - line.ascent, width: run.advance, height: line.ascent + line.descent };
    out.push(field === undefined ? run : { kind: 'group', field, hit, items: [run] });
    pen += run.advance;
    pending = [];
  };
  for (const part of partsOf(line)) {
    const before = pending[pending.length - 1];
    if (before !== undefined && !alike(before.word, part.word)) close();
    pending.push(part);
  }
  close();
  return out;
}
