/** Affine transformations. Angles are degrees clockwise, since y increases downwards. */
import type { Matrix } from './display-list.ts';
import type { Rect } from './units.ts';

export const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounds a sine or cosine, so that quarter turns are exact. */
const roundNearZero = (value: number): number => Math.round(value * 1e12) / 1e12;

/** Returns the matrix of a rotation around a point. */
export function rotateAround(degrees: number, { x, y }: Point): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [roundNearZero(Math.cos(angle)), roundNearZero(Math.sin(angle))];
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y];
}

/** Returns a matrix that applies `inner` first and then `outer`, as for a group inside another one. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a1, b1, c1, d1, e1, f1] = outer;
  const [a2, b2, c2, d2, e2, f2] = inner;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

export const transformPoint = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Returns the transformed corners of a rectangle, clockwise from the top left one. */
export const getCorners = ({ x, y, width, height }: Rect, matrix: Matrix = IDENTITY_MATRIX): readonly Point[] =>
  [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => transformPoint(matrix, corner));

/** Returns the smallest upright rectangle around one or more points. */
export function getBounds(points: readonly Point[]): Rect {
  const [allX, allY] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...allX), Math.min(...allY)];
  return { x: left, y: top, width: Math.max(...allX) - left, height: Math.max(...allY) - top };
}

export const getCenter = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the smallest upright rectangle around a box that is rotated around its center. */
export const getRotatedBounds = (rect: Rect, degrees: number | undefined): Rect =>
  degrees === undefined || degrees === 0 ? rect : getBounds(getCorners(rect, rotateAround(degrees, getCenter(rect))));

/** Returns the inverse matrix, or a matrix of zeros if there is none. */
export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return [0, 0, 0, 0, 0, 0];
  const [scaleX, skewY, skewX, scaleY] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [scaleX, skewY, skewX, scaleY, -(scaleX * e + skewX * f), -(skewY * e + scaleY * f)];
}
