/** Matrices `[a b c d e f]` as in SVG and PDF, with y downwards. */
import type { Matrix } from '../display/display-list.ts';
import type { Path, PathCommand } from '../display/path.ts';
import { mm, toPt } from '../display/units.ts';
import type { BackAdjust, Size } from './paper.ts';

/** Combines two matrices, so that `inner` applies first, then `outer`. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Applies a matrix to all points of a path. */
export const transformPath = ([a, b, c, d, e, f]: Matrix, path: Path): Path =>
  path.map((command): PathCommand => {
    const transformedCommand: (string | number)[] = [command[0]];
    for (let i = 1; i + 1 < command.length; i += 2) {
      const [x, y] = [command[i] as number, command[i + 1] as number];
      transformedCommand.push(a * x + c * y + e, b * x + d * y + f);
    }
    return transformedCommand as unknown as PathCommand;
  });

/** Returns the matrix, in points, that turns a sheet about its center and then moves it. The size is in millimeters. */
export function createAdjustmentMatrix(
  { x, y, degrees }: BackAdjust,
  { width: sheetWidth, height: sheetHeight }: Size,
): Matrix {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [centerX, centerY] = [toPt(mm(sheetWidth / 2)), toPt(mm(sheetHeight / 2))];
  const [shiftX, shiftY] = [toPt(mm(x)), toPt(mm(y))];
  return [
    cosine,
    sine,
    -sine,
    cosine,
    centerX - cosine * centerX + sine * centerY + shiftX,
    centerY - sine * centerX - cosine * centerY + shiftY,
  ];
}
