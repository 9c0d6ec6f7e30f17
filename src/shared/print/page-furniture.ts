/** Draws what is printed around the cards: crop marks, the check bar and the line that identifies the sheet. */

import { createLineItems } from '../card/display/line-items.ts';
import type { DisplayItem, Matrix } from '../display/display-list.ts';
import type { Path } from '../display/path.ts';
import { mm, toPt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { breakLines } from '../text/lines/lines.ts';
import { measureTexts } from '../text/lines/measure.ts';
import { NO_SQUEEZE, SQUEEZES, type Squeeze } from '../text/lines/styles.ts';
import { createTextStyle, strokePath, toPoints } from './draw.ts';
import type { MarkLine, Sheet } from './impose/impose.ts';
import { CHECK_BAR, MARK } from './paper.ts';

const LABEL_STYLE = { ...createTextStyle('text', 7), leading: 1.2 };
/** Millimeters between the check bar and the line. */
const BAR_GAP = 1.5;
const TICK_LENGTH = 1.4;
/** Dashes distinguish a fold from a cut. */
const DASH_LENGTH = 0.5;

function createMarkPath({ kind, start, end }: MarkLine): Path {
  const [deltaX, deltaY] = [end[0] - start[0], end[1] - start[1]];
  const markLength = Math.hypot(deltaX, deltaY);
  const dashCount = kind === 'cut' ? 1 : Math.max(1, Math.round(markLength / DASH_LENGTH / 2));
  return Array.from({ length: dashCount }, (_, index): Path => {
    const startFraction = index / dashCount;
    const endFraction = kind === 'cut' ? 1 : (index + 0.5) / dashCount;
    return [
      ['M', ...toPoints(start[0] + deltaX * startFraction, start[1] + deltaY * startFraction)],
      ['L', ...toPoints(start[0] + deltaX * endFraction, start[1] + deltaY * endFraction)],
    ];
  }).flat();
}

/** Creates the marks of a sheet. Sheets with equal marks share one drawing, which the file contains only once. */
export function createMarkItems({ marks: markLines }: Sheet): DisplayItem[] {
  if (markLines.length === 0) return [];
  const lineItems = markLines.map((markLine) => strokePath(createMarkPath(markLine), MARK.width));
  return [{ kind: 'group', items: lineItems, shared: `marks ${JSON.stringify(markLines)}` }];
}

/**
 * Creates a bar of exactly 50 mm from the origin to the right, with a tick at each end, in points.
 */
const createCheckBar = (): DisplayItem =>
  strokePath(
    [
      ['M', ...toPoints(0, -TICK_LENGTH / 2)],
      ['L', ...toPoints(0, TICK_LENGTH / 2)],
      ['M', ...toPoints(0, 0)],
      ['L', ...toPoints(CHECK_BAR, 0)],
      ['M', ...toPoints(CHECK_BAR, -TICK_LENGTH / 2)],
      ['L', ...toPoints(CHECK_BAR, TICK_LENGTH / 2)],
    ],
    MARK.width * 2,
  );

/** Creates the strip in the margin, in points: the check bar, then the line of text. Empty if the margin has no room for it. */
export function createLabelItems({ strip }: Sheet, labelText: string, fontSet: FontSet): DisplayItem[] {
  if (strip === undefined) return [];
  const labelLine = fitLine(labelText, toPt(mm(strip.length - CHECK_BAR - BAR_GAP)), fontSet);
  const stripItems = [
    createCheckBar(),
    ...(labelLine ? createLineItems(labelLine, toPt(mm(CHECK_BAR + BAR_GAP)), labelLine.capHeight / 2) : []),
  ];
  const stripMatrix: Matrix = strip.isTurned
    ? [0, -1, 1, 0, ...toPoints(strip.x, strip.y)]
    : [1, 0, 0, 1, ...toPoints(strip.x, strip.y)];
  return [{ kind: 'group', transform: stripMatrix, items: stripItems }];
}

function fitLine(labelText: string, maxWidth: number, fontSet: FontSet) {
  const layoutAt = (squeeze: Squeeze) =>
    breakLines(measureTexts([{ text: labelText, style: LABEL_STYLE }], fontSet), { width: maxWidth }, fontSet, squeeze)
      .lines;
  const squeeze = SQUEEZES.find((candidate) => layoutAt(candidate).length <= 1) ?? NO_SQUEEZE;
  return layoutAt(squeeze)[0];
}
