/** Adds a pattern to the background of a card, below all other elements. A `box` is x, y, width and height in millimeters. */
import type { CardTemplate, Element } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';
import { isRoundCard } from './round-card.ts';

type Ground = NonNullable<CardStyle['ground']>;
type Box = Element['box'];

/** The defaults of a pattern; `pitch` is in millimeters. */
export const DEFAULT_GROUND = { colour: 'mute', opacity: 0.35, pitch: 3 };
/** Minimum share of the card that a background covers. */
const MIN_COVERED_SHARE = 0.7;
/** Inset of the pattern in a background that does not reach the edges, in millimeters. */
const PATTERN_INSET = 2;
/** The maximum number of lines in one pattern, so that the path stays shorter than the limit for paths. */
const MAX_LINES = 300;
/** The maximum number of dots in one pattern. */
const MAX_DOTS = 30_000;
/** The number of sectors; every second sector is a ray. */
const RAY_COUNT = 24;
/** The maximum number of scales in one pattern. */
const MAX_SCALES = 800;
/** The point where rays begin, as a share of the box. */
const RAY_ORIGIN = { x: 0.5, y: 0.38 };

/** Finds the index of a side's background: the last of its leading plain shapes that cover most of the card. */
export function findGround({ size }: CardTemplate, side: readonly Element[]): number | undefined {
  let groundIndex: number | undefined;
  for (const [index, element] of side.entries()) {
    const { box } = element;
    const isLarge = box[2] * box[3] >= MIN_COVERED_SHARE * size.width * size.height;
    // Paths in a box of 100 × 100 use units of their own, which are unrelated to the card.
    const isOnCard = element.kind === 'shape' && (element.d === undefined || !(box[2] === 100 && box[3] === 100));
    if (element.kind !== 'shape' || !isLarge || !isOnCard || element.when !== undefined) break;
    if (element.fill !== undefined && element.fill !== 'none') groundIndex = index;
  }
  return groundIndex;
}

/** Whether any side has a background for a pattern. */
export const hasGround = (template: CardTemplate): boolean =>
  !isRoundCard(template) && [template.front, template.back].some((side) => findGround(template, side) !== undefined);

export function applyGround(template: CardTemplate, ground: CardStyle['ground']): CardTemplate {
  if (ground === undefined || isRoundCard(template)) return template;
  const addPattern = (side: readonly Element[]): Element[] => {
    const groundIndex = findGround(template, side);
    if (groundIndex === undefined) return [...side];
    return [
      ...side.slice(0, groundIndex + 1),
      createPattern(template, side[groundIndex]?.box, ground),
      ...side.slice(groundIndex + 1),
    ];
  };
  const { front, back, more: continuation } = template;
  return {
    ...template,
    front: addPattern(front),
    back: addPattern(back),
    ...(continuation === undefined ? {} : { more: addPattern(continuation) }),
  };
}

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

function createPattern({ size }: CardTemplate, groundBox: Box | undefined, ground: Ground): Element {
  const {
    pattern,
    colour = DEFAULT_GROUND.colour,
    opacity = DEFAULT_GROUND.opacity,
    pitch: requestedPitch = DEFAULT_GROUND.pitch,
  } = ground;
  const [x, y, width, height] = groundBox ?? [0, 0, size.width, size.height];
  const coversCard = x <= 0 && y <= 0;
  const box: Box = coversCard
    ? [x, y, width, height]
    : [
        x + PATTERN_INSET,
        y + PATTERN_INSET,
        Math.max(0, width - 2 * PATTERN_INSET),
        Math.max(0, height - 2 * PATTERN_INSET),
      ];
  const [, , patternWidth, patternHeight] = box;
  const hold = { x: 'both', y: 'both' } as const;
  if (pattern === 'dots') {
    const pitch = Math.max(requestedPitch, Math.sqrt((patternWidth * patternHeight) / MAX_DOTS));
    return { kind: 'halftone', box, hold, colour, pitch, from: pitch * 0.4, to: pitch * 0.4, towards: 'down', opacity };
  }
  const pitch = Math.max(requestedPitch, (patternWidth + patternHeight) / MAX_LINES);
  const toPath: ToPath = (points) =>
    points
      .map(
        ([a, b], index) =>
          `${index === 0 ? 'M' : 'L'}${roundToHundredth((a / patternWidth) * 100)} ${roundToHundredth((b / patternHeight) * 100)}`,
      )
      .join('');
  if (pattern === 'rays')
    return { kind: 'shape', box, hold, d: createRays(patternWidth, patternHeight, toPath), fill: colour, opacity };
  const pathData =
    pattern === 'scales'
      ? createScales(patternWidth, patternHeight, pitch)
      : createLines(pattern, patternWidth, patternHeight, pitch, toPath);
  return { kind: 'shape', box, hold, d: pathData, stroke: { colour, width: Math.min(2, pitch * 0.35) }, opacity };
}

