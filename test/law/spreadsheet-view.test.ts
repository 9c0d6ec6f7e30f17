/** Laws of what is read from a spreadsheet that hides some of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, getColumnName } from '../../src/shared/spreadsheet/grid.ts';
import { findHiddenParts, leaveOutHidden } from '../../src/shared/spreadsheet/hidden-parts.ts';
import { createNumberFormat } from '../../src/shared/spreadsheet/number-format.ts';
import { readXlsxSpreadsheet } from '../../src/shared/spreadsheet/read-xlsx.ts';
import { buildWorkbook, createTextCell } from '../support/files/workbook.ts';
import { scaleRuns } from '../support/runs.ts';
import { translate } from '../support/texts.ts';

const LETTERS = 'ABCDEF';
const SEED = 20261129;

interface SheetCase {
  readonly rows: readonly (readonly string[])[];
  readonly hiddenRows: readonly boolean[];
  readonly hiddenColumns: readonly boolean[];
}

const sheetCase: fc.Arbitrary<SheetCase> = fc.record({
  rows: fc.array(fc.array(fc.constantFrom('', 'a', 'b', '7'), { minLength: 6, maxLength: 6 }), {
    minLength: 1,
    maxLength: 8,
  }),
  hiddenRows: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  hiddenColumns: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

/** Reads the sheet of a case, whose headings are the letters of its columns. */
async function readCase({ rows, hiddenRows, hiddenColumns }: SheetCase): Promise<Grid> {
  const makeRow = (cells: readonly string[], number: number, attributes = '') =>
    `<row r="${number}" ${attributes}>${cells.map((text, index) => (text === '' ? '' : createTextCell(`${LETTERS[index]}${number}`, text))).join('')}</row>`;
  const body = rows.map((cells, index) => makeRow(cells, index + 2, hiddenRows[index] ? 'hidden="1"' : ''));
  const columns = hiddenColumns.map(
    (isHidden, index) => `<col min="${index + 1}" max="${index + 1}" hidden="${isHidden ? 1 : 0}"/>`,
  );
  const sheet = { columns: columns.join(''), rows: makeRow([...LETTERS], 1) + body.join('') };
  const read = await readXlsxSpreadsheet(translate, buildWorkbook({ sheets: [sheet] }), () => false);
  if (!read.ok || read.sheets[0] === undefined) throw new Error('there is no sheet');
  return read.sheets[0];
}

describe('a spreadsheet with hidden rows and columns', () => {
  it('shows exactly the visible cells under their row numbers and column letters when hidden parts are left out', async () => {
    await fc.assert(
      fc.asyncProperty(sheetCase, async (sheet) => {
        const visible = leaveOutHidden(await readCase(sheet));
        const cells = visible.rows.flatMap((row) =>
          row.cells.flatMap((text, index) =>
            text === '' ? [] : [`${getColumnName(visible, index)}${row.number} ${text}`],
          ),
        );
        const expected = sheet.rows.flatMap((row, y) =>
          row.flatMap((text, x) =>
            text === '' || sheet.hiddenRows[y] || sheet.hiddenColumns[x] ? [] : [`${LETTERS[x]}${y + 2} ${text}`],
          ),
        );
        expect(cells).toEqual(expected);
        expect(findHiddenParts(visible)).toBeUndefined();
      }),
      { seed: SEED, numRuns: scaleRuns(150) },
    );
  });

  it('keeps every cell when nothing is left out, and lists all hidden rows and columns', async () => {
    await fc.assert(
      fc.asyncProperty(sheetCase, async (sheet) => {
        const grid = await readCase(sheet);
        const filled = sheet.rows.map((row) => row.some((text) => text !== ''));
        expect(grid.rows.map(({ cells }) => cells)).toEqual(sheet.rows.filter((_, y) => filled[y]));
        const { rows = [], columns = [] } = findHiddenParts(grid) ?? {};
        expect(rows).toEqual(sheet.rows.flatMap((_, y) => (filled[y] && sheet.hiddenRows[y] ? [y + 2] : [])));
        expect(columns).toEqual([...LETTERS].filter((_, x) => sheet.hiddenColumns[x]));
      }),
      { seed: SEED, numRuns: scaleRuns(150) },
    );
  });
});

describe('a formatted number in a spreadsheet', () => {
  const patterns = [
    'General',
    '0',
    '0.0',
    '0.00',
    '000',
    '#,##0',
    '#,##0.00',
    '"$"0.00',
    '0" pts"',
    '0.00;[Red]-0.00',
    '#,##0_);(#,##0)',
  ];

  it('becomes a round number that looks the same in its format', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...patterns),
        fc.integer({ min: -2_000_000, max: 2_000_000 }),
        async (pattern, thousandths) => {
          const value = thousandths / 1000;
          const rows = `<row r="1">${createTextCell('A1', 'Move')}</row><row r="2"><c r="A2" s="1"><v>${value}</v></c></row>`;
          const read = await readXlsxSpreadsheet(
            translate,
            buildWorkbook({ sheets: [{ rows }], formats: [pattern] }),
            () => false,
          );
          const row = read.ok ? read.sheets[0]?.rows[0] : undefined;
          const source = row?.sources?.get(0);
          const number = source?.kind === 'number' ? source.shown : Number(row?.cells[0]);
          const { show } = createNumberFormat(pattern);
          expect(row?.cells[0]).toBe(show(value));
          expect(show(number ?? Number.NaN)).toBe(show(value));
          expect(Math.abs((number ?? Number.NaN) - value)).toBeLessThanOrEqual(0.5 + 1e-9);
        },
      ),
      { seed: SEED, numRuns: scaleRuns(200) },
    );
  });
});
