/** Equal distances to neighbours, and lengths that are measured. */
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
import { shape, view } from '../support.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('equal gaps', () => {
  const left = rect(0, 0, 10, 10);
  const right = rect(40, 2, 10, 10);

  it('draw to the middle between two neighbours', () => {
    expect(findEqualGapOffset([left, right], rect(19.4, 1, 10, 5), 'x', 1)).toBeCloseTo(0.6, 9);
    expect(listEqualGaps([left, right], rect(20, 1, 10, 5))).toEqual([
      { axis: 'x', start: 10, end: 20, crossPosition: 3.5 },
      { axis: 'x', start: 30, end: 40, crossPosition: 4 },
    ]);
  });

  it('go on with the gap of the neighbours, on either side', () => {
    expect(findEqualGapOffset([left, right], rect(79.5, 1, 5, 5), 'x', 1)).toBeCloseTo(0.5, 9);
    expect(findEqualGapOffset([left, right], rect(-34.7, 1, 5, 5), 'x', 1)).toBeCloseTo(-0.3, 9);
    expect(listEqualGaps([left, right], rect(80, 1, 5, 5)).map(({ start: from, end: to }) => [from, to])).toEqual([
      [10, 40],
      [50, 80],
    ]);
    expect(findEqualGapOffset([rect(0, 0, 10, 10), rect(0, 14, 10, 10)], rect(2, 28.4, 5, 5), 'y', 0.5)).toBeCloseTo(
      -0.4,
    );
  });

  it('are none beyond the reach, beside nothing in the same row, or without room', () => {
    expect(findEqualGapOffset([left, right], rect(17, 1, 10, 5), 'x', 1)).toBeUndefined();
    expect(findEqualGapOffset([left, right], rect(19.4, 30, 10, 5), 'x', 1)).toBeUndefined();
    expect(findEqualGapOffset([left, rect(20, 0, 10, 10)], rect(9.8, 0, 10, 10), 'x', 0.5)).toBeUndefined();
    expect(listEqualGaps([left, right], rect(19, 1, 10, 5))).toEqual([]);
    // Side by side without any space there is nothing to show.
    expect(listEqualGaps([left, rect(20, 0, 5, 5)], rect(10, 0, 10, 10))).toEqual([]);
  });

  it('draw what is dragged, where no line is nearer', () => {
    const all = view([shape([5, 5, 9, 9]), shape([45, 5, 9, 9]), shape([20, 30, 8, 6])]);
    const bounds = listElementBoxes(all, 'front')[2]?.bounds ?? rect(0, 0, 0, 0);
    const drag = (by: { x: number; y: number }, how = {}) =>
      snapMove(createSnapTargets(all, 'front', ['/front/2'], how), { bounds, offset: by, reach: 0.4 });
    const there = drag({ x: 5.3, y: -23.3 });
    expect(there.offset.x).toBe(5.5);
    expect(there.gaps).toEqual([
      { axis: 'x', start: 14, end: 25.5, crossPosition: 9.5 },
      { axis: 'x', start: 33.5, end: 45, crossPosition: 9.5 },
    ]);
    expect(drag({ x: 5.3, y: -23.3 }, { elements: false })).toMatchObject({ offset: { x: 5.3 }, gaps: [] });
  });

  it('draw an edge that is dragged, while the one opposite stays', () => {
    // A gap of 4 before it, and one of 6 behind the neighbour behind it.
    const row = [rect(0, 0, 6, 10), rect(30, 0, 5, 10), rect(41, 0, 5, 10)];
    expect(findEqualGapEdgeOffset(row, rect(10, 1, 15.7, 5), 'x', 'far', 1)).toBeCloseTo(0.3, 9);
    expect(findEqualGapEdgeOffset(row, rect(10, 1, 13.8, 5), 'x', 'far', 1)).toBeCloseTo(0.2, 9);
    expect(findEqualGapEdgeOffset(row, rect(10, 1, 12, 5), 'x', 'far', 1)).toBeUndefined();
    expect(findEqualGapEdgeOffset([...row, rect(-9, 0, 5, 10)], rect(9.5, 1, 14.5, 5), 'x', 'near', 1)).toBeCloseTo(
      0.5,
      9,
    );

    const all = view([shape([5, 5, 9, 9]), shape([45, 5, 9, 9]), shape([18, 6, 10, 6])]);
    const bounds = listElementBoxes(all, 'front')[2]?.bounds ?? rect(0, 0, 0, 0);
    const targets = createSnapTargets(all, 'front', ['/front/2'], {});
    const there = snapResize(targets, 'e', { bounds, offset: { x: 12.7, y: 0 }, reach: 0.4 });
    expect(there.offset).toEqual({ x: 13, y: 0 });
    expect(there.gaps.map(({ start: from, end: to }) => [from, to])).toEqual([
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

  it('are equal wherever they have drawn (law)', () => {
    const place = fc.integer({ min: -200, max: 200 }).map((n) => n / 10);
    const size = fc.integer({ min: 1, max: 80 }).map((n) => n / 10);
    const any = fc.record({ x: place, y: place, width: size, height: size });
    let drawn = 0;
    fc.assert(
      fc.property(fc.array(any, { minLength: 2, maxLength: 6 }), any, (others, bounds) => {
        const way = findEqualGapOffset(others, bounds, 'x', 5);
        if (way === undefined) return;
        drawn += 1;
        expect(Math.abs(way)).toBeLessThanOrEqual(5);
        const lengths = listEqualGaps(others, { ...bounds, x: bounds.x + way })
          .filter(({ axis }) => axis === 'x')
          .map(({ start: from, end: to }) => to - from);
        expect(lengths.length).toBeGreaterThan(1);
        for (const length of lengths) {
          expect(length).toBeGreaterThan(0);
          expect(lengths.filter((other) => Math.abs(other - length) < 0.003).length).toBeGreaterThan(1);
        }
      }),
      { seed: 7, numRuns: 2000 },
    );
    expect(drawn).toBeGreaterThan(100);
  });
});

describe('measuring', () => {
  it('says the gaps of what is apart', () => {
    expect(measureDistance(rect(0, 0, 10, 10), rect(15, 2, 10, 4))).toEqual([
      { axis: 'x', start: 10, end: 15, crossPosition: 4 },
      { axis: 'y', start: 0, end: 2, crossPosition: 5 },
      { axis: 'y', start: 6, end: 10, crossPosition: 5 },
    ]);
    expect(
      measureDistance(rect(15, 30, 10, 4), rect(0, 0, 10, 10)).map(({ axis, start: from, end: to }) => [
        axis,
        from,
        to,
      ]),
    ).toEqual([
      ['x', 10, 15],
      ['y', 10, 30],
    ]);
  });

  it('says how far the edges of what is inside are from those around it', () => {
    const inside = measureDistance(rect(10, 20, 5, 5), rect(0, 0, 63, 88));
    expect(inside.map(({ axis, start: from, end: to }) => [axis, from, to])).toEqual([
      ['x', 0, 10],
      ['x', 15, 63],
      ['y', 0, 20],
      ['y', 25, 88],
    ]);
    expect(measureDistance(rect(1, 2, 3, 4), rect(1, 2, 3, 4))).toEqual([]);
  });

  it('says once how far two points are apart along the card and down it', () => {
    const found = measureDistance(rect(5, 8, 0, 0), rect(2, 20, 0, 0));
    expect(found.map(({ axis, start: from, end: to }) => [axis, from, to])).toEqual([
      ['x', 2, 5],
      ['y', 8, 20],
    ]);
    expect(measureDistance(rect(5, 8, 0, 0), rect(5, 20, 0, 0))).toHaveLength(1);
  });
});
