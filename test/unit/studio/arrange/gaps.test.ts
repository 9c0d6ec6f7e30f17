/** Tests equal gaps between neighbors and measured distances. Boxes are `[left, top, width, height]` in millimeters. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findEqualGapEdgeOffset,
  findEqualGapOffset,
  listEqualGaps,
} from '../../../../src/shared/studio/arrange/gaps.ts';
import { measureDistance } from '../../../../src/shared/studio/arrange/measure.ts';
import { createSnapTargets, snapMove, snapResize } from '../../../../src/shared/studio/arrange/snap.ts';
import { listElementBoxes } from '../../../../src/shared/studio/elements.ts';
import { createShape, createView } from '../support.ts';

const createRect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('equal gaps', () => {
  const leftBox = createRect(0, 0, 10, 10);
  const rightBox = createRect(40, 2, 10, 10);

  it('snap an element to the middle between two neighbors', () => {
    expect(findEqualGapOffset([leftBox, rightBox], createRect(19.4, 1, 10, 5), 'x', 1)).toBeCloseTo(0.6, 9);
    expect(listEqualGaps([leftBox, rightBox], createRect(20, 1, 10, 5))).toEqual([
      { axis: 'x', start: 10, end: 20, crossPosition: 3.5 },
      { axis: 'x', start: 30, end: 40, crossPosition: 4 },
    ]);
  });

  it('repeat the gap between two neighbors on either side', () => {
    expect(findEqualGapOffset([leftBox, rightBox], createRect(79.5, 1, 5, 5), 'x', 1)).toBeCloseTo(0.5, 9);
    expect(findEqualGapOffset([leftBox, rightBox], createRect(-34.7, 1, 5, 5), 'x', 1)).toBeCloseTo(-0.3, 9);
    expect(listEqualGaps([leftBox, rightBox], createRect(80, 1, 5, 5)).map(({ start, end }) => [start, end])).toEqual([
      [10, 40],
      [50, 80],
    ]);
    expect(
      findEqualGapOffset([createRect(0, 0, 10, 10), createRect(0, 14, 10, 10)], createRect(2, 28.4, 5, 5), 'y', 0.5),
    ).toBeCloseTo(-0.4);
  });

  it('do not snap beyond the reach, across rows or without room', () => {
    expect(findEqualGapOffset([leftBox, rightBox], createRect(17, 1, 10, 5), 'x', 1)).toBeUndefined();
    expect(findEqualGapOffset([leftBox, rightBox], createRect(19.4, 30, 10, 5), 'x', 1)).toBeUndefined();
    expect(
      findEqualGapOffset([leftBox, createRect(20, 0, 10, 10)], createRect(9.8, 0, 10, 10), 'x', 0.5),
    ).toBeUndefined();
    expect(listEqualGaps([leftBox, rightBox], createRect(19, 1, 10, 5))).toEqual([]);
    // Boxes that touch have no gap to show.
    expect(listEqualGaps([leftBox, createRect(20, 0, 5, 5)], createRect(10, 0, 10, 10))).toEqual([]);
  });

  it('snap a dragged element when no line is nearer', () => {
    const cardView = createView([createShape([5, 5, 9, 9]), createShape([45, 5, 9, 9]), createShape([20, 30, 8, 6])]);
    const bounds = listElementBoxes(cardView, 'front')[2]?.bounds ?? createRect(0, 0, 0, 0);
    const dragElement = (offset: { x: number; y: number }, snapOptions = {}) =>
      snapMove(createSnapTargets(cardView, 'front', ['/front/2'], snapOptions), { bounds, offset, reach: 0.4 });
    const dragResult = dragElement({ x: 5.3, y: -23.3 });
    expect(dragResult.offset.x).toBe(5.5);
    expect(dragResult.gaps).toEqual([
      { axis: 'x', start: 14, end: 25.5, crossPosition: 9.5 },
      { axis: 'x', start: 33.5, end: 45, crossPosition: 9.5 },
    ]);
    expect(dragElement({ x: 5.3, y: -23.3 }, { elements: false })).toMatchObject({ offset: { x: 5.3 }, gaps: [] });
  });

  it('snap a dragged edge while the opposite edge stays', () => {
    // There is a gap of 4 before the box and a gap of 6 between the two boxes after it.
    const neighbors = [createRect(0, 0, 6, 10), createRect(30, 0, 5, 10), createRect(41, 0, 5, 10)];
    expect(findEqualGapEdgeOffset(neighbors, createRect(10, 1, 15.7, 5), 'x', 'far', 1)).toBeCloseTo(0.3, 9);
    expect(findEqualGapEdgeOffset(neighbors, createRect(10, 1, 13.8, 5), 'x', 'far', 1)).toBeCloseTo(0.2, 9);
    expect(findEqualGapEdgeOffset(neighbors, createRect(10, 1, 12, 5), 'x', 'far', 1)).toBeUndefined();
    expect(
      findEqualGapEdgeOffset([...neighbors, createRect(-9, 0, 5, 10)], createRect(9.5, 1, 14.5, 5), 'x', 'near', 1),
    ).toBeCloseTo(0.5, 9);

    const cardView = createView([createShape([5, 5, 9, 9]), createShape([45, 5, 9, 9]), createShape([18, 6, 10, 6])]);
    const bounds = listElementBoxes(cardView, 'front')[2]?.bounds ?? createRect(0, 0, 0, 0);
    const targets = createSnapTargets(cardView, 'front', ['/front/2'], {});
    const resizeResult = snapResize(targets, 'e', { bounds, offset: { x: 12.7, y: 0 }, reach: 0.4 });
    expect(resizeResult.offset).toEqual({ x: 13, y: 0 });
    expect(resizeResult.gaps.map(({ start, end }) => [start, end])).toEqual([
      [14, 18],
      [41, 45],
    ]);
    expect(
      snapResize({ ...targets, gaps: false }, 'e', { bounds, offset: { x: 12.7, y: 0 }, reach: 0.4 }),
    ).toMatchObject({
      offset: { x: 12.7 },
      gaps: [],
    });
  });

  it('turn out equal after every snap (property test)', () => {
    const arbitraryPosition = fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10);
    const arbitraryLength = fc.integer({ min: 1, max: 80 }).map((tenths) => tenths / 10);
    const arbitraryBox = fc.record({
      x: arbitraryPosition,
      y: arbitraryPosition,
      width: arbitraryLength,
      height: arbitraryLength,
    });
    let snappedCount = 0;
    fc.assert(
      fc.property(fc.array(arbitraryBox, { minLength: 2, maxLength: 6 }), arbitraryBox, (otherBoxes, bounds) => {
        const snapOffset = findEqualGapOffset(otherBoxes, bounds, 'x', 5);
        if (snapOffset === undefined) return;
        snappedCount += 1;
        expect(Math.abs(snapOffset)).toBeLessThanOrEqual(5);
        const gapLengths = listEqualGaps(otherBoxes, { ...bounds, x: bounds.x + snapOffset })
          .filter(({ axis }) => axis === 'x')
          .map(({ start, end }) => end - start);
        expect(gapLengths.length).toBeGreaterThan(1);
        for (const gapLength of gapLengths) {
          expect(gapLength).toBeGreaterThan(0);
          expect(gapLengths.filter((otherLength) => Math.abs(otherLength - gapLength) < 0.003).length).toBeGreaterThan(
            1,
          );
        }
      }),
      { seed: 7, numRuns: 2000 },
    );
    expect(snappedCount).toBeGreaterThan(100);
  });
});

describe('measureDistance', () => {
  it('returns the gaps between two separate boxes', () => {
    expect(measureDistance(createRect(0, 0, 10, 10), createRect(15, 2, 10, 4))).toEqual([
      { axis: 'x', start: 10, end: 15, crossPosition: 4 },
      { axis: 'y', start: 0, end: 2, crossPosition: 5 },
      { axis: 'y', start: 6, end: 10, crossPosition: 5 },
    ]);
    expect(
      measureDistance(createRect(15, 30, 10, 4), createRect(0, 0, 10, 10)).map(({ axis, start, end }) => [
        axis,
        start,
        end,
      ]),
    ).toEqual([
      ['x', 10, 15],
      ['y', 10, 30],
    ]);
  });

  it('returns the distances from a box to the edges around it', () => {
    const distances = measureDistance(createRect(10, 20, 5, 5), createRect(0, 0, 63, 88));
    expect(distances.map(({ axis, start, end }) => [axis, start, end])).toEqual([
      ['x', 0, 10],
      ['x', 15, 63],
      ['y', 0, 20],
      ['y', 25, 88],
    ]);
    expect(measureDistance(createRect(1, 2, 3, 4), createRect(1, 2, 3, 4))).toEqual([]);
  });

  it('returns each distance between two points once', () => {
    const distances = measureDistance(createRect(5, 8, 0, 0), createRect(2, 20, 0, 0));
    expect(distances.map(({ axis, start, end }) => [axis, start, end])).toEqual([
      ['x', 2, 5],
      ['y', 8, 20],
    ]);
    expect(measureDistance(createRect(5, 8, 0, 0), createRect(5, 20, 0, 0))).toHaveLength(1);
  });
});
