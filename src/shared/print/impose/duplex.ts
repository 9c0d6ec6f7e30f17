/** The other side of a sheet. */
import type { Edges, MarkLine, Sheet, Slot, Turn } from './impose.ts';

/**
 * Flipped over a vertical edge, columns change places and backs stand like their fronts; over a horizontal edge, rows
 * change places, and backs are upside down so that a card turns like a page. The long edge of a landscape sheet is its
 * upper one.
 */
export function duplexBack(front: Sheet, sides: 'long-edge' | 'short-edge'): Sheet {
  const { width, height } = front.paper;
  const sideways = width <= height === (sides === 'long-edge');
  const slots = front.slots.map(
    (slot): Slot => ({
      ...slot,
      side: 'back',
      x: sideways ? width - slot.x - slot.width : slot.x,
      y: sideways ? slot.y : height - slot.y - slot.height,
      // Mirroring reverses the sense of the turn, so that the upper edge of the card stays the same.
      turn: (((sideways ? 4 : 6) - slot.turn) % 4) as Turn,
      bleed: mirrored(slot.bleed, sideways),
    }),
  );
  const point = ([x, y]: readonly [number, number]) =>
    sideways ? ([width - x, y] as const) : ([x, height - y] as const);
  const marks = front.marks.map(({ kind, from, to }): MarkLine => ({ kind, from: point(from), to: point(to) }));
  return { ...front, side: 'back', slots, marks };
}

const mirrored = ({ left, top, right, bottom }: Edges, sideways: boolean): Edges =>
  sideways ? { left: right, top, right: left, bottom } : { left, top: bottom, right, bottom: top };
