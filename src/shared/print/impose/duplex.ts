/** Creates the back of a sheet. */
import type { Edges, PrinterMark, Sheet, Slot, Turn } from './impose.ts';

/**
 * Mirrors a front. If the sheet is flipped over a vertical edge, columns change places and backs have the orientation of their fronts.
 * If the sheet is flipped over a horizontal edge, rows change places and backs are upside down on the sheet, so that a card turns like
 * a page. The long edge of a landscape sheet is its top edge.
 */
export function createDuplexBack(frontSheet: Sheet, duplexSides: 'long-edge' | 'short-edge'): Sheet {
  const { width: sheetWidth, height: sheetHeight } = frontSheet.paper;
  const isMirroredHorizontally = sheetWidth <= sheetHeight === (duplexSides === 'long-edge');
  const slots = frontSheet.slots.map(
    (slot): Slot => ({
      ...slot,
      side: 'back',
      x: isMirroredHorizontally ? sheetWidth - slot.x - slot.width : slot.x,
      y: isMirroredHorizontally ? slot.y : sheetHeight - slot.y - slot.height,
      // Mirroring reverses the direction of a turn. Flipping over a horizontal edge adds a half turn.
      turn: (((isMirroredHorizontally ? 4 : 6) - slot.turn) % 4) as Turn,
      bleed: mirrorEdges(slot.bleed, isMirroredHorizontally),
    }),
  );
  const mirrorPoint = ([x, y]: readonly [number, number]) =>
    isMirroredHorizontally ? ([sheetWidth - x, y] as const) : ([x, sheetHeight - y] as const);
  const marks = frontSheet.marks.map(
    ({ kind, start, end }): PrinterMark => ({ kind, start: mirrorPoint(start), end: mirrorPoint(end) }),
  );
  return { ...frontSheet, side: 'back', slots, marks };
}

const mirrorEdges = ({ left, top, right, bottom }: Edges, isMirroredHorizontally: boolean): Edges =>
  isMirroredHorizontally ? { left: right, top, right: left, bottom } : { left, top: bottom, right, bottom: top };
