/** Paths as PDF operators. */
import { channels } from '../display/colour.ts';
import type { Colour } from '../display/display-list.ts';
import type { Path } from '../display/path.ts';
import { type Bytes, put, putNumber } from './ink-bytes.ts';

/** `#rrggbb` as three numbers from 0 to 1, each with a space after it. */
export function putRgb(to: Bytes, colour: Colour): void {
  for (const channel of channels(colour)) putNumber(to, channel);
}

/** Operators that describe the path, each with a space after it. */
export function putPath(to: Bytes, path: Path): void {
  let x = 0;
  let y = 0;
  for (const command of path) {
    switch (command[0]) {
      case 'Z':
        put(to, 'h ');
        break;
      case 'Q': {
        // PDF has cubic curves only.
        const [, cx, cy, ex, ey] = command;
        putCurve(
          to,
          x + (2 * (cx - x)) / 3,
          y + (2 * (cy - y)) / 3,
          ex + (2 * (cx - ex)) / 3,
          ey + (2 * (cy - ey)) / 3,
          ex,
          ey,
        );
        x = ex;
        y = ey;
        break;
      }
      case 'C':
        putCurve(to, command[1], command[2], command[3], command[4], command[5], command[6]);
        x = command[5];
        y = command[6];
        break;
      default:
        x = command[1];
        y = command[2];
        putNumber(to, x);
        putNumber(to, y);
        put(to, command[0] === 'M' ? 'm ' : 'l ');
    }
  }
}

function putCurve(to: Bytes, ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
  putNumber(to, ax);
  putNumber(to, ay);
  putNumber(to, bx);
  putNumber(to, by);
  putNumber(to, x);
  putNumber(to, y);
  put(to, 'c ');
}
