/** Paths as PDF operators. */
import { channels } from '../card/colour.ts';
import type { Colour } from '../card/display-list.ts';
import type { Path } from '../card/path.ts';
import { num } from './numbers.ts';

const colours = new Map<Colour, string>();
/** Colours of a process; a file of strangers may hold any number of them. */
const MOST_COLOURS = 5000;

/** `#rrggbb` as three numbers from 0 to 1. */
export function rgb(colour: Colour): string {
  const known = colours.get(colour);
  if (known !== undefined) return known;
  const written = channels(colour).map(num).join(' ');
  if (colours.size < MOST_COLOURS) colours.set(colour, written);
  return written;
}

export function pathOperators(path: Path): string {
  let out = '';
  let x = 0;
  let y = 0;
  for (const command of path) {
    switch (command[0]) {
      case 'Z':
        out += 'h ';
        break;
      case 'Q': {
        // PDF has cubic curves only.
        const [, cx, cy, ex, ey] = command;
        const first = `${num(x + (2 * (cx - x)) / 3)} ${num(y + (2 * (cy - y)) / 3)}`;
        out += `${first} ${num(ex + (2 * (cx - ex)) / 3)} ${num(ey + (2 * (cy - ey)) / 3)} ${num(ex)} ${num(ey)} c `;
        x = ex;
        y = ey;
        break;
      }
      case 'C': {
        const [, ax, ay, bx, by, ex, ey] = command;
        out += `${num(ax)} ${num(ay)} ${num(bx)} ${num(by)} ${num(ex)} ${num(ey)} c `;
        x = ex;
        y = ey;
        break;
      }
      default:
        x = command[1];
        y = command[2];
        out += `${num(x)} ${num(y)} ${command[0] === 'M' ? 'm ' : 'l '}`;
    }
  }
  return out;
}
