import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { selectDeckSheet } from '../../../src/shared/deck/deck-sheet.ts';
import type { Grid } from '../../../src/shared/spreadsheet/grid.ts';
import { getColumnName } from '../../../src/shared/spreadsheet/grid.ts';
import {
  describeHidden,
  findHiddenParts,
  leaveOutEmptyColumns,
  leaveOutHidden,
} from '../../../src/shared/spreadsheet/hidden-parts.ts';
import { findLikelySheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { readXlsxSpreadsheet } from '../../../src/shared/spreadsheet/read-xlsx.ts';
import {
  buildWorkbook,
  numberCell,
  type TestSheet,
  type TestWorkbook,
  textCell,
  textRow,
} from '../../support/files/workbook.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';

const HEAD = textRow(1, ['Name', 'Cost', 'Text']);

async function readSheets(workbook: TestWorkbook): Promise<readonly Grid[]> {
  const read = await readXlsxSpreadsheet(t, buildWorkbook(workbook), () => false);
  if (!read.ok) throw new Error(read.message);
  return read.sheets;
}

async function readGrid(sheet: TestSheet, workbook: Omit<TestWorkbook, 'sheets'> = {}): Promise<Grid> {
  const [grid] = await readSheets({ ...workbook, sheets: [sheet] });
  if (grid === undefined) throw new Error('there is no sheet');
  return grid;
}

const getTexts = ({ rows }: Grid) => rows.map(({ cells }) => cells.join(' | '));

describe('cells of a spreadsheet are read as they are shown', () => {
  it('in the formats of their styles', async () => {
    const formats = ['"+"0"D10"', '0000', '#,##0.00" €"', 12, '[>=100]"many";0'];
    const rows = `${HEAD}<row r="2">${textCell('A2', 'Rope')}${numberCell('B2', 2, 1)}${numberCell('C2', 7, 2)}</row>
      <row r="3">${numberCell('A3', 1234.5, 3)}${numberCell('B3', 0.5, 4)}${numberCell('C3', 250, 5)}</row>
      <row r="4">${numberCell('A4', 0.30000000000000004)}${numberCell('B4', 5, 99)}</row>`;
    expect(getTexts(await readGrid({ rows }, { formats }))).toEqual([
      'Rope | +2D10 | 0007',
      '1,234.50 € | 1/2 | many',
      '0.3 | 5 | ',
    ]);
  });

  it('by the styles of cells and not by those of named styles or conditional formats', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0&quot; pts&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs><cellStyles/><dxfs><dxf><numFmt numFmtId="164" formatCode="0&quot; dxf&quot;"/></dxf></dxfs></styleSheet>';
    const rows = `${HEAD}<row r="2">${numberCell('A2', 3, 1)}${numberCell('B2', 3)}</row>`;
    expect(getTexts(await readGrid({ rows }, { parts: { 'xl/styles.xml': styles } }))).toEqual(['3 pts | 3 | ']);
  });

  it('with a sign of comparison that a format contains unescaped', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode = "[>=10]0&quot;!&quot;;0"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>';
    const rows = `${HEAD}<row r="2">${numberCell('A2', 12)}${numberCell('B2', 3)}</row>`;
    expect(getTexts(await readGrid({ rows }, { parts: { 'xl/styles.xml': styles } }))).toEqual(['12! | 3 | ']);
  });

  it('as TRUE and FALSE, and texts with the words that their format puts around them', async () => {
    const rows = `${HEAD}<row r="2"><c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c><c r="C2" s="1" t="inlineStr"><is><t>Ash</t></is></c></row>`;
    expect(getTexts(await readGrid({ rows }, { formats: ['"Captain "@'] }))).toEqual(['TRUE | FALSE | Captain Ash']);
  });

  it('and with the number that the shown text stands for, the roundest one', async () => {
    const formats = ['#,##0.00" €"', '0" pts"', ';;;', '0.0%', '0.00', '# ?/?', '"#"00'];
    const values = [1234.5678, 7.6, 5, 0.1234, 1.005, 2.5, 7];
    const cells = values.map((value, index) => numberCell(`${String.fromCharCode(65 + index)}2`, value, index + 1));
    const { rows } = await readGrid({ rows: `${HEAD}<row r="2">${cells.join('')}</row>` }, { formats });
    expect(rows[0]?.cells.slice(0, 3)).toEqual(['1,234.57 €', '8 pts', '']);
    expect([...(rows[0]?.sources ?? [])]).toEqual([
      [0, { kind: 'number', value: 1234.5678, shown: 1234.57 }],
      [1, { kind: 'number', value: 7.6, shown: 8 }],
      [2, { kind: 'number', value: 5 }],
      [3, { kind: 'percent', value: 0.1234 }],
      [4, { kind: 'number', value: 1.005, shown: 1.01 }],
      [5, { kind: 'number', value: 2.5, shown: 2.5 }],
      [6, { kind: 'number', value: 7, shown: 7 }],
    ]);
  });

  it('from the part that its package calls the workbook, wherever other parts stand', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Type="${type}/extended-properties" Target="docProps/app.xml"/><Relationship Id="rId1" Type="${type}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
    const rows = `${HEAD}<row r="2">${textCell('A2', 'Rope')}</row>`;
    const parts = { '_rels/.rels': relationships, 'docProps/app.xml': '<Properties/>' };
    expect(getTexts(await readGrid({ rows }, { parts }))).toEqual(['Rope |  | ']);
  });

  it('without the reading aids of Japanese names', async () => {
    const phonetic = '<rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>';
    const strings = `<si><t>東京</t>${phonetic}</si>`;
    const rows = `${HEAD}<row r="2"><c r="A2" t="inlineStr"><is><t>東京</t>${phonetic}</is></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><r><t>東</t></r><r><t>京</t></r>${phonetic}</is></c></row>`;
    expect(getTexts(await readGrid({ rows }, { strings }))).toEqual(['東京 | 東京 | 東京']);
  });

  it('with dates of old Macs, and dates in ISO 8601', async () => {
    const rows = `${HEAD}<row r="2">${numberCell('A2', 43538, 1)}<c r="B2" s="1" t="d"><v>2023-03-15T00:00:00</v></c><c r="C2" t="d"><v>2023-03-15</v></c></row>`;
    const workbook = { formats: ['d.m.yyyy'], workbookPr: 'date1904="1"' };
    expect(getTexts(await readGrid({ rows }, workbook))).toEqual(['15.3.2023 | 15.3.2023 | 2023-03-15']);
  });

  it('with the results of shared formulas', async () => {
    const rows = `${HEAD}<row r="2"><c r="A2" s="1"><f t="shared" ref="A2:A3" si="0">B2*2</f><v>4</v></c></row><row r="3"><c r="A3" s="1"><f t="shared" si="0"/><v>6</v></c></row>`;
    expect(getTexts(await readGrid({ rows }, { formats: ['0.0'] }))).toEqual(['4.0 |  | ', '6.0 |  | ']);
  });

  it('of merged cells in each of their rows', async () => {
    const rows = `${HEAD}<row r="2">${numberCell('A2', 7, 1)}${textCell('B2', 'x')}</row><row r="3">${textCell('B3', 'y')}</row>`;
    const after = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
    const grid = await readGrid({ rows, after }, { formats: ['000'] });
    expect(getTexts(grid)).toEqual(['007 | x | ', '007 | y | ']);
    expect(grid.rows[1]?.sources?.get(0)).toEqual({ kind: 'number', value: 7, shown: 7 });
  });
});

