/** Writes characters as a convenient spreadsheet (XLSX), with a second sheet that explains the columns. */
import { type CellStyle, writeXlsx } from 'hucre/xlsx';
import type { Character } from '../document/schema.ts';
import type { Cell } from './cell.ts';
import type { Column } from './column.ts';
import { formatColumnLetters } from './grid.ts';
import { writeRows } from './write-rows.ts';

const HEADING_STYLE: CellStyle = {
  font: { name: 'Calibri', size: 11, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1D1B20' } },
  alignment: { vertical: 'center', wrapText: true },
};
const TEXT_STYLE: CellStyle = { alignment: { vertical: 'top', wrapText: true } };
const NUMBER_STYLE: CellStyle = { alignment: { vertical: 'top', horizontal: 'center' } };

/** Returns the bytes of the workbook: one row per character, numbers as numbers, headings and names frozen. */
export function writeXlsxBytes(characters: readonly Character[], columns: readonly Column[]): Promise<Uint8Array> {
  const rows = writeRows(characters, columns);
  const isNumberColumn = columns.map((_column, columnIndex) =>
    rows.some((rowCells, rowIndex) => rowIndex > 0 && typeof rowCells[columnIndex] === 'number'),
  );
  return writeXlsx({
    sheets: [
      {
        name: 'Characters',
        rows: rows.map((rowCells) => rowCells.map(toSheetValue)),
        columns: columns.map(({ width }, columnIndex) => ({
          width,
          style: isNumberColumn[columnIndex] ? NUMBER_STYLE : TEXT_STYLE,
        })),
        cells: new Map(columns.map((_column, columnIndex) => [`0,${columnIndex}`, { style: HEADING_STYLE }])),
        rowDefs: new Map([[0, { height: 32 }]]),
        freezePane: { rows: 1, columns: Math.max(0, columns.findIndex(({ pointer }) => pointer === '/name') + 1) },
        autoFilter: { range: `A1:${formatColumnLetters(columns.length - 1)}${rows.length}` },
      },
      {
        name: 'Columns',
        rows: [['Column', 'Needed', 'What stands in it'], ...columns.map(describeColumn)],
        columns: [
          { width: 20, style: TEXT_STYLE },
          { width: 9, style: TEXT_STYLE },
          { width: 110, style: TEXT_STYLE },
        ],
        cells: new Map([0, 1, 2].map((columnIndex) => [`0,${columnIndex}`, { style: HEADING_STYLE }])),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/**
 * Converts a cell. Spreadsheets read `_x0041_` as the character with this number, so the first underscore of such a text is escaped. A
 * number with more digits than spreadsheets show is written as text, because a reader would get only the shown digits of a number.
 */
function toSheetValue(cellValue: Cell): string | number | null {
  if (cellValue === '') return null;
  if (typeof cellValue === 'number')
    return Number(cellValue.toPrecision(15)) === cellValue ? cellValue : String(cellValue);
  return cellValue.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

const describeColumn = ({ heading, isRequired, description }: Column) => [
  heading,
  isRequired ? 'yes' : '',
  description,
];
