/** Lines outside a block, in the direction of every cut, and of every fold. */

import { MARK } from '../paper.ts';
import type { Block } from './arrange.ts';
import type { MarkLine, Slot } from './impose.ts';

/** Positions that differ by less than a micrometre are one cut. */
const keyOf = (value: number): number => Math.round(value * 1000);
const unique = (values: readonly number[]): number[] => [...new Map(values.map((v) => [keyOf(v), v])).values()];

/** The marks of one block: two for every edge of its cards, of the length that its room allows. */
export function blockMarks({ room, turned }: Block, slots: readonly Slot[]): MarkLine[] {
  const backs = slots.filter((slot) => slot.side === 'back');
  const folds = new Set(backs.map((slot) => keyOf(turned ? slot.y : slot.x)));
  const least = (of: (slot: Slot) => number): number => slots.reduce((n, slot) => Math.min(n, of(slot)), Infinity);
  const most = (of: (slot: Slot) => number): number => slots.reduce((n, slot) => Math.max(n, of(slot)), -Infinity);
  const trim = {
    left: least((slot) => slot.x),
    top: least((slot) => slot.y),
    right: most((slot) => slot.x + slot.width),
    bottom: most((slot) => slot.y + slot.height),
  };
  const bled = {
    left: least((slot) => slot.x - slot.bleed.left) - MARK.distance,
    top: least((slot) => slot.y - slot.bleed.top) - MARK.distance,
    right: most((slot) => slot.x + slot.width + slot.bleed.right) + MARK.distance,
    bottom: most((slot) => slot.y + slot.height + slot.bleed.bottom) + MARK.distance,
  };
  const length = (free: number, taken: number): number => Math.min(MARK.length, free - taken);
  const above = length(room.top, trim.top - bled.top);
  const below = length(room.bottom, bled.bottom - trim.bottom);
  const left = length(room.left, trim.left - bled.left);
  const right = length(room.right, bled.right - trim.right);
  const kindOf = (at: number, upright: boolean): MarkLine['kind'] =>
    upright !== turned && folds.has(keyOf(at)) ? 'fold' : 'cut';
  return [
    ...unique(slots.flatMap((slot) => [slot.x, slot.x + slot.width])).flatMap((x): MarkLine[] => [
      { kind: kindOf(x, true), from: [x, bled.top - above], to: [x, bled.top] },
      { kind: kindOf(x, true), from: [x, bled.bottom], to: [x, bled.bottom + below] },
    ]),
    ...unique(slots.flatMap((slot) => [slot.y, slot.y + slot.height])).flatMap((y): MarkLine[] => [
      { kind: kindOf(y, false), from: [bled.left - left, y], to: [bled.left, y] },
      { kind: kindOf(y, false), from: [bled.right, y], to: [bled.right + right, y] },
    ]),
  ];
}
