/** Black lines and plain words in millimetres, for what is printed beside cards. */

import { lineItems } from '../card/display/line-items.ts';
import type { Colour, DisplayItem } from '../display/display-list.ts';
import type { FontId } from '../display/font-ids.ts';
import type { Path } from '../display/path.ts';
import { mm, pt, toMm, toPt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { breakLines } from '../text/lines/lines.ts';
import { measure } from '../text/lines/measure.ts';
import { NO_SQUEEZE, type TextStyle } from '../text/lines/styles.ts';

const INK: Colour = '#000000';

export const at = (x: number, y: number): readonly [number, number] => [toPt(mm(x)), toPt(mm(y))];

export const stroke = (path: Path, width: number): DisplayItem => ({
  kind: 'path',
  path,
  stroke: { colour: INK, width: toPt(mm(width)) },
});

/** From one place to another. */
export const segment = (x1: number, y1: number, x2: number, y2: number): Path => [
  ['M', ...at(x1, y1)],
  ['L', ...at(x2, y2)],
];

/** Words without tracking, of one size in points. */
export const plain = (font: FontId, size: number): TextStyle => ({
  font,
  size,
  min: Math.min(6, size),
  colour: INK,
  tracking: 0,
  tight: 0,
  upper: false,
  leading: 1.25,
});

export type Align = 'left' | 'middle' | 'right';

/** One line of text whose baseline begins, ends or is centred at (x, y). */
export function words(
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  align: Align,
  fonts: FontSet,
): readonly DisplayItem[] {
  const [line] = breakLines(measure([{ text, style }], fonts), { width: Infinity }, fonts, NO_SQUEEZE).lines;
  if (line === undefined) return [];
  const back = align === 'left' ? 0 : align === 'right' ? line.width : line.width / 2;
  return lineItems(line, toPt(mm(x)) - back, toPt(mm(y)));
}

/** A paragraph below `y` as wide as `width`, its `head` in bold, and where the next one may begin. */
export function paragraph(
  { head, text }: { head?: string; text: string },
  { x, y, width }: { x: number; y: number; width: number },
  size: number,
  fonts: FontSet,
): { items: DisplayItem[]; bottom: number } {
  const room = toPt(mm(width));
  const heading = [...(head === undefined ? [] : [{ text: `${head} `, style: plain('text-bold', size) }])];
  const all = measure([...heading, { text, style: plain('text', size) }], fonts);
  let bottom = y;
  const items = breakLines(all, { width: room }, fonts, NO_SQUEEZE).lines.flatMap((line) => {
    bottom += toMm(pt(line.leading));
    return lineItems(line, toPt(mm(x)), toPt(mm(bottom)));
  });
  return { items, bottom };
}
