/** Draws what is printed around the cards: crop and fold marks, and a strip in the margin with a scale bar and the sheet's label. */

import { createLineItems } from '../card/display/line-items.ts';
import type { DisplayItem, Matrix } from '../display/display-list.ts';
import type { Path } from '../display/path.ts';
import { mm, toPt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { breakLines } from '../text/lines/lines.ts';
import { measureTexts } from '../text/lines/measure.ts';
import { NO_SQUEEZE, SQUEEZES, type Squeeze } from '../text/lines/styles.ts';
import { truncate } from '../text/truncate.ts';
import { createTextStyle, strokePath, toPoints } from './draw.ts';
import type { PrinterMark, Sheet } from './impose/impose.ts';
import { MARK, SCALE_BAR_MM } from './paper.ts';

const LABEL_STYLE = { ...createTextStyle('text', 7), leading: 1.2 };
/** The gap between the scale bar and the label. */
const LABEL_GAP_MM = 1.5;
/** The length of the ticks at the ends of the scale bar. */
const TICK_LENGTH_MM = 1.4;
/** The length of a dash and of the gap after it. Fold marks are dashed, and crop marks are solid. */
const DASH_LENGTH_MM = 0.5;

function createMarkPath({ kind, start, end }: PrinterMark): Path {
  const [deltaX, deltaY] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(deltaX, deltaY);
  const dashCount = kind === 'cut' ? 1 : Math.max(1, Math.round(length / DASH_LENGTH_MM / 2));
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
export function createMarkItems({ marks }: Sheet): DisplayItem[] {
  if (marks.length === 0) return [];
  const items = marks.map((mark) => strokePath(createMarkPath(mark), MARK.width));
  return [{ kind: 'group', items, shared: `marks ${JSON.stringify(marks)}` }];
}

/** Creates the scale bar, from the origin to the right, with a tick at each end. Users measure the bar to check the printed size. */
const createScaleBar = (): DisplayItem =>
  strokePath(
    [
      ['M', ...toPoints(0, -TICK_LENGTH_MM / 2)],
      ['L', ...toPoints(0, TICK_LENGTH_MM / 2)],
      ['M', ...toPoints(0, 0)],
      ['L', ...toPoints(SCALE_BAR_MM, 0)],
      ['M', ...toPoints(SCALE_BAR_MM, -TICK_LENGTH_MM / 2)],
      ['L', ...toPoints(SCALE_BAR_MM, TICK_LENGTH_MM / 2)],
    ],
    MARK.width * 2,
  );

/** The label of a sheet: a name that may be shortened, its details, and a function that puts both into the whole label. */
export interface SheetLabel {
  readonly name: string;
  /** What follows the name, such as fingerprint, rules and verdict, with its separator. It is only shortened if a short name is too long. */
  readonly details: string;
  readonly format: (nameAndDetails: string) => string;
}

/** The number of letters to which a name is shortened before its details are. */
const MIN_NAME_LENGTH = 8;

/** Creates the strip in the margin: the scale bar, and the label next to it. Empty if no margin has room for a strip. */
export function createStripItems({ strip }: Sheet, label: SheetLabel, fonts: FontSet): DisplayItem[] {
  if (strip === undefined) return [];
  const labelLine = fitLabel(label, toPt(mm(strip.length - SCALE_BAR_MM - LABEL_GAP_MM)), fonts);
  const items = [
    createScaleBar(),
    ...(labelLine ? createLineItems(labelLine, toPt(mm(SCALE_BAR_MM + LABEL_GAP_MM)), labelLine.capHeight / 2) : []),
  ];
  // A turned strip runs upwards: its matrix turns it a quarter counterclockwise.
  const transform: Matrix = strip.isTurned
    ? [0, -1, 1, 0, ...toPoints(strip.x, strip.y)]
    : [1, 0, 0, 1, ...toPoints(strip.x, strip.y)];
  return [{ kind: 'group', transform, items }];
}

/**
 * Fits the label on one line. If it is too long even in the smallest type, its name is shortened, and on narrow paper also its details,
 * so that the sheet's number remains. On very narrow paper the line ends where the paper does.
 */
function fitLabel({ name, details, format }: SheetLabel, maxWidth: number, fonts: FontSet) {
  const layoutAt = (text: string, squeeze: Squeeze) =>
    breakLines(measureTexts([{ text, style: LABEL_STYLE }], fonts), { width: maxWidth }, fonts, squeeze).lines;
  const layoutOnOneLine = (text: string) =>
    SQUEEZES.map((squeeze) => layoutAt(text, squeeze)).find((lines) => lines.length <= 1)?.[0];
  /** Lays out the longest beginning of a text that fits, or returns undefined if the shortest doesn't. */
  const layoutShortened = (text: string, minLength: number, remainder: string) => {
    const layoutBeginning = (length: number) => layoutOnOneLine(format(`${truncate(text, length)}${remainder}`));
    let [fittingLength, tooLong] = [minLength, text.length];
    let shortenedLine = layoutBeginning(fittingLength);
    while (shortenedLine !== undefined && tooLong - fittingLength > 1) {
      const length = Math.floor((fittingLength + tooLong) / 2);
      const line = layoutBeginning(length);
      if (line === undefined) tooLong = length;
      else [fittingLength, shortenedLine] = [length, line];
    }
    return shortenedLine;
  };
  const wholeText = `${name}${details}`;
  return (
    layoutOnOneLine(format(wholeText)) ??
    layoutShortened(name, MIN_NAME_LENGTH, details) ??
    layoutShortened(wholeText, 1, '') ??
    layoutAt(format(truncate(wholeText, 1)), NO_SQUEEZE)[0]
  );
}
