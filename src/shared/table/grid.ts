/** A table as it was read: headings and the rows below them, every cell as text. */

import { LIMITS } from '../base/limits.ts';
import type { Translate } from '../texts/translate.ts';
import type { TextDecoding } from './decode-text.ts';

/** The kind of value that a spreadsheet makes of a number by the format of its cell. */
export type NumberKind = 'number' | 'percent' | 'date';

/** What is in a cell of a spreadsheet whose text doesn't say all of it. */
export type CellSource =
  /** A number in a format. `shown` is the number that its text stands for, where it stands for one. */
  | { readonly kind: NumberKind; readonly value: number; readonly shown?: number }
  /** A formula with an error such as `#DIV/0!`, which is the text of the cell; or one without a result in the file. */
  | { readonly kind: 'error' | 'unsolved' };

/** What a row of a spreadsheet has besides its texts. */
export interface RowDetails {
  readonly isHidden?: true;
  /** By the place of the column. */
  readonly sources?: ReadonlyMap<number, CellSource>;
}

export interface GridRow extends RowDetails {
  /** Its number as a spreadsheet shows it: the first row of the sheet is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Grid {
  /** Of the sheet in a spreadsheet; empty for other tables. */
  readonly name: string;
  readonly headings: readonly string[];
  /** Number of the row with the headings as a spreadsheet shows it; absent where the table has none. */
  readonly headingRow?: number;
  /** What the row with the headings has besides them. */
  readonly headingDetails?: RowDetails;
  /** Without empty ones. */
  readonly rows: readonly GridRow[];
  /** Whether the sheet is hidden in its spreadsheet. */
  readonly isHidden?: true;
  /** Places of hidden columns that contain anything. */
  readonly hiddenColumns?: readonly number[];
  /** Letters of the columns where some were left out. */
  readonly letters?: readonly string[];
  /** Number of formulas whose results may be out of date. */
  readonly outdated?: number;
}

/** A spreadsheet file with its sheets, or a sentence with the reason why it cannot be read. */
export type TableRead = ({ ok: true; sheets: readonly Grid[] } | { ok: false; message: string }) & {
  /** How the bytes of a text file became text. */
  readonly decoding?: TextDecoding;
};

export const refused = (message: string): TableRead => ({ ok: false, message });

/** How far down headings are looked for: titles and dates stand above them. */
const HEAD_ROWS = 20;

/**
 * Headings and rows of a sheet. The headings are in the row, among the first, of which most are known; else in the first
 * that holds anything. Throws a RangeError that says it for more than the limits allow.
 */
export function gridOf(
  translate: Translate,
  name: string,
  sheet: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean,
  getRowDetails: (index: number) => RowDetails = () => ({}),
): Grid {
  const known = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '' && isKnown(cell)).length;
  const first = sheet.findIndex((row) => !isEmpty(row));
  let head = first;
  for (let index = first + 1; first >= 0 && index < Math.min(sheet.length, first + HEAD_ROWS); index++)
    if (known(sheet[index] ?? []) > known(sheet[head] ?? [])) head = index;
  const headings = trimmed(sheet[head] ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  const rows = sheet
    .map((cells, index) => ({ number: index + 1, cells, ...getRowDetails(index) }))
    .slice(head + 1)
    .filter(({ cells, sources }) => head >= 0 && (!isEmpty(cells) || hasUnsolved(sources)));
  if (rows.length > LIMITS.tableRows)
    throw new RangeError(translate('tableFaults.tooManyRows', { rows: rows.length, limit: LIMITS.tableRows }));
  const width = rows.reduce((most, { cells }) => Math.max(most, trimmed(cells).length), headings.length);
  if (width > LIMITS.tableColumns)
    throw new RangeError(translate('tableFaults.tooManyColumns', { columns: width, limit: LIMITS.tableColumns }));
  for (const { number, cells } of rows)
    if (cells.some((cell) => cell.length > LIMITS.tableCellLetters))
      throw new RangeError(translate('tableFaults.cellTooLong', { row: number, limit: LIMITS.tableCellLetters }));
  const headingRow = head < 0 ? {} : { headingRow: head + 1 };
  const headingDetails = getRowDetails(head);
  return {
    name,
    ...headingRow,
    ...(Object.keys(headingDetails).length === 0 ? {} : { headingDetails }),
    headings: [...headings, ...Array.from({ length: width - headings.length }, () => '')],
    rows,
  };
}

const hasUnsolved = (sources: RowDetails['sources']): boolean =>
  [...(sources?.values() ?? [])].some(({ kind }) => kind === 'unsolved');

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Without the empty cells at its end. */
function trimmed(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > 0 && (cells[end - 1] ?? '').trim() === '') end--;
  return cells.slice(0, end);
}

/** A column as spreadsheets call it: `A`, `Z`, `AA`. */
export const columnLetters = (at: number): string =>
  `${at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`;

/** What a column is called: by its heading, with its letters where others have the same one, or none. */
export function columnName(grid: Pick<Grid, 'headings' | 'letters'>, at: number): string {
  const { headings } = grid;
  const heading = headings[at] ?? '';
  if (heading === '') return getColumnLetters(grid, at);
  const isOne = headings.indexOf(heading) === headings.lastIndexOf(heading);
  return isOne ? heading : `${heading} (${getColumnLetters(grid, at)})`;
}

/** Returns the letters that a spreadsheet gives the column at this place. */
export const getColumnLetters = ({ letters }: Pick<Grid, 'letters'>, index: number): string =>
  letters?.[index] ?? columnLetters(index);
