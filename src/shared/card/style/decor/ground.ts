/** A pattern on the paper of a card, below everything that stands on it. */
import type { CardTemplate, Element } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';
import { isRound } from './round.ts';

type Ground = NonNullable<CardStyle['ground']>;
type Box = Element['box'];

/** What a pattern has that says nothing else; millimetres. */
export const USUAL_GROUND = { colour: 'mute', opacity: 0.35, pitch: 3 };
/** A ground covers this part of the card. */
const LEAST = 0.7;
/** Inside of a ground that does not reach the edges. Millimetres. */
const INSET = 2;
/** Lines and rays of one pattern: what a path has room for. */
const MOST_LINES = 300;
const RAYS = 24;
/** Scales of one pattern. */
const MOST_SCALES = 800;
/** Where rays begin, as a part of the box. */
const SUN = { x: 0.5, y: 0.38 };

/** The last of the plain shapes that a side begins with and that cover most of the card; undefined where there is none. */
export function groundOf({ size }: CardTemplate, side: readonly Element[]): number | undefined {
  let found: number | undefined;
  for (const [index, element] of side.entries()) {
    const { box } = element;
    const covers = box[2] * box[3] >= LEAST * size.width * size.height;
    // Some shapes are drawn in units of their own that have nothing to do with the card.
    const isOnCard = element.kind === 'shape' && (element.d === undefined || !(box[2] === 100 && box[3] === 100));
    if (element.kind !== 'shape' || !covers || !isOnCard || element.when !== undefined) break;
    if (element.fill !== undefined && element.fill !== 'none') found = index;
  }
  return found;
}

/** Whether any side has paper that a pattern can stand on. */
export const hasGround = (template: CardTemplate): boolean =>
  !isRound(template) && [template.front, template.back].some((side) => groundOf(template, side) !== undefined);

export function withGround(template: CardTemplate, ground: CardStyle['ground']): CardTemplate {
  if (ground === undefined || isRound(template)) return template;
  const on = (side: readonly Element[]): Element[] => {
    const at = groundOf(template, side);
    if (at === undefined) return [...side];
    return [...side.slice(0, at + 1), patternOf(template, side[at]?.box, ground), ...side.slice(at + 1)];
  };
  const { front, back, more } = template;
  return { ...template, front: on(front), back: on(back), ...(more === undefined ? {} : { more: on(more) }) };
}

const digits = (n: number): number => Math.round(n * 100) / 100;

function patternOf({ size }: CardTemplate, of: Box | undefined, ground: Ground): Element {
  const {
    pattern,
    colour = USUAL_GROUND.colour,
    opacity = USUAL_GROUND.opacity,
    pitch: wanted = USUAL_GROUND.pitch,
  } = ground;
  const [x, y, width, height] = of ?? [0, 0, size.width, size.height];
  const isWhole = x <= 0 && y <= 0;
  const box: Box = isWhole
    ? [x, y, width, height]
    : [x + INSET, y + INSET, Math.max(0, width - 2 * INSET), Math.max(0, height - 2 * INSET)];
  const [, , across, down] = box;
  const hold = { x: 'both', y: 'both' } as const;
  if (pattern === 'dots') {
    const pitch = Math.max(wanted, Math.sqrt((across * down) / 30_000));
    return { kind: 'halftone', box, hold, colour, pitch, from: pitch * 0.4, to: pitch * 0.4, towards: 'down', opacity };
  }
  const pitch = Math.max(wanted, (across + down) / MOST_LINES);
  const mm: PathIn = (points) =>
    points
      .map(([a, b], index) => `${index === 0 ? 'M' : 'L'}${digits((a / across) * 100)} ${digits((b / down) * 100)}`)
      .join('');
  if (pattern === 'rays') return { kind: 'shape', box, hold, d: rays(across, down, mm), fill: colour, opacity };
  const d = pattern === 'scales' ? scales(across, down, pitch) : lines(pattern, across, down, pitch, mm);
  return { kind: 'shape', box, hold, d, stroke: { colour, width: Math.min(2, pitch * 0.35) }, opacity };
}

type Point = readonly [x: number, y: number];
type PathIn = (points: readonly Point[]) => string;

/** Rising lines, or squares. */
function lines(pattern: 'stripes' | 'grid', across: number, down: number, pitch: number, mm: PathIn): string {
  const out: string[] = [];
  if (pattern === 'grid') {
    for (let x = pitch; x < across; x += pitch) out.push(mm([[x, 0], [x, down]])); // biome-ignore format: one line a line
    for (let y = pitch; y < down; y += pitch) out.push(mm([[0, y], [across, y]])); // biome-ignore format: one line a line
    return out.join('');
  }
  for (let at = pitch; at < across + down; at += pitch * Math.SQRT2) {
    const [left, right] = [Math.max(0, at - down), Math.min(across, at)];
    out.push(mm([[left, at - left], [right, at - right]])); // biome-ignore format: one line a line
  }
  return out.join('');
}

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** Rows of bows, every second one shifted by half a scale. */
function scales(across: number, down: number, wanted: number): string {
  const pitch = Math.max(wanted, Math.sqrt((2 * across * down) / MOST_SCALES));
  const columns = Math.max(1, Math.round(across / pitch));
  const rows = Math.max(1, Math.round(down / (pitch / 2)));
  const [w, h] = [100 / columns, 100 / rows];
  const out: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = tenths(row * h);
    const low = tenths(y + 1.4 * h);
    const isShifted = row % 2 === 1;
    const count = isShifted ? columns - 1 : columns;
    for (let column = 0; column < count; column += 1) {
      const from = (column + (isShifted ? 0.5 : 0)) * w;
      if (column === 0) out.push(`M${tenths(from)} ${y}`);
      out.push(`Q${tenths(from + w / 2)} ${low} ${tenths(from + w)} ${y}`);
    }
  }
  return out.join('');
}

/** Every second one of as many rays from a point to the edges. */
function rays(across: number, down: number, mm: PathIn): string {
  const sun: Point = [across * SUN.x, down * SUN.y];
  const corners: readonly Point[] = [[across, down], [0, down], [0, 0], [across, 0]]; // biome-ignore format: clockwise from the lower right
  const angleOf = ([x, y]: Point): number => (Math.atan2(y - sun[1], x - sun[0]) + 2 * Math.PI) % (2 * Math.PI);
  const edge = (angle: number): Point => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = [
      dx > 0 ? (across - sun[0]) / dx : dx < 0 ? -sun[0] / dx : Number.POSITIVE_INFINITY,
      dy > 0 ? (down - sun[1]) / dy : dy < 0 ? -sun[1] / dy : Number.POSITIVE_INFINITY,
    ];
    const reach = Math.min(...far);
    return [sun[0] + dx * reach, sun[1] + dy * reach];
  };
  const out: string[] = [];
  for (let ray = 0; ray < RAYS; ray += 2) {
    const [from, to] = [ray, ray + 1].map((n) => (n / RAYS) * 2 * Math.PI) as [number, number];
    const between = corners.filter((corner) => angleOf(corner) > from && angleOf(corner) < to);
    out.push(`${mm([sun, edge(from), ...between, edge(to)])}Z`);
  }
  return out.join('');
}
