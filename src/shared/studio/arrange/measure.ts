/** How far two things on the card are apart. */
import type { Rect } from '../../display/units.ts';
import { rounded } from '../view.ts';
import { commonMiddle, ends, SAME, type Stretch } from './span.ts';

/**
 * From one rectangle to another: where they are apart the gap between them, where they overlap how far their edges
 * are from each other.
 */
export function measured(from: Rect, to: Rect): readonly Stretch[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const [near, far] = ends(from, axis);
    const [start, end] = ends(to, axis);
    const ways: (readonly [number, number])[] =
      end <= near
        ? [[end, near]]
        : far <= start
          ? [[far, start]]
          : [
              [Math.min(near, start), Math.max(near, start)],
              [Math.min(far, end), Math.max(far, end)],
            ];
    const at = rounded(commonMiddle(from, to, axis));
    return ways.flatMap(([a, b]) => (b - a < SAME ? [] : [{ axis, from: rounded(a), to: rounded(b), at }]));
  });
}
