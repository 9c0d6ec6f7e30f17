/** Snaps an element to equal gaps between neighbors. */
import type { Rect } from '../../display/units.ts';
import { roundLength } from '../view.ts';
import { type Axis, type AxisSegment, getCommonMiddle, getEnds, isSideBySide, POSITION_TOLERANCE_MM } from './span.ts';

/** The tolerance in millimeters. Both ends of a gap are rounded, so two equal gaps can differ by two rounding steps. */
const GAP_TOLERANCE_MM = 2 * POSITION_TOLERANCE_MM + 1e-6;

const findBest = (rects: readonly Rect[], isBetter: (a: Rect, b: Rect) => boolean): Rect | undefined =>
  rects.reduce<Rect | undefined>(
    (bestRect, rect) => (bestRect === undefined || isBetter(rect, bestRect) ? rect : bestRect),
    undefined,
  );

/** Finds the last rectangle that ends before a position. */
const findLastBefore = (otherRects: readonly Rect[], axis: Axis, position: number): Rect | undefined =>
  findBest(
    otherRects.filter((otherRect) => getEnds(otherRect, axis)[1] <= position),
    (a, b) => getEnds(a, axis)[1] > getEnds(b, axis)[1],
  );
const findFirstAfter = (otherRects: readonly Rect[], axis: Axis, position: number): Rect | undefined =>
  findBest(
    otherRects.filter((otherRect) => getEnds(otherRect, axis)[0] >= position),
    (a, b) => getEnds(a, axis)[0] < getEnds(b, axis)[0],
  );

interface NeighborRow {
  /** The nearest neighbor on each side, and the neighbor after it. */
  readonly previous?: Rect | undefined;
  readonly secondPrevious?: Rect | undefined;
  readonly next?: Rect | undefined;
  readonly secondNext?: Rect | undefined;
}

/** @param overlapTolerance millimeters by which a neighbor may overlap */
function findNeighborRow(otherRects: readonly Rect[], bounds: Rect, axis: Axis, overlapTolerance: number): NeighborRow {
  const neighbors = otherRects.filter((otherRect) => isSideBySide(bounds, otherRect, axis));
  const [near, far] = getEnds(bounds, axis);
  const previous = findLastBefore(neighbors, axis, near + overlapTolerance);
  const next = findFirstAfter(neighbors, axis, far - overlapTolerance);
  return {
    previous,
    secondPrevious: previous && findLastBefore(neighbors, axis, getEnds(previous, axis)[0] - POSITION_TOLERANCE_MM),
    next,
    secondNext: next && findFirstAfter(neighbors, axis, getEnds(next, axis)[1] + POSITION_TOLERANCE_MM),
  };
}

const getGapBetween = (previousRect: Rect, nextRect: Rect, axis: Axis): number =>
  getEnds(nextRect, axis)[0] - getEnds(previousRect, axis)[1];

/** Returns the smallest offset along an axis that makes gaps equal, or undefined if none is within reach. */
export function findEqualGapOffset(
  otherRects: readonly Rect[],
  bounds: Rect,
  axis: Axis,
  reach: number,
): number | undefined {
  const { previous, secondPrevious, next, secondNext } = findNeighborRow(otherRects, bounds, axis, reach);
  const [near, far] = getEnds(bounds, axis);
  const offsets: number[] = [];
  if (previous && next && getGapBetween(previous, next, axis) - (far - near) > POSITION_TOLERANCE_MM) {
    offsets.push((getEnds(previous, axis)[1] + getEnds(next, axis)[0]) / 2 - (near + far) / 2);
  }
  if (previous && secondPrevious)
    offsets.push(getEnds(previous, axis)[1] + getGapBetween(secondPrevious, previous, axis) - near);
  if (next && secondNext) offsets.push(getEnds(next, axis)[0] - getGapBetween(next, secondNext, axis) - far);
  return findSmallestOffset(offsets, reach);
}

const findSmallestOffset = (offsets: readonly number[], reach: number): number | undefined =>
  offsets
    .filter((offset) => Math.abs(offset) <= reach)
    .reduce<number | undefined>((a, b) => (a === undefined || Math.abs(b) < Math.abs(a) ? b : a), undefined);

/**
 * Returns the smallest offset of a dragged edge that makes gaps equal while the opposite edge stays, or undefined if none is within reach.
 * The gap at the dragged edge becomes equal to the gap on the opposite side, or to a gap between two neighbors.
 */
export function findEqualGapEdgeOffset(
  otherRects: readonly Rect[],
  bounds: Rect,
  axis: Axis,
  edge: 'near' | 'far',
  reach: number,
): number | undefined {
  const { previous, secondPrevious, next, secondNext } = findNeighborRow(otherRects, bounds, axis, reach);
  const [near, far] = getEnds(bounds, axis);
  const existingGaps = [
    edge === 'far' ? previous && near - getEnds(previous, axis)[1] : next && getEnds(next, axis)[0] - far,
    previous && secondPrevious && getGapBetween(secondPrevious, previous, axis),
    next && secondNext && getGapBetween(next, secondNext, axis),
  ].filter((gapLength) => gapLength !== undefined && gapLength > POSITION_TOLERANCE_MM);
  const offsets = existingGaps.flatMap((gapLength = 0): number[] => {
    if (edge === 'far') return next === undefined ? [] : [getEnds(next, axis)[0] - gapLength - far];
    return previous === undefined ? [] : [getEnds(previous, axis)[1] + gapLength - near];
  });
  return findSmallestOffset(offsets, reach);
}

/** Lists the gaps around a rectangle that equal another gap in the same row. */
export function listEqualGaps(otherRects: readonly Rect[], bounds: Rect): readonly AxisSegment[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const { previous, secondPrevious, next, secondNext } = findNeighborRow(
      otherRects,
      bounds,
      axis,
      POSITION_TOLERANCE_MM,
    );
    const ownGaps = [createGap(previous, bounds, axis), createGap(bounds, next, axis)];
    const furtherGaps = [createGap(secondPrevious, previous, axis), createGap(next, secondNext, axis)];
    const [firstGap, secondGap] = ownGaps;
    const isCentered = isEqual(firstGap, secondGap);
    const equalSegments = ownGaps.flatMap((ownGap, index) => {
      const furtherGap = furtherGaps[index];
      const isRepeated = isEqual(ownGap, furtherGap);
      return [
        ...(ownGap && (isCentered || isRepeated) ? [ownGap] : []),
        ...(furtherGap && isRepeated ? [furtherGap] : []),
      ];
    });
    return equalSegments.sort((a, b) => a.start - b.start);
  });
}

const isEqual = (firstGap: AxisSegment | undefined, secondGap: AxisSegment | undefined): boolean =>
  firstGap !== undefined &&
  secondGap !== undefined &&
  Math.abs(firstGap.end - firstGap.start - (secondGap.end - secondGap.start)) <= GAP_TOLERANCE_MM;

function createGap(previous: Rect | undefined, next: Rect | undefined, axis: Axis): AxisSegment | undefined {
  if (previous === undefined || next === undefined) return undefined;
  const gapStart = getEnds(previous, axis)[1];
  const gapEnd = getEnds(next, axis)[0];
  if (gapEnd - gapStart <= POSITION_TOLERANCE_MM) return undefined;
  return {
    axis,
    start: roundLength(gapStart),
    end: roundLength(gapEnd),
    crossPosition: roundLength(getCommonMiddle(previous, next, axis)),
  };
}
