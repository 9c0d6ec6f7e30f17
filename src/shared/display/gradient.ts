/** Computes the colors of gradients. */
import { mixColors } from './color.ts';
import type { Gradient, GradientStop } from './display-list.ts';
import type { Point } from './matrix.ts';

/** Returns the offset of a point: below 0 before the start, above 1 behind the end. */
function getOffset(gradient: Gradient, { x, y }: Point): number {
  if (gradient.type === 'radial') {
    const { center, radius } = gradient;
    return radius === 0 ? 1 : Math.hypot(x - center.x, y - center.y) / radius;
  }
  const { start, end } = gradient;
  const [deltaX, deltaY] = [end.x - start.x, end.y - start.y];
  const squaredLength = deltaX ** 2 + deltaY ** 2;
  return squaredLength === 0 ? 1 : ((x - start.x) * deltaX + (y - start.y) * deltaY) / squaredLength;
}

/** Returns the color and the opacity of a gradient at an offset. Colors before the first and behind the last stop are theirs. */
export function getColorAtOffset({ stops }: Gradient, offset: number): Omit<GradientStop, 'offset'> {
  const [firstStop] = stops as readonly [GradientStop];
  const nextIndex = stops.findIndex((stop) => stop.offset > offset);
  const previous = (nextIndex < 0 ? stops.at(-1) : stops[nextIndex - 1]) ?? firstStop;
  const next = stops[nextIndex] ?? previous;
  const share = next.offset === previous.offset ? 0 : (offset - previous.offset) / (next.offset - previous.offset);
  return {
    colour: mixColors(previous.colour, next.colour, share),
    opacity: previous.opacity + (next.opacity - previous.opacity) * share,
  };
}

/** Returns the color and the opacity of a gradient at a point. */
export const getColorAtPoint = (gradient: Gradient, point: Point): Omit<GradientStop, 'offset'> =>
  getColorAtOffset(gradient, getOffset(gradient, point));
