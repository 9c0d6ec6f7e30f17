/** Snaps moved elements to lines of the card, guides, other elements and the grid, and measures distances to neighbors. */
import type { Point } from '../../display/matrix.ts';
import type { Rect } from '../../display/units.ts';
import { addGroupMembers, listElementBoxes } from '../elements.ts';
import { type Address, roundLength, type Side, type StudioView } from '../view.ts';
import { getCardAreas } from './areas.ts';
import { findEqualGapEdgeOffset, findEqualGapOffset, listEqualGaps } from './gaps.ts';
import type { Handle } from './move.ts';
import {
  type Axis,
  type AxisSegment,
  getCommonMiddle,
  getEnds,
  getOtherAxis,
  isSideBySide,
  POSITION_TOLERANCE_MM,
} from './span.ts';

/** A line that an edge or a center can snap to. */
interface TargetLine {
  readonly position: number;
  readonly source: 'trim' | 'safe' | 'bleed' | 'guide' | 'element';
  /** The ends of the line along the other axis. */
  readonly start: number;
  readonly end: number;
}

export interface SnapTargets {
  readonly x: readonly TargetLine[];
  readonly y: readonly TargetLine[];
  /** The step of the grid in millimeters. Absent = no grid. */
  readonly grid?: number | undefined;
  /** The other elements, for distances to neighbors and for equal gaps. */
  readonly otherRects: readonly Rect[];
  /** Whether to snap to equal gaps. */
  readonly gaps: boolean;
}

/** A line that is shown while an edge or the center of the dragged elements is on it. */
export interface SnapLine extends TargetLine {
  /** The axis of the position: a line from top to bottom has `x`. */
  readonly axis: Axis;
}

export interface SnapResult {
  /** The requested offset, or the nearest offset that meets a line. */
  readonly offset: Point;
  readonly lines: readonly SnapLine[];
  /** Equal distances to neighbors. */
  readonly gaps: readonly AxisSegment[];
}

interface SnapOptions {
  readonly grid?: number | undefined;
  /** Whether to snap to other elements. Absent = yes. */
  readonly elements?: boolean;
  /** Whether to snap to the guides of the template. Absent = yes. */
  readonly guides?: boolean;
}

/** Returns the near edge, the center and the far edge. */
const getPositions = (rect: Rect, axis: Axis): readonly number[] => {
  const [near, far] = getEnds(rect, axis);
  return [near, (near + far) / 2, far];
};

/** Computes the targets once per drag. Moved elements and the rest of their groups are excluded. */
export function createSnapTargets(
  studioView: StudioView,
  side: Side,
  movingElements: readonly Address[],
  { grid, elements: snapsToElements = true, guides: snapsToGuides = true }: SnapOptions = {},
): SnapTargets {
  const movingAddresses = new Set(addGroupMembers(studioView, movingElements));
  const otherRects = listElementBoxes(studioView, side)
    .filter(({ address, inside, element }) => {
      const art = inside?.address;
      return (
        !movingAddresses.has(address) && (art === undefined || !movingAddresses.has(art)) && element.hidden !== true
      );
    })
    .map(({ bounds }) => bounds);
  const areas = getCardAreas(studioView);
  const listLines = (axis: Axis): TargetLine[] => {
    const [start, end] = getEnds(areas.bleed, getOtherAxis(axis));
    const cardLines = (['trim', 'safe', 'bleed'] as const).flatMap((source) => {
      // All areas have the same center line.
      const [near, middle, far] = getPositions(areas[source], axis) as [number, number, number];
      return [near, ...(source === 'trim' ? [middle] : []), far].map(
        (position): TargetLine => ({ position, source, start, end }),
      );
    });
    const guideLines = snapsToGuides
      ? (studioView.template.guides?.[axis] ?? []).map(
          (position): TargetLine => ({ position, source: 'guide', start, end }),
        )
      : [];
    const elementLines = !snapsToElements
      ? []
      : otherRects.flatMap((rect) => {
          const [near, far] = getEnds(rect, getOtherAxis(axis));
          return getPositions(rect, axis).map(
            (position): TargetLine => ({ position, source: 'element', start: near, end: far }),
          );
        });
    return [...cardLines, ...guideLines, ...elementLines];
  };
  const gridStep = grid !== undefined && grid > 0 ? grid : undefined;
  return { x: listLines('x'), y: listLines('y'), grid: gridStep, otherRects, gaps: snapsToElements };
}

