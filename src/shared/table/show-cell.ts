/** Reads the cells of a spreadsheet as people see them: numbers and dates in the formats of their cells. */
import type { Cell, CellValue } from 'hucre/xlsx';
import type { CellSource } from './grid.ts';
import { createNumberFormat, type NumberFormat, toShownPrecision } from './number-format.ts';
import type { WorkbookView } from './xlsx-parts.ts';
import type { SheetCells } from './xlsx-sheet.ts';

/** The text that a cell shows, and what else is in the cell. */
export interface ShownCell {
  readonly text: string;
  readonly source?: CellSource;
}

export const EMPTY_CELL: ShownCell = { text: '' };
const UNSOLVED_CELL: ShownCell = { text: '', source: { kind: 'unsolved' } };

/** Returns what the cell in this row and column, both counted from 0, shows. */
export type CellReader = (
  cells: SheetCells,
  row: number,
  column: number,
  value: CellValue | undefined,
  details: Cell | undefined,
) => ShownCell;

/** Makes a reader for the cells of a workbook, which reads each number format once. */
export function createCellReader({ patterns, is1904 }: WorkbookView): CellReader {
  const formats = new Map<string, NumberFormat>();
  const getFormat = (pattern: string): NumberFormat => {
    const knownFormat = formats.get(pattern);
    if (knownFormat !== undefined) return knownFormat;
    const newFormat = createNumberFormat(pattern, is1904);
    formats.set(pattern, newFormat);
    return newFormat;
  };
  return ({ styles, isoDates }, row, column, value, details) => {
    const getCellFormat = () => getFormat(patterns[styles[row]?.[column] ?? 0] ?? 'General');
    if (details?.type === 'error') return { text: String(value), source: { kind: 'error' } };
    if (value === null || value === undefined) return details?.formula === undefined ? EMPTY_CELL : UNSOLVED_CELL;
    if (typeof value === 'boolean') return { text: String(value).toUpperCase() };
    if (typeof value === 'number') return showNumber(value, getCellFormat());
    const text = String(value);
    if (isoDates.has(`${row},${column}`)) return { text: showIsoDate(text, getCellFormat(), is1904) };
    return details?.formula !== undefined && ERROR_TEXT.test(text)
      ? { text, source: { kind: 'error' } }
      : { text: getCellFormat().showText?.(text) ?? text };
  };
}

/** Errors that some programs write as texts. */
const ERROR_TEXT = /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|ERROR!)|Err:\d{3})$/;

/** The most decimals that are tried to find the number that a text stands for. */
const MAX_DECIMALS = 10;
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function showNumber(storedValue: number, { kind, show }: NumberFormat): ShownCell {
  const value = toShownPrecision(storedValue);
  const text = show(storedValue);
  if (kind === 'number' && text === String(value)) return { text };
  if (kind !== 'number') return { text, source: { kind, value } };
  const shown = PLAIN_NUMBER.test(text) ? Number(text) : findShownNumber(value, text, show);
  return { text, source: { kind, value, ...(shown === undefined ? {} : { shown }) } };
}

/** Returns the roundest number that shows the same text. */
function findShownNumber(value: number, text: string, show: (value: number) => string): number | undefined {
  if (text === '') return undefined;
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const rounded = Number(value.toFixed(decimals));
    if (rounded === value || show(rounded) === text) return rounded;
  }
  return value;
}

const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?Z?$/;
const MS_PER_DAY = 86_400_000;
/** The day with the number 0, counted back from March 1900, since spreadsheets know a February 29 of that year. */
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);

/** Shows a date that a file contains as ISO 8601 writes it, not as a number of days. */
function showIsoDate(text: string, { kind, show }: NumberFormat, is1904: boolean): string {
  const [, day, time = '00:00'] = ISO_DATE.exec(text) ?? [];
  const timestamp = day === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(timestamp)) return text;
  if (kind !== 'date') return time.startsWith('00:00') ? (day ?? text) : `${day} ${time}`;
  return show((timestamp - (is1904 ? FIRST_DAY_1904 : FIRST_DAY_1900)) / MS_PER_DAY);
}
