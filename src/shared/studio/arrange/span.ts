/** Measures upright rectangles along the axes of the card. */
import type { Rect } from '../../display/units.ts';

export type Axis = 'x' | 'y';

/** A straight segment along an axis, in millimeters. */
export interface AxisSegment {
  readonly axis: Axis;
  readonly start: number;
  readonly end: number;
  /** The position along the other axis. */
  readonly crossPosition: number;
}

/** The tolerance in millimeters: positions this close count as equal. */
export const POSITION_TOLERANCE_MM = 0.001;

export const getEnds = (rect: Rect, axis: Axis): readonly [near: number, far: number] =>
  axis === 'x' ? [rect.x, rect.x + rect.width] : [rect.y, rect.y + rect.height];

export const getOtherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** Returns whether two rectangles share a row or column along an axis. Rectangles in between don't matter. */
export function isSideBySide(firstRect: Rect, secondRect: Rect, axis: Axis): boolean {
  const [firstStart, firstEnd] = getEnds(firstRect, getOtherAxis(axis));
  const [secondStart, secondEnd] = getEnds(secondRect, getOtherAxis(axis));
  return secondStart < firstEnd && secondEnd > firstStart;
}

/** Returns the center of the range that two rectangles share across an axis, or the center of the first if they share none. */
export function getCommonMiddle(firstRect: Rect, secondRect: Rect, axis: Axis): number {
  const [firstStart, firstEnd] = getEnds(firstRect, getOtherAxis(axis));
  const [secondStart, secondEnd] = isSideBySide(firstRect, secondRect, axis)
    ? getEnds(secondRect, getOtherAxis(axis))
    : [firstStart, firstEnd];
  return (Math.max(secondStart, firstStart) + Math.min(secondEnd, firstEnd)) / 2;
}