/** Returns the smallest offset that moves one of these positions onto a line, or undefined if none is within reach. */
function findNearestOffset(
  positions: readonly number[],
  lines: readonly TargetLine[],
  reach: number,
): number | undefined {
  let nearestOffset: number | undefined;
  for (const position of positions) {
    for (const { position: linePosition } of lines) {
      const offset = linePosition - position;
      if (Math.abs(offset) <= reach && (nearestOffset === undefined || Math.abs(offset) < Math.abs(nearestOffset)))
        nearestOffset = offset;
    }
  }
  return nearestOffset;
}

const getGridOffset = (position: number, grid: number): number => Math.round(position / grid) * grid - position;

function listLinesAt(positions: readonly number[], axis: Axis, rect: Rect, lines: readonly TargetLine[]): SnapLine[] {
  const [near, far] = getEnds(rect, getOtherAxis(axis));
  const shownLines = new Map<string, SnapLine>();
  for (const targetLine of lines) {
    if (!positions.some((position) => Math.abs(position - targetLine.position) < POSITION_TOLERANCE_MM)) continue;
    const roundedPosition = roundLength(targetLine.position);
    const knownLine = shownLines.get(`${targetLine.source} ${roundedPosition}`);
    shownLines.set(`${targetLine.source} ${roundedPosition}`, {
      axis,
      position: roundedPosition,
      source: targetLine.source,
      start: Math.min(targetLine.start, near, knownLine?.start ?? near),
      end: Math.max(targetLine.end, far, knownLine?.end ?? far),
    });
  }
  return [...shownLines.values()];
}

interface DragState {
  /** The frame around the dragged elements before the drag. */
  readonly bounds: Rect;
  readonly offset: Point;
  /** The distance in millimeters at which lines attract. */
  readonly reach: number;
}

/**
 * Snaps a move: edges and centers to lines, or to equal gaps with neighbors, depending on which is nearer. Both have priority
 * over the grid, which attracts the near edges from any distance.
 */
export function snapMove(targets: SnapTargets, { bounds, offset, reach }: DragState): SnapResult {
  const requestedRect = { ...bounds, x: bounds.x + offset.x, y: bounds.y + offset.y };
  const computeOffset = (axis: Axis): number => {
    const positions = getPositions(requestedRect, axis);
    const lineOffset = findNearestOffset(positions, targets[axis], reach);
    const gapOffset = targets.gaps ? findEqualGapOffset(targets.otherRects, requestedRect, axis, reach) : undefined;
    const snapOffset = getSmallerOffset(lineOffset, gapOffset);
    if (snapOffset !== undefined) return offset[axis] + snapOffset;
    return targets.grid === undefined
      ? offset[axis]
      : offset[axis] + getGridOffset(positions[0] as number, targets.grid);
  };
  const snappedOffset = { x: roundLength(computeOffset('x')), y: roundLength(computeOffset('y')) };
  const snappedRect = { ...bounds, x: bounds.x + snappedOffset.x, y: bounds.y + snappedOffset.y };
  const lines = (['x', 'y'] as const).flatMap((axis) =>
    listLinesAt(getPositions(snappedRect, axis), axis, snappedRect, targets[axis]),
  );
  return { offset: snappedOffset, lines, gaps: targets.gaps ? listEqualGaps(targets.otherRects, snappedRect) : [] };
}

/** Returns the smaller of two optional offsets, or the first one if both are equal. */
const getSmallerOffset = (firstOffset: number | undefined, secondOffset: number | undefined): number | undefined =>
  firstOffset === undefined || (secondOffset !== undefined && Math.abs(secondOffset) < Math.abs(firstOffset))
    ? secondOffset
    : firstOffset;

