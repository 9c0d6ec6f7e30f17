/** What colour lies behind the words of a card, where that can be said: on paper, on shapes, not on photographs. */
import { mix } from '../../display/colour.ts';
import type { Colour, DisplayItem, ImageItem, Matrix, PathItem, TextItem } from '../../display/display-list.ts';
import { imageBounds } from '../../display/display-list.ts';
import {
  boundsOf as boundsOfPoints,
  combined,
  cornersOf,
  inverse,
  moved,
  type Point,
  UNMOVED,
} from '../../display/matrix.ts';
import { type Path, pathBounds } from '../../display/path.ts';
import { isInside, isNear } from '../../display/path-hit.ts';
import type { Rect } from '../../display/units.ts';

/** What was painted so far, with the way from the card into its own coordinates. */
interface Painted {
  readonly item: PathItem | ImageItem;
  /** What it reaches on the card: most of a card lies elsewhere. */
  readonly reach: Rect;
  readonly toLocal: Matrix;
  readonly clips: readonly Clip[];
}

interface Clip {
  readonly path: Path;
  readonly toLocal: Matrix;
}

/** A run of words, and what lies behind it. */
export interface TextGround {
  readonly text: TextItem;
  /** The colours behind it with the part of it that each lies behind; none where the words stand on a picture. */
  readonly grounds: ReadonlyMap<Colour, number>;
}

/** Card stock. */
const STOCK: Colour = '#ffffff';

/** Parts of a run's length and of its size at which the ground is looked at: so close that a line behind it is told from an area. */
const ALONG = [0.04, 0.19, 0.35, 0.5, 0.65, 0.81, 0.96];
const ABOVE = [0.15, 0.5];

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
    else painted.push({ item, reach: reachOf(item, around), toLocal: inverse(around), clips });
  }
}

function reachOf(item: PathItem | ImageItem, around: Matrix): Rect {
  const { x, y, width, height } = item.kind === 'image' ? imageBounds(item) : boundsOf(item.path);
  const edge = item.kind === 'path' && item.stroke !== undefined ? item.stroke.width / 2 : 0;
  const whole = { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge };
  return boundsOfPoints(cornersOf(whole, around));
}

const isIn = ({ x, y }: Point, rect: Rect): boolean =>
  x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;

function groundsOf(text: TextItem, around: Matrix, all: readonly Painted[]): ReadonlyMap<Colour, number> {
  const points = ALONG.flatMap((part) =>
    ABOVE.map((above) => moved(around, { x: text.x + text.advance * part, y: text.y - text.size * above })),
  );
  const painted = all.filter(({ reach }) => points.some((point) => isIn(point, reach)));
  const grounds = new Map<Colour, number>();
  for (const point of points) {
    const colour = groundAt(point, painted);
    if (colour === undefined) return new Map();
    grounds.set(colour, (grounds.get(colour) ?? 0) + 1 / points.length);
  }
  return grounds;
}

/** From the topmost down to what covers all below it; undefined on a picture. */
function groundAt(point: Point, painted: readonly Painted[]): Colour | undefined {
  const over: { readonly colour: Colour; readonly opacity: number }[] = [];
  let base: Colour | undefined = STOCK;
  for (let index = painted.length - 1; index >= 0; index -= 1) {
    const one = painted[index] as Painted;
    const { item } = one;
    if (!isIn(point, one.reach)) continue;
    if (!one.clips.every(({ path, toLocal }) => isInside(path, moved(toLocal, point), false))) continue;
    const there = moved(one.toLocal, point);
    if (item.kind === 'image') {
      if (!isIn(there, imageBounds(item))) continue;
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
