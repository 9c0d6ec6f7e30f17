/**
 * Ends and corners of lines. A drawing's lines end flat and have mitred corners; round and square ones are imitated by what a
 * drawing has: a disc over each round end and corner, and lines that are longer by what a square end adds.
 */
import type { Command } from '../path-data.ts';

export interface LineLooks {
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly roundCorners: boolean;
}

export interface Lines {
  readonly commands: readonly Command[];
  /** To be filled with the colour of the line. */
  readonly discs: readonly Command[];
}

type Point = readonly [x: number, y: number];

/** A line or curve of some length, with its directions at both ends. */
interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly command: Command;
  readonly out: Point;
  readonly into: Point;
}

interface LineParts {
  readonly commands: Command[];
  readonly discs: Command[];
}

interface Subpath {
  readonly at: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

/** Directions that differ by less make no corner: cosine of about 6 degrees. */
const STRAIGHT = 0.995;
/** Handles of a quarter of a circle, by its radius. */
const KAPPA = 0.5523;

function direction(points: readonly Point[]): Point | undefined {
  const [first] = points;
  if (first === undefined) return undefined;
  for (const [x, y] of points) {
    const length = Math.hypot(x - first[0], y - first[1]);
    if (length > 0) return [(x - first[0]) / length, (y - first[1]) / length];
  }
  return undefined;
}

const back = ([x, y]: Point): Point => [-x, -y];

function segmentOf(from: Point, command: Command): Segment | undefined {
  const numbers = command.slice(1) as number[];
  const points: Point[] = [from];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push([numbers[index] as number, numbers[index + 1] as number]);
  const out = direction(points);
  const before = direction([...points].reverse());
  if (out === undefined || before === undefined) return undefined;
  return { from, to: points[points.length - 1] as Point, command, out, into: back(before) };
}

function subpathsOf(commands: readonly Command[]): Subpath[] {
  const out: Subpath[] = [];
  let at: Point = [0, 0];
  let pen: Point = at;
  let segments: Segment[] = [];
  let drawn = false;
  const end = (closed: boolean): void => {
    if (drawn) out.push({ at, segments, closed });
    segments = [];
    drawn = false;
  };
  const go = (command: Command): void => {
    const segment = segmentOf(pen, command);
    drawn = true;
    if (segment === undefined) return;
    segments.push(segment);
    pen = segment.to;
  };
  for (const command of commands) {
    const [letter, x = 0, y = 0] = command;
    if (letter === 'M') {
      end(false);
      at = [x, y];
      pen = at;
    } else if (letter === 'Z') {
      go(['L', ...at]);
      end(true);
      pen = at;
    } else go(command);
  }
  end(false);
  return out;
}

function disc([x, y]: Point, r: number): Command[] {
  const k = r * KAPPA;
  return [
    ['M', x + r, y],
    ['C', x + r, y + k, x + k, y + r, x, y + r],
    ['C', x - k, y + r, x - r, y + k, x - r, y],
    ['C', x - r, y - k, x - k, y - r, x, y - r],
    ['C', x + k, y - r, x + r, y - k, x + r, y],
    ['Z'],
  ];
}

const isCorner = (a: Segment, b: Segment): boolean => a.into[0] * b.out[0] + a.into[1] * b.out[1] < STRAIGHT;

const beyond = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/** The lines of a path with their ends and corners. */
export function withEnds(path: readonly Command[], looks: LineLooks): Lines {
  const to: LineParts = { commands: [], discs: [] };
  for (const { at, segments, closed } of subpathsOf(path)) {
    const parts = looks.roundCorners ? cutAtCorners(segments, closed) : [];
    if (segments.length === 0) addDot(at, looks, to);
    else if (closed && parts.length === 0) addRound(segments, to);
    else addStretches(parts.length === 0 ? [segments] : parts, closed, looks, to);
  }
  return to;
}

/** A line of no length is a dot, or nothing where lines end flat. */
function addDot([x, y]: Point, { width, cap }: LineLooks, { commands, discs }: LineParts): void {
  const r = width / 2;
  if (cap === 'round') discs.push(...disc([x, y], r));
  if (cap === 'square') commands.push(['M', x - r, y], ['L', x + r, y]);
}

/** A line that comes back to where it began. */
function addRound(segments: readonly Segment[], { commands }: LineParts): void {
  commands.push(['M', ...(segments[0] as Segment).from]);
  for (const { command } of segments) commands.push(command);
  commands.push(['Z']);
}

function addStretches(
  parts: readonly (readonly Segment[])[],
  closed: boolean,
  { width, cap }: LineLooks,
  { commands, discs }: LineParts,
): void {
  const r = width / 2;
  for (const [index, part] of parts.entries()) {
    const [first, last] = [part[0] as Segment, part[part.length - 1] as Segment];
    const begins = !closed && index === 0;
    const ends = !closed && index === parts.length - 1;
    // A stretch begins at a corner, or where the line does.
    if (!begins || cap === 'round') discs.push(...disc(first.from, r));
    if (ends && cap === 'round') discs.push(...disc(last.to, r));
    if (begins && cap === 'square') {
      commands.push(['M', ...beyond(first.from, back(first.out), r)], ['L', ...first.from]);
    } else commands.push(['M', ...first.from]);
    for (const { command } of part) commands.push(command);
    if (ends && cap === 'square') commands.push(['L', ...beyond(last.to, last.into, r)]);
  }
}

/** Stretches without corners. None where a closed line has no corner at all. */
function cutAtCorners(segments: readonly Segment[], closed: boolean): Segment[][] {
  const { length } = segments;
  const starts = segments.flatMap((segment, index) => {
    const before = segments[(index + length - 1) % length] as Segment;
    if (index === 0 && !closed) return [0];
    return isCorner(before, segment) ? [index] : [];
  });
  const turn = starts[0] ?? 0;
  // The segments of a closed line are taken from its first corner on.
  const order = [...segments.slice(turn), ...segments.slice(0, turn)];
  return starts.map((start, index) => order.slice(start - turn, (starts[index + 1] ?? length + turn) - turn));
}
