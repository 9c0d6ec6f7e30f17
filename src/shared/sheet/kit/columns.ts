/** Distributes sections to columns in reading order, so that the tallest column is as short as possible. */

/** A way to split items into runs: the height of the tallest run, and the sum of squared heights, which is lower for even runs. */
interface Split {
  readonly maxHeight: number;
  readonly squareSum: number;
  readonly starts: readonly number[];
}

const isBetter = (left: Split, right: Split) =>
  left.maxHeight < right.maxHeight || (left.maxHeight === right.maxHeight && left.squareSum < right.squareSum);

/**
 * Splits `heights` into at most `columnCount` runs so that the tallest run, including gaps, is as short as possible and
 * the other runs are as even as possible. `filledHeights` are what other things take of each column. Returns the index of the first item
 * of each run.
 */
export function splitColumns(
  heights: readonly number[],
  columnCount: number,
  gap: number,
  filledHeights: readonly number[] = [],
): readonly number[] {
  const heightsBefore = [0];
  for (const height of heights) heightsBefore.push((heightsBefore.at(-1) ?? 0) + height);
  const getRunHeight = (startIndex: number, endIndex: number, columnsLeft: number) =>
    (heightsBefore[endIndex] ?? 0) -
    (heightsBefore[startIndex] ?? 0) +
    gap * Math.max(0, endIndex - startIndex - 1) +
    (filledHeights[columnCount - columnsLeft] ?? 0);
  const splitCache = new Map<string, Split>();
  const findBest = (startIndex: number, columnsLeft: number): Split => {
    const cacheKey = `${startIndex} ${columnsLeft}`;
    const cachedSplit = splitCache.get(cacheKey);
    if (cachedSplit) return cachedSplit;
    const totalHeight = getRunHeight(startIndex, heights.length, columnsLeft);
    let bestSplit: Split = { maxHeight: totalHeight, squareSum: totalHeight ** 2, starts: [startIndex] };
    for (let endIndex = startIndex + 1; columnsLeft > 1 && endIndex < heights.length; endIndex += 1) {
      const runHeight = getRunHeight(startIndex, endIndex, columnsLeft);
      const remainingSplit = findBest(endIndex, columnsLeft - 1);
      const candidate = {
        maxHeight: Math.max(runHeight, remainingSplit.maxHeight),
        squareSum: runHeight ** 2 + remainingSplit.squareSum,
        starts: [startIndex, ...remainingSplit.starts],
      };
      if (isBetter(candidate, bestSplit)) bestSplit = candidate;
    }
    splitCache.set(cacheKey, bestSplit);
    return bestSplit;
  };
  return findBest(0, columnCount).starts;
}

/** Returns the items of each column. There can be fewer columns than `columnCount`. */
export function distributeInOrder<T>(
  items: readonly T[],
  getHeight: (item: T) => number,
  columnCount: number,
  gap: number,
): T[][] {
  const starts = splitColumns(items.map(getHeight), columnCount, gap);
  return starts.map((start, index) => items.slice(start, starts[index + 1]));
}

/** Returns the height of one column including its gaps. */
export const getColumnHeight = <T>(items: readonly T[], getHeight: (item: T) => number, gap: number): number =>
  items.reduce((sum, item) => sum + getHeight(item), 0) + gap * Math.max(0, items.length - 1);

/** The columns that items are distributed to without keeping their order from column to column. */
interface LooseColumns {
  readonly columns: number;
  readonly gap: number;
  /** The height that no column should exceed. */
  readonly maxHeight: number;
}

/**
 * Distributes items so that no column is taller than `maxHeight`. Prefers layouts that go back to an earlier column less
 * often, then layouts with more even columns. If every layout is too tall, the shortest one is best. The first item stays first.
 * The function tries every layout, so it is meant for a dozen items at most.
 */
export function distributeFreely<T>(
  items: readonly T[],
  getHeight: (item: T) => number,
  columnLimits: LooseColumns,
): T[][] {
  const heights = items.map(getHeight);
  let bestLayout: { readonly columnIndexes: readonly number[]; readonly layoutRank: readonly number[] } | undefined;
  const placeRemaining = (
    columnIndexes: readonly number[],
    columnHeights: readonly number[],
    jumpCount: number,
  ): void => {
    if (columnIndexes.length === items.length) {
      const layoutRank = [
        Math.max(0, ...columnHeights.map((height) => height - columnLimits.maxHeight)),
        jumpCount,
        sumSquares(columnHeights),
      ];
      if (!bestLayout || isLexicallySmaller(layoutRank, bestLayout.layoutRank))
        bestLayout = { columnIndexes, layoutRank };
      return;
    }
    const itemHeight = heights[columnIndexes.length] ?? 0;
    for (let column = 0; column < (columnIndexes.length === 0 ? 1 : columnLimits.columns); column++) {
      const newHeights = columnHeights.map((columnHeight, index) =>
        index === column ? columnHeight + itemHeight + (columnHeight > 0 ? columnLimits.gap : 0) : columnHeight,
      );
      placeRemaining(
        [...columnIndexes, column],
        newHeights,
        jumpCount + (column < (columnIndexes.at(-1) ?? 0) ? 1 : 0),
      );
    }
  };
  placeRemaining([], Array<number>(columnLimits.columns).fill(0), 0);
  const filledColumns = Array.from({ length: columnLimits.columns }, (_, column) =>
    items.filter((_, index) => bestLayout?.columnIndexes[index] === column),
  );
  return filledColumns.filter(({ length }) => length > 0);
}

const sumSquares = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value ** 2, 0);

function isLexicallySmaller(left: readonly number[], right: readonly number[]): boolean {
  const index = left.findIndex((value, position) => value !== right[position]);
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0);
}
