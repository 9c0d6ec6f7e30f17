/** A sheet as it was read: headings and the rows below them, every cell as text. */

import { LIMITS } from '../base/limits.ts';
import type { Translate } from '../texts/translate.ts';
import type { TextDecoding } from './decode-text.ts';

/** The kind of value that a spreadsheet makes of a number by the format of its cell. */
export type NumberKind = 'number' | 'percent' | 'date';

/** The content of a cell whose text does not tell all of it. */
export type CellSource =
  /** A number in a format. `shown` is the number that its text represents, if it represents one. */
  | { readonly kind: NumberKind; readonly value: number; readonly shown?: number }
  /** A formula with an error such as `#DIV/0!`, which is the text of the cell; or one without a result in the file. */
  | { readonly kind: 'error' | 'unsolved' };

/** Details of a row in addition to its texts. */
export interface RowDetails {
  readonly isHidden?: true;
  /** Sources by column index. */
  readonly sources?: ReadonlyMap<number, CellSource>;
}

export interface GridRow extends RowDetails {
  /** The number that a spreadsheet shows: the first row of the sheet is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Grid {
  /** The name of the sheet; empty if the file is not a workbook. */
  readonly name: string;
  readonly headings: readonly string[];
  /** The number of the row with the headings, as a spreadsheet shows it; absent if there is none. */
  readonly headingRow?: number;
  /** Details of the row with the headings. */
  readonly headingDetails?: RowDetails;
  /** The rows that are not empty. */
  readonly rows: readonly GridRow[];
  /** Whether the sheet is hidden in its spreadsheet. */
  readonly isHidden?: true;
  /** The indexes of hidden columns with content. */
  readonly hiddenColumns?: readonly number[];
  /** The letters of the columns, if some columns were left out. */
  readonly letters?: readonly string[];
  /** The number of formulas whose results may be out of date. */
  readonly outdatedFormulas?: number;
}

/** A spreadsheet file with its sheets, or a sentence with the reason why it cannot be read. */
export type SpreadsheetReading = ({ ok: true; sheets: readonly Grid[] } | { ok: false; message: string }) & {
  /** The decoding of a text file. */
  readonly decoding?: TextDecoding;
};

export const refuseSpreadsheet = (message: string): SpreadsheetReading => ({ ok: false, message });

/** The number of rows in which headings are searched. Titles and dates may come first. */
const MAX_ROWS_TO_HEADINGS = 20;

/**
 * Splits a sheet into headings and rows. The headings are the row, among the first ones, with the most known headings, or else the first
 * row that is not empty. Throws a RangeError with a message for the user if the sheet exceeds the limits.
 */
export function createGrid(
  translate: Translate,
  sheetName: string,
  sheetRows: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean,
  getRowDetails: (index: number) => RowDetails = () => ({}),
): Grid {
  const countKnown = (rowCells: readonly string[]) =>
    rowCells.filter((cellText) => cellText.trim() !== '' && isKnown(cellText)).length;
  const firstRowIndex = sheetRows.findIndex((rowCells) => !isEmptyRow(rowCells));
  let headingIndex = firstRowIndex;
  for (
    let rowIndex = firstRowIndex + 1;
    firstRowIndex >= 0 && rowIndex < Math.min(sheetRows.length, firstRowIndex + MAX_ROWS_TO_HEADINGS);
    rowIndex++
  )
    if (countKnown(sheetRows[rowIndex] ?? []) > countKnown(sheetRows[headingIndex] ?? [])) headingIndex = rowIndex;
  const headings = trimEmptyEnd(sheetRows[headingIndex] ?? []).map((cellText) => cellText.replace(/\s+/g, ' ').trim());
  const filledRows = sheetRows
    .map((rowCells, rowIndex) => ({ number: rowIndex + 1, cells: rowCells, ...getRowDetails(rowIndex) }))
    .slice(headingIndex + 1)
    .filter(({ cells, sources }) => headingIndex >= 0 && (!isEmptyRow(cells) || hasUnsolved(sources)));
  if (filledRows.length > LIMITS.spreadsheetRows)
    throw new RangeError(
      translate('tableFaults.tooManyRows', { rows: filledRows.length, limit: LIMITS.spreadsheetRows }),
    );
  const gridWidth = filledRows.reduce(
    (maxWidth, { cells }) => Math.max(maxWidth, trimEmptyEnd(cells).length),
    headings.length,
  );
  if (gridWidth > LIMITS.spreadsheetColumns)
    throw new RangeError(
      translate('tableFaults.tooManyColumns', { columns: gridWidth, limit: LIMITS.spreadsheetColumns }),
    );
  for (const { number, cells } of filledRows)
    if (cells.some((cellText) => cellText.length > LIMITS.spreadsheetCellLetters))
      throw new RangeError(translate('tableFaults.cellTooLong', { row: number, limit: LIMITS.spreadsheetCellLetters }));
  const headingRow = headingIndex < 0 ? {} : { headingRow: headingIndex + 1 };
  const headingDetails = getRowDetails(headingIndex);
  return {
    name: sheetName,
    ...headingRow,
    ...(Object.keys(headingDetails).length === 0 ? {} : { headingDetails }),
    headings: [...headings, ...Array.from({ length: gridWidth - headings.length }, () => '')],
    rows: filledRows,
  };
}

const hasUnsolved = (sources: RowDetails['sources']): boolean =>
  [...(sources?.values() ?? [])].some(({ kind }) => kind === 'unsolved');

const isEmptyRow = (rowCells: readonly string[]) => rowCells.every((cellText) => cellText.trim() === '');

/** Returns the cells without empty ones at the end. */
function trimEmptyEnd(rowCells: readonly string[]): readonly string[] {
  let filledEnd = rowCells.length;
  while (filledEnd > 0 && (rowCells[filledEnd - 1] ?? '').trim() === '') filledEnd--;
  return rowCells.slice(0, filledEnd);
}

/** Returns the letters of a column in spreadsheets: `A`, `Z`, `AA`. */
export const formatColumnLetters = (columnIndex: number): string =>
  `${columnIndex >= 26 ? formatColumnLetters(Math.floor(columnIndex / 26) - 1) : ''}${String.fromCharCode(65 + (columnIndex % 26))}`;

/**
 * Returns the name of a column: its heading, followed by its letters if other columns have the same heading. A column without a heading is
 * named by its letters.
 */
export function getColumnName(grid: Pick<Grid, 'headings' | 'letters'>, columnIndex: number): string {
  const { headings } = grid;
  const heading = headings[columnIndex] ?? '';
  if (heading === '') return getColumnLetters(grid, columnIndex);
  const isUnique = headings.indexOf(heading) === headings.lastIndexOf(heading);
  return isUnique ? heading : `${heading} (${getColumnLetters(grid, columnIndex)})`;
}

/** Returns the letters of a column in its spreadsheet. */
export const getColumnLetters = ({ letters }: Pick<Grid, 'letters'>, index: number): string =>
  letters?.[index] ?? formatColumnLetters(index);
