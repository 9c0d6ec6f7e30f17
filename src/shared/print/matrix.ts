/** Moving and turning: matrices `[a b c d e f]` as in SVG and PDF, over y downwards. */
import type { Matrix } from '../display/display-list.ts';
import type { Path, PathCommand } from '../display/path.ts';
import { mm, toPt } from '../display/units.ts';
import type { BackAdjust, Size } from './paper.ts';

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, index, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * index + c * j, b * index + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** A path with each of its points moved. */
export const mapBy = ([a, b, c, d, e, f]: Matrix, path: Path): Path =>
  path.map((command): PathCommand => {
    const out: (string | number)[] = [command[0]];
    for (let index = 1; index + 1 < command.length; index += 2) {
      const [x, y] = [command[index] as number, command[index + 1] as number];
      out.push(a * x + c * y + e, b * x + d * y + f);
    }
    return out as unknown as PathCommand;
  });

/** The matrix, in points, of an adjustment for a sheet of a size in millimetres: turned about its middle, then moved. */
export function adjusting({ x, y, degrees }: BackAdjust, { width, height }: Size): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [toPt(mm(width / 2)), toPt(mm(height / 2))];
  const [dx, dy] = [toPt(mm(x)), toPt(mm(y))];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy + dx, cy - sin * cx - cos * cy + dy];
}
