/** Measures the distances between two elements. */
import type { Rect } from '../../display/units.ts';
import { roundLength } from '../view.ts';
import { type AxisSegment, getCommonMiddle, getEnds, POSITION_TOLERANCE_MM } from './span.ts';

/** Measures two rectangles along both axes: the gap between them, or the distances between their edges if they overlap. */
export function measureDistance(firstRect: Rect, secondRect: Rect): readonly AxisSegment[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const [firstStart, firstEnd] = getEnds(firstRect, axis);
    const [secondStart, secondEnd] = getEnds(secondRect, axis);
    const intervals: (readonly [number, number])[] =
      secondEnd <= firstStart
        ? [[secondEnd, firstStart]]
        : firstEnd <= secondStart
          ? [[firstEnd, secondStart]]
          : [
              [Math.min(firstStart, secondStart), Math.max(firstStart, secondStart)],
              [Math.min(firstEnd, secondEnd), Math.max(firstEnd, secondEnd)],
            ];
    const crossPosition = roundLength(getCommonMiddle(firstRect, secondRect, axis));
    return intervals.flatMap(([intervalStart, intervalEnd]) =>
      intervalEnd - intervalStart < POSITION_TOLERANCE_MM
        ? []
        : [{ axis, start: roundLength(intervalStart), end: roundLength(intervalEnd), crossPosition }],
    );
  });
}
