/**
 * Places a card in its slot: moves it, turns it, and clips it to the bleed that is shown. If the slot needs more bleed than
 * the card was drawn with, the outermost edge of the card is stretched over the missing bleed.
 */
import type { Matrix } from '../display/display-list.ts';
import { createRectPath } from '../display/path.ts';
import { mm, type Rect, toPt } from '../display/units.ts';
import type { Side } from '../pdf/side-content.ts';
import type { PlacedSide } from '../pdf/write-pdf.ts';
import type { Edges, Slot } from './impose/impose.ts';
import { multiplyMatrices, transformPath } from './matrix.ts';

/** The width in points of the edge that is stretched, so narrow that it shows nothing recognizable. */
const STRETCHED_EDGE = 0.2;

/** A segment of one axis, in the card's points, and how the card is scaled and shifted to fill it. */
interface Band {
  readonly start: number;
  readonly end: number;
  readonly scale: number;
  readonly shift: number;
}

/** Splits one axis of a card into bands, for the bleed that is shown before and after the trim. */
function computeBands(trimLength: number, drawnBleed: number, bleedBefore: number, bleedAfter: number): Band[] {
  const middleBand: Band = {
    start: -Math.min(drawnBleed, bleedBefore),
    end: trimLength + Math.min(drawnBleed, bleedAfter),
    scale: 1,
    shift: 0,
  };
  const createStretchedBand = (bleedEdge: number, missingBleed: number, direction: -1 | 1): Band => {
    const scale = missingBleed / STRETCHED_EDGE;
    const [start, end] = direction < 0 ? [bleedEdge - missingBleed, bleedEdge] : [bleedEdge, bleedEdge + missingBleed];
    // The stretched edge starts where the drawn bleed ends, and covers the whole band.
    const innerEdge = bleedEdge - direction * STRETCHED_EDGE;
    return { start, end, scale, shift: bleedEdge - scale * innerEdge };
  };
  return [
    ...(bleedBefore > drawnBleed ? [createStretchedBand(-drawnBleed, bleedBefore - drawnBleed, -1)] : []),
    middleBand,
    ...(bleedAfter > drawnBleed ? [createStretchedBand(trimLength + drawnBleed, bleedAfter - drawnBleed, 1)] : []),
  ];
}

/** Converts the slot's bleed to the orientation of the card, in points. */
function getCardBleed({ bleed: { left, top, right, bottom }, turn }: Slot): Edges {
  const clockwise = [top, right, bottom, left].map((value) => toPt(mm(value)));
  const getEdgeBleed = (edgeIndex: number): number => clockwise[(edgeIndex + turn) % 4] ?? 0;
  return { top: getEdgeBleed(0), right: getEdgeBleed(1), bottom: getEdgeBleed(2), left: getEdgeBleed(3) };
}

/** Returns the matrix from the card's points to the sheet's points. */
function getSlotMatrix({ x, y, turn }: Slot, { width, height }: Side): Matrix {
  const [originX, originY] = [toPt(mm(x)), toPt(mm(y))];
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, originX, originY];
    case 1:
      return [0, 1, -1, 0, originX + height, originY];
    case 2:
      return [-1, 0, 0, -1, originX + width, originY + height];
    case 3:
      return [0, -1, 1, 0, originX, originY + width];
  }
}

/** Places a side on the sheet, as one part, or as up to nine parts if bleed is stretched. `adjustment` moves all parts. */
export function placeSlot(slot: Slot, side: Side, adjustment?: Matrix): PlacedSide[] {
  const shownBleed = getCardBleed(slot);
  const slotMatrix = getSlotMatrix(slot, side);
  const matrix = adjustment === undefined ? slotMatrix : multiplyMatrices(adjustment, slotMatrix);
  const columnBands = computeBands(side.width, side.bleed, shownBleed.left, shownBleed.right);
  const rowBands = computeBands(side.height, side.bleed, shownBleed.top, shownBleed.bottom);
  return rowBands.flatMap((rowBand) =>
    columnBands.map((columnBand): PlacedSide => {
      const bandBox: Rect = {
        x: columnBand.start,
        y: rowBand.start,
        width: columnBand.end - columnBand.start,
        height: rowBand.end - rowBand.start,
      };
      return {
        side,
        matrix: multiplyMatrices(matrix, [columnBand.scale, 0, 0, rowBand.scale, columnBand.shift, rowBand.shift]),
        clip: transformPath(matrix, createRectPath(bandBox)),
      };
    }),
  );
}
