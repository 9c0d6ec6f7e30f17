/** Writes runs of glyphs as PDF operators. */
import type { TextItem } from '../display/display-list.ts';
import type { TypefaceId } from '../display/font-ids.ts';
import type { ShapedGlyph, ShapedWord } from '../display/shaped-word.ts';
import { getTypeface } from '../text/fonts/fonts.ts';
import { type ByteBuffer, formatPdfNumber, putAscii, putInteger, putNumber } from './byte-buffer.ts';
import type { ColorWriter } from './color-content.ts';
import { type FontPool, getSpaceGlyph, getUsedFont, getUsedGlyph } from './font-pool.ts';
import { isRightToLeft, putRightToLeft } from './rtl-content.ts';

/** A small offset of glyphs, in the current coordinates. */
export type GlyphOffset = readonly [x: number, y: number];

/**
 * The offset of glyphs to the right and downwards on the card, in points: less than 0.04 mm, which is invisible on paper. Poppler rounds
 * glyph positions to the left and upwards, so glyphs appear up to a pixel too high. Moving them by a third of a pixel at 300 dpi makes
 * Poppler choose about the nearest pixel, and proofs look like the screen.
 */
export const GLYPH_OFFSET: GlyphOffset = [0.08, 0.1];

function putMove(output: ByteBuffer, glyphMove: number): void {
  if (glyphMove === 0) return;
  putAscii(output, '>');
  putInteger(output, -glyphMove);
  putAscii(output, '<');
}

/**
 * Writes the glyphs of a word between the angle brackets of a TJ array. Kerning and tracking are moves in thousandths of the font size.
 * Returns the distance from the word's start to its end in thousandths, as a viewer counts them.
 */
function putWord(
  output: ByteBuffer,
  { glyphs }: ShapedWord,
  pool: FontPool,
  typefaceId: TypefaceId,
  tracking: number,
): number {
  const usedFont = getUsedFont(pool, typefaceId);
  const thousandthsPerUnit = 1000 / getTypeface(pool.fonts, typefaceId).unitsPerEm;
  let penPosition = 0;
  for (let index = 0; index < glyphs.length; index += 1) {
    const { id, text, x } = glyphs[index] as ShapedGlyph;
    const glyphMove = Math.round(x * thousandthsPerUnit + index * tracking - penPosition);
    putMove(output, glyphMove);
    const { code, width } = getUsedGlyph(pool, usedFont, typefaceId, id, text);
    putAscii(output, code);
    penPosition += glyphMove + width;
  }
  return penPosition;
}

/** Writes a word with raised marks, which need the text rise operator, in points, between two arrays. */
function putRaised(output: ByteBuffer, { glyphs }: ShapedWord, pool: FontPool, { font, size, run }: TextItem): number {
  const usedFont = getUsedFont(pool, font);
  const pointsPerUnit = size / getTypeface(pool.fonts, font).unitsPerEm;
  let penPosition = 0;
  let rise = 0;
  for (const [index, { id, text, x, y }] of glyphs.entries()) {
    if (y !== rise) {
      rise = y;
      putAscii(output, `>] TJ ${formatPdfNumber(rise * pointsPerUnit)}Ts [<`);
    }
    const glyphMove = Math.round(((x * pointsPerUnit + index * run.tracking) * 1000) / size - penPosition);
    putMove(output, glyphMove);
    const { code, width } = getUsedGlyph(pool, usedFont, font, id, text);
    putAscii(output, code);
    penPosition += glyphMove + width;
  }
  if (rise !== 0) putAscii(output, '>] TJ 0 Ts [<');
  return penPosition;
}

/**
 * Writes a run of words as a TJ array. In a tagged file, `needsSpace` says whether a space without width comes first, so that screen
 * readers separate the run from the previous run. In other files, `needsSpace` is undefined.
 */
export function putText(
  output: ByteBuffer,
  item: TextItem,
  pool: FontPool,
  colors: ColorWriter,
  [offsetRight, offsetDown]: GlyphOffset,
  needsSpace?: boolean,
): void {
  const { font, size } = item;
  const usedFont = getUsedFont(pool, font);
  putAscii(output, `BT /${usedFont.name} `);
  putNumber(output, size);
  putAscii(output, 'Tf ');
  colors.putTextFill(output, item.fill);
  putAscii(output, '1 0 0 -1 ');
  putNumber(output, item.x + offsetRight);
  putNumber(output, item.y + offsetDown);
  putAscii(output, 'Tm ');
  if (needsSpace !== undefined && isRightToLeft(item)) {
    putRightToLeft(output, item, pool, needsSpace);
    return;
  }
  if (needsSpace === true) {
    putWords(output, item, pool, true);
    return;
  }
  putWords(output, item, pool, false);
}

function putWords(output: ByteBuffer, item: TextItem, pool: FontPool, needsSpace: boolean): void {
  const { font, size, run } = item;
  const thousandthsPerPoint = 1000 / size;
  putAscii(output, '[<');
  let penPosition = 0;
  if (needsSpace) {
    const space = getSpaceGlyph(pool, font);
    putAscii(output, space.code);
    penPosition += space.width;
  }
  const { words, offsets, tracking } = run;
  const roundedTracking = Math.round(tracking * thousandthsPerPoint * TRACKING_STEPS) / TRACKING_STEPS;
  for (let index = 0; index < words.length; index += 1) {
    const shapedWord = words[index] as ShapedWord;
    const wordMove = Math.round((offsets[index] as number) * thousandthsPerPoint - penPosition);
    putMove(output, wordMove);
    penPosition +=
      wordMove +
      (shapedWord.raised
        ? putRaised(output, shapedWord, pool, item)
        : putWord(output, shapedWord, pool, font, roundedTracking));
  }
  putAscii(output, '>] TJ ET');
}

/** Steps of one thousandth to which tracking is rounded, so that a style has the same operators in every size. */
const TRACKING_STEPS = 10;
