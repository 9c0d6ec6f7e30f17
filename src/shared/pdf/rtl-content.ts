/**
 * Runs that are read from right to left as PDF operators for a tagged file: glyphs in the order in which they are read, each
 * moved to its place. ActualText would be read aloud correctly, but Poppler would reverse it once more.
 */

import { glyphsOf, type RunGlyph, type TextItem } from '../display/display-list.ts';
import type { ShapedWord } from '../display/shaped-word.ts';
import { faceOf } from '../text/fonts/fonts.ts';
import { type FontPool, glyphOf, spaceOf, usedFont } from './font-pool.ts';
import { type Bytes, num, put } from './ink-bytes.ts';

/** Whether glyphs stand in another order than they are read. */
export const isRightToLeft = ({ run: { reading } }: TextItem): boolean => reading !== undefined;

/** The glyphs of a run in reading order, each with its place. `em` is how many units of its font are one em. */
export function glyphsInReadingOrder(item: TextItem, em: number): RunGlyph[] {
  const { words, reading } = item.run;
  const glyphs = glyphsOf(item, em);
  if (reading === undefined) return glyphs;
  const starts: number[] = [];
  let count = 0;
  for (const word of words) {
    starts.push(count);
    count += word.glyphs.length;
  }
  return reading.flatMap((index) => {
    const word = words[index] as ShapedWord;
    const start = starts[index] ?? 0;
    const ofWord = glyphs.slice(start, start + word.glyphs.length);
    return word.rightToLeft === true ? ofWord.reverse() : ofWord;
  });
}

/** The glyphs of a run as TJ arrays, from the run's start; `apart` as for other runs. */
export function putRightToLeft(to: Bytes, item: TextItem, pool: FontPool, apart: boolean): void {
  const { font, size } = item;
  const used = usedFont(pool, font);
  const thousands = 1000 / size;
  let pen = 0;
  let rise = 0;
  put(to, '[<');
  if (apart) {
    const space = spaceOf(pool, font);
    put(to, space.code);
    pen += space.width;
  }
  for (const { id, text, dx, dy } of glyphsInReadingOrder(item, faceOf(pool.fonts, font).unitsPerEm)) {
    if (dy !== rise) put(to, `>] TJ ${num(dy)}Ts [<`);
    rise = dy;
    const move = Math.round(dx * thousands - pen);
    if (move !== 0) put(to, `>${-move}<`);
    const glyph = glyphOf(pool, used, font, id, text);
    put(to, glyph.code);
    pen += move + glyph.width;
  }
  put(to, rise === 0 ? '>] TJ ET' : '>] TJ 0 Ts ET');
}
