/** Turned and moved coordinates. Angles are degrees clockwise, as they look where y runs downwards. */
import type { Matrix } from './display-list.ts';
import type { Rect } from './units.ts';

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Quarter turns are exact: what cosines leave of a nought is dropped. */
const exact = (value: number): number => Math.round(value * 1e12) / 1e12;

/** Turns everything about a point. */
export function turnAbout(degrees: number, { x, y }: Point): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
  return [c, s, -s, c, x - c * x + s * y, y - s * x - c * y];
}

/** First `inner`, then `outer`: the coordinates of a group within another one. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, index, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * index + c * j, b * index + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** From the top left corner clockwise, where these come to lie. */
export const cornersOf = ({ x, y, width, height }: Rect, matrix: Matrix = UNMOVED): readonly Point[] =>
  [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => moved(matrix, corner));

/** The smallest upright rectangle around points, of which there is at least one. */
export function boundsOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The upright rectangle that a box fills once it is turned about its middle. */
export const turnedBounds = (rect: Rect, degrees: number | undefined): Rect =>
  degrees === undefined || degrees === 0 ? rect : boundsOf(cornersOf(rect, turnAbout(degrees, middleOf(rect))));

/** The way back; nowhere for what has no extent. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-12) return [0, 0, 0, 0, 0, 0];
  const [g, h, index, j] = [d / area, -b / area, -c / area, a / area];
  return [g, h, index, j, -(g * e + index * f), -(h * e + j * f)];
}
