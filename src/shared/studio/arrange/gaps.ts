/** What is moved is drawn to where its distance from a neighbour is one that its neighbours have already. */
import type { Rect } from '../../display/units.ts';
import { rounded } from '../view.ts';
import { type Axis, commonMiddle, ends, isBeside, SAME, type Stretch } from './span.ts';

/** Millimetres; two gaps whose ends are rounded differ by up to two steps of rounding. */
const EQUAL = 2 * SAME + 1e-6;

const best = (all: readonly Rect[], isBetter: (a: Rect, b: Rect) => boolean): Rect | undefined =>
  all.reduce<Rect | undefined>((held, one) => (held === undefined || isBetter(one, held) ? one : held), undefined);

/** The nearest of the others that end before a place, and the nearest that begin behind one. */
const lastBefore = (others: readonly Rect[], axis: Axis, place: number): Rect | undefined =>
  best(
    others.filter((other) => ends(other, axis)[1] <= place),
    (a, b) => ends(a, axis)[1] > ends(b, axis)[1],
  );
const firstBehind = (others: readonly Rect[], axis: Axis, place: number): Rect | undefined =>
  best(
    others.filter((other) => ends(other, axis)[0] >= place),
    (a, b) => ends(a, axis)[0] < ends(b, axis)[0],
  );

interface Row {
  /** The neighbour on each side, and the neighbour of that one. */
  readonly before?: Rect | undefined;
  readonly beforeThat?: Rect | undefined;
  readonly behind?: Rect | undefined;
  readonly behindThat?: Rect | undefined;
}

/** @param slack millimetres by which a neighbour may be overlapped */
function rowOf(others: readonly Rect[], bounds: Rect, axis: Axis, slack: number): Row {
  const beside = others.filter((other) => isBeside(bounds, other, axis));
  const [near, far] = ends(bounds, axis);
  const before = lastBefore(beside, axis, near + slack);
  const behind = firstBehind(beside, axis, far - slack);
  return {
    before,
    beforeThat: before && lastBefore(beside, axis, ends(before, axis)[0] - SAME),
    behind,
    behindThat: behind && firstBehind(beside, axis, ends(behind, axis)[1] + SAME),
  };
}

const between = (before: Rect, behind: Rect, axis: Axis): number => ends(behind, axis)[0] - ends(before, axis)[1];

/** The smallest way along an axis to a place with equal gaps; undefined where none is within reach. */
export function wayToEqualGaps(others: readonly Rect[], bounds: Rect, axis: Axis, reach: number): number | undefined {
  const { before, beforeThat, behind, behindThat } = rowOf(others, bounds, axis, reach);
  const [near, far] = ends(bounds, axis);
  const ways: number[] = [];
  if (before && behind && between(before, behind, axis) - (far - near) > SAME) {
    ways.push((ends(before, axis)[1] + ends(behind, axis)[0]) / 2 - (near + far) / 2);
  }
  if (before && beforeThat) ways.push(ends(before, axis)[1] + between(beforeThat, before, axis) - near);
  if (behind && behindThat) ways.push(ends(behind, axis)[0] - between(behind, behindThat, axis) - far);
  return smallest(ways, reach);
}

const smallest = (ways: readonly number[], reach: number): number | undefined =>
  ways
    .filter((way) => Math.abs(way) <= reach)
    .reduce<number | undefined>((a, b) => (a === undefined || Math.abs(b) < Math.abs(a) ? b : a), undefined);

/**
 * The same for one edge that is dragged while the one opposite stays: to a gap like the one behind the neighbour, or like
 * the one on the other side.
 */
export function edgeToEqualGaps(
  others: readonly Rect[],
  bounds: Rect,
  axis: Axis,
  edge: 'near' | 'far',
  reach: number,
): number | undefined {
  const { before, beforeThat, behind, behindThat } = rowOf(others, bounds, axis, reach);
  const [near, far] = ends(bounds, axis);
  const held = [
    edge === 'far' ? before && near - ends(before, axis)[1] : behind && ends(behind, axis)[0] - far,
    before && beforeThat && between(beforeThat, before, axis),
    behind && behindThat && between(behind, behindThat, axis),
  ].filter((gap) => gap !== undefined && gap > SAME);
  const ways = held.flatMap((gap = 0): number[] => {
    if (edge === 'far') return behind === undefined ? [] : [ends(behind, axis)[0] - gap - far];
    return before === undefined ? [] : [ends(before, axis)[1] + gap - near];
  });
  return smallest(ways, reach);
}

/** The gaps beside a rectangle that are as long as another one in its row. */
export function equalGaps(others: readonly Rect[], bounds: Rect): readonly Stretch[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const { before, beforeThat, behind, behindThat } = rowOf(others, bounds, axis, SAME);
    const own = [gap(before, bounds, axis), gap(bounds, behind, axis)];
    const further = [gap(beforeThat, before, axis), gap(behind, behindThat, axis)];
    const [first, second] = own;
    const isMiddle = isEqual(first, second);
    const shown = own.flatMap((one, index) => {
      const next = further[index];
      const isRepeated = isEqual(one, next);
      return [...(one && (isMiddle || isRepeated) ? [one] : []), ...(next && isRepeated ? [next] : [])];
    });
    return shown.sort((a, b) => a.from - b.from);
  });
}

const isEqual = (a: Stretch | undefined, b: Stretch | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.to - a.from - (b.to - b.from)) <= EQUAL;

function gap(before: Rect | undefined, behind: Rect | undefined, axis: Axis): Stretch | undefined {
  if (before === undefined || behind === undefined) return undefined;
  const from = ends(before, axis)[1];
  const to = ends(behind, axis)[0];
  if (to - from <= SAME) return undefined;
  return { axis, from: rounded(from), to: rounded(to), at: rounded(commonMiddle(before, behind, axis)) };
}
