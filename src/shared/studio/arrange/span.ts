/** Upright rectangles seen along the card and down it. */
import type { Rect } from '../../display/units.ts';

export type Axis = 'x' | 'y';

/** A straight way along an axis, in millimetres. */
export interface Stretch {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** Where it is drawn along the other axis. */
  readonly at: number;
}

/** Millimetres; places that close are one. */
export const SAME = 0.001;

export const ends = (rect: Rect, axis: Axis): readonly [near: number, far: number] =>
  axis === 'x' ? [rect.x, rect.x + rect.width] : [rect.y, rect.y + rect.height];

export const across = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** Whether two lie side by side along an axis, whatever is between them. */
export function isBeside(a: Rect, b: Rect, axis: Axis): boolean {
  const [from, to] = ends(a, across(axis));
  const [start, end] = ends(b, across(axis));
  return start < to && end > from;
}

/** Across an axis the middle of what two have in common; of two that have nothing, the middle of the first. */
export function commonMiddle(a: Rect, b: Rect, axis: Axis): number {
  const [from, to] = ends(a, across(axis));
  const [start, end] = isBeside(a, b, axis) ? ends(b, across(axis)) : [from, to];
  return (Math.max(start, from) + Math.min(end, to)) / 2;
}
