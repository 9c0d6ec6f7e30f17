import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distributeFreely,
  distributeInOrder,
  getColumnHeight,
  splitColumns,
} from '../../../../src/shared/sheet/kit/columns.ts';

/** In these tests, a part is given by its height alone. */
const getSelf = (height: number) => height;

describe('splitColumns', () => {
  // The heights of the parts, the number of columns, the gap between parts, and the index of the first part of each column.
  it.each([
    ['equal parts evenly', [10, 10, 10], 3, 0, [0, 1, 2]],
    ['small parts into one column', [10, 5, 30, 30], 3, 0, [0, 2, 3]],
    ['a single part into one column', [10], 3, 0, [0]],
    ['small parts evenly next to the tallest', [50, 10, 10, 10, 10], 3, 0, [0, 1, 3]],
  ] as const)('splits %s', (_label, heights, columnCount, columnGap, expectedStarts) => {
    expect(splitColumns(heights, columnCount, columnGap)).toEqual(expectedStarts);
  });

  it('keeps every part in order, and moving a border by one never helps (property test)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        (heights, columnCount) => {
          const columnRuns = distributeInOrder(heights, getSelf, columnCount, 2);
          expect(columnRuns.flat()).toEqual(heights);
          expect(columnRuns.length).toBeLessThanOrEqual(columnCount);
          const tallestColumn = Math.max(...columnRuns.map((run) => getColumnHeight(run, getSelf, 2)));
          expect(tallestColumn).toBeGreaterThanOrEqual(Math.max(...heights));
          // Moving any border by one part never helps: the split is locally optimal.
          const columnStarts = splitColumns(heights, columnCount, 2);
          for (let borderIndex = 1; borderIndex < columnStarts.length; borderIndex += 1) {
            for (const shift of [-1, 1]) {
              const movedStarts = columnStarts.map((columnStart, columnIndex) =>
                columnIndex === borderIndex ? columnStart + shift : columnStart,
              );
              if (
                movedStarts.some(
                  (columnStart, columnIndex) => columnIndex > 0 && columnStart <= (movedStarts[columnIndex - 1] ?? 0),
                )
              )
                continue;
              const movedParts = movedStarts.map((columnStart, columnIndex) =>
                heights.slice(columnStart, movedStarts[columnIndex + 1]),
              );
              expect(
                Math.max(...movedParts.map((columnPart) => getColumnHeight(columnPart, getSelf, 2))),
              ).toBeGreaterThanOrEqual(tallestColumn);
            }
          }
        },
      ),
      { seed: 62, numRuns: 200 },
    );
  });
});

describe('distributeFreely', () => {
  const freeLayout = { columns: 3, gap: 1, maxHeight: 10 };
  const distribute = (heights: readonly number[]) => distributeFreely(heights, (height) => height, freeLayout);

  it('keeps the reading order when no column gets too tall', () => {
    expect(distribute([4, 5, 9, 3, 6])).toEqual([[4, 5], [9], [3, 6]]);
  });

  it('puts parts into an earlier column when everything fits that way, the first part first', () => {
    expect(distribute([6, 9, 9, 3])).toEqual([[6, 3], [9], [9]]);
    expect(distributeInOrder([6, 9, 9, 3], (height) => height, 3, 1)).toEqual([[6], [9], [9, 3]]);
  });

  it('keeps columns as short as possible when nothing fits', () => {
    expect(distribute([12, 2, 11])).toEqual([[12], [2], [11]]);
  });
});
