/** Characters as a spreadsheet (XLSX) that is pleasant to work in, with a second sheet that explains the columns. */
import { type CellStyle, writeXlsx } from 'hucre/xlsx';
import type { Character } from '../document/schema.ts';
import type { Cell } from './cell.ts';
import type { Column } from './column.ts';
import { columnLetters } from './grid.ts';
import { tableOf } from './write-rows.ts';

const HEAD: CellStyle = {
  font: { name: 'Calibri', size: 11, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1D1B20' } },
  alignment: { vertical: 'center', wrapText: true },
};
const TOP: CellStyle = { alignment: { vertical: 'top', wrapText: true } };
const NUMBER: CellStyle = { alignment: { vertical: 'top', horizontal: 'center' } };

/** Bytes of the workbook: a row a character, numbers as numbers, headings and names staying in sight. */
export function xlsxBytes(characters: readonly Character[], columns: readonly Column[]): Promise<Uint8Array> {
  const rows = tableOf(characters, columns);
  const isNumber = columns.map((_, at) => rows.some((row, index) => index > 0 && typeof row[at] === 'number'));
  return writeXlsx({
    sheets: [
      {
        name: 'Characters',
        rows: rows.map((row) => row.map(inSheet)),
        columns: columns.map(({ width }, at) => ({ width, style: isNumber[at] ? NUMBER : TOP })),
        cells: new Map(columns.map((_, at) => [`0,${at}`, { style: HEAD }])),
        rowDefs: new Map([[0, { height: 32 }]]),
        freezePane: { rows: 1, columns: Math.max(0, columns.findIndex(({ path }) => path === '/name') + 1) },
        autoFilter: { range: `A1:${columnLetters(columns.length - 1)}${rows.length}` },
      },
      {
        name: 'Columns',
        rows: [['Column', 'Needed', 'What stands in it'], ...columns.map(explained)],
        columns: [
          { width: 20, style: TOP },
          { width: 9, style: TOP },
          { width: 110, style: TOP },
        ],
        cells: new Map([0, 1, 2].map((at) => [`0,${at}`, { style: HEAD }])),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/**
 * Spreadsheets read `_x0041_` as the sign of this number; text that looks like it gets its first underscore escaped. A number with
 * more digits than spreadsheets show is written as text, since it would be read back as it is shown.
 */
function inSheet(cell: Cell): string | number | null {
  if (cell === '') return null;
  if (typeof cell === 'number') return Number(cell.toPrecision(15)) === cell ? cell : String(cell);
  return cell.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

const explained = ({ heading, needed, about }: Column) => [heading, needed ? 'yes' : '', about];
