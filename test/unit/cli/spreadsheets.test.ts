/** What `deck` and `convert` make of spreadsheets. */
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
  const folder = createFolder({});
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) removeFolder(folder);
});

/** Writes a spreadsheet, reads it with a command and returns what was written and said. */
async function run(command: 'deck' | 'convert', workbook: TestWorkbook | string, ...flags: readonly string[]) {
  const folder = makeFolder();
  const file = typeof workbook === 'string' ? workbook : join(folder, 'table.xlsx');
  if (typeof workbook !== 'string') writeFileSync(file, buildWorkbook(workbook));
  const out = join(folder, command === 'deck' ? 'made.deck.json' : 'made.json');
  const result = await runRollcall(command, file, '--out', out, ...flags);
  return { ...result, err: result.err.replaceAll(`${file}: `, ''), json: () => JSON.parse(readFileSync(out, 'utf8')) };
}

const HEAD = createTextRow(1, ['Name', 'Cost', 'Text']);
const HIDDEN = 'test/fixtures/spreadsheets/hidden-row.xlsx';

describe('deck', () => {
  it('prints hidden rows of a spreadsheet and names them', async () => {
    const { err, json } = await run('deck', HIDDEN);
    expect(err).toContain('Rows that are hidden in the spreadsheet and were read too: 1 (row 3).');
    expect(err).toContain('--skip-hidden leaves out hidden rows and columns');
    expect((json() as Deck).rows.map(([name]) => name)).toEqual(['Seen A', 'Hidden B', 'Seen C']);
  });

  it('leaves them out with --skip-hidden, and says so', async () => {
    const { err, json } = await run('deck', HIDDEN, '--skip-hidden');
    expect(err).toContain('Hidden rows that were left out: 1 (row 3).');
    expect(err).not.toContain('--skip-hidden');
    expect((json() as Deck).rows.map(([name]) => name)).toEqual(['Seen A', 'Seen C']);
  });

  it('prints cells as the spreadsheet shows them, and names errors', async () => {
    const { err, json } = await run('deck', 'test/fixtures/spreadsheets/number-formats.xlsx');
    expect((json() as Deck).rows.map(([name, , cost]) => [name, cost])).toEqual([
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
    expect(err).toContain('Formulas with an error: 1 (C9 #DIV/0!). Their cells are left empty.');
    expect(err).toContain('Formulas without a result in the file: 1.');
    expect(JSON.stringify(json())).not.toContain('ignored');
  });

  it('with --skip-hidden reads no hidden sheet but one that is named', async () => {
    const rows = HEAD + createTextRow(2, ['Rope', '1', 'x']);
    const workbook: TestWorkbook = {
      sheets: [
        { name: 'Old', state: 'hidden', rows },
        { name: 'New', rows: createTextRow(1, ['Notes']) },
      ],
    };
    const read = await run('deck', workbook);
    expect([read.exit, read.err]).toEqual([0, expect.stringContaining('The sheet Old is hidden in the spreadsheet.')]);
    const refused = await run('deck', workbook, '--skip-hidden');
    expect([refused.exit, refused.err]).toEqual([
      2,
      'rollcall: has rows on hidden sheets only, which --skip-hidden leaves out; --sheet NAME reads one',
    ]);
    expect((await run('deck', workbook, '--skip-hidden', '--sheet', 'Old')).exit).toBe(0);
  });

  it('with --skip-hidden refuses a sheet on which all rows are hidden', async () => {
    const rows = HEAD + createTextRow(2, ['Rope', '1', 'x'], 'hidden="1"');
    const { exit, err } = await run('deck', { sheets: [{ rows }] }, '--skip-hidden');
    expect([exit, err]).toEqual([
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
  const OTHERS = [
    'Aim dice',
    'Aim Resistance',
    'Mind dice',
    'Mind Resistance',
    'Magic dice',
    'Magic Resistance',
    'Recovery dice',
  ];
  const ALL = [...HEADINGS, ...OTHERS];
  const LEVEL = ALL.indexOf('Level');
  const MOVE = ALL.indexOf('Move');
  const address = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`;

  /** Returns a row of a hero in which one cell is replaced. */
  const hero = (row: number, name: string, column = -1, cell = '', attributes = '') =>
    `<row r="${row}" ${attributes}>${ALL.map((heading, index) =>
      index === column
        ? cell
        : heading === 'Name'
          ? createTextCell(address(index, row), name)
          : heading === 'Alignment'
            ? createTextCell(address(index, row), 'hero')
            : heading === 'Classes'
              ? createTextCell(address(index, row), 'tank')
              : createNumberCell(address(index, row), 2),
    ).join('')}</row>`;
  const withHero = (
    column: number,
    makeCell: (address: string) => string,
    ...formats: (string | number)[]
  ): TestWorkbook => ({
    sheets: [{ rows: createTextRow(1, ALL) + hero(2, 'Ash', column, makeCell(address(column, 2))) }],
    formats,
  });

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
  ])('reads a number as it is shown: %s', async (_, value, format, move, note) => {
    const { err, json } = await run(
      'convert',
      withHero(MOVE, (cell) => createNumberCell(cell, value, 1), format),
    );
    expect((json() as Character).move).toBe(move);
    if (note === '') expect(err).not.toContain('spreadsheet');
    else expect(err).toContain(note);
  });

  it.each([
    ['a percentage', 0.25, 9, "'25%' is a percentage and no number"],
    ['a date', 45000, 16, "'15-Mar' is a date and no number"],
    ['a date in ISO 8601', 45000, 14, "'2023-03-15' is a date and no number"],
  ])('refuses %s as a number', async (_, value, format, reason) => {
    const { exit, err } = await run(
      'convert',
      withHero(MOVE, (cell) => createNumberCell(cell, value, 1), format),
    );
    expect(exit).toBe(2);
    expect(err).toContain(`Row 2, column Move: ${reason}.`);
  });

  it.each([
    ['an error', '<f>1/0</f><v>#DIV/0!</v>', "Row 2, column Level: '#DIV/0!' is an error in the spreadsheet."],
    ['no result', '<f>1+1</f>', 'Row 2, column Level: the formula has no result in the file.'],
  ])('refuses a formula with %s', async (_, content, reason) => {
    const type = content.includes('#') ? ' t="e"' : '';
    const { exit, err } = await run(
      'convert',
      withHero(LEVEL, (cell) => `<c r="${cell}"${type}>${content}</c>`),
    );
    expect(exit).toBe(2);
    expect(err).toContain(reason);
  });

  it('names hidden rows and leaves them out with --skip-hidden', async () => {
    const rows = createTextRow(1, ALL) + hero(2, 'Ash') + hero(3, 'Rook', -1, '', 'hidden="1"');
    const all = await run('convert', { sheets: [{ rows }] }, '--force');
    expect(all.err).toContain('Rows that are hidden in the spreadsheet and were read too: 1 (row 3).');
    const visible = await run('convert', { sheets: [{ rows }] }, '--skip-hidden');
    expect(visible.err).toContain('Hidden rows that were left out: 1 (row 3).');
    expect((visible.json() as Character).name).toBe('Ash');
  });

  it('says which sheets with characters it does not read', async () => {
    const sheet = (name: string, hero1: string) => ({ name, rows: createTextRow(1, ALL) + hero(2, hero1) });
    const { err } = await run('convert', { sheets: [sheet('Heroes', 'Ash'), sheet('Villains', 'Rook')] });
    expect(err).toContain('Only the sheet Heroes is read, not Villains; save each as a file of its own');
  });

  it('wants a spreadsheet for --skip-hidden', async () => {
    const folder = makeFolder();
    const { err } = await runRollcall(
      'convert',
      'samples/supers-unlimited',
      '--out',
      join(folder, 'a.csv'),
      '--skip-hidden',
    );
    expect(err).toContain('--skip-hidden are for spreadsheets, and none is given');
  });
});