type Point = readonly [x: number, y: number];
type ToPath = (points: readonly Point[]) => string;

/** Creates rising lines, or squares. */
function createLines(
  pattern: 'stripes' | 'grid',
  patternWidth: number,
  patternHeight: number,
  pitch: number,
  toPath: ToPath,
): string {
  const linePaths: string[] = [];
  if (pattern === 'grid') {
    for (let x = pitch; x < patternWidth; x += pitch) linePaths.push(toPath([[x, 0], [x, patternHeight]])); // biome-ignore format: one pattern line per code line
    for (let y = pitch; y < patternHeight; y += pitch) linePaths.push(toPath([[0, y], [patternWidth, y]])); // biome-ignore format: one pattern line per code line
    return linePaths.join('');
  }
  for (let offset = pitch; offset < patternWidth + patternHeight; offset += pitch * Math.SQRT2) {
    const [startX, endX] = [Math.max(0, offset - patternHeight), Math.min(patternWidth, offset)];
    linePaths.push(toPath([[startX, offset - startX], [endX, offset - endX]])); // biome-ignore format: one pattern line per code line
  }
  return linePaths.join('');
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Creates rows of arcs, with every second row shifted by half a scale. */
function createScales(patternWidth: number, patternHeight: number, requestedPitch: number): string {
  const pitch = Math.max(requestedPitch, Math.sqrt((2 * patternWidth * patternHeight) / MAX_SCALES));
  const columns = Math.max(1, Math.round(patternWidth / pitch));
  const rows = Math.max(1, Math.round(patternHeight / (pitch / 2)));
  const [columnWidth, rowHeight] = [100 / columns, 100 / rows];
  const commands: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = roundToTenth(row * rowHeight);
    const controlY = roundToTenth(y + 1.4 * rowHeight);
    const isShifted = row % 2 === 1;
    const scaleCount = isShifted ? columns - 1 : columns;
    for (let column = 0; column < scaleCount; column += 1) {
      const startX = (column + (isShifted ? 0.5 : 0)) * columnWidth;
      if (column === 0) commands.push(`M${roundToTenth(startX)} ${y}`);
      commands.push(
        `Q${roundToTenth(startX + columnWidth / 2)} ${controlY} ${roundToTenth(startX + columnWidth)} ${y}`,
      );
    }
  }
  return commands.join('');
}

/** Creates every second ray from a point to the edges. */
function createRays(patternWidth: number, patternHeight: number, toPath: ToPath): string {
  const origin: Point = [patternWidth * RAY_ORIGIN.x, patternHeight * RAY_ORIGIN.y];
  const corners: readonly Point[] = [[patternWidth, patternHeight], [0, patternHeight], [0, 0], [patternWidth, 0]]; // biome-ignore format: clockwise from the lower right
  const getAngle = ([x, y]: Point): number => (Math.atan2(y - origin[1], x - origin[0]) + 2 * Math.PI) % (2 * Math.PI);
  const findEdgePoint = (angle: number): Point => {
    const [directionX, directionY] = [Math.cos(angle), Math.sin(angle)];
    const distances = [
      directionX > 0
        ? (patternWidth - origin[0]) / directionX
        : directionX < 0
          ? -origin[0] / directionX
          : Number.POSITIVE_INFINITY,
      directionY > 0
        ? (patternHeight - origin[1]) / directionY
        : directionY < 0
          ? -origin[1] / directionY
          : Number.POSITIVE_INFINITY,
    ];
    const distance = Math.min(...distances);
    return [origin[0] + directionX * distance, origin[1] + directionY * distance];
  };
  const rayPaths: string[] = [];
  for (let rayIndex = 0; rayIndex < RAY_COUNT; rayIndex += 2) {
    const [startAngle, endAngle] = [rayIndex, rayIndex + 1].map(
      (rayNumber) => (rayNumber / RAY_COUNT) * 2 * Math.PI,
    ) as [number, number];
    const cornersInside = corners.filter((corner) => getAngle(corner) > startAngle && getAngle(corner) < endAngle);
    rayPaths.push(`${toPath([origin, findEdgePoint(startAngle), ...cornersInside, findEdgePoint(endAngle)])}Z`);
  }
  return rayPaths.join('');
}