describe('a sheet without hidden or empty parts', () => {
  const grid: Grid = {
    name: 'Heroes',
    headingRow: 1,
    headings: ['Name', '', 'Cost', 'Text'],
    rows: [
      { number: 2, cells: ['Rope', ' ', '3', 'x'], sources: new Map([[2, { kind: 'number', value: 3 }]]) },
      { number: 3, cells: ['Bell', '', '', 'y'] },
    ],
    hiddenColumns: [2],
  };

  it('has nothing to be left out where everything is seen', () => {
    const { hiddenColumns: _, ...seen } = grid;
    expect(findHiddenParts(seen)).toBeUndefined();
    expect(leaveOutHidden(seen)).toEqual(seen);
    const full = { ...seen, headings: ['Name', 'Kind', 'Cost', 'Text'] };
    expect(leaveOutEmptyColumns(full)).toBe(full);
  });

  it('names what is hidden by its place after empty columns are gone, and keeps letters and values with their cells', () => {
    const lean = leaveOutEmptyColumns(grid);
    expect(lean).toMatchObject({ headings: ['Name', 'Cost', 'Text'], letters: ['A', 'C', 'D'], hiddenColumns: [1] });
    expect(lean.rows.map(({ cells }) => cells)).toEqual([
      ['Rope', '3', 'x'],
      ['Bell', '', 'y'],
    ]);
    expect([...(lean.rows[0]?.sources ?? [])]).toEqual([[1, { kind: 'number', value: 3 }]]);
    expect(lean.rows[1]).not.toHaveProperty('sources');
    expect(findHiddenParts(lean)).toEqual({ rows: [], columns: ['Cost'] });
    const seen = leaveOutHidden(lean);
    expect(seen).toMatchObject({ headings: ['Name', 'Text'], letters: ['A', 'D'] });
    expect(seen).not.toHaveProperty('hiddenColumns');
    expect(seen.rows[0]?.sources?.size).toBe(0);
  });

  it('keeps an empty column in which a formula has no result', () => {
    const unsolved: Grid = {
      ...grid,
      rows: [{ number: 2, cells: ['Rope', '', '', ''], sources: new Map([[1, { kind: 'unsolved' }]]) }],
    };
    expect(leaveOutEmptyColumns(unsolved)).toBe(unsolved);
  });
});

