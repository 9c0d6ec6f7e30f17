/** `deck` and `convert` with XLSX spreadsheets. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import {
  buildWorkbook,
  createNumberCell,
  createTextCell,
  createTextRow,
  type TestWorkbook,
} from '../../support/files/workbook.ts';

const folders: string[] = [];
const makeFolder = () => {
  const testFolder = createFolder({});
  folders.push(testFolder);
  return testFolder;
};
afterEach(() => {
  for (const testFolder of folders.splice(0)) removeFolder(testFolder);
});

/** Writes a spreadsheet, runs a command on it, and returns the result and a function that reads the output file. */
async function runOnWorkbook(
  command: 'deck' | 'convert',
  workbook: TestWorkbook | string,
  ...extraFlags: readonly string[]
) {
  const testFolder = makeFolder();
  const filePath = typeof workbook === 'string' ? workbook : join(testFolder, 'table.xlsx');
  if (typeof workbook !== 'string') writeFileSync(filePath, buildWorkbook(workbook));
  const outputPath = join(testFolder, command === 'deck' ? 'made.deck.json' : 'made.json');
  const result = await runRollcall(command, filePath, '--out', outputPath, ...extraFlags);
  return {
    ...result,
    err: result.err.replaceAll(`${filePath}: `, ''),
    json: () => JSON.parse(readFileSync(outputPath, 'utf8')),
  };
}

const HEADING_ROW = createTextRow(1, ['Name', 'Cost', 'Text']);
const HIDDEN_ROW_PATH = 'test/fixtures/spreadsheets/hidden-row.xlsx';

describe('deck', () => {
  it('prints hidden rows of a spreadsheet and reports them', async () => {
    const { err: errorOutput, json: readOutput } = await runOnWorkbook('deck', HIDDEN_ROW_PATH);
    expect(errorOutput).toContain('Rows that are hidden in the spreadsheet and were read too: 1 (row 3).');
    expect(errorOutput).toContain('--skip-hidden leaves out hidden rows and columns');
    expect((readOutput() as Deck).rows.map(([rowName]) => rowName)).toEqual(['Seen A', 'Hidden B', 'Seen C']);
  });

  it('omits hidden rows with --skip-hidden and reports them', async () => {
    const { err: errorOutput, json: readOutput } = await runOnWorkbook('deck', HIDDEN_ROW_PATH, '--skip-hidden');
    expect(errorOutput).toContain('Hidden rows that were left out: 1 (row 3).');
    expect(errorOutput).not.toContain('--skip-hidden');
    expect((readOutput() as Deck).rows.map(([rowName]) => rowName)).toEqual(['Seen A', 'Seen C']);
  });

  it('prints cells as the spreadsheet shows them, and reports errors', async () => {
    const { err: errorOutput, json: readOutput } = await runOnWorkbook(
      'deck',
      'test/fixtures/spreadsheets/number-formats.xlsx',
    );
    expect((readOutput() as Deck).rows.map(([rowName, , rowCost]) => [rowName, rowCost])).toEqual([
      ['Percent', '25%'],
      ['Date', '2023-03-15'],
      ['Half', '1/2'],
      ['Money', '1,234.50 €'],
      ['Code', '0007'],
      ['Dice', '+2D10'],
      ['Float', '0.3'],
      ['FormulaErr', ''],
      ['FormulaNoCache', ''],
      ['FormulaStr', 'ab'],
      ['Bool', 'TRUE'],
      ['Rich', '2 bold'],
    ]);
    expect(errorOutput).toContain('Formulas with an error: 1 (C9 #DIV/0!). Their cells are left empty.');
    expect(errorOutput).toContain('Formulas without a result in the file: 1.');
    expect(JSON.stringify(readOutput())).not.toContain('ignored');
  });

  it('reads a hidden sheet with --skip-hidden only when --sheet names it', async () => {
    const sheetRows = HEADING_ROW + createTextRow(2, ['Rope', '1', 'x']);
    const workbook: TestWorkbook = {
      sheets: [
        { name: 'Old', state: 'hidden', rows: sheetRows },
        { name: 'New', rows: createTextRow(1, ['Notes']) },
      ],
    };
    const readResult = await runOnWorkbook('deck', workbook);
    expect([readResult.exit, readResult.err]).toEqual([
      0,
      expect.stringContaining('The sheet Old is hidden in the spreadsheet.'),
    ]);
    const refused = await runOnWorkbook('deck', workbook, '--skip-hidden');
    expect([refused.exit, refused.err]).toEqual([
      2,
      'rollcall: has rows on hidden sheets only, which --skip-hidden leaves out; --sheet NAME reads one',
    ]);
    expect((await runOnWorkbook('deck', workbook, '--skip-hidden', '--sheet', 'Old')).exit).toBe(0);
  });

  it('refuses a sheet with only hidden rows when --skip-hidden is given', async () => {
    const sheetRows = HEADING_ROW + createTextRow(2, ['Rope', '1', 'x'], 'hidden="1"');
    const { exit: exitCode, err: errorOutput } = await runOnWorkbook(
      'deck',
      { sheets: [{ rows: sheetRows }] },
      '--skip-hidden',
    );
    expect([exitCode, errorOutput]).toEqual([
      2,
      'rollcall: has only hidden rows below its headings, which --skip-hidden leaves out',
    ]);
  });
});

