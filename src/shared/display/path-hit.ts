/** Hit-testing of paths. */
import type { Point } from './matrix.ts';
import type { Path } from './path.ts';

type LineSegment = readonly [x1: number, y1: number, x2: number, y2: number];
interface FlattenedPath {
  readonly drawn: readonly LineSegment[];
  /** Segments with which a fill closes open subpaths. */
  readonly closing: readonly LineSegment[];
}

const flattenedPaths = new WeakMap<Path, FlattenedPath>();
/** The number of line segments that approximate a curve. */
const SEGMENTS_PER_CURVE = 8;

/** Returns the path as line segments. */
function flattenPath(path: Path): FlattenedPath {
  const knownPath = flattenedPaths.get(path);
  if (knownPath !== undefined) return knownPath;
  const drawnSegments: LineSegment[] = [];
  const closingSegments: LineSegment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number): void => {
    drawnSegments.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (const command of path) {
    const [curveX, curveY] = [x, y];
    switch (command[0]) {
      case 'M':
        closingSegments.push([x, y, startX, startY]);
        [x, y] = [command[1], command[2]];
        [startX, startY] = [x, y];
        break;
      case 'L':
        lineTo(command[1], command[2]);
        break;
      case 'Q':
        for (let step = 1; step <= SEGMENTS_PER_CURVE; step += 1) {
          const [fraction, remainder] = [step / SEGMENTS_PER_CURVE, 1 - step / SEGMENTS_PER_CURVE];
          const interpolate = (start: number, control: number, end: number): number =>
            remainder * remainder * start + 2 * remainder * fraction * control + fraction * fraction * end;
          lineTo(interpolate(curveX, command[1], command[3]), interpolate(curveY, command[2], command[4]));
        }
        break;
      case 'C':
        for (let step = 1; step <= SEGMENTS_PER_CURVE; step += 1) {
          const [fraction, remainder] = [step / SEGMENTS_PER_CURVE, 1 - step / SEGMENTS_PER_CURVE];
          const interpolate = (start: number, control1: number, control2: number, end: number): number =>
            remainder * remainder * remainder * start +
            3 * remainder * remainder * fraction * control1 +
            3 * remainder * fraction * fraction * control2 +
            fraction * fraction * fraction * end;
          lineTo(
            interpolate(curveX, command[1], command[3], command[5]),
            interpolate(curveY, command[2], command[4], command[6]),
          );
        }
        break;
      case 'Z':
        lineTo(startX, startY);
    }
  }
  closingSegments.push([x, y, startX, startY]);
  const flattenedPath = { drawn: drawnSegments, closing: closingSegments };
  flattenedPaths.set(path, flattenedPath);
  return flattenedPath;
}

/** Whether a fill of the path covers a point, by the winding number. Open subpaths are closed, as fills do. */
export function isPointInside(path: Path, { x, y }: Point, evenOdd: boolean): boolean {
  let winding = 0;
  const { drawn, closing } = flattenPath(path);
  for (const [x1, y1, x2, y2] of [...drawn, ...closing]) {
    if (y1 > y === y2 > y) continue;
    if (x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue;
    winding += y2 > y1 ? 1 : -1;
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

/** Whether a point is on the outline of the path or at most `maxDistance` away. */
export const isPointNear = (path: Path, { x, y }: Point, maxDistance: number): boolean =>
  flattenPath(path).drawn.some(([x1, y1, x2, y2]) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const squaredLength = dx * dx + dy * dy;
    const fraction =
      squaredLength === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / squaredLength));
    return Math.hypot(x - x1 - fraction * dx, y - y1 - fraction * dy) <= maxDistance;
  });
