/**
 * A card in its slot: moved, turned where backs stand on their heads, clipped to the bleed that is shown. Where more bleed
 * is wanted than the card was drawn with, its outermost hair is stretched over the rest.
 */
import type { DisplayList, Matrix } from '../card/display-list.ts';
import { rectPath } from '../card/path.ts';
import { mm, toPt } from '../card/units.ts';
import type { Edges, Slot } from './impose.ts';
import type { PlacedList } from './write-pdf.ts';

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
function bleedOf({ bleed, turned }: Slot): Edges {
  const own = turned ? { left: bleed.right, top: bleed.bottom, right: bleed.left, bottom: bleed.top } : bleed;
  const point = (value: number): number => toPt(mm(value));
  return { left: point(own.left), top: point(own.top), right: point(own.right), bottom: point(own.bottom) };
}

/** The list as it stands on the sheet, in one piece or in up to nine where bleed is stretched. */
export function placeSlot(slot: Slot, list: DisplayList): PlacedList[] {
  const shown = bleedOf(slot);
  const [x0, y0] = [toPt(mm(slot.x)), toPt(mm(slot.y))];
  const turn = slot.turned ? -1 : 1;
  const [originX, originY] = slot.turned ? [x0 + list.width, y0 + list.height] : [x0, y0];
  const columns = bands(list.width, list.bleed, shown.left, shown.right);
  const rows = bands(list.height, list.bleed, shown.top, shown.bottom);
  return rows.flatMap((row) =>
    columns.map((column): PlacedList => {
      const matrix: Matrix = [
        turn * column.scale,
        0,
        0,
        turn * row.scale,
        originX + turn * column.shift,
        originY + turn * row.shift,
      ];
      const [left, right] = [originX + turn * column.from, originX + turn * column.to];
      const [top, bottom] = [originY + turn * row.from, originY + turn * row.to];
      const clip = rectPath({
        x: Math.min(left, right),
        y: Math.min(top, bottom),
        width: Math.abs(right - left),
        height: Math.abs(bottom - top),
      });
      return { list, matrix, clip };
    }),
  );
}
