/** Vector paths as data: a list of absolute commands, which the SVG writer and the PDF writer share. */
import type { Rect } from './units.ts';

export type PathCommand =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];
export type Path = readonly PathCommand[];

const TOKEN = /([A-Za-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/g;

/** Makes a command from the numbers behind a letter, with the pen at (x, y). */
type Maker = (n: readonly number[], x: number, y: number) => PathCommand;
const at = (n: readonly number[], index: number): number => n[index] ?? 0;
const MAKERS: Readonly<Record<string, readonly [arity: number, make: Maker]>> = {
  M: [2, (n) => ['M', at(n, 0), at(n, 1)]],
  L: [2, (n) => ['L', at(n, 0), at(n, 1)]],
  H: [1, (n, _x, y) => ['L', at(n, 0), y]],
  V: [1, (n, x) => ['L', x, at(n, 0)]],
  Q: [4, (n) => ['Q', at(n, 0), at(n, 1), at(n, 2), at(n, 3)]],
  C: [6, (n) => ['C', at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5)]],
  Z: [0, () => ['Z']],
  z: [0, () => ['Z']],
};

/** Far beyond any drawing, near enough for every viewer: PDF knows neither exponents nor infinity. */
const FARTHEST = 1e6;
export const bounded = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-FARTHEST, Math.min(FARTHEST, value));

/** Where the pen is after a command. Closing does not move it here: drawings move before they draw on. */
const endOf = (command: PathCommand, x: number, y: number): readonly [number, number] =>
  command[0] === 'Z' ? [x, y] : [command[command.length - 2] as number, command[command.length - 1] as number];

/**
 * Reads path data with the absolute commands M L H V C Q Z (what drawings may hold). Anything else ends the path there:
 * a drawing from elsewhere must never throw in the middle of a card.
 */
export function parsePath(data: string): Path {
  const out: PathCommand[] = [];
  let numbers: number[] = [];
  let letter = '';
  let [x, y] = [0, 0];
  const make = ([, maker]: readonly [number, Maker]): void => {
    const command = maker(numbers, x, y);
    [x, y] = endOf(command, x, y);
    out.push(command);
    numbers = [];
  };
  for (const [, next, digits] of data.matchAll(TOKEN)) {
    if (next !== undefined) letter = next;
    else numbers.push(bounded(Number(digits)));
    const rule = MAKERS[letter];
    if (rule === undefined || (rule[0] === 0 && next === undefined)) return out;
    if (numbers.length === rule[0]) make(rule);
    // Further pairs after a move are lines.
    if (letter === 'M' && next === undefined && numbers.length === 0) letter = 'L';
  }
  return out;
}

/** A closed rectangle. */
export const rectPath = ({ x, y, width, height }: Rect): Path =>
  polygon([x, y, x + width, y, x + width, y + height, x, y + height]);

/** A closed polygon from a flat list x, y, x, y … */
export function polygon(points: readonly number[]): Path {
  const out: PathCommand[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    out.push([index === 0 ? 'M' : 'L', points[index] ?? 0, points[index + 1] ?? 0]);
  }
  out.push(['Z']);
  return out;
}

/** How far a quarter circle's control points stand from its ends, as a part of the radius. */
const ARC = 0.5523;

/** A closed rectangle with round corners. */
export function roundedRect({ x, y, width, height }: Rect, radius: number): Path {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (r === 0) return rectPath({ x, y, width, height });
  const k = r * (1 - ARC);
  const right = x + width;
  const bottom = y + height;
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
}

/** Moves and scales a path: each point becomes `offset + scale * point`. */
export function mapPath(path: Path, scaleX: number, scaleY: number, dx: number, dy: number): Path {
  return path.map((command): PathCommand => {
    if (command[0] === 'Z') return command;
    const numbers = (command.slice(1) as number[]).map((n, index) =>
      index % 2 === 0 ? dx + scaleX * n : dy + scaleY * n,
    );
    return [command[0], ...numbers] as unknown as PathCommand;
  });
}

/** The box around all points, control points included. */
export function pathBounds(path: Path): Rect {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const command of path) {
    for (let index = 1; index + 1 < command.length; index += 2) {
      left = Math.min(left, command[index] as number);
      right = Math.max(right, command[index] as number);
      top = Math.min(top, command[index + 1] as number);
      bottom = Math.max(bottom, command[index + 1] as number);
    }
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
