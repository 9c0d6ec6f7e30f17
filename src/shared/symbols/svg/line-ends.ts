/**
 * Imitates the line ends and corners of SVG. Lines in drawings always have flat ends and mitered corners. Round ends and corners get a disc
 * on top, and lines with square ends are extended.
 */
import type { Command } from '../path-data.ts';

export interface LineStyle {
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly roundCorners: boolean;
}

export interface StyledLines {
  readonly commands: readonly Command[];
  /** Discs to fill with the line color. */
  readonly discs: readonly Command[];
}

type Point = readonly [x: number, y: number];

/** A line or curve with its directions at both ends. */
interface Segment {
  readonly start: Point;
  readonly end: Point;
  readonly command: Command;
  readonly startDirection: Point;
  readonly endDirection: Point;
}

interface LineParts {
  readonly commands: Command[];
  readonly discs: Command[];
}

interface Subpath {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

/** The cosine of about 6 degrees: directions that differ by less do not form a corner. */
const MIN_STRAIGHT_COSINE = 0.995;
/** The length of the handles of a quarter circle, relative to its radius. */
const CIRCLE_HANDLE = 0.5523;

function getDirection(points: readonly Point[]): Point | undefined {
  const [firstPoint] = points;
  if (firstPoint === undefined) return undefined;
  for (const [x, y] of points) {
    const distance = Math.hypot(x - firstPoint[0], y - firstPoint[1]);
    if (distance > 0) return [(x - firstPoint[0]) / distance, (y - firstPoint[1]) / distance];
  }
  return undefined;
}

const reverse = ([x, y]: Point): Point => [-x, -y];

function createSegment(start: Point, command: Command): Segment | undefined {
  const numbers = command.slice(1) as number[];
  const points: Point[] = [start];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push([numbers[index] as number, numbers[index + 1] as number]);
  const startDirection = getDirection(points);
  const reverseDirection = getDirection([...points].reverse());
  if (startDirection === undefined || reverseDirection === undefined) return undefined;
  return {
    start,
    end: points[points.length - 1] as Point,
    command,
    startDirection,
    endDirection: reverse(reverseDirection),
  };
}

function splitSubpaths(commands: readonly Command[]): Subpath[] {
  const subpaths: Subpath[] = [];
  let subpathStart: Point = [0, 0];
  let penPosition: Point = subpathStart;
  let segments: Segment[] = [];
  let hasLine = false;
  const endSubpath = (closed: boolean): void => {
    if (hasLine) subpaths.push({ start: subpathStart, segments, closed });
    segments = [];
    hasLine = false;
  };
  const addCommand = (command: Command): void => {
    const segment = createSegment(penPosition, command);
    hasLine = true;
    if (segment === undefined) return;
    segments.push(segment);
    penPosition = segment.end;
  };
  for (const command of commands) {
    const [letter, x = 0, y = 0] = command;
    if (letter === 'M') {
      endSubpath(false);
      subpathStart = [x, y];
      penPosition = subpathStart;
    } else if (letter === 'Z') {
      addCommand(['L', ...subpathStart]);
      endSubpath(true);
      penPosition = subpathStart;
    } else addCommand(command);
  }
  endSubpath(false);
  return subpaths;
}

function createDisc([x, y]: Point, radius: number): Command[] {
  const handleLength = radius * CIRCLE_HANDLE;
  return [
    ['M', x + radius, y],
    ['C', x + radius, y + handleLength, x + handleLength, y + radius, x, y + radius],
    ['C', x - handleLength, y + radius, x - radius, y + handleLength, x - radius, y],
    ['C', x - radius, y - handleLength, x - handleLength, y - radius, x, y - radius],
    ['C', x + handleLength, y - radius, x + radius, y - handleLength, x + radius, y],
    ['Z'],
  ];
}

const isCorner = (previous: Segment, next: Segment): boolean =>
  previous.endDirection[0] * next.startDirection[0] + previous.endDirection[1] * next.startDirection[1] <
  MIN_STRAIGHT_COSINE;

const extend = ([x, y]: Point, [directionX, directionY]: Point, distance: number): Point => [
  x + directionX * distance,
  y + directionY * distance,
];

/** Creates the lines of a path with imitated ends and corners. */
export function imitateLineEnds(path: readonly Command[], lineStyle: LineStyle): StyledLines {
  const styledLines: LineParts = { commands: [], discs: [] };
  for (const { start, segments, closed } of splitSubpaths(path)) {
    const openParts = lineStyle.roundCorners ? splitAtCorners(segments, closed) : [];
    if (segments.length === 0) addDot(start, lineStyle, styledLines);
    else if (closed && openParts.length === 0) addClosedLine(segments, styledLines);
    else addOpenParts(openParts.length === 0 ? [segments] : openParts, closed, lineStyle, styledLines);
  }
  return styledLines;
}

/** Adds a line of length 0. With round or square ends it is a dot; with flat ends it is invisible. */
function addDot([x, y]: Point, { width, cap }: LineStyle, { commands, discs }: LineParts): void {
  const radius = width / 2;
  if (cap === 'round') discs.push(...createDisc([x, y], radius));
  if (cap === 'square') commands.push(['M', x - radius, y], ['L', x + radius, y]);
}

/** Adds a closed line. */
function addClosedLine(segments: readonly Segment[], { commands }: LineParts): void {
  commands.push(['M', ...(segments[0] as Segment).start]);
  for (const { command } of segments) commands.push(command);
  commands.push(['Z']);
}

function addOpenParts(
  openParts: readonly (readonly Segment[])[],
  closed: boolean,
  { width, cap }: LineStyle,
  { commands, discs }: LineParts,
): void {
  const radius = width / 2;
  for (const [index, segments] of openParts.entries()) {
    const [firstSegment, lastSegment] = [segments[0] as Segment, segments[segments.length - 1] as Segment];
    const startsLine = !closed && index === 0;
    const endsLine = !closed && index === openParts.length - 1;
    // A part begins at a corner or at the start of the line.
    if (!startsLine || cap === 'round') discs.push(...createDisc(firstSegment.start, radius));
    if (endsLine && cap === 'round') discs.push(...createDisc(lastSegment.end, radius));
    if (startsLine && cap === 'square') {
      commands.push(
        ['M', ...extend(firstSegment.start, reverse(firstSegment.startDirection), radius)],
        ['L', ...firstSegment.start],
      );
    } else commands.push(['M', ...firstSegment.start]);
    for (const { command } of segments) commands.push(command);
    if (endsLine && cap === 'square')
      commands.push(['L', ...extend(lastSegment.end, lastSegment.endDirection, radius)]);
  }
}

/** Splits a line at its corners. Returns an empty list for a closed line without corners. */
function splitAtCorners(segments: readonly Segment[], closed: boolean): Segment[][] {
  const { length } = segments;
  const partStarts = segments.flatMap((segment, index) => {
    const previousSegment = segments[(index + length - 1) % length] as Segment;
    if (index === 0 && !closed) return [0];
    return isCorner(previousSegment, segment) ? [index] : [];
  });
  const firstCorner = partStarts[0] ?? 0;
  // A closed line starts at its first corner.
  const orderedSegments = [...segments.slice(firstCorner), ...segments.slice(0, firstCorner)];
  return partStarts.map((partStart, index) =>
    orderedSegments.slice(partStart - firstCorner, (partStarts[index + 1] ?? length + firstCorner) - firstCorner),
  );
}