describe('hidden parts of a spreadsheet', () => {
  const bytes = readFileSync('test/fixtures/spreadsheets/hidden-row.xlsx');

  it('are read and named', async () => {
    const read = await readXlsxSpreadsheet(t, new Uint8Array(bytes), () => false);
    const found = read.ok ? selectDeckSheet(t, read.sheets) : undefined;
    expect(found?.grid.rows.map(({ cells }) => cells[0])).toEqual(['Seen A', 'Hidden B', 'Seen C']);
    expect(found?.notes).toEqual(['Rows that are hidden in the spreadsheet and were read too: 1 (row 3).']);
  });

  it('are left out on request, and are named then too', async () => {
    const read = await readXlsxSpreadsheet(t, new Uint8Array(bytes), () => false);
    const found = read.ok ? selectDeckSheet(t, read.sheets, undefined, true) : undefined;
    expect(found?.grid.rows.map(({ number, cells }) => `${number} ${cells[0]}`)).toEqual(['2 Seen A', '4 Seen C']);
    expect(found?.notes).toEqual(['Hidden rows that were left out: 1 (row 3).']);
    expect(found?.hidden).toEqual({ rows: [3], columns: [] });
  });

  it.each([
    ['hidden="1"', true],
    ['hidden="true"', true],
    ['ht="0" customHeight="1"', true],
    ['outlineLevel="1" hidden="1"', true],
    ['hidden="0"', false],
    ['ht="15"', false],
    ['outlineLevel="1" collapsed="1"', false],
  ])('are rows with %s: %j', async (attributes, isHidden) => {
    const grid = await readGrid({ rows: HEAD + textRow(2, ['Rope', '1', 'x'], attributes) });
    expect(grid.rows[0]?.isHidden ?? false).toBe(isHidden);
  });

  it('are columns with anything in them; the others keep their letters', async () => {
    const columns =
      '<col min="2" max="2" hidden="1"/><col min="3" max="3" width="0"/><col min="9" max="16384" hidden="1"/>';
    const rows =
      textRow(1, ['Name', 'Cost', 'Cost', '', 'Text', 'Text']) + textRow(2, ['Rope', '1', '2', '', 'x', 'y']);
    const grid = await readGrid({ rows, columns });
    expect(describeHidden(t, grid, 'read')).toEqual([
      'Columns that are hidden in the spreadsheet and were read too: 2 (Cost (B), Cost (C)).',
    ]);
    const visible = leaveOutHidden(grid);
    expect(visible.headings.map((_, index) => getColumnName(visible, index))).toEqual([
      'Name',
      'D',
      'Text (E)',
      'Text (F)',
    ]);
    expect(getTexts(visible)).toEqual(['Rope |  | x | y']);
  });

  it('take what cells contain with them', async () => {
    const columns = '<col min="1" max="1" hidden="1"/>';
    const rows = `${HEAD}<row r="2">${numberCell('A2', 1, 1)}${numberCell('B2', 2, 1)}<c r="C2" t="e"><v>#N/A</v></c></row>`;
    const visible = leaveOutHidden(await readGrid({ rows, columns }, { formats: ['00'] }));
    expect([...(visible.rows[0]?.sources ?? [])]).toEqual([
      [0, { kind: 'number', value: 2, shown: 2 }],
      [1, { kind: 'error' }],
    ]);
    expect(selectDeckSheet(t, [visible])?.notes).toEqual([
      'Formulas with an error: 1 (C2 #N/A). Their cells are left empty. Repair them in the spreadsheet, save it and read it again.',
    ]);
  });

  it('can be the row with the headings, which stays', async () => {
    const grid = await readGrid({ rows: textRow(1, ['Name', 'Cost'], 'hidden="1"') + textRow(2, ['Rope', '1']) });
    const found = selectDeckSheet(t, [grid], undefined, true);
    expect(found?.grid.headings).toEqual(['Name', 'Cost']);
    expect(found?.notes).toEqual(['The row with the headings is hidden in the spreadsheet: 1.']);
  });

  it('can be all rows', async () => {
    const grid = await readGrid({ rows: HEAD + textRow(2, ['Rope', '1'], 'hidden="1"') });
    expect(selectDeckSheet(t, [grid])?.grid.rows).toHaveLength(1);
    expect(selectDeckSheet(t, [grid], undefined, true)).toBeUndefined();
  });

  it('are named by ranges of rows', async () => {
    const rows = [2, 3, 4, 6, 9].map((row) => textRow(row, ['Rope', '1'], 'hidden="1"')).join('');
    expect(describeHidden(t, await readGrid({ rows: HEAD + rows }), 'read')).toEqual([
      'Rows that are hidden in the spreadsheet and were read too: 5 (rows 2–4, 6, 9).',
    ]);
  });
});

