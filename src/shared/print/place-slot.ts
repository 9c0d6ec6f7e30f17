/**
 * A card in its slot: moved, turned as it stands there, clipped to the bleed that is shown. Where more bleed is wanted than
 * the card was drawn with, its outermost hair is stretched over the rest.
 */
import type { Matrix } from '../display/display-list.ts';
import { rectPath } from '../display/path.ts';
import { mm, type Rect, toPt } from '../display/units.ts';
import type { Side } from '../pdf/side-content.ts';
import type { PlacedSide } from '../pdf/write-pdf.ts';
import type { Edges, Slot } from './impose/impose.ts';
import { mapBy, times } from './matrix.ts';

/** Points of the drawn bleed that are stretched: so little that nothing recognisable is in it. */
const HAIR = 0.2;

/** A stretch of one axis: where it lies on the card, and how the card's own points are mapped onto it. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly scale: number;
  readonly shift: number;
}

/** One axis of a card of `length` with `own` bleed, shown to `before` and `after` beyond the trim. */
function bands(length: number, own: number, before: number, after: number): Band[] {
  const middle: Band = { from: -Math.min(own, before), to: length + Math.min(own, after), scale: 1, shift: 0 };
  const stretched = (edge: number, more: number, outwards: -1 | 1): Band => {
    const scale = more / HAIR;
    const [from, to] = outwards < 0 ? [edge - more, edge] : [edge, edge + more];
    // The hair just inside the edge is what covers the band, with its inner end on the edge.
    const inner = edge - outwards * HAIR;
    return { from, to, scale, shift: edge - scale * inner };
  };
  return [
    ...(before > own ? [stretched(-own, before - own, -1)] : []),
    middle,
    ...(after > own ? [stretched(length + own, after - own, 1)] : []),
  ];
}

/** The slot's bleed as the card itself sees it, and in points. */
function bleedOf({ bleed: { left, top, right, bottom }, turn }: Slot): Edges {
  const clockwise = [top, right, bottom, left].map((value) => toPt(mm(value)));
  const seen = (side: number): number => clockwise[(side + turn) % 4] ?? 0;
  return { top: seen(0), right: seen(1), bottom: seen(2), left: seen(3) };
}

/** From the card's own points to the sheet's. */
function standing({ x, y, turn }: Slot, { width, height }: Side): Matrix {
  const [x0, y0] = [toPt(mm(x)), toPt(mm(y))];
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, x0, y0];
    case 1:
      return [0, 1, -1, 0, x0 + height, y0];
    case 2:
      return [-1, 0, 0, -1, x0 + width, y0 + height];
    case 3:
      return [0, -1, 1, 0, x0, y0 + width];
  }
}

/** The side as it stands on the sheet, in one piece or in up to nine where bleed is stretched; `adjust` moves the whole. */
export function placeSlot(slot: Slot, side: Side, adjust?: Matrix): PlacedSide[] {
  const shown = bleedOf(slot);
  const stands = standing(slot, side);
  const matrix = adjust === undefined ? stands : times(adjust, stands);
  const columns = bands(side.width, side.bleed, shown.left, shown.right);
  const rows = bands(side.height, side.bleed, shown.top, shown.bottom);
  return rows.flatMap((row) =>
    columns.map((column): PlacedSide => {
      const box: Rect = { x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from };
      return {
        side,
        matrix: times(matrix, [column.scale, 0, 0, row.scale, column.shift, row.shift]),
        clip: mapBy(matrix, rectPath(box)),
      };
    }),
  );
}
