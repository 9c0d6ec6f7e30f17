/** What a spreadsheet hides: rows that a filter or a closed group hides, columns, and whole sheets. */
import { localNumber, t } from '../language/phrases.ts';
import { listed, shortened } from '../text/short.ts';
import { columnName, type Grid, type GridRow, getColumnLetters } from './grid.ts';

export interface HiddenParts {
  /** Numbers of hidden rows below the headings. */
  readonly rows: readonly number[];
  /** Names of hidden columns. */
  readonly columns: readonly string[];
}

/** Finds the hidden rows and columns of a sheet that can be left out. Returns undefined if there are none. */
export function findHiddenParts(grid: Grid): HiddenParts | undefined {
  const rows = grid.rows.filter(({ isHidden }) => isHidden).map(({ number }) => number);
  const columns = (grid.hiddenColumns ?? []).map((index) => columnName(grid, index));
  return rows.length === 0 && columns.length === 0 ? undefined : { rows, columns };
}

/** Returns a sheet without its hidden rows and columns. Rows keep their numbers, and columns their letters. */
export function leaveOutHidden(grid: Grid): Grid {
  const { hiddenColumns = [], ...visible } = grid;
  const rows = grid.rows.filter(({ isHidden }) => isHidden !== true);
  if (hiddenColumns.length === 0) return { ...visible, rows };
  const hidden = new Set(hiddenColumns);
  const keep = <T>(cells: readonly T[]): T[] => cells.filter((_, index) => !hidden.has(index));
  const places = new Map(keep(grid.headings.map((_, index) => index)).map((index, place) => [index, place]));
  const moveSources = <T extends Pick<GridRow, 'sources'>>(row: T): T => {
    if (row.sources === undefined) return row;
    const sources = [...row.sources].flatMap(([index, source]) => {
      const place = places.get(index);
      return place === undefined ? [] : [[place, source] as const];
    });
    return { ...row, sources: new Map(sources) };
  };
  return {
    ...visible,
    headings: keep(grid.headings),
    letters: keep(grid.headings.map((_, index) => getColumnLetters(grid, index))),
    rows: rows.map((row) => moveSources({ ...row, cells: keep(row.cells) })),
    ...(visible.headingDetails === undefined ? {} : { headingDetails: moveSources(visible.headingDetails) }),
  };
}

/** Describes in sentences what a sheet hides. `isLeftOut`: whether hidden rows and columns were left out. */
export function describeHidden(grid: Grid, isLeftOut: boolean): string[] {
  const { rows = [], columns = [] } = findHiddenParts(grid) ?? {};
  const notes: string[] = [];
  if (grid.isHidden) notes.push(t`The sheet ${shortened(grid.name)} is hidden in the spreadsheet.`);
  if (grid.headingDetails?.isHidden && grid.headingRow !== undefined)
    notes.push(t`The row with the headings is hidden in the spreadsheet: ${grid.headingRow}.`);
  if (rows.length > 0) {
    const [count, numbers] = [localNumber(rows.length), listNumbers(rows)];
    notes.push(
      isLeftOut
        ? t`Hidden rows that were left out: ${count} (${numbers}).`
        : t`Rows that are hidden in the spreadsheet and were read too: ${count} (${numbers}).`,
    );
  }
  if (columns.length > 0) {
    const [count, names] = [localNumber(columns.length), listed(columns)];
    notes.push(
      isLeftOut
        ? t`Hidden columns that were left out: ${count} (${names}).`
        : t`Columns that are hidden in the spreadsheet and were read too: ${count} (${names}).`,
    );
  }
  return notes;
}

/** Lists ascending numbers, the first few of them, with ranges for neighbors: `3, 5–8`. */
function listNumbers(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return listed(ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)));
}
