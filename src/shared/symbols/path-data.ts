/**
 * Converts SVG path data to the few commands that a drawing may contain. The package svgpath does the geometry: relative commands,
 * shorthand curves and arcs.
 */
import svgpath from 'svgpath';
import type { Rect } from '../display/units.ts';
import { splitLongRuns } from './split-runs.ts';

/** A matrix `[a b c d e f]` as in SVG. */
export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0];

/** A command and its numbers: M L C Q Z, absolute. */
export type Command = readonly [letter: 'M' | 'L' | 'C' | 'Q' | 'Z', ...numbers: number[]];

/** Multiplies two matrices: the result applies first `inner`, then `outer`. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export interface FlattenedPath {
  readonly commands: readonly Command[];
  /** Whether the data has an error. The commands before the error are kept, as SVG requires. */
  readonly isBroken: boolean;
}

/** Whether svgpath could not parse the data to its end. Its types omit this property. */
const hasError = (path: object): boolean => 'err' in path && typeof path.err === 'string' && path.err !== '';

/** Converts path data to absolute M, L, C, Q and Z commands. The path ends before a number that is not finite. */
export function flattenPath(data: string): FlattenedPath {
  const parsedPath = svgpath(splitLongRuns(data));
  const hasFault = hasError(parsedPath);
  const plainPath = parsedPath.abs().unshort().unarc();
  const commands: Command[] = [];
  // Horizontal and vertical lines become general ones, since a matrix may rotate them.
  plainPath.iterate((segment, _index, x, y) => {
    const command = createPlainCommand(segment, x, y);
    if (command !== undefined) commands.push(command);
  });
  const finiteCommands = dropNonFinite(commands);
  return { commands: finiteCommands, isBroken: hasFault || finiteCommands.length < commands.length };
}

/** Returns the commands before the first one with a number that is not finite. */
export function dropNonFinite(commands: readonly Command[]): readonly Command[] {
  const endIndex = commands.findIndex((command) =>
    command.some((value) => typeof value === 'number' && !Number.isFinite(value)),
  );
  return endIndex < 0 ? commands : commands.slice(0, endIndex);
}

function createPlainCommand(segment: readonly (string | number)[], x: number, y: number): Command | undefined {
  const [letter, ...values] = segment;
  const numbers = values as number[];
  if (letter === 'H') return ['L', numbers[0] ?? x, y];
  if (letter === 'V') return ['L', x, numbers[0] ?? y];
  if (letter === 'M' || letter === 'L' || letter === 'C' || letter === 'Q') return [letter, ...numbers];
  return letter === 'Z' || letter === 'z' ? ['Z'] : undefined;
}

function transformCommand([letter, ...numbers]: Command, [a, b, c, d, e, f]: Matrix): Command {
  const transformed = numbers.map((value, index) => {
    const otherCoordinate = numbers[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
    return index % 2 === 0 ? a * value + c * otherCoordinate + e : b * otherCoordinate + d * value + f;
  });
  return [letter, ...transformed];
}

/** Applies a matrix to commands. */
export const transformCommands = (commands: readonly Command[], matrix: Matrix): Command[] =>
  commands.map((command) => transformCommand(command, matrix));

/** Writes commands as compact path data, rounded to `decimals` digits. */
export function writePath(commands: readonly Command[], decimals: number): string {
  const stepsPerUnit = 10 ** decimals;
  const formatNumber = (value: number) => String(Math.round(value * stepsPerUnit) / stepsPerUnit || 0);
  return commands
    .map(([letter, ...numbers]) => letter + numbers.map(formatNumber).join(' ').replaceAll(' -', '-'))
    .join('');
}

/** Finds the extreme values between the ends of a Bézier curve in one coordinate. `points` has three or four control points. */
function findExtremes(points: readonly number[]): number[] {
  const [p0 = 0, p1 = 0, p2 = 0, p3] = points;
  if (p3 === undefined) {
    const t = (p0 - p1) / (p0 - 2 * p1 + p2);
    return t > 0 && t < 1 ? [(1 - t) ** 2 * p0 + 2 * (1 - t) * t * p1 + t * t * p2] : [];
  }
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const discriminantRoot = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const parameters =
    Math.abs(a) < 1e-9 ? [-c / b] : [(-b + discriminantRoot) / (2 * a), (-b - discriminantRoot) / (2 * a)];
  return parameters
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3);
}

/** Lists the extreme points of a command that starts at (x, y). */
function listExtremePoints([letter, ...numbers]: Command, x: number, y: number): [number, number][] {
  const xCoordinates = [x, ...numbers.filter((_coordinate, index) => index % 2 === 0)];
  const yCoordinates = [y, ...numbers.filter((_coordinate, index) => index % 2 === 1)];
  const endPoint: [number, number] = [xCoordinates.at(-1) ?? x, yCoordinates.at(-1) ?? y];
  if (letter !== 'C' && letter !== 'Q') return [endPoint];
  return [
    ...findExtremes(xCoordinates).map((extreme): [number, number] => [extreme, endPoint[1]]),
    ...findExtremes(yCoordinates).map((extreme): [number, number] => [endPoint[0], extreme]),
    endPoint,
  ];
}

/** Computes the exact bounds of paths, including curves; undefined if there are no points. */
export function computeInkBox(paths: readonly (readonly Command[])[]): Rect | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const commands of paths) {
    let penPosition: [number, number] = [0, 0];
    // Closing returns to the first point, which is already counted.
    for (const command of commands.filter(([letter]) => letter !== 'Z')) {
      for (const [x, y] of listExtremePoints(command, ...penPosition)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        penPosition = [x, y];
      }
    }
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
