/** What a spreadsheet hides: rows that a filter or a closed group hides, columns, and whole sheets. */
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { type Grid, type GridRow, getColumnLetters, getColumnName } from './grid.ts';

export interface HiddenParts {
  /** Numbers of hidden rows below the headings. */
  readonly rows: readonly number[];
  /** Names of hidden columns. */
  readonly columns: readonly string[];
}

/** Finds the hidden rows and columns of a sheet that can be left out. Returns undefined if there are none. */
export function findHiddenParts(grid: Grid): HiddenParts | undefined {
  const hiddenRows = grid.rows.filter(({ isHidden }) => isHidden).map(({ number }) => number);
  const hiddenColumns = (grid.hiddenColumns ?? []).map((index) => getColumnName(grid, index));
  return hiddenRows.length === 0 && hiddenColumns.length === 0
    ? undefined
    : { rows: hiddenRows, columns: hiddenColumns };
}

/** Returns a sheet without its hidden rows and columns. Rows keep their numbers, and columns their letters. */
export function leaveOutHidden(grid: Grid): Grid {
  const { hiddenColumns = [], ...visible } = grid;
  const visibleRows = grid.rows.filter(({ isHidden }) => isHidden !== true);
  if (hiddenColumns.length === 0) return { ...visible, rows: visibleRows };
  return leaveOutColumns({ ...visible, rows: visibleRows }, new Set(hiddenColumns));
}

/** Returns a sheet without columns that have neither a heading nor content, such as those to the left of data that starts at C5. */
export function leaveOutEmptyColumns(grid: Grid): Grid {
  const emptyColumns = grid.headings.flatMap((heading, columnIndex) =>
    heading === '' && grid.rows.every(({ cells }) => (cells[columnIndex] ?? '').trim() === '') ? [columnIndex] : [],
  );
  // A cell with a formula but without a result has no text, so its column only looks empty.
  const columnsWithSources = new Set(grid.rows.flatMap(({ sources }) => [...(sources?.keys() ?? [])]));
  const removedColumns = new Set(emptyColumns.filter((index) => !columnsWithSources.has(index)));
  return removedColumns.size === 0 ? grid : leaveOutColumns(grid, removedColumns);
}

/** Returns a sheet without some of its columns, given by their indexes. The others keep their letters. */
function leaveOutColumns(grid: Grid, removedColumns: ReadonlySet<number>): Grid {
  const keepVisible = <T>(rowCells: readonly T[]): T[] => rowCells.filter((_item, index) => !removedColumns.has(index));
  const newIndexByOld = new Map(
    keepVisible(grid.headings.map((_heading, index) => index)).map((index, newIndex) => [index, newIndex]),
  );
  const moveSources = <T extends Pick<GridRow, 'sources'>>(sheetRow: T): T => {
    if (sheetRow.sources === undefined) return sheetRow;
    const sources = [...sheetRow.sources].flatMap(([index, source]) => {
      const newIndex = newIndexByOld.get(index);
      return newIndex === undefined ? [] : [[newIndex, source] as const];
    });
    return { ...sheetRow, sources: new Map(sources) };
  };
  const hiddenColumns = grid.hiddenColumns?.flatMap((index) => newIndexByOld.get(index) ?? []);
  return {
    ...grid,
    headings: keepVisible(grid.headings),
    letters: keepVisible(grid.headings.map((_heading, index) => getColumnLetters(grid, index))),
    rows: grid.rows.map((sheetRow) => moveSources({ ...sheetRow, cells: keepVisible(sheetRow.cells) })),
    ...(hiddenColumns === undefined ? {} : { hiddenColumns }),
    ...(grid.headingDetails === undefined ? {} : { headingDetails: moveSources(grid.headingDetails) }),
  };
}

/** Whether hidden rows and columns are read or removed. `open`: the user has not decided. */
export type HiddenOutcome = 'open' | 'read' | 'left-out';

/** Describes in sentences what a sheet hides, and whether it is read. */
export function describeHidden(translate: Translate, grid: Grid, outcome: HiddenOutcome): string[] {
  const { rows: hiddenRows = [], columns: hiddenColumns = [] } = findHiddenParts(grid) ?? {};
  const notes: string[] = [];
  if (grid.isHidden) notes.push(translate('hiddenParts.sheet', { name: truncateVisibly(grid.name) }));
  if (grid.headingDetails?.isHidden && grid.headingRow !== undefined)
    notes.push(translate('hiddenParts.headings', { row: grid.headingRow }));
  if (hiddenRows.length > 0)
    notes.push(describeRows(translate, hiddenRows.length, listRows(translate, hiddenRows), outcome));
  if (hiddenColumns.length > 0)
    notes.push(describeColumns(translate, hiddenColumns.length, listNames(translate, hiddenColumns), outcome));
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

/** Lists the first few of ascending row numbers, with ranges for neighbors: `rows 3, 5–8`. */
function listRows(translate: Translate, numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const rowNumber of numbers) {
    const lastRange = ranges.at(-1);
    if (lastRange?.last === rowNumber - 1) lastRange.last = rowNumber;
    else ranges.push({ first: rowNumber, last: rowNumber });
  }
  if (numbers.length === 1) return translate('hiddenParts.row', { number: numbers[0] ?? 0 });
  return translate('hiddenParts.rowNumbers', {
    numbers: listNames(
      translate,
      ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)),
    ),
  });
}
