/** Writes paths as PDF operators. */
import type { Path } from '../display/path.ts';
import { type ByteBuffer, putAscii, putNumber } from './byte-buffer.ts';

/** Writes the operators of a path, each with a space after it. */
export function putPath(output: ByteBuffer, path: Path): void {
  let x = 0;
  let y = 0;
  for (const command of path) {
    switch (command[0]) {
      case 'Z':
        putAscii(output, 'h ');
        break;
      case 'Q': {
        // PDF has cubic curves only.
        const [, controlX, controlY, endX, endY] = command;
        putCurve(
          output,
          x + (2 * (controlX - x)) / 3,
          y + (2 * (controlY - y)) / 3,
          endX + (2 * (controlX - endX)) / 3,
          endY + (2 * (controlY - endY)) / 3,
          endX,
          endY,
        );
        x = endX;
        y = endY;
        break;
      }
      case 'C':
        putCurve(output, command[1], command[2], command[3], command[4], command[5], command[6]);
        x = command[5];
        y = command[6];
        break;
      default:
        x = command[1];
        y = command[2];
        putNumber(output, x);
        putNumber(output, y);
        putAscii(output, command[0] === 'M' ? 'm ' : 'l ');
    }
  }
}

function putCurve(
  output: ByteBuffer,
  firstX: number,
  firstY: number,
  secondX: number,
  secondY: number,
  endX: number,
  endY: number,
): void {
  putNumber(output, firstX);
  putNumber(output, firstY);
  putNumber(output, secondX);
  putNumber(output, secondY);
  putNumber(output, endX);
  putNumber(output, endY);
  putAscii(output, 'c ');
}
