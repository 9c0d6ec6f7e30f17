/** Vector paths as lists of absolute commands, which the SVG writer and the PDF writer share. */
import type { Rect } from './units.ts';

export type PathCommand =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];
export type Path = readonly PathCommand[];

/** Matches a letter, or a number such as `12`, `-.5` or `1.5e-3`. */
const TOKEN = /([A-Za-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/g;

/** Creates a command from the numbers after a letter, with the pen at (x, y). */
type CommandFactory = (numbers: readonly number[], x: number, y: number) => PathCommand;
const getNumber = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;
/** The commands by letter: how many numbers each takes, and its factory. */
const COMMANDS: Readonly<Record<string, readonly [arity: number, make: CommandFactory]>> = {
  M: [2, (numbers) => ['M', getNumber(numbers, 0), getNumber(numbers, 1)]],
  L: [2, (numbers) => ['L', getNumber(numbers, 0), getNumber(numbers, 1)]],
  H: [1, (numbers, _x, y) => ['L', getNumber(numbers, 0), y]],
  V: [1, (numbers, x) => ['L', x, getNumber(numbers, 0)]],
  Q: [
    4,
    (numbers) => ['Q', getNumber(numbers, 0), getNumber(numbers, 1), getNumber(numbers, 2), getNumber(numbers, 3)],
  ],
  C: [
    6,
    (numbers) => [
      'C',
      getNumber(numbers, 0),
      getNumber(numbers, 1),
      getNumber(numbers, 2),
      getNumber(numbers, 3),
      getNumber(numbers, 4),
      getNumber(numbers, 5),
    ],
  ],
  Z: [0, () => ['Z']],
  z: [0, () => ['Z']],
};

/** The largest coordinate, since PDF has neither exponents nor infinity. No artwork is that large, and every viewer accepts the number. */
const MAX_COORDINATE = 1e6;
export const clampCoordinate = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, value));

/** Returns the pen position after a command. Closing a subpath doesn't move the pen, since every subpath of a symbol begins with a move. */
const getEndPoint = (command: PathCommand, x: number, y: number): readonly [number, number] =>
  command[0] === 'Z' ? [x, y] : [command[command.length - 2] as number, command[command.length - 1] as number];

/**
 * Parses path data with the absolute commands M L H V C Q Z, the only ones that symbols may have. Anything else ends the path at that
 * point instead of throwing, since a foreign symbol must not break a card.
 */
export function parsePath(pathData: string): Path {
  const commands: PathCommand[] = [];
  let numbers: number[] = [];
  let letter = '';
  let [x, y] = [0, 0];
  const addCommand = ([, createCommand]: readonly [number, CommandFactory]): void => {
    const command = createCommand(numbers, x, y);
    [x, y] = getEndPoint(command, x, y);
    commands.push(command);
    numbers = [];
  };
  for (const [, nextLetter, digits] of pathData.matchAll(TOKEN)) {
    if (nextLetter !== undefined) letter = nextLetter;
    else numbers.push(clampCoordinate(Number(digits)));
    const commandType = COMMANDS[letter];
    if (commandType === undefined || (commandType[0] === 0 && nextLetter === undefined)) return commands;
    if (numbers.length === commandType[0]) addCommand(commandType);
    // More coordinate pairs after a move are lines.
    if (letter === 'M' && nextLetter === undefined && numbers.length === 0) letter = 'L';
  }
  return commands;
}

/** Creates a closed rectangle. */
export const createRectPath = ({ x, y, width, height }: Rect): Path =>
  createPolygon([x, y, x + width, y, x + width, y + height, x, y + height]);

/** Creates a closed polygon from a flat list x, y, x, y … */
export function createPolygon(coordinates: readonly number[]): Path {
  const commands: PathCommand[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    commands.push([index === 0 ? 'M' : 'L', coordinates[index] ?? 0, coordinates[index + 1] ?? 0]);
  }
  commands.push(['Z']);
  return commands;
}

/** The distance of a quarter circle's control points from its ends, as a fraction of the radius. */
const ARC_FACTOR = 0.5523;

/** Creates a closed rectangle with rounded corners. */
export function createRoundedRect({ x, y, width, height }: Rect, radius: number): Path {
  const cornerRadius = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (cornerRadius === 0) return createRectPath({ x, y, width, height });
  const controlOffset = cornerRadius * (1 - ARC_FACTOR);
  const right = x + width;
  const bottom = y + height;
  return [
    ['M', x + cornerRadius, y],
    ['L', right - cornerRadius, y],
    ['C', right - controlOffset, y, right, y + controlOffset, right, y + cornerRadius],
    ['L', right, bottom - cornerRadius],
    ['C', right, bottom - controlOffset, right - controlOffset, bottom, right - cornerRadius, bottom],
    ['L', x + cornerRadius, bottom],
    ['C', x + controlOffset, bottom, x, bottom - controlOffset, x, bottom - cornerRadius],
    ['L', x, y + cornerRadius],
    ['C', x, y + controlOffset, x + controlOffset, y, x + cornerRadius, y],
    ['Z'],
  ];
}

/** Moves and scales a path. Each point becomes `offset + scale * point`. */
export function transformPath(path: Path, scaleX: number, scaleY: number, dx: number, dy: number): Path {
  return path.map((command): PathCommand => {
    if (command[0] === 'Z') return command;
    const numbers = (command.slice(1) as number[]).map((coordinate, index) =>
      index % 2 === 0 ? dx + scaleX * coordinate : dy + scaleY * coordinate,
    );
    return [command[0], ...numbers] as unknown as PathCommand;
  });
}

/** Returns the bounding box of all points, including control points. */
export function getPathBounds(path: Path): Rect {
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
