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

/** Creates a reader for the cells of a workbook, which parses each number format once. */
export function createCellReader({ patterns, is1904 }: WorkbookView): CellReader {
  const formats = new Map<string, NumberFormat>();
  const getFormat = (patternText: string): NumberFormat => {
    const knownFormat = formats.get(patternText);
    if (knownFormat !== undefined) return knownFormat;
    const newFormat = createNumberFormat(patternText, is1904);
    formats.set(patternText, newFormat);
    return newFormat;
  };
  return ({ styles, isoDates }, rowIndex, columnIndex, cellValue, details) => {
    const getCellFormat = () => getFormat(patterns[styles[rowIndex]?.[columnIndex] ?? 0] ?? 'General');
    if (details?.type === 'error') return { text: String(cellValue), source: { kind: 'error' } };
    if (cellValue === null || cellValue === undefined)
      return details?.formula === undefined ? EMPTY_CELL : UNSOLVED_CELL;
    if (typeof cellValue === 'boolean') return { text: String(cellValue).toUpperCase() };
    if (typeof cellValue === 'number') return showNumber(cellValue, getCellFormat());
    const cellText = String(cellValue);
    if (isoDates.has(`${rowIndex},${columnIndex}`)) return { text: showIsoDate(cellText, getCellFormat(), is1904) };
    return details?.formula !== undefined && ERROR_TEXT.test(cellText)
      ? { text: cellText, source: { kind: 'error' } }
      : { text: getCellFormat().showText?.(cellText) ?? cellText };
  };
}

/** Errors that some programs write as texts: `#DIV/0!`, `Err:502`. */
const ERROR_TEXT = /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|ERROR!)|Err:\d{3})$/;

/** The maximum number of decimals that are tried to find the number that a text represents. */
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

/** Returns the number with the fewest decimals that is shown as this text. */
function findShownNumber(value: number, text: string, show: NumberFormat['show']): number | undefined {
  if (text === '') return undefined;
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const rounded = Number(value.toFixed(decimals));
    if (rounded === value || show(rounded) === text) return rounded;
  }
  return value;
}

/** Matches `2026-05-31`, `2026-05-31T14:30` and `2026-05-31T14:30:00.5Z`. */
const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?Z?$/;
const MS_PER_DAY = 86_400_000;
/** The day with the number 0 for dates from March 1900. Spreadsheets count a February 29, 1900, which never existed. */
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);

/** Shows a date that the file contains in ISO 8601 instead of as a number of days. */
function showIsoDate(isoText: string, { kind, show }: NumberFormat, is1904: boolean): string {
  const [, dayText, timeText = '00:00'] = ISO_DATE.exec(isoText) ?? [];
  const timestamp = dayText === undefined ? Number.NaN : Date.parse(`${dayText}T${timeText}Z`);
  if (Number.isNaN(timestamp)) return isoText;
  if (kind !== 'date') return timeText.startsWith('00:00') ? (dayText ?? isoText) : `${dayText} ${timeText}`;
  return show((timestamp - (is1904 ? FIRST_DAY_1904 : FIRST_DAY_1900)) / MS_PER_DAY);
}
