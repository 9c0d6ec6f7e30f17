/** Runs of glyphs as PDF operators. */
import type { TextItem } from '../card/display-list.ts';
import { type FontPool, glyphOf, usedFont } from './font-pool.ts';
import { num } from './numbers.ts';
import { rgb } from './path-content.ts';

/** A small move of glyphs, in the coordinates that are being written. */
export type Nudge = readonly [x: number, y: number];

/**
 * Points to the right and downwards on the page: 0.03 mm, which nobody can measure on paper. Poppler puts a glyph onto
 * the whole pixel to the left of and above its place, so what is asked for is shown up to a pixel too high. A third of a
 * pixel at 300 dpi brings it to about the nearest pixel, and a proof looks like the screen.
 */
export const NUDGE: Nudge = [0.08, 0.08];

const SPACE = 32;

/**
 * Glyphs with their places as a TJ array: what kerning and tracking move is written as thousandths of the size. `apart`
 * puts a space before them that takes no room, for those who are read the words one after the other.
 */
export function textContent(item: TextItem, pool: FontPool, [right, down]: Nudge, apart = false): string {
  const used = usedFont(pool, item.font);
  const thousandth = item.size / 1000;
  let pen = 0;
  let rise = 0;
  let body = '[';
  let open = false;
  const { font } = pool.fonts[item.font];
  if (apart && font.hasGlyphForCodePoint(SPACE)) {
    const space = glyphOf(pool, used, item.font, font.glyphForCodePoint(SPACE).id, ' ');
    body += `<${space.code}`;
    open = true;
    pen += space.width * thousandth;
  }
  for (const { id, text, dx, dy = 0 } of item.glyphs) {
    if (dy !== rise) {
      rise = dy;
      body += `${open ? '>' : ''}] TJ ${num(rise)} Ts [`;
      open = false;
    }
    const move = Math.round((dx - pen) / thousandth);
    if (move !== 0) {
      body += `${open ? '>' : ''}${-move}`;
      open = false;
      pen += move * thousandth;
    }
    const glyph = glyphOf(pool, used, item.font, id, text);
    body += open ? glyph.code : `<${glyph.code}`;
    open = true;
    pen += glyph.width * thousandth;
  }
  const end = `${open ? '>' : ''}] TJ${rise === 0 ? '' : ' 0 Ts'}`;
  const at = `${num(item.x + right)} ${num(item.y + down)}`;
  return `BT /${used.name} ${num(item.size)} Tf ${rgb(item.fill)} rg 1 0 0 -1 ${at} Tm ${body}${end} ET`;
}
