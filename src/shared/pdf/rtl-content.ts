/**
 * Writes right-to-left runs as PDF operators for a tagged file. Glyphs are in reading order, each moved to its position. ActualText would
 * be read aloud correctly, but Poppler would reverse it again.
 */

import { listRunGlyphs, type RunGlyph, type TextItem } from '../display/display-list.ts';
import type { ShapedWord } from '../display/shaped-word.ts';
import { getTypeface } from '../text/fonts/fonts.ts';
import { type ByteBuffer, formatPdfNumber, putAscii } from './byte-buffer.ts';
import { type FontPool, getSpaceGlyph, getUsedFont, getUsedGlyph } from './font-pool.ts';

/** Whether the glyphs of a run have another order than their text. */
export const isRightToLeft = ({ run: { readingOrder } }: TextItem): boolean => readingOrder !== undefined;

/** Lists the glyphs of a run with their positions, in reading order. */
export function listGlyphsInReadingOrder(item: TextItem, unitsPerEm: number): RunGlyph[] {
  const { words, readingOrder } = item.run;
  const glyphs = listRunGlyphs(item, unitsPerEm);
  if (readingOrder === undefined) return glyphs;
  const wordStarts: number[] = [];
  let glyphCount = 0;
  for (const word of words) {
    wordStarts.push(glyphCount);
    glyphCount += word.glyphs.length;
  }
  return readingOrder.flatMap((index) => {
    const word = words[index] as ShapedWord;
    const wordStart = wordStarts[index] ?? 0;
    const wordGlyphs = glyphs.slice(wordStart, wordStart + word.glyphs.length);
    return word.rightToLeft === true ? wordGlyphs.reverse() : wordGlyphs;
  });
}

/** Writes the glyphs of a run as TJ arrays. `needsSpace`: a space without width comes first, as for other runs. */
export function putRightToLeft(output: ByteBuffer, item: TextItem, pool: FontPool, needsSpace: boolean): void {
  const { font, size } = item;
  const usedFont = getUsedFont(pool, font);
  const thousandthsPerPoint = 1000 / size;
  let penPosition = 0;
  let rise = 0;
  putAscii(output, '[<');
  if (needsSpace) {
    const space = getSpaceGlyph(pool, font);
    putAscii(output, space.code);
    penPosition += space.width;
  }
  for (const { id, text, dx, dy } of listGlyphsInReadingOrder(item, getTypeface(pool.fonts, font).unitsPerEm)) {
    if (dy !== rise) putAscii(output, `>] TJ ${formatPdfNumber(dy)}Ts [<`);
    rise = dy;
    const glyphMove = Math.round(dx * thousandthsPerPoint - penPosition);
    if (glyphMove !== 0) putAscii(output, `>${-glyphMove}<`);
    const usedGlyph = getUsedGlyph(pool, usedFont, font, id, text);
    putAscii(output, usedGlyph.code);
    penPosition += glyphMove + usedGlyph.width;
  }
  putAscii(output, rise === 0 ? '>] TJ ET' : '>] TJ 0 Ts ET');
}
