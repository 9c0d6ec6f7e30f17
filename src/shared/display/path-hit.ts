/** Whether a point lies on a path. */
import type { Point } from './matrix.ts';
import type { Path } from './path.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];
interface Lines {
  readonly drawn: readonly Line[];
  /** Those with which a fill closes what is open. */
  readonly closing: readonly Line[];
}

const lines = new WeakMap<Path, Lines>();
/** Straight lines that a curve is taken as. */
const STEPS = 8;

/** The path as straight lines. */
function linesOf(path: Path): Lines {
  const known = lines.get(path);
  if (known !== undefined) return known;
  const out: Line[] = [];
  const closing: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number): void => {
    out.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (const command of path) {
    const [fromX, fromY] = [x, y];
    switch (command[0]) {
      case 'M':
        closing.push([x, y, startX, startY]);
        [x, y] = [command[1], command[2]];
        [startX, startY] = [x, y];
        break;
      case 'L':
        to(command[1], command[2]);
        break;
      case 'Q':
        for (let n = 1; n <= STEPS; n += 1) {
          const [t, u] = [n / STEPS, 1 - n / STEPS];
          const at = (from: number, by: number, end: number): number => u * u * from + 2 * u * t * by + t * t * end;
          to(at(fromX, command[1], command[3]), at(fromY, command[2], command[4]));
        }
        break;
      case 'C':
        for (let n = 1; n <= STEPS; n += 1) {
          const [t, u] = [n / STEPS, 1 - n / STEPS];
          const at = (from: number, one: number, two: number, end: number): number =>
            u * u * u * from + 3 * u * u * t * one + 3 * u * t * t * two + t * t * t * end;
          to(at(fromX, command[1], command[3], command[5]), at(fromY, command[2], command[4], command[6]));
        }
        break;
      case 'Z':
        to(startX, startY);
    }
  }
  closing.push([x, y, startX, startY]);
  const made = { drawn: out, closing };
  lines.set(path, made);
  return made;
}

/** Whether a fill of the path covers a point, by how often it winds around it. What is open is closed, as fills do. */
export function isInside(path: Path, { x, y }: Point, evenOdd: boolean): boolean {
  let winding = 0;
  const { drawn, closing } = linesOf(path);
  for (const [x1, y1, x2, y2] of [...drawn, ...closing]) {
    if (y1 > y === y2 > y) continue;
    if (x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue;
    winding += y2 > y1 ? 1 : -1;
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

/** Whether a point lies on the line of the path, or as near to it as this. */
export const isNear = (path: Path, { x, y }: Point, reach: number): boolean =>
  linesOf(path).drawn.some(([x1, y1, x2, y2]) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
    return Math.hypot(x - x1 - t * dx, y - y1 - t * dy) <= reach;
  });