describe('convert', () => {
  const HEADINGS = [
    'Name',
    'Level',
    'Alignment',
    'Classes',
    'Power',
    'Move',
    'Size',
    'HP',
    'Fight dice',
    'Fight Resistance',
  ];
  const OTHER_HEADINGS = [
    'Aim dice',
    'Aim Resistance',
    'Mind dice',
    'Mind Resistance',
    'Magic dice',
    'Magic Resistance',
    'Recovery dice',
  ];
  const ALL_HEADINGS = [...HEADINGS, ...OTHER_HEADINGS];
  const LEVEL_COLUMN = ALL_HEADINGS.indexOf('Level');
  const MOVE_COLUMN = ALL_HEADINGS.indexOf('Move');
  const address = (columnIndex: number, rowNumber: number) => `${String.fromCharCode(65 + columnIndex)}${rowNumber}`;

  /** Returns a row of a hero. If `columnIndex` is given, `cellXml` replaces that cell. `attributes` are those of the row. */
  const createHeroRow = (rowNumber: number, heroName: string, columnIndex = -1, cellXml = '', attributes = '') =>
    `<row r="${rowNumber}" ${attributes}>${ALL_HEADINGS.map((heading, headingIndex) =>
      headingIndex === columnIndex
        ? cellXml
        : heading === 'Name'
          ? createTextCell(address(headingIndex, rowNumber), heroName)
          : heading === 'Alignment'
            ? createTextCell(address(headingIndex, rowNumber), 'hero')
            : heading === 'Classes'
              ? createTextCell(address(headingIndex, rowNumber), 'tank')
              : createNumberCell(address(headingIndex, rowNumber), 2),
    ).join('')}</row>`;
  const withHero = (
    columnIndex: number,
    makeCell: (address: string) => string,
    ...formats: (string | number)[]
  ): TestWorkbook => ({
    sheets: [
      {
        rows: createTextRow(1, ALL_HEADINGS) + createHeroRow(2, 'Ash', columnIndex, makeCell(address(columnIndex, 2))),
      },
    ],
    formats,
  });

  // Case, value of the cell, its number format, the number that is read, and a part of the note.
  it.each([
    [
      '5.6 shown as 6',
      5.6,
      '0',
      6,
      "Row 2, column Move: the spreadsheet shows '6' and contains 5.6. Rollcall reads 6.",
    ],
    ['5.99999999 shown as 6', 5.999_999_99, '0', 6, 'Rollcall reads 6.'],
    ['7 shown as 0007', 7, '0000', 7, ''],
    ['6 shown in inches', 6, '0"″"', 6, ''],
    ['6 shown as dollars', 6, '"$"0.00', 6, ''],
    ['6 shown with a word', 6, '"Move "0', 6, ''],
    ['4.5 shown as a fraction', 4.5, '# ?/?', 4.5, ''],
    ['1234 shown with a comma', 1234, '#,##0', 1234, ''],
    ['1234.56 shown with a comma and no decimals', 1234.56, '#,##0', 1235, 'Rollcall reads 1235.'],
    ['6 shown in red', 6, '0;[Red]-0', 6, ''],
    ['a long sum', 6.1 - 0.1 + 1e-15, 'General', 6, ''],
  ])(
    'reads a number as the spreadsheet shows it: %s',
    async (_caseName, cellValue, numberFormat, expectedMove, expectedNote) => {
      const { err: errorOutput, json: readOutput } = await runOnWorkbook(
        'convert',
        withHero(MOVE_COLUMN, (cellAddress) => createNumberCell(cellAddress, cellValue, 1), numberFormat),
      );
      expect((readOutput() as Character).move).toBe(expectedMove);
      if (expectedNote === '') expect(errorOutput).not.toContain('spreadsheet');
      else expect(errorOutput).toContain(expectedNote);
    },
  );

  // Case, value of the cell, the number of a built-in format of XLSX, and the reason.
  it.each([
    ['a percentage', 0.25, 9, "'25%' is a percentage and no number"],
    ['a date', 45000, 16, "'15-Mar' is a date and no number"],
    ['a date in ISO 8601', 45000, 14, "'2023-03-15' is a date and no number"],
  ])('refuses %s as a number', async (_caseName, cellValue, numberFormat, expectedReason) => {
    const { exit: exitCode, err: errorOutput } = await runOnWorkbook(
      'convert',
      withHero(MOVE_COLUMN, (cellAddress) => createNumberCell(cellAddress, cellValue, 1), numberFormat),
    );
    expect(exitCode).toBe(2);
    expect(errorOutput).toContain(`Row 2, column Move: ${expectedReason}.`);
  });

  it.each([
    ['an error', '<f>1/0</f><v>#DIV/0!</v>', "Row 2, column Level: '#DIV/0!' is an error in the spreadsheet."],
    ['no result', '<f>1+1</f>', 'Row 2, column Level: the formula has no result in the file.'],
  ])('refuses a formula with %s', async (_caseName, content, expectedReason) => {
    const typeAttribute = content.includes('#') ? ' t="e"' : '';
    const { exit: exitCode, err: errorOutput } = await runOnWorkbook(
      'convert',
      withHero(LEVEL_COLUMN, (cellAddress) => `<c r="${cellAddress}"${typeAttribute}>${content}</c>`),
    );
    expect(exitCode).toBe(2);
    expect(errorOutput).toContain(expectedReason);
  });

  it('reports hidden rows and omits them with --skip-hidden', async () => {
    const sheetRows =
      createTextRow(1, ALL_HEADINGS) + createHeroRow(2, 'Ash') + createHeroRow(3, 'Rook', -1, '', 'hidden="1"');
    const allResult = await runOnWorkbook('convert', { sheets: [{ rows: sheetRows }] }, '--force');
    expect(allResult.err).toContain('Rows that are hidden in the spreadsheet and were read too: 1 (row 3).');
    const visible = await runOnWorkbook('convert', { sheets: [{ rows: sheetRows }] }, '--skip-hidden');
    expect(visible.err).toContain('Hidden rows that were left out: 1 (row 3).');
    expect((visible.json() as Character).name).toBe('Ash');
  });

  it('names the sheets with characters that it does not read', async () => {
    const createSheet = (sheetName: string, heroName: string) => ({
      name: sheetName,
      rows: createTextRow(1, ALL_HEADINGS) + createHeroRow(2, heroName),
    });
    const { err: errorOutput } = await runOnWorkbook('convert', {
      sheets: [createSheet('Heroes', 'Ash'), createSheet('Villains', 'Rook')],
    });
    expect(errorOutput).toContain('Only the sheet Heroes is read, not Villains; save each as a file of its own');
  });

  it('requires a spreadsheet for --skip-hidden', async () => {
    const testFolder = makeFolder();
    const { err: errorOutput } = await runRollcall(
      'convert',
      'samples/supers-unlimited',
      '--out',
      join(testFolder, 'a.csv'),
      '--skip-hidden',
    );
    expect(errorOutput).toContain('--skip-hidden are for spreadsheets, and none is given');
  });
});
