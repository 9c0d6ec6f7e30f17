/** What moves is drawn to lines of the card, guides, other elements and the grid; and how far it is from its neighbours. */
import type { Point } from '../../display/matrix.ts';
import type { Rect } from '../../display/units.ts';
import { boxesOf, withGroups } from '../elements.ts';
import { type Address, rounded, type Side, type StudioView } from '../view.ts';
import { cardAreas } from './areas.ts';
import { edgeToEqualGaps, equalGaps, wayToEqualGaps } from './gaps.ts';
import type { Handle } from './move.ts';
import { type Axis, across, commonMiddle, ends, isBeside, SAME, type Stretch } from './span.ts';

/** A line that an edge or a middle can lie on. */
interface Line {
  readonly at: number;
  readonly of: 'trim' | 'safe' | 'bleed' | 'guide' | 'element';
  /** How far along the other direction it reaches. */
  readonly from: number;
  readonly to: number;
}

export interface SnapTargets {
  readonly x: readonly Line[];
  readonly y: readonly Line[];
  /** Millimetres from line to line; absent = there is no grid. */
  readonly grid?: number | undefined;
  /** The other elements, for the distances to neighbours; equal ones draw too. */
  readonly others: readonly Rect[];
  readonly gaps: boolean;
}

/** A line to show while something lies on it. */
export interface SnapLine extends Line {
  /** Of a line across the card from top to bottom it is `x`. */
  readonly axis: Axis;
}

export interface Snapped {
  /** The way that was asked for, or the one beside it that meets a line. */
  readonly by: Point;
  readonly lines: readonly SnapLine[];
  /** Distances to neighbours that are equal there. */
  readonly gaps: readonly Stretch[];
}

interface Snapping {
  readonly grid?: number | undefined;
  /** Whether other elements draw it; absent = they do. */
  readonly elements?: boolean;
  /** Whether the template's guides do; absent = they do. */
  readonly guides?: boolean;
}

/** Near edge, middle and far edge. */
const positions = (rect: Rect, axis: Axis): readonly number[] => {
  const [near, far] = ends(rect, axis);
  return [near, (near + far) / 2, far];
};

/** Worked out once when a drag begins: everything on the side but what is moved, and what moves with it. */
export function snapTargets(
  studioView: StudioView,
  side: Side,
  moving: readonly Address[],
  { grid, elements = true, guides = true }: Snapping = {},
): SnapTargets {
  const left = new Set(withGroups(studioView, moving));
  const others = boxesOf(studioView, side)
    .filter(({ address, inside, element }) => {
      const art = inside?.address;
      return !left.has(address) && (art === undefined || !left.has(art)) && element.hidden !== true;
    })
    .map(({ bounds }) => bounds);
  const areas = cardAreas(studioView);
  const linesOf = (axis: Axis): Line[] => {
    const [from, to] = ends(areas.bleed, across(axis));
    const card = (['trim', 'safe', 'bleed'] as const).flatMap((of) => {
      const [near, middle, far] = positions(areas[of], axis) as [number, number, number];
      return [near, ...(of === 'trim' ? [middle] : []), far].map((at): Line => ({ at, of, from, to }));
    });
    const own = guides
      ? (studioView.template.guides?.[axis] ?? []).map((at): Line => ({ at, of: 'guide', from, to }))
      : [];
    const ofElements = !elements
      ? []
      : others.flatMap((rect) => {
          const [near, far] = ends(rect, across(axis));
          return positions(rect, axis).map((at): Line => ({ at, of: 'element', from: near, to: far }));
        });
    return [...card, ...own, ...ofElements];
  };
  const step = grid !== undefined && grid > 0 ? grid : undefined;
  return { x: linesOf('x'), y: linesOf('y'), grid: step, others, gaps: elements };
}

/** The smallest way that brings one of these places onto a line; undefined where none is within reach. */
function nearest(places: readonly number[], lines: readonly Line[], reach: number): number | undefined {
  let best: number | undefined;
  for (const place of places) {
    for (const { at } of lines) {
      const way = at - place;
      if (Math.abs(way) <= reach && (best === undefined || Math.abs(way) < Math.abs(best))) best = way;
    }
  }
  return best;
}

const toGrid = (place: number, grid: number): number => Math.round(place / grid) * grid - place;

function linesAt(places: readonly number[], axis: Axis, rect: Rect, lines: readonly Line[]): SnapLine[] {
  const [near, far] = ends(rect, across(axis));
  const shown = new Map<string, SnapLine>();
  for (const line of lines) {
    if (!places.some((place) => Math.abs(place - line.at) < SAME)) continue;
    const at = rounded(line.at);
    const known = shown.get(`${line.of} ${at}`);
    shown.set(`${line.of} ${at}`, {
      axis,
      at,
      of: line.of,
      from: Math.min(line.from, near, known?.from ?? near),
      to: Math.max(line.to, far, known?.to ?? far),
    });
  }
  return [...shown.values()];
}

interface Dragged {
  /** The frame around what is dragged, before. */
  readonly bounds: Rect;
  readonly by: Point;
  /** Millimetres from which lines draw. */
  readonly reach: number;
}