/** Snaps a resize like a move, except that only the edges that the handle moves snap. The opposite edges stay. */
export function snapResize(targets: SnapTargets, handle: Handle, { bounds, offset, reach }: DragState): SnapResult {
  const getMovedEdge = (axis: Axis): 'near' | 'far' | undefined => {
    const [nearHandle, farHandle] = axis === 'x' ? ['w', 'e'] : ['n', 's'];
    return handle.includes(nearHandle as string) ? 'near' : handle.includes(farHandle as string) ? 'far' : undefined;
  };
  const stretchRect = (edgeOffset: Point): Rect =>
    (['x', 'y'] as const).reduce((rect, axis) => moveEdge(rect, axis, getMovedEdge(axis), edgeOffset[axis]), bounds);
  const requestedRect = stretchRect(offset);
  const snappedOffset = { ...offset };
  const lines: SnapLine[] = [];
  for (const axis of ['x', 'y'] as const) {
    const movedEdge = getMovedEdge(axis);
    if (movedEdge === undefined) continue;
    const [near, far] = getEnds(requestedRect, axis);
    const edgePosition = movedEdge === 'near' ? near : far;
    const lineOffset = findNearestOffset([edgePosition], targets[axis], reach);
    const gapOffset = targets.gaps
      ? findEqualGapEdgeOffset(targets.otherRects, requestedRect, axis, movedEdge, reach)
      : undefined;
    const snapOffset =
      getSmallerOffset(lineOffset, gapOffset) ??
      (targets.grid === undefined ? 0 : getGridOffset(edgePosition, targets.grid));
    snappedOffset[axis] = roundLength(offset[axis] + snapOffset);
    lines.push(...listLinesAt([edgePosition + snappedOffset[axis] - offset[axis]], axis, bounds, targets[axis]));
  }
  return {
    offset: snappedOffset,
    lines,
    gaps: targets.gaps ? listEqualGaps(targets.otherRects, stretchRect(snappedOffset)) : [],
  };
}

/** Moves one edge of a rectangle, or none. */
function moveEdge(rect: Rect, axis: Axis, edge: 'near' | 'far' | undefined, distance: number): Rect {
  const sizeKey = axis === 'x' ? 'width' : 'height';
  if (edge === 'far') return { ...rect, [sizeKey]: rect[sizeKey] + distance };
  return edge === undefined ? rect : { ...rect, [axis]: rect[axis] + distance, [sizeKey]: rect[sizeKey] - distance };
}

/** The distance from an element to its neighbor. */
export interface Distance extends AxisSegment {
  /** The neighbor: another element, or the edge of the trim. */
  readonly source: 'element' | 'trim';
}

/** Measures in each of the four directions the distance to the next element in the same row or column, or to the edge of the card. */
export function measureDistances(
  studioView: StudioView,
  { otherRects }: Pick<SnapTargets, 'otherRects'>,
  bounds: Rect,
): readonly Distance[] {
  const { trim } = getCardAreas(studioView);
  return (['x', 'y'] as const).flatMap((axis) => {
    const [near, far] = getEnds(bounds, axis);
    const neighbors = otherRects.filter((otherRect) => isSideBySide(bounds, otherRect, axis));
    const previousNeighbors = neighbors.filter(
      (otherRect) => getEnds(otherRect, axis)[1] <= near + POSITION_TOLERANCE_MM,
    );
    const nextNeighbors = neighbors.filter((otherRect) => getEnds(otherRect, axis)[0] >= far - POSITION_TOLERANCE_MM);
    const nearestPrevious = findFurthest(previousNeighbors, (otherRect) => getEnds(otherRect, axis)[1]);
    const nearestNext = findFurthest(nextNeighbors, (otherRect) => -getEnds(otherRect, axis)[0]);
    const [trimStart, trimEnd] = getEnds(trim, axis);
    const measured: Distance[] = [];
    const addDistance = (start: number, end: number, otherRect: Rect | undefined): void => {
      if (end - start < POSITION_TOLERANCE_MM) return;
      const crossPosition = roundLength(getCommonMiddle(bounds, otherRect ?? bounds, axis));
      measured.push({
        axis,
        start: roundLength(start),
        end: roundLength(end),
        crossPosition,
        source: otherRect ? 'element' : 'trim',
      });
    };
    addDistance(nearestPrevious === undefined ? trimStart : getEnds(nearestPrevious, axis)[1], near, nearestPrevious);
    addDistance(far, nearestNext === undefined ? trimEnd : getEnds(nearestNext, axis)[0], nearestNext);
    return measured;
  });
}

function findFurthest(rects: readonly Rect[], getKey: (rect: Rect) => number): Rect | undefined {
  return rects.reduce<Rect | undefined>(
    (furthestRect, rect) => (furthestRect === undefined || getKey(rect) > getKey(furthestRect) ? rect : furthestRect),
    undefined,
  );
}
