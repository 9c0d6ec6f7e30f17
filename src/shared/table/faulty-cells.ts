/** Cells of a spreadsheet whose formulas have an error or no result. */
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { type CellSource, type Grid, getColumnLetters } from './grid.ts';

/** Describes in sentences which cells of a sheet have an error or no result, and so are empty on cards. */
export function describeFaultyCells(translate: Translate, grid: Grid): string[] {
  const notes: string[] = [];
  const errors = findCells(grid, 'error').map(({ address, text }) => `${address} ${text}`);
  if (errors.length > 0)
    notes.push(translate('formulas.errors', { count: errors.length, cells: listNames(translate, errors) }));
  const unsolved = findCells(grid, 'unsolved').length;
  if (unsolved > 0) notes.push(translate('formulas.unsolved', { count: unsolved }));
  return notes;
}

/** Describes formulas whose results may be out of date, since the program that wrote the file didn't calculate them. */
export function describeOutdated(translate: Translate, { outdated }: Grid): string[] {
  if (outdated === undefined) return [];
  return [translate('formulas.outdated', { count: outdated })];
}

/** Returns a sheet in which cells with an error are empty, so that no card shows it. */
export function clearErrors(grid: Grid): Grid {
  const rows = grid.rows.map((row) => {
    const errors = [...(row.sources ?? [])].filter(([, { kind }]) => kind === 'error').map(([index]) => index);
    return errors.length === 0
      ? row
      : { ...row, cells: row.cells.map((cell, index) => (errors.includes(index) ? '' : cell)) };
  });
  return { ...grid, rows };
}

function findCells(grid: Grid, kind: CellSource['kind']): { address: string; text: string }[] {
  const heading = { number: grid.headingRow ?? 0, cells: grid.headings, ...grid.headingDetails };
  return [heading, ...grid.rows].flatMap(({ number, cells, sources }) =>
    [...(sources ?? [])].flatMap(([index, source]) =>
      source.kind === kind && index < grid.headings.length
        ? [{ address: `${getColumnLetters(grid, index)}${number}`, text: cells[index] ?? '' }]
        : [],
    ),
  );
}
