/**
 * Runs that are read from right to left as PDF operators for a tagged file: glyphs in the order in which they are read, each
 * moved to its place. ActualText would be read aloud correctly, but Poppler would reverse it once more.
 */

import { glyphsOf, type RunGlyph, type TextItem } from '../card/display/display-list.ts';
import { faceOf } from '../text/fonts/fonts.ts';
import { hasRightToLeft, reverse } from '../text/lines/bidi.ts';
import { type FontPool, glyphOf, spaceOf, usedFont } from './font-pool.ts';
import { type Bytes, num, put } from './ink-bytes.ts';

/** Digits and letters of other scripts run from left to right within right-to-left text. */
const isLeftToRight = (text: string): boolean => /\p{N}/u.test(text) || (/\p{L}/u.test(text) && !hasRightToLeft(text));

/** Whether glyphs stand in another order than they are read: letters that run to the left, or a space before its word. */
export const isRightToLeft = ({ text, run: { words } }: TextItem): boolean =>
  hasRightToLeft(text) || (words[0]?.glyphs[0]?.text === ' ' && !text.startsWith(' '));

/** Glyphs in reading order; `glyphs` stand from left to right. */
export function inReadingOrder(glyphs: readonly RunGlyph[]): RunGlyph[] {
  const out = [...glyphs].reverse();
  for (let from = 0; from < out.length; from += 1) {
    if (!isLeftToRight((out[from] as RunGlyph).text)) continue;
    let to = from + 1;
    for (let next = to; next < out.length; next += 1) {
      const { text } = out[next] as RunGlyph;
      if (isLeftToRight(text)) to = next + 1;
      else if (hasRightToLeft(text)) break;
    }
    reverse(out, from, to);
    from = to;
  }
  return out;
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
  for (const { id, text, dx, dy } of inReadingOrder(glyphsOf(item, faceOf(pool.fonts, font).unitsPerEm))) {
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
