/** Tests laws of reading spreadsheets with hidden rows and columns. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, getColumnName } from '../../src/shared/spreadsheet/grid.ts';
import { findHiddenParts, leaveOutHidden } from '../../src/shared/spreadsheet/hidden-parts.ts';
import { createNumberFormat } from '../../src/shared/spreadsheet/number-format.ts';
import { readXlsxSpreadsheet } from '../../src/shared/spreadsheet/read-xlsx.ts';
import { buildWorkbook, createTextCell } from '../support/files/workbook.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

/** Says of each heading that the game does not know it. */
const knowsNoHeading = () => false;
const LETTERS = 'ABCDEF';
const SEED = 20261129;

interface SheetCase {
  readonly rows: readonly (readonly string[])[];
  readonly hiddenRows: readonly boolean[];
  readonly hiddenColumns: readonly boolean[];
}

const anySheetCase: fc.Arbitrary<SheetCase> = fc.record({
  rows: fc.array(fc.array(fc.constantFrom('', 'a', 'b', '7'), { minLength: 6, maxLength: 6 }), {
    minLength: 1,
    maxLength: 8,
  }),
  hiddenRows: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  hiddenColumns: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

/** Reads the sheet of a case. Row 1 has the headings, which are the letters of the columns, so the rows of the case start at row 2. */
async function readCase({ rows, hiddenRows, hiddenColumns }: SheetCase): Promise<Grid> {
  const makeRow = (cells: readonly string[], number: number, attributes = '') =>
    `<row r="${number}" ${attributes}>${cells.map((cellText, index) => (cellText === '' ? '' : createTextCell(`${LETTERS[index]}${number}`, cellText))).join('')}</row>`;
  const bodyRows = rows.map((cells, index) => makeRow(cells, index + 2, hiddenRows[index] ? 'hidden="1"' : ''));
  const columns = hiddenColumns.map(
    (isHidden, index) => `<col min="${index + 1}" max="${index + 1}" hidden="${isHidden ? 1 : 0}"/>`,
  );
  const testSheet = { columns: columns.join(''), rows: makeRow([...LETTERS], 1) + bodyRows.join('') };
  const reading = await readXlsxSpreadsheet(translate, buildWorkbook({ sheets: [testSheet] }), knowsNoHeading);
  if (!reading.ok || reading.sheets[0] === undefined) throw new Error('there is no sheet');
  return reading.sheets[0];
}

describe('a spreadsheet with hidden rows and columns', () => {
  it('shows exactly the visible cells under their row numbers and column letters when hidden parts are left out', async () => {
    await fc.assert(
      fc.asyncProperty(anySheetCase, async (drawnSheet) => {
        const visible = leaveOutHidden(await readCase(drawnSheet));
        const cells = visible.rows.flatMap((row) =>
          row.cells.flatMap((cellText, index) =>
            cellText === '' ? [] : [`${getColumnName(visible, index)}${row.number} ${cellText}`],
          ),
        );
        const expected = drawnSheet.rows.flatMap((row, y) =>
          row.flatMap((cellText, x) =>
            cellText === '' || drawnSheet.hiddenRows[y] || drawnSheet.hiddenColumns[x]
              ? []
              : [`${LETTERS[x]}${y + 2} ${cellText}`],
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
      fc.asyncProperty(anySheetCase, async (drawnSheet) => {
        const grid = await readCase(drawnSheet);
        const filledRows = drawnSheet.rows.map((row) => row.some((cellText) => cellText !== ''));
        expect(grid.rows.map(({ cells }) => cells)).toEqual(drawnSheet.rows.filter((_, y) => filledRows[y]));
        const { rows = [], columns = [] } = findHiddenParts(grid) ?? {};
        expect(rows).toEqual(
          drawnSheet.rows.flatMap((_, y) => (filledRows[y] && drawnSheet.hiddenRows[y] ? [y + 2] : [])),
        );
        expect(columns).toEqual([...LETTERS].filter((_, x) => drawnSheet.hiddenColumns[x]));
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
          const reading = await readXlsxSpreadsheet(
            translate,
            buildWorkbook({ sheets: [{ rows }], formats: [pattern] }),
            knowsNoHeading,
          );
          const row = reading.ok ? reading.sheets[0]?.rows[0] : undefined;
          const source = row?.sources?.get(0);
          const shownNumber = source?.kind === 'number' ? source.shown : Number(row?.cells[0]);
          const { show } = createNumberFormat(pattern);
          expect(row?.cells[0]).toBe(show(value));
          expect(show(shownNumber ?? Number.NaN)).toBe(show(value));
          // The coarsest formats round to whole numbers.
          expect(Math.abs((shownNumber ?? Number.NaN) - value)).toBeLessThanOrEqual(0.5 + 1e-9);
        },
      ),
      { seed: SEED, numRuns: scaleRuns(200) },
    );
  });
});
