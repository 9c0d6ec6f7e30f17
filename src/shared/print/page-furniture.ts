/** What is printed around the cards: crop marks, the check bar and a line that says which sheet this is. */

import { lineItems } from '../card/display/line-items.ts';
import type { DisplayItem, Matrix } from '../display/display-list.ts';
import type { Path } from '../display/path.ts';
import { mm, toPt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { breakLines } from '../text/lines/lines.ts';
import { measure } from '../text/lines/measure.ts';
import { NO_SQUEEZE, SQUEEZES, type Squeeze } from '../text/lines/styles.ts';

import type { MarkLine, Sheet } from './impose/impose.ts';
import { at, plain, stroke } from './ink.ts';
import { CHECK_BAR, MARK } from './paper.ts';

const LABEL = { ...plain('text', 7), leading: 1.2 };
/** Millimetres between the check bar and the line. */
const GAP = 1.5;
const TICK = 1.4;
/** Dashes distinguish a fold from a cut. */
const DASH = 0.5;

function markPath({ kind, from, to }: MarkLine): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const dashes = kind === 'cut' ? 1 : Math.max(1, Math.round(length / DASH / 2));
  return Array.from({ length: dashes }, (_, index): Path => {
    const start = index / dashes;
    const end = kind === 'cut' ? 1 : (index + 0.5) / dashes;
    return [
      ['M', ...at(from[0] + dx * start, from[1] + dy * start)],
      ['L', ...at(from[0] + dx * end, from[1] + dy * end)],
    ];
  }).flat();
}

/** The marks of a sheet. Sheets that have the same ones share one drawing, which a file writes once. */
export function markItems({ marks }: Sheet): DisplayItem[] {
  if (marks.length === 0) return [];
  const items = marks.map((mark) => stroke(markPath(mark), MARK.width));
  return [{ kind: 'group', items, shared: `marks ${JSON.stringify(marks)}` }];
}

/**
 * A bar of exactly 50 mm from the origin to the right, with a tick at either end. Points.
 */
const checkBar = (): DisplayItem =>
  stroke(
    [
      ['M', ...at(0, -TICK / 2)],
      ['L', ...at(0, TICK / 2)],
      ['M', ...at(0, 0)],
      ['L', ...at(CHECK_BAR, 0)],
      ['M', ...at(CHECK_BAR, -TICK / 2)],
      ['L', ...at(CHECK_BAR, TICK / 2)],
    ],
    MARK.width * 2,
  );

/** The strip in the margin: the check bar, then the line of text. Points; empty when the sheet has no margin for it. */
export function labelItems({ strip }: Sheet, text: string, fonts: FontSet): DisplayItem[] {
  if (strip === undefined) return [];
  const words = fitted(text, toPt(mm(strip.length - CHECK_BAR - GAP)), fonts);
  const items = [checkBar(), ...(words ? lineItems(words, toPt(mm(CHECK_BAR + GAP)), words.capHeight / 2) : [])];
  const matrix: Matrix = strip.turned ? [0, -1, 1, 0, ...at(strip.x, strip.y)] : [1, 0, 0, 1, ...at(strip.x, strip.y)];
  return [{ kind: 'group', transform: matrix, items }];
}

function fitted(text: string, width: number, fonts: FontSet) {
  const setAt = (squeeze: Squeeze) =>
    breakLines(measure([{ text, style: LABEL }], fonts), { width }, fonts, squeeze).lines;
  const squeeze = SQUEEZES.find((one) => setAt(one).length <= 1) ?? NO_SQUEEZE;
  return setAt(squeeze)[0];
}
