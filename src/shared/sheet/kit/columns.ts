/** Sections into columns: in reading order, the fullest column as short as can be. */

/** The height of the tallest run, and the sum of squares, which prefers even runs among equals. */
interface Split {
  readonly most: number;
  readonly squares: number;
  readonly starts: readonly number[];
}

const better = (a: Split, b: Split) => a.most < b.most || (a.most === b.most && a.squares < b.squares);

/**
 * Splits `heights` into at most `columns` runs so that the tallest run, gaps between its parts included, is lowest, and
 * the others are as even as can be. Returns the index of the first part of each run.
 */
export function splitColumns(heights: readonly number[], columns: number, gap: number): readonly number[] {
  const tall = (from: number, to: number) =>
    heights.slice(from, to).reduce((sum, height) => sum + height, 0) + gap * Math.max(0, to - from - 1);
  const known = new Map<string, Split>();
  const best = (from: number, left: number): Split => {
    const key = `${from} ${left}`;
    const before = known.get(key);
    if (before) return before;
    const all = tall(from, heights.length);
    let found: Split = { most: all, squares: all ** 2, starts: [from] };
    for (let to = from + 1; left > 1 && to < heights.length; to += 1) {
      const here = tall(from, to);
      const rest = best(to, left - 1);
      const tried = {
        most: Math.max(here, rest.most),
        squares: here ** 2 + rest.squares,
        starts: [from, ...rest.starts],
      };
      if (better(tried, found)) found = tried;
    }
    known.set(key, found);
    return found;
  };
  return best(0, columns).starts;
}

/** The parts of each column. Columns that nothing is left for are empty. */
export function intoColumns<T>(
  parts: readonly T[],
  heightOf: (part: T) => number,
  columns: number,
  gap: number,
): T[][] {
  const starts = splitColumns(parts.map(heightOf), columns, gap);
  return starts.map((start, index) => parts.slice(start, starts[index + 1]));
}

/** Height of one column with its gaps. */
export const columnHeight = <T>(parts: readonly T[], heightOf: (part: T) => number, gap: number): number =>
  parts.reduce((sum, part) => sum + heightOf(part), 0) + gap * Math.max(0, parts.length - 1);

/** How a column is filled without keeping the order of parts from column to column. */
interface Loose {
  readonly columns: number;
  readonly gap: number;
  /** The height that no column should exceed. */
  readonly most: number;
}

/**
 * Of all ways in which no column is too tall the one that goes back to an earlier column least often, and of these the most
 * even; where there is none the one that is least too tall. The first part stays first. Every way is tried, so it is for a
 * dozen parts at most.
 */
export function intoLooseColumns<T>(parts: readonly T[], heightOf: (part: T) => number, loose: Loose): T[][] {
  const heights = parts.map(heightOf);
  let best: { readonly at: readonly number[]; readonly rank: readonly number[] } | undefined;
  const place = (at: readonly number[], tall: readonly number[], jumps: number): void => {
    if (at.length === parts.length) {
      const rank = [Math.max(0, ...tall.map((height) => height - loose.most)), jumps, sumOfSquares(tall)];
      if (!best || isBelow(rank, best.rank)) best = { at, rank };
      return;
    }
    const height = heights[at.length] ?? 0;
    for (let column = 0; column < (at.length === 0 ? 1 : loose.columns); column++) {
      const added = tall.map((before, index) =>
        index === column ? before + height + (before > 0 ? loose.gap : 0) : before,
      );
      place([...at, column], added, jumps + (column < (at.at(-1) ?? 0) ? 1 : 0));
    }
  };
  place([], Array<number>(loose.columns).fill(0), 0);
  const columns = Array.from({ length: loose.columns }, (_, column) =>
    parts.filter((_, index) => best?.at[index] === column),
  );
  return columns.filter(({ length }) => length > 0);
}

const sumOfSquares = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n ** 2, 0);

function isBelow(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, k) => value !== b[k]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}
