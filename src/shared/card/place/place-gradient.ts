/** Places the gradient of a shape in its box. */
import { resolveColor, type Theme } from '../../display/color.ts';
import type { Gradient, GradientStop } from '../../display/display-list.ts';
import type { Rect } from '../../display/units.ts';
import type { GradientPaint } from '../template/effects.ts';

const FROM_TOP_TO_BOTTOM = 90;
const MIDDLE = [0.5, 0.5] as const;

/** Returns the gradient in the coordinates of the box. */
export function placeGradient({ form, angle, center, stops }: GradientPaint, box: Rect, theme: Theme): Gradient {
  const placedStops = completeStops(
    stops.map(({ at, colour, opacity = 1 }) => ({ offset: at, colour: resolveColor(theme, colour), opacity })),
  );
  if (form === 'radial') return { type: form, ...placeCircle(box, center ?? MIDDLE), stops: placedStops };
  const radians = ((angle ?? FROM_TOP_TO_BOTTOM) * Math.PI) / 180;
  const [directionX, directionY] = [Math.cos(radians), Math.sin(radians)];
  // The line is as long as the box in its direction, so that the corners have the first and the last color.
  const halfLength = (Math.abs(directionX) * box.width + Math.abs(directionY) * box.height) / 2;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    type: form,
    start: { x: middleX - directionX * halfLength, y: middleY - directionY * halfLength },
    end: { x: middleX + directionX * halfLength, y: middleY + directionY * halfLength },
    stops: placedStops,
  };
}

/** Returns the circle around a point of the box through the corner that is farthest from it. */
function placeCircle({ x, y, width, height }: Rect, [shareX, shareY]: readonly [number, number]) {
  return {
    center: { x: x + width * shareX, y: y + height * shareY },
    radius: Math.hypot(width * Math.max(shareX, 1 - shareX), height * Math.max(shareY, 1 - shareY)),
  };
}

/** Sorts the stops, and repeats the first and the last color at the ends of the gradient if they have none. */
function completeStops(stops: readonly GradientStop[]): readonly GradientStop[] {
  const sortedStops = [...stops].sort((a, b) => a.offset - b.offset);
  const [firstStop, lastStop] = [sortedStops[0] as GradientStop, sortedStops.at(-1) as GradientStop];
  return [
    ...(firstStop.offset > 0 ? [{ ...firstStop, offset: 0 }] : []),
    ...sortedStops,
    ...(lastStop.offset < 1 ? [{ ...lastStop, offset: 1 }] : []),
  ];
}