describe('a spreadsheet with a chart on a sheet of its own', () => {
  it('is read without it', async () => {
    const rows = HEAD + textRow(2, ['Rope', '1', 'x']);
    const whole = { sheets: [{ name: 'Cards', rows }] };
    const relationships = strFromU8(unzipSync(buildWorkbook(whole))['xl/_rels/workbook.xml.rels'] ?? new Uint8Array());
    const parts = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Plot" sheetId="2" r:id="rId7"/><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships.replace(
        '</Relationships>',
        '<Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      ),
    };
    const sheets = await readSheets({ ...whole, parts });
    expect(sheets.map(({ name, rows: found }) => [name, found.length])).toEqual([['Cards', 1]]);
  });
});

describe('a hidden sheet', () => {
  const rows = HEAD + textRow(2, ['Rope', '1', 'x']);
  const fewer = textRow(1, ['Name', 'Nothing known']) + textRow(2, ['Bell', '1']);

  it.each(['hidden', 'veryHidden'] as const)(
    'comes after a visible one with fewer known headings if it is %s',
    async (state) => {
      const sheets = await readSheets({
        sheets: [
          { name: 'Old', state, rows },
          { name: 'New', rows: fewer },
        ],
      });
      expect(selectDeckSheet(t, sheets)?.grid.name).toBe('New');
      expect(findLikelySheet(LOADED_GAMES, sheets)?.name).toBe('New');
    },
  );

  it('is read where visible ones have no known headings, which is said', async () => {
    const cover = textRow(1, ['Welcome', 'to']) + textRow(2, ['the', 'game']);
    const found = selectDeckSheet(
      t,
      await readSheets({
        sheets: [
          { name: 'Cover', rows: cover },
          { name: 'Data', state: 'hidden', rows },
        ],
      }),
    );
    expect(found?.grid.name).toBe('Data');
    expect(found?.notes).toEqual(['The sheet Data is hidden in the spreadsheet.']);
  });
});

describe('a formula', () => {
  it('with an error is named with its cell, and the cell is empty on a card', async () => {
    const rows = `${HEAD}<row r="2">${textCell('A2', 'Rope')}<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="str"><f>A9</f><v>#REF!</v></c></row><row r="3">${textCell('A3', 'Sign')}${textCell('B3', '#N/A')}</row>`;
    const found = selectDeckSheet(t, [await readGrid({ rows })]);
    expect(found?.notes).toEqual([
      'Formulas with an error: 2 (B2 #DIV/0!, C2 #REF!). Their cells are left empty. Repair them in the spreadsheet, save it and read it again.',
    ]);
    expect(found && getTexts(found.grid)).toEqual(['Rope |  | ', 'Sign | #N/A | ']);
  });

  it('without a result makes a row that is not forgotten', async () => {
    const rows = `${HEAD}<row r="2"><c r="A2"><f>B9</f></c></row><row r="3"><c r="A3"><f>B9</f><v/></c></row>`;
    const found = selectDeckSheet(t, [await readGrid({ rows })]);
    expect(found?.grid.rows).toHaveLength(2);
    expect(found?.notes[0]).toMatch(/^Formulas without a result in the file: 2\./);
  });

  it('may be out of date where the file says that nobody has calculated it', async () => {
    // Words in bold and links are no formulas, and a formula without a result is told apart.
    const bold = '<c r="B2" t="inlineStr"><is><r><rPr><b/></rPr><t>Bold</t></r></is></c>';
    const rows = `${HEAD}<row r="2"><c r="A2"><f>1+1</f><v>0</v></c>${bold}${numberCell('C2', 5)}</row><row r="3"><c r="A3"><f>B9</f></c></row>`;
    const after = '<hyperlinks><hyperlink ref="C2" location="Sheet1!A1"/></hyperlinks>';
    const outdated = selectDeckSheet(t, [await readGrid({ rows, after }, { calcPr: 'calcId="1" fullCalcOnLoad="1"' })]);
    expect(outdated?.notes).toEqual([
      expect.stringMatching(/^Formulas without a result in the file: 1\./),
      'Formulas whose results may be out of date: 1. Open the table in a spreadsheet program, save it there and read it again.',
    ]);
    expect(selectDeckSheet(t, [await readGrid({ rows, after }, { calcPr: 'calcId="1"' })])?.notes).toHaveLength(1);
  });
});
