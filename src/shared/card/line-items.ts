/** A line of words as glyph runs with their places. */
import { visualOrder } from './bidi.ts';
import type { DisplayItem, RunGlyph, TextItem } from './display-list.ts';
import type { Face } from './fonts.ts';
import type { Line, LineRun } from './lines.ts';
import type { Rect } from './units.ts';
import { sizeIn, spaceIn, trackingIn, type Word, widthIn } from './words.ts';

/** A word, or the space after it, at its place in reading order. */
interface Part {
  readonly word: Word;
  readonly space: boolean;
  readonly level: number;
  readonly index: number;
}

const ordered = ({ level, base }: Word): boolean => level === 0 && base === 0;

/** Words and spaces in reading order; `level` is the one they are ordered by. */
function partsOf({ words }: Line): Part[] {
  const parts: Part[] = [];
  words.forEach((word, i) => {
    parts.push({ word, space: false, level: word.level, index: parts.length });
    if (word.spaces === 0) return;
    // Space at the end of a line belongs to its paragraph, not to the word (UAX 9, rule L1).
    const level = i === words.length - 1 ? word.base : word.spaceLevel;
    parts.push({ word, space: true, level, index: parts.length });
  });
  return parts;
}

/** Words and spaces from left to right. */
function visualParts(line: Line): Part[] {
  const parts = partsOf(line);
  if (line.words.every(ordered)) return parts;
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
const spaceGlyphs = new WeakMap<Face, number | null>();
function spaceGlyph(face: Face): number | null {
  const known = spaceGlyphs.get(face);
  if (known !== undefined) return known;
  const { font } = face;
  const glyph = font.hasGlyphForCodePoint(32) ? font.glyphForCodePoint(32).id : null;
  spaceGlyphs.set(face, glyph);
  return glyph;
}

/** A run that begins at 0, 0. */
function runOf(parts: readonly Part[], { squeeze }: Line): TextItem {
  const glyphs: RunGlyph[] = [];
  let pen = 0;
  const [{ word: first }] = parts as [Part];
  const size = sizeIn(first, squeeze);
  const em = size / first.face.unitsPerEm;
  const space = spaceGlyph(first.face);
  let text = '';
  let turned = false;
  for (const { word, space: isSpace, level } of parts) {
    turned ||= level > 0;
    if (isSpace) {
      if (space !== null) glyphs.push({ id: space, text: ' ', dx: pen });
      pen += spaceIn(word, squeeze);
      text += ' ';
      continue;
    }
    const tracking = trackingIn(word, squeeze);
    let tracked = pen;
    for (const { id, text: says, x, y } of word.shaped.glyphs) {
      const dx = tracked + x * em;
      glyphs.push(y === 0 ? { id, text: says, dx } : { id, text: says, dx, dy: y * em });
      tracked += tracking;
    }
    pen += widthIn(word, squeeze);
    text += word.text;
  }
  if (turned) text = textInOrder(parts);
  return { kind: 'text', font: first.face.id, size, x: 0, y: 0, text, glyphs, advance: pen, fill: first.style.colour };
}

const textInOrder = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => a.index - b.index)
    .map((part) => (part.space ? ' ' : part.word.text))
    .join('');

function runsAnew(line: Line): LineRun[] {
  const out: LineRun[] = [];
  let pen = 0;
  let pending: Part[] = [];
  const close = (): void => {
    const [first] = pending;
    if (first === undefined) return;
    const run = runOf(pending, line);
    out.push({ run, from: pen, field: first.word.field });
    pen += run.advance;
    pending = [];
  };
  for (const part of visualParts(line)) {
    const before = pending[pending.length - 1];
    if (before !== undefined && !alike(before.word, part.word)) close();
    pending.push(part);
  }
  close();
  return out;
}

/** The runs of a line whose baseline begins at (x, y); runs about a field stand in a group that can be clicked. */
export function lineItems(line: Line, x: number, y: number): readonly DisplayItem[] {
  const { memo } = line;
  const { placed } = memo;
  if (placed !== undefined && placed.x === x && placed.y === y) return placed.items;
  memo.runs ??= runsAnew(line);
  const items = memo.runs.map(({ run, from, field }): DisplayItem => {
    const { font, size, text, glyphs, advance, fill } = run;
    const item: TextItem = { kind: 'text', font, size, x: x + from, y, text, glyphs, advance, fill };
    if (field === undefined) return item;
    const hit: Rect = { x: x + from, y: y - line.ascent, width: advance, height: line.ascent + line.descent };
    return { kind: 'group', field, hit, items: [item] };
  });
  memo.placed = { x, y, items };
  return items;
}
