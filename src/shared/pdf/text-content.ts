/** Runs of glyphs as PDF operators. */
import type { TextItem } from '../display/display-list.ts';
import type { FaceId } from '../display/font-ids.ts';
import type { ShapedGlyph, ShapedWord } from '../display/shaped-word.ts';
import { faceOf } from '../text/fonts/fonts.ts';
import { type FontPool, glyphOf, spaceOf, usedFont } from './font-pool.ts';
import { type Bytes, num, put, putNumber, putWhole } from './ink-bytes.ts';
import { putRgb } from './path-content.ts';
import { isRightToLeft, putRightToLeft } from './rtl-content.ts';

/** A small move of glyphs, in the coordinates that are being written. */
export type GlyphOffset = readonly [x: number, y: number];

/**
 * Points to the right and downwards on the card: less than 0.04 mm, which is invisible on paper. Poppler puts a
 * glyph onto the pixel to the left of and above its place, so what is asked for is shown up to a pixel too high. A third
 * of a pixel at 300 dpi brings it to about the nearest pixel, and a proof looks like the screen.
 */
export const GLYPH_OFFSET: GlyphOffset = [0.08, 0.1];

function putMove(to: Bytes, move: number): void {
  if (move === 0) return;
  put(to, '>');
  putWhole(to, -move);
  put(to, '<');
}

/**
 * A word between the angle brackets of a TJ array: glyphs one after the other; kerning and tracking are moves in thousandths of the size.
 * Gives how many thousandths it is from the word's start to its end, as a viewer counts them.
 */
function putWord(to: Bytes, { glyphs }: ShapedWord, pool: FontPool, font: FaceId, tracking: number): number {
  const used = usedFont(pool, font);
  const unit = 1000 / faceOf(pool.fonts, font).unitsPerEm;
  let pen = 0;
  for (let index = 0; index < glyphs.length; index += 1) {
    const { id, text, x } = glyphs[index] as ShapedGlyph;
    const move = Math.round(x * unit + index * tracking - pen);
    putMove(to, move);
    const { code, width } = glyphOf(pool, used, font, id, text);
    put(to, code);
    pen += move + width;
  }
  return pen;
}

/** The same with raised marks, which need the text rise operator, in points, between two arrays. */
function putRaised(to: Bytes, { glyphs }: ShapedWord, pool: FontPool, { font, size, run }: TextItem): number {
  const used = usedFont(pool, font);
  const em = size / faceOf(pool.fonts, font).unitsPerEm;
  let pen = 0;
  let rise = 0;
  for (const [index, { id, text, x, y }] of glyphs.entries()) {
    if (y !== rise) {
      rise = y;
      put(to, `>] TJ ${num(rise * em)}Ts [<`);
    }
    const move = Math.round(((x * em + index * run.tracking) * 1000) / size - pen);
    putMove(to, move);
    const { code, width } = glyphOf(pool, used, font, id, text);
    put(to, code);
    pen += move + width;
  }
  if (rise !== 0) put(to, '>] TJ 0 Ts [<');
  return pen;
}

/**
 * A run of words as a TJ array. `apart` is for tagged files, where words are read one after the other: whether a space
 * stands before these, which takes no room.
 */
export function putText(to: Bytes, item: TextItem, pool: FontPool, [right, down]: GlyphOffset, apart?: boolean): void {
  const { font, size } = item;
  const used = usedFont(pool, font);
  put(to, `BT /${used.name} `);
  putNumber(to, size);
  put(to, 'Tf ');
  putRgb(to, item.fill);
  put(to, 'rg 1 0 0 -1 ');
  putNumber(to, item.x + right);
  putNumber(to, item.y + down);
  put(to, 'Tm ');
  if (apart !== undefined && isRightToLeft(item)) {
    putRightToLeft(to, item, pool, apart);
    return;
  }
  if (apart === true) {
    putWords(to, item, pool, true);
    return;
  }
  putWords(to, item, pool, false);
}

function putWords(to: Bytes, item: TextItem, pool: FontPool, apart: boolean): void {
  const { font, size, run } = item;
  const thousands = 1000 / size;
  put(to, '[<');
  let pen = 0;
  if (apart) {
    const space = spaceOf(pool, font);
    put(to, space.code);
    pen += space.width;
  }
  const { words, at, tracking } = run;
  const apartBy = Math.round(tracking * thousands * TENTHS) / TENTHS;
  for (let index = 0; index < words.length; index += 1) {
    const shaped = words[index] as ShapedWord;
    const move = Math.round((at[index] as number) * thousands - pen);
    putMove(to, move);
    pen += move + (shaped.raised ? putRaised(to, shaped, pool, item) : putWord(to, shaped, pool, font, apartBy));
  }
  put(to, '>] TJ ET');
}

/** Tracking is rounded to tenths of a thousandth, so that a style gives the same operators at every size. */
const TENTHS = 10;
