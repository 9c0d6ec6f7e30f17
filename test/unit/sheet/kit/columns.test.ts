import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distributeFreely,
  distributeInOrder,
  getColumnHeight,
  splitColumns,
} from '../../../../src/shared/sheet/kit/columns.ts';

const self = (n: number) => n;

describe('splitColumns', () => {
  it.each([
    ['even parts', [10, 10, 10], 3, 0, [0, 1, 2]],
    ['two small parts together', [10, 5, 30, 30], 3, 0, [0, 2, 3]],
    ['fewer parts than columns', [10], 3, 0, [0]],
    ['evenness below the tallest', [50, 10, 10, 10, 10], 3, 0, [0, 1, 3]],
  ] as const)('splits %s', (_, heights, columns, gap, starts) => {
    expect(splitColumns(heights, columns, gap)).toEqual(starts);
  });

  it('law: every part once and in order, and no border that would be better one part further', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        (heights, columns) => {
          const runs = distributeInOrder(heights, self, columns, 2);
          expect(runs.flat()).toEqual(heights);
          expect(runs.length).toBeLessThanOrEqual(columns);
          const tallest = Math.max(...runs.map((run) => getColumnHeight(run, self, 2)));
          expect(tallest).toBeGreaterThanOrEqual(Math.max(...heights));
          // Moving any border by one part never helps: the split is the best of its kind nearby.
          const starts = splitColumns(heights, columns, 2);
          for (let index = 1; index < starts.length; index += 1) {
            for (const by of [-1, 1]) {
              const moved = starts.map((start, j) => (j === index ? start + by : start));
              if (moved.some((start, j) => j > 0 && start <= (moved[j - 1] ?? 0))) continue;
              const parts = moved.map((start, j) => heights.slice(start, moved[j + 1]));
              expect(Math.max(...parts.map((part) => getColumnHeight(part, self, 2)))).toBeGreaterThanOrEqual(tallest);
            }
          }
        },
      ),
      { seed: 62, numRuns: 200 },
    );
  });
});

describe('loose columns', () => {
  const loose = { columns: 3, gap: 1, maxHeight: 10 };
  const into = (heights: readonly number[]) => distributeFreely(heights, (height) => height, loose);

  it('keep the reading order where no column gets too tall', () => {
    expect(into([4, 5, 9, 3, 6])).toEqual([[4, 5], [9], [3, 6]]);
  });

  it('go back to an earlier column where that holds everything, the first part first', () => {
    expect(into([6, 9, 9, 3])).toEqual([[6, 3], [9], [9]]);
    expect(distributeInOrder([6, 9, 9, 3], (height) => height, 3, 1)).toEqual([[6], [9], [9, 3]]);
  });

  it('are as low as can be where nothing fits', () => {
    expect(into([12, 2, 11])).toEqual([[12], [2], [11]]);
  });
});
