/** What a spreadsheet hides: rows that a filter or a closed group hides, columns, and whole sheets. */
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
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
  return leaveOutColumns({ ...visible, rows }, new Set(hiddenColumns));
}

/** Returns a sheet without columns that have neither a heading nor anything in a cell, as left of a table that begins at C5. */
export function leaveOutEmptyColumns(grid: Grid): Grid {
  const emptyColumns = grid.headings.flatMap((heading, index) =>
    heading === '' && grid.rows.every(({ cells }) => (cells[index] ?? '').trim() === '') ? [index] : [],
  );
  const unsolved = new Set(grid.rows.flatMap(({ sources }) => [...(sources?.keys() ?? [])]));
  const columns = new Set(emptyColumns.filter((index) => !unsolved.has(index)));
  return columns.size === 0 ? grid : leaveOutColumns(grid, columns);
}

/** Returns a sheet without some of its columns, by their places. The others keep their letters. */
function leaveOutColumns(grid: Grid, columns: ReadonlySet<number>): Grid {
  const keep = <T>(cells: readonly T[]): T[] => cells.filter((_, index) => !columns.has(index));
  const places = new Map(keep(grid.headings.map((_, index) => index)).map((index, place) => [index, place]));
  const moveSources = <T extends Pick<GridRow, 'sources'>>(row: T): T => {
    if (row.sources === undefined) return row;
    const sources = [...row.sources].flatMap(([index, source]) => {
      const place = places.get(index);
      return place === undefined ? [] : [[place, source] as const];
    });
    return { ...row, sources: new Map(sources) };
  };
  const hiddenColumns = grid.hiddenColumns?.flatMap((index) => places.get(index) ?? []);
  return {
    ...grid,
    headings: keep(grid.headings),
    letters: keep(grid.headings.map((_, index) => getColumnLetters(grid, index))),
    rows: grid.rows.map((row) => moveSources({ ...row, cells: keep(row.cells) })),
    ...(hiddenColumns === undefined ? {} : { hiddenColumns }),
    ...(grid.headingDetails === undefined ? {} : { headingDetails: moveSources(grid.headingDetails) }),
  };
}

/** What becomes of hidden rows and columns: nobody has decided, they are read, or they are left out. */
export type HiddenOutcome = 'open' | 'read' | 'left-out';

/** Describes in sentences what a sheet hides, and what becomes of it. */
export function describeHidden(translate: Translate, grid: Grid, outcome: HiddenOutcome): string[] {
  const { rows = [], columns = [] } = findHiddenParts(grid) ?? {};
  const notes: string[] = [];
  if (grid.isHidden) notes.push(translate('hiddenParts.sheet', { name: shortened(grid.name) }));
  if (grid.headingDetails?.isHidden && grid.headingRow !== undefined)
    notes.push(translate('hiddenParts.headings', { row: grid.headingRow }));
  if (rows.length > 0) notes.push(describeRows(translate, rows.length, listRows(translate, rows), outcome));
  if (columns.length > 0)
    notes.push(describeColumns(translate, columns.length, listNames(translate, columns), outcome));
  return notes;
}

function describeRows(translate: Translate, count: number, numbers: string, outcome: HiddenOutcome): string {
  switch (outcome) {
    case 'open':
      return translate('hiddenParts.rows', { count, numbers });
    case 'read':
      return translate('hiddenParts.rowsRead', { count, numbers });
    case 'left-out':
      return translate('hiddenParts.rowsLeftOut', { count, numbers });
  }
}

function describeColumns(translate: Translate, count: number, names: string, outcome: HiddenOutcome): string {
  switch (outcome) {
    case 'open':
      return translate('hiddenParts.columns', { count, names });
    case 'read':
      return translate('hiddenParts.columnsRead', { count, names });
    case 'left-out':
      return translate('hiddenParts.columnsLeftOut', { count, names });
  }
}

/** Lists ascending numbers of rows, the first few of them, with ranges for neighbors: `rows 3, 5–8`. */
function listRows(translate: Translate, numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  if (numbers.length === 1) return translate('hiddenParts.row', { number: numbers[0] ?? 0 });
  return translate('hiddenParts.rowNumbers', {
    numbers: listNames(
      translate,
      ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)),
    ),
  });
}
