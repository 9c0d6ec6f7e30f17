/** Black lines and plain text in millimeters, for what is printed around cards. */

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

export const strokePath = (linePath: Path, lineWidth: number): DisplayItem => ({
  kind: 'path',
  path: linePath,
  stroke: { colour: INK, width: toPt(mm(lineWidth)) },
});

/** Creates a straight line. */
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

/** Creates one line of text whose baseline starts at, ends at, or is centered on (x, y). */
export function createTextItems(
  sourceText: string,
  x: number,
  y: number,
  textStyle: TextStyle,
  alignment: Align,
  fontSet: FontSet,
): readonly DisplayItem[] {
  const [textLine] = breakLines(
    measureTexts([{ text: sourceText, style: textStyle }], fontSet),
    { width: Infinity },
    fontSet,
    NO_SQUEEZE,
  ).lines;
  if (textLine === undefined) return [];
  const alignOffset = alignment === 'left' ? 0 : alignment === 'right' ? textLine.width : textLine.width / 2;
  return createLineItems(textLine, toPt(mm(x)) - alignOffset, toPt(mm(y)));
}

/** Arranges a paragraph below `y` with a bold heading. Returns its items and its bottom edge. */
export function layoutParagraph(
  { head: headText, text: sourceText }: { head?: string; text: string },
  { x, y, width: boxWidth }: { x: number; y: number; width: number },
  fontSize: number,
  fontSet: FontSet,
): { items: DisplayItem[]; bottom: number } {
  const maxWidth = toPt(mm(boxWidth));
  const headingRuns = [
    ...(headText === undefined ? [] : [{ text: `${headText} `, style: createTextStyle('text-bold', fontSize) }]),
  ];
  const measuredWords = measureTexts(
    [...headingRuns, { text: sourceText, style: createTextStyle('text', fontSize) }],
    fontSet,
  );
  let bottom = y;
  const lineItems = breakLines(measuredWords, { width: maxWidth }, fontSet, NO_SQUEEZE).lines.flatMap((textLine) => {
    bottom += toMm(pt(textLine.leading));
    return createLineItems(textLine, toPt(mm(x)), toPt(mm(bottom)));
  });
  return { items: lineItems, bottom };
}
