/** What colour lies behind the words of a card, where that can be said: on paper, on shapes, not on photographs. */
import { mix } from '../../card/display/colour.ts';
import type { Colour, DisplayItem, ImageItem, Matrix, PathItem, TextItem } from '../../card/display/display-list.ts';
import { combined, inverse, moved, type Point, UNMOVED } from '../../card/display/matrix.ts';
import { type Path, pathBounds } from '../../card/display/path.ts';

/** What was painted so far, with the way from the card into its own coordinates. */
interface Painted {
  readonly item: PathItem | ImageItem;
  readonly toLocal: Matrix;
  readonly clips: readonly Clip[];
}

interface Clip {
  readonly path: Path;
  readonly toLocal: Matrix;
}

/** A run of words, and the colours behind it. */
export interface TextGround {
  readonly text: TextItem;
  /** None where the words stand on a picture. */
  readonly grounds: readonly Colour[];
}

/** Card stock. */
const STOCK: Colour = '#ffffff';

/** Parts of a run's length and of its size at which the ground is looked at. */
const ALONG = [0.04, 0.28, 0.5, 0.72, 0.96];
const ABOVE = 0.3;

/** The grounds of the texts of a side, one list of items after the other, as they are painted. */
export function textGrounds(parts: readonly (readonly DisplayItem[])[]): readonly (readonly TextGround[])[] {
  const painted: Painted[] = [];
  return parts.map((items) => {
    const found: TextGround[] = [];
    visit(items, UNMOVED, [], painted, found);
    return found;
  });
}

function visit(
  items: readonly DisplayItem[],
  around: Matrix,
  clips: readonly Clip[],
  painted: Painted[],
  found: TextGround[],
): void {
  for (const item of items) {
    if (item.kind === 'group') {
      const inside = item.transform === undefined ? around : combined(around, item.transform);
      const cut = item.clip === undefined ? clips : [...clips, { path: item.clip, toLocal: inverse(inside) }];
      visit(item.items, inside, cut, painted, found);
    } else if (item.kind === 'text') found.push({ text: item, grounds: groundsOf(item, around, painted) });
    else painted.push({ item, toLocal: inverse(around), clips });
  }
}

function groundsOf(text: TextItem, around: Matrix, painted: readonly Painted[]): readonly Colour[] {
  const points = ALONG.map((part) => moved(around, { x: text.x + text.advance * part, y: text.y - text.size * ABOVE }));
  const colours = points.map((point) => groundAt(point, painted));
  return colours.some((colour) => colour === undefined) ? [] : [...new Set(colours as Colour[])];
}

/** From the topmost down to what covers all below it; undefined on a picture. */
function groundAt(point: Point, painted: readonly Painted[]): Colour | undefined {
  const over: { readonly colour: Colour; readonly opacity: number }[] = [];
  let base: Colour | undefined = STOCK;
  for (let i = painted.length - 1; i >= 0; i -= 1) {
    const one = painted[i] as Painted;
    const { item } = one;
    if (!one.clips.every(({ path, toLocal }) => isInside(path, moved(toLocal, point), false))) continue;
    const there = moved(one.toLocal, point);
    if (item.kind === 'image') {
      if (there.x < item.x || there.y < item.y || there.x > item.x + item.width || there.y > item.y + item.height)
        continue;
      base = undefined;
      break;
    }
    const colour = inkAt(item, there);
    if (colour === undefined) continue;
    const opacity = item.opacity ?? 1;
    if (opacity >= 1) {
      base = colour;
      break;
    }
    over.push({ colour, opacity });
  }
  if (base === undefined) return undefined;
  return over.reduceRight((below, { colour, opacity }) => mix(below, colour, opacity), base);
}

function inkAt(item: PathItem, point: Point): Colour | undefined {
  const { x, y, width, height } = boundsOf(item.path);
  const reach = item.stroke === undefined ? 0 : item.stroke.width / 2;
  if (point.x < x - reach || point.y < y - reach || point.x > x + width + reach || point.y > y + height + reach)
    return undefined;
  if (item.stroke !== undefined && isNear(item.path, point, reach)) return item.stroke.colour;
  return item.fill !== undefined && isInside(item.path, point, item.evenOdd === true) ? item.fill : undefined;
}

const bounds = new WeakMap<Path, ReturnType<typeof pathBounds>>();
function boundsOf(path: Path): ReturnType<typeof pathBounds> {
  const known = bounds.get(path) ?? pathBounds(path);
  bounds.set(path, known);
  return known;
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];
const lines = new WeakMap<Path, readonly Line[]>();
/** Straight lines that a curve is taken as. */
const STEPS = 8;

/** The path as straight lines; what a fill closes is closed by `closed`. */
function linesOf(path: Path): readonly Line[] {
  const known = lines.get(path);
  if (known !== undefined) return known;
  const out: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number): void => {
    out.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (const command of path) {
    const [fromX, fromY] = [x, y];
    switch (command[0]) {
      case 'M':
        [x, y] = [command[1], command[2]];
        [startX, startY] = [x, y];
        break;
      case 'L':
        to(command[1], command[2]);
        break;
      case 'Q':
        for (let n = 1; n <= STEPS; n += 1) {
          const [t, u] = [n / STEPS, 1 - n / STEPS];
          const at = (from: number, by: number, end: number): number => u * u * from + 2 * u * t * by + t * t * end;
          to(at(fromX, command[1], command[3]), at(fromY, command[2], command[4]));
        }
        break;
      case 'C':
        for (let n = 1; n <= STEPS; n += 1) {
          const [t, u] = [n / STEPS, 1 - n / STEPS];
          const at = (from: number, one: number, two: number, end: number): number =>
            u * u * u * from + 3 * u * u * t * one + 3 * u * t * t * two + t * t * t * end;
          to(at(fromX, command[1], command[3], command[5]), at(fromY, command[2], command[4], command[6]));
        }
        break;
      case 'Z':
        to(startX, startY);
    }
  }
  lines.set(path, out);
  return out;
}

/** By the winding of the path around the point; open ends are closed by what they leave out only where the path says so. */
function isInside(path: Path, { x, y }: Point, evenOdd: boolean): boolean {
  let winding = 0;
  for (const [x1, y1, x2, y2] of linesOf(path)) {
    if (y1 > y === y2 > y) continue;
    if (x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue;
    winding += y2 > y1 ? 1 : -1;
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

const isNear = (path: Path, { x, y }: Point, reach: number): boolean =>
  linesOf(path).some(([x1, y1, x2, y2]) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
    return Math.hypot(x - x1 - t * dx, y - y1 - t * dy) <= reach;
  });
