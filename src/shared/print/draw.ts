/** Draws black strokes and plain text around cards. Positions and stroke widths are in millimeters, font sizes in points. */

import { createLineItems } from '../card/display/line-items.ts';
import type { Color, DisplayItem } from '../display/display-list.ts';
import type { FontId } from '../display/font-ids.ts';
import type { Path } from '../display/path.ts';
import { mm, pt, toMm, toPt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { breakLines } from '../text/lines/lines.ts';
import { measureTexts } from '../text/lines/measure.ts';
import { NO_SQUEEZE, type TextStyle } from '../text/lines/styles.ts';

const INK: Color = '#000000';

export const toPoints = (x: number, y: number): readonly [number, number] => [toPt(mm(x)), toPt(mm(y))];

export const strokePath = (path: Path, width: number): DisplayItem => ({
  kind: 'path',
  path,
  stroke: { colour: INK, width: toPt(mm(width)) },
});

/** Creates the path of a straight stroke. */
export const createSegment = (x1: number, y1: number, x2: number, y2: number): Path => [
  ['M', ...toPoints(x1, y1)],
  ['L', ...toPoints(x2, y2)],
];

/** Creates a text style without tracking. The size is in points. */
export const createTextStyle = (fontId: FontId, fontSize: number): TextStyle => ({
  font: fontId,
  size: fontSize,
  min: Math.min(6, fontSize),
  colour: INK,
  tracking: 0,
  tight: 0,
  upper: false,
  leading: 1.25,
});

export type Align = 'left' | 'middle' | 'right';

/** Creates one line of text. Its baseline starts at (x, y), ends there, or is centered there. */
export function createTextItems(
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  align: Align,
  fonts: FontSet,
): readonly DisplayItem[] {
  const [line] = breakLines(measureTexts([{ text, style }], fonts), { width: Infinity }, fonts, NO_SQUEEZE).lines;
  if (line === undefined) return [];
  const alignOffset = align === 'left' ? 0 : align === 'right' ? line.width : line.width / 2;
  return createLineItems(line, toPt(mm(x)) - alignOffset, toPt(mm(y)));
}

/** Arranges a paragraph below `y` with a bold heading. Returns its items and its bottom edge. */
export function layoutParagraph(
  { head, text }: { head?: string; text: string },
  { x, y, width: boxWidth }: { x: number; y: number; width: number },
  fontSize: number,
  fonts: FontSet,
): { items: DisplayItem[]; bottom: number } {
  const maxWidth = toPt(mm(boxWidth));
  const headingRuns = [
    ...(head === undefined ? [] : [{ text: `${head} `, style: createTextStyle('text-bold', fontSize) }]),
  ];
  const measuredWords = measureTexts([...headingRuns, { text, style: createTextStyle('text', fontSize) }], fonts);
  let bottom = y;
  const items = breakLines(measuredWords, { width: maxWidth }, fonts, NO_SQUEEZE).lines.flatMap((line) => {
    bottom += toMm(pt(line.leading));
    return createLineItems(line, toPt(mm(x)), toPt(mm(bottom)));
  });
  return { items, bottom };
}