/**
 * A move with its edges and middles on lines, or with equal gaps to its neighbours, whichever is nearer. Both go before
 * the grid, which draws the near edges from anywhere.
 */
export function snapMove(targets: SnapTargets, { bounds, by, reach }: Dragged): Snapped {
  const asked = { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y };
  const along = (axis: Axis): number => {
    const places = positions(asked, axis);
    const toLine = nearest(places, targets[axis], reach);
    const toGaps = targets.gaps ? wayToEqualGaps(targets.others, asked, axis, reach) : undefined;
    const way = smaller(toLine, toGaps);
    if (way !== undefined) return by[axis] + way;
    return targets.grid === undefined ? by[axis] : by[axis] + toGrid(places[0] as number, targets.grid);
  };
  const way = { x: rounded(along('x')), y: rounded(along('y')) };
  const there = { ...bounds, x: bounds.x + way.x, y: bounds.y + way.y };
  const lines = (['x', 'y'] as const).flatMap((axis) => linesAt(positions(there, axis), axis, there, targets[axis]));
  return { by: way, lines, gaps: targets.gaps ? equalGaps(targets.others, there) : [] };
}

/** The smaller way of two that may not be there; the first of two alike. */
const smaller = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || (b !== undefined && Math.abs(b) < Math.abs(a)) ? b : a;

/** The same for a handle: only the edges that it moves are drawn, and those opposite stay. */
export function snapResize(targets: SnapTargets, handle: Handle, { bounds, by, reach }: Dragged): Snapped {
  const edgeOf = (axis: Axis): 'near' | 'far' | undefined => {
    const [before, behind] = axis === 'x' ? ['w', 'e'] : ['n', 's'];
    return handle.includes(before as string) ? 'near' : handle.includes(behind as string) ? 'far' : undefined;
  };
  const stretched = (way: Point): Rect =>
    (['x', 'y'] as const).reduce((rect, axis) => pulled(rect, axis, edgeOf(axis), way[axis]), bounds);
  const asked = stretched(by);
  const way = { ...by };
  const lines: SnapLine[] = [];
  for (const axis of ['x', 'y'] as const) {
    const edge = edgeOf(axis);
    if (edge === undefined) continue;
    const [near, far] = ends(asked, axis);
    const there = edge === 'near' ? near : far;
    const toLine = nearest([there], targets[axis], reach);
    const toGaps = targets.gaps ? edgeToEqualGaps(targets.others, asked, axis, edge, reach) : undefined;
    const drawn = smaller(toLine, toGaps) ?? (targets.grid === undefined ? 0 : toGrid(there, targets.grid));
    way[axis] = rounded(by[axis] + drawn);
    lines.push(...linesAt([there + way[axis] - by[axis]], axis, bounds, targets[axis]));
  }
  return { by: way, lines, gaps: targets.gaps ? equalGaps(targets.others, stretched(way)) : [] };
}

/** A rectangle with one of its edges moved, or none. */
function pulled(rect: Rect, axis: Axis, edge: 'near' | 'far' | undefined, way: number): Rect {
  const length = axis === 'x' ? 'width' : 'height';
  if (edge === 'far') return { ...rect, [length]: rect[length] + way };
  return edge === undefined ? rect : { ...rect, [axis]: rect[axis] + way, [length]: rect[length] - way };
}

/** The way from an element to what lies beside it. */
export interface Distance extends Stretch {
  /** To what: another element, or the edge of the cut card. */
  readonly of: 'element' | 'trim';
}

/** In each of the four directions the distance to the next element that lies beside it, else to the edge of the card. */
export function distances(
  studioView: StudioView,
  { others }: Pick<SnapTargets, 'others'>,
  bounds: Rect,
): readonly Distance[] {
  const { trim } = cardAreas(studioView);
  return (['x', 'y'] as const).flatMap((axis) => {
    const [near, far] = ends(bounds, axis);
    const beside = others.filter((other) => isBeside(bounds, other, axis));
    const before = beside.filter((other) => ends(other, axis)[1] <= near + SAME);
    const behind = beside.filter((other) => ends(other, axis)[0] >= far - SAME);
    const last = furthest(before, (other) => ends(other, axis)[1]);
    const first = furthest(behind, (other) => -ends(other, axis)[0]);
    const [edge, end] = ends(trim, axis);
    const out: Distance[] = [];
    const add = (a: number, b: number, other: Rect | undefined): void => {
      if (b - a < SAME) return;
      const at = rounded(commonMiddle(bounds, other ?? bounds, axis));
      out.push({ axis, from: rounded(a), to: rounded(b), at, of: other ? 'element' : 'trim' });
    };
    add(last === undefined ? edge : ends(last, axis)[1], near, last);
    add(far, first === undefined ? end : ends(first, axis)[0], first);
    return out;
  });
}

function furthest(all: readonly Rect[], by: (rect: Rect) => number): Rect | undefined {
  return all.reduce<Rect | undefined>(
    (best, one) => (best === undefined || by(one) > by(best) ? one : best),
    undefined,
  );
}
