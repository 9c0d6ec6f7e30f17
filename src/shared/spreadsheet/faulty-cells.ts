/** Cells of a spreadsheet whose formulas have an error or no result. */
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { type CellSource, type Grid, getColumnLetters } from './grid.ts';

/** Describes in sentences which cells of a sheet have an error or no result, and so are empty on cards. */
export function describeFaultyCells(translate: Translate, grid: Grid): string[] {
  const notes: string[] = [];
  const errorCells = findCells(grid, 'error').map(({ address, text }) => `${address} ${text}`);
  if (errorCells.length > 0)
    notes.push(translate('formulas.errors', { count: errorCells.length, cells: listNames(translate, errorCells) }));
  const unsolved = findCells(grid, 'unsolved').length;
  if (unsolved > 0) notes.push(translate('formulas.unsolved', { count: unsolved }));
  return notes;
}

/** Describes formulas whose results may be out of date, since the program that wrote the file didn't calculate them. */
export function describeOutdated(translate: Translate, { outdatedFormulas }: Grid): string[] {
  if (outdatedFormulas === undefined) return [];
  return [translate('formulas.outdated', { count: outdatedFormulas })];
}

/** Returns a sheet in which cells with an error are empty, so that no card shows it. */
export function clearErrors(sheet: Grid): Grid {
  const rows = sheet.rows.map((sheetRow) => {
    const errorColumns = [...(sheetRow.sources ?? [])]
      .filter(([, { kind }]) => kind === 'error')
      .map(([columnIndex]) => columnIndex);
    return errorColumns.length === 0
      ? sheetRow
      : {
          ...sheetRow,
          cells: sheetRow.cells.map((cellText, columnIndex) => (errorColumns.includes(columnIndex) ? '' : cellText)),
        };
  });
  return { ...sheet, rows };
}

function findCells(grid: Grid, kind: CellSource['kind']): { address: string; text: string }[] {
  const headingRow = { number: grid.headingRow ?? 0, cells: grid.headings, ...grid.headingDetails };
  return [headingRow, ...grid.rows].flatMap(({ number, cells, sources }) =>
    [...(sources ?? [])].flatMap(([columnIndex, source]) =>
      source.kind === kind && columnIndex < grid.headings.length
        ? [{ address: `${getColumnLetters(grid, columnIndex)}${number}`, text: cells[columnIndex] ?? '' }]
        : [],
    ),
  );
}
