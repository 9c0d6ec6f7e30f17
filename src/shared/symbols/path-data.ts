/**
 * From any SVG path data to the few commands a drawing may hold. svgpath does the geometry: relative commands, short
 * curves, arcs and transforms.
 */
import svgpath from 'svgpath';
import type { Rect } from '../display/units.ts';
import { shortRuns } from './path-runs.ts';

/** `[a b c d e f]` as in SVG. */
export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A command and its numbers: M L C Q Z, absolute. */
export type Command = readonly [letter: 'M' | 'L' | 'C' | 'Q' | 'Z', ...numbers: number[]];

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, index, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * index + c * j, b * index + d * j, a * k + c * l + e, b * k + d * l + f];
}

export interface Flattened {
  readonly commands: readonly Command[];
  /** Whether the data had a fault; the commands before it are kept, as SVG requires. */
  readonly broken: boolean;
}

/** How svgpath says that data could not be read to its end; its types leave it out. */
const hasError = (path: object): boolean => 'err' in path && typeof path.err === 'string' && path.err !== '';

/** Any path data as absolute M L C Q Z. Numbers that are not finite end the path. */
export function flatten(data: string): Flattened {
  const read = svgpath(shortRuns(data));
  const broken = hasError(read);
  const path = read.abs().unshort().unarc();
  const commands: Command[] = [];
  // Horizontal and vertical lines become general ones, since a matrix may turn them.
  path.iterate((segment, _index, x, y) => {
    const plain = plainCommand(segment, x, y);
    if (plain !== undefined) commands.push(plain);
  });
  const whole = finite(commands);
  return { commands: whole, broken: broken || whole.length < commands.length };
}

/** The commands before the first that holds a number which is not finite. */
export function finite(commands: readonly Command[]): readonly Command[] {
  const end = commands.findIndex((command) => command.some((n) => typeof n === 'number' && !Number.isFinite(n)));
  return end < 0 ? commands : commands.slice(0, end);
}

function plainCommand(segment: readonly (string | number)[], x: number, y: number): Command | undefined {
  const [letter, ...rest] = segment;
  const numbers = rest as number[];
  if (letter === 'H') return ['L', numbers[0] ?? x, y];
  if (letter === 'V') return ['L', x, numbers[0] ?? y];
  if (letter === 'M' || letter === 'L' || letter === 'C' || letter === 'Q') return [letter, ...numbers];
  return letter === 'Z' || letter === 'z' ? ['Z'] : undefined;
}

function through([letter, ...numbers]: Command, [a, b, c, d, e, f]: Matrix): Command {
  const out = numbers.map((value, index) => {
    const other = numbers[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
    return index % 2 === 0 ? a * value + c * other + e : b * other + d * value + f;
  });
  return [letter, ...out];
}

/** The same commands after a further matrix. */
export const moved = (commands: readonly Command[], matrix: Matrix): Command[] =>
  commands.map((command) => through(command, matrix));

/** Path data with `digits` decimals, every command spelled out, without needless characters. */
export function writePath(commands: readonly Command[], digits: number): string {
  const unit = 10 ** digits;
  const spell = (value: number) => String(Math.round(value * unit) / unit || 0);
  return commands.map(([letter, ...numbers]) => letter + numbers.map(spell).join(' ').replaceAll(' -', '-')).join('');
}

/** Extreme values of a Bézier curve in one coordinate, besides its ends. */
function turns(points: readonly number[]): number[] {
  const [p0 = 0, p1 = 0, p2 = 0, p3] = points;
  if (p3 === undefined) {
    const t = (p0 - p1) / (p0 - 2 * p1 + p2);
    return t > 0 && t < 1 ? [(1 - t) ** 2 * p0 + 2 * (1 - t) * t * p1 + t * t * p2] : [];
  }
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const times = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return times
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3);
}

/** Extreme points of a command as pairs of x and y, with the pen at (x, y). */
function reached([letter, ...numbers]: Command, x: number, y: number): [number, number][] {
  const xs = [x, ...numbers.filter((_, index) => index % 2 === 0)];
  const ys = [y, ...numbers.filter((_, index) => index % 2 === 1)];
  const end: [number, number] = [xs.at(-1) ?? x, ys.at(-1) ?? y];
  if (letter !== 'C' && letter !== 'Q') return [end];
  return [
    ...turns(xs).map((turn): [number, number] => [turn, end[1]]),
    ...turns(ys).map((turn): [number, number] => [end[0], turn]),
    end,
  ];
}

/** The box that paths really fill, curves followed; undefined when there is no point at all. */
export function inkBox(paths: readonly (readonly Command[])[]): Rect | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const commands of paths) {
    let pen: [number, number] = [0, 0];
    // Closing leads back to where the line began, which has been counted.
    for (const command of commands.filter(([letter]) => letter !== 'Z')) {
      for (const [x, y] of reached(command, ...pen)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        pen = [x, y];
      }
    }
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
