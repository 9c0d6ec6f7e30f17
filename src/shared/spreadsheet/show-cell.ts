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

/** Errors that some programs write as texts. */
const ERROR_TEXT = /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|ERROR!)|Err:\d{3})$/;

/** The maximum number of decimals that are tried to find the number that a text represents. */
const MAX_DECIMALS = 10;
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function showNumber(storedValue: number, { kind: formatKind, show: showValue }: NumberFormat): ShownCell {
  const shownValue = toShownPrecision(storedValue);
  const shownText = showValue(storedValue);
  if (formatKind === 'number' && shownText === String(shownValue)) return { text: shownText };
  if (formatKind !== 'number') return { text: shownText, source: { kind: formatKind, value: shownValue } };
  const shownNumber = PLAIN_NUMBER.test(shownText)
    ? Number(shownText)
    : findShownNumber(shownValue, shownText, showValue);
  return {
    text: shownText,
    source: { kind: formatKind, value: shownValue, ...(shownNumber === undefined ? {} : { shown: shownNumber }) },
  };
}

/** Returns the roundest number that shows the same text. */
function findShownNumber(
  exactValue: number,
  shownText: string,
  showValue: (shownValue: number) => string,
): number | undefined {
  if (shownText === '') return undefined;
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const rounded = Number(exactValue.toFixed(decimals));
    if (rounded === exactValue || showValue(rounded) === shownText) return rounded;
  }
  return exactValue;
}

const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?Z?$/;
const MS_PER_DAY = 86_400_000;
/** The day with the number 0, counted back from March 1900, since spreadsheets know a February 29 of that year. */
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);

/** Shows a date that a file contains as ISO 8601 writes it, not as a number of days. */
function showIsoDate(isoText: string, { kind: formatKind, show: showValue }: NumberFormat, is1904: boolean): string {
  const [, dayText, timeText = '00:00'] = ISO_DATE.exec(isoText) ?? [];
  const timestamp = dayText === undefined ? Number.NaN : Date.parse(`${dayText}T${timeText}Z`);
  if (Number.isNaN(timestamp)) return isoText;
  if (formatKind !== 'date') return timeText.startsWith('00:00') ? (dayText ?? isoText) : `${dayText} ${timeText}`;
  return showValue((timestamp - (is1904 ? FIRST_DAY_1904 : FIRST_DAY_1900)) / MS_PER_DAY);
}
