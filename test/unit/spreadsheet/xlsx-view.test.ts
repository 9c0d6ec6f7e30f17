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
  createNumberCell,
  createTextCell,
  createTextRow,
  type TestSheet,
  type TestWorkbook,
} from '../../support/files/workbook.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

/** Says of each heading that the game does not know it. */
const knowsNoHeading = () => false;
const HEADING_ROW = createTextRow(1, ['Name', 'Cost', 'Text']);

async function readSheets(workbook: TestWorkbook): Promise<readonly Grid[]> {
  const readResult = await readXlsxSpreadsheet(translate, buildWorkbook(workbook), knowsNoHeading);
  if (!readResult.ok) throw new Error(readResult.message);
  return readResult.sheets;
}

async function readGrid(testSheet: TestSheet, workbook: Omit<TestWorkbook, 'sheets'> = {}): Promise<Grid> {
  const [sheetGrid] = await readSheets({ ...workbook, sheets: [testSheet] });
  if (sheetGrid === undefined) throw new Error('there is no sheet');
  return sheetGrid;
}

/** Selects a sheet without its hidden rows and columns. */
const selectVisibleSheet = (sheets: readonly Grid[]) => selectDeckSheet(translate, sheets, undefined, true);
const getTexts = ({ rows }: Grid) => rows.map(({ cells }) => cells.join(' | '));

describe('reading cells of an XLSX spreadsheet', () => {
  it('shows numbers in the formats of their styles', async () => {
    // The third argument of `createNumberCell` is the style, counted from 1 in the list of formats. Format 12 is the built-in `# ?/?`.
    const formats = ['"+"0"D10"', '0000', '#,##0.00" €"', 12, '[>=100]"many";0'];
    const sheetRows = `${HEADING_ROW}<row r="2">${createTextCell('A2', 'Rope')}${createNumberCell('B2', 2, 1)}${createNumberCell('C2', 7, 2)}</row>
      <row r="3">${createNumberCell('A3', 1234.5, 3)}${createNumberCell('B3', 0.5, 4)}${createNumberCell('C3', 250, 5)}</row>
      <row r="4">${createNumberCell('A4', 0.30000000000000004)}${createNumberCell('B4', 5, 99)}</row>`;
    expect(getTexts(await readGrid({ rows: sheetRows }, { formats }))).toEqual([
      'Rope | +2D10 | 0007',
      '1,234.50 € | 1/2 | many',
      '0.3 | 5 | ',
    ]);
  });

  it('uses cell styles, not named styles or conditional formats', async () => {
    const stylesXml =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0&quot; pts&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs><cellStyles/><dxfs><dxf><numFmt numFmtId="164" formatCode="0&quot; dxf&quot;"/></dxf></dxfs></styleSheet>';
    const sheetRows = `${HEADING_ROW}<row r="2">${createNumberCell('A2', 3, 1)}${createNumberCell('B2', 3)}</row>`;
    expect(getTexts(await readGrid({ rows: sheetRows }, { parts: { 'xl/styles.xml': stylesXml } }))).toEqual([
      '3 pts | 3 | ',
    ]);
  });

  it('accepts an unescaped comparison sign in a format', async () => {
    const stylesXml =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode = "[>=10]0&quot;!&quot;;0"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>';
    const sheetRows = `${HEADING_ROW}<row r="2">${createNumberCell('A2', 12)}${createNumberCell('B2', 3)}</row>`;
    expect(getTexts(await readGrid({ rows: sheetRows }, { parts: { 'xl/styles.xml': stylesXml } }))).toEqual([
      '12! | 3 | ',
    ]);
  });

  it('shows truth values as TRUE and FALSE, and texts with the literals of their format', async () => {
    const sheetRows = `${HEADING_ROW}<row r="2"><c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c><c r="C2" s="1" t="inlineStr"><is><t>Ash</t></is></c></row>`;
    expect(getTexts(await readGrid({ rows: sheetRows }, { formats: ['"Captain "@'] }))).toEqual([
      'TRUE | FALSE | Captain Ash',
    ]);
  });

  it('keeps the shortest number that matches the shown text', async () => {
    const formats = ['#,##0.00" €"', '0" pts"', ';;;', '0.0%', '0.00', '# ?/?', '"#"00'];
    const numbers = [1234.5678, 7.6, 5, 0.1234, 1.005, 2.5, 7];
    const rowCells = numbers.map((number, index) =>
      createNumberCell(`${String.fromCharCode(65 + index)}2`, number, index + 1),
    );
    const { rows: sheetRows } = await readGrid(
      { rows: `${HEADING_ROW}<row r="2">${rowCells.join('')}</row>` },
      { formats },
    );
    expect(sheetRows[0]?.cells.slice(0, 3)).toEqual(['1,234.57 €', '8 pts', '']);
    expect([...(sheetRows[0]?.sources ?? [])]).toEqual([
      [0, { kind: 'number', value: 1234.5678, shown: 1234.57 }],
      [1, { kind: 'number', value: 7.6, shown: 8 }],
      [2, { kind: 'number', value: 5 }],
      [3, { kind: 'percent', value: 0.1234 }],
      [4, { kind: 'number', value: 1.005, shown: 1.01 }],
      [5, { kind: 'number', value: 2.5, shown: 2.5 }],
      [6, { kind: 'number', value: 7, shown: 7 }],
    ]);
  });

  it('reads the part that the package declares as its workbook', async () => {
    const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Type="${relationshipType}/extended-properties" Target="docProps/app.xml"/><Relationship Id="rId1" Type="${relationshipType}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
    const sheetRows = `${HEADING_ROW}<row r="2">${createTextCell('A2', 'Rope')}</row>`;
    const extraParts = { '_rels/.rels': relationships, 'docProps/app.xml': '<Properties/>' };
    expect(getTexts(await readGrid({ rows: sheetRows }, { parts: extraParts }))).toEqual(['Rope |  | ']);
  });

  it('omits phonetic guides of Japanese names', async () => {
    const phonetic = '<rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>';
    const strings = `<si><t>東京</t>${phonetic}</si>`;
    const sheetRows = `${HEADING_ROW}<row r="2"><c r="A2" t="inlineStr"><is><t>東京</t>${phonetic}</is></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><r><t>東</t></r><r><t>京</t></r>${phonetic}</is></c></row>`;
    expect(getTexts(await readGrid({ rows: sheetRows }, { strings }))).toEqual(['東京 | 東京 | 東京']);
  });

  it('shows dates of the 1904 system and ISO 8601 dates', async () => {
    const sheetRows = `${HEADING_ROW}<row r="2">${createNumberCell('A2', 43538, 1)}<c r="B2" s="1" t="d"><v>2023-03-15T00:00:00</v></c><c r="C2" t="d"><v>2023-03-15</v></c></row>`;
    const workbook = { formats: ['d.m.yyyy'], workbookPr: 'date1904="1"' };
    expect(getTexts(await readGrid({ rows: sheetRows }, workbook))).toEqual(['15.3.2023 | 15.3.2023 | 2023-03-15']);
  });

  it('shows the results of shared formulas', async () => {
    const sheetRows = `${HEADING_ROW}<row r="2"><c r="A2" s="1"><f t="shared" ref="A2:A3" si="0">B2*2</f><v>4</v></c></row><row r="3"><c r="A3" s="1"><f t="shared" si="0"/><v>6</v></c></row>`;
    expect(getTexts(await readGrid({ rows: sheetRows }, { formats: ['0.0'] }))).toEqual(['4.0 |  | ', '6.0 |  | ']);
  });

  it('repeats merged cells in each row', async () => {
    const sheetRows = `${HEADING_ROW}<row r="2">${createNumberCell('A2', 7, 1)}${createTextCell('B2', 'x')}</row><row r="3">${createTextCell('B3', 'y')}</row>`;
    const trailingXml = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
    const sheetGrid = await readGrid({ rows: sheetRows, after: trailingXml }, { formats: ['000'] });
    expect(getTexts(sheetGrid)).toEqual(['007 | x | ', '007 | y | ']);
    expect(sheetGrid.rows[1]?.sources?.get(0)).toEqual({ kind: 'number', value: 7, shown: 7 });
  });
});

describe('removing hidden and empty columns', () => {
  const sheetGrid: Grid = {
    name: 'Heroes',
    headingRow: 1,
    headings: ['Name', '', 'Cost', 'Text'],
    rows: [
      { number: 2, cells: ['Rope', ' ', '3', 'x'], sources: new Map([[2, { kind: 'number', value: 3 }]]) },
      { number: 3, cells: ['Bell', '', '', 'y'] },
    ],
    hiddenColumns: [2],
  };

  it('changes nothing when all columns are visible and have a heading', () => {
    const { hiddenColumns: _hiddenColumns, ...visibleGrid } = sheetGrid;
    expect(findHiddenParts(visibleGrid)).toBeUndefined();
    expect(leaveOutHidden(visibleGrid)).toEqual(visibleGrid);
    const gridWithHeadings = { ...visibleGrid, headings: ['Name', 'Kind', 'Cost', 'Text'] };
    expect(leaveOutEmptyColumns(gridWithHeadings)).toBe(gridWithHeadings);
  });

  it('adjusts the positions of hidden columns and keeps letters and values with their cells', () => {
    const gridWithoutEmptyColumns = leaveOutEmptyColumns(sheetGrid);
    expect(gridWithoutEmptyColumns).toMatchObject({
      headings: ['Name', 'Cost', 'Text'],
      letters: ['A', 'C', 'D'],
      hiddenColumns: [1],
    });
    expect(gridWithoutEmptyColumns.rows.map(({ cells }) => cells)).toEqual([
      ['Rope', '3', 'x'],
      ['Bell', '', 'y'],
    ]);
    expect([...(gridWithoutEmptyColumns.rows[0]?.sources ?? [])]).toEqual([[1, { kind: 'number', value: 3 }]]);
    expect(gridWithoutEmptyColumns.rows[1]).not.toHaveProperty('sources');
    expect(findHiddenParts(gridWithoutEmptyColumns)).toEqual({ rows: [], columns: ['Cost'] });
    const visibleGrid = leaveOutHidden(gridWithoutEmptyColumns);
    expect(visibleGrid).toMatchObject({ headings: ['Name', 'Text'], letters: ['A', 'D'] });
    expect(visibleGrid).not.toHaveProperty('hiddenColumns');
    expect(visibleGrid.rows[0]?.sources?.size).toBe(0);
  });

  it('keeps an empty column in which a formula has no result', () => {
    const unsolved: Grid = {
      ...sheetGrid,
      rows: [{ number: 2, cells: ['Rope', '', '', ''], sources: new Map([[1, { kind: 'unsolved' }]]) }],
    };
    expect(leaveOutEmptyColumns(unsolved)).toBe(unsolved);
  });
});

describe('hidden parts of a spreadsheet', () => {
  const fixtureBytes = readFileSync('test/fixtures/spreadsheets/hidden-row.xlsx');

  it('reads hidden rows and reports them', async () => {
    const readResult = await readXlsxSpreadsheet(translate, new Uint8Array(fixtureBytes), knowsNoHeading);
    const selectedSheet = readResult.ok ? selectDeckSheet(translate, readResult.sheets) : undefined;
    expect(selectedSheet?.grid.rows.map(({ cells }) => cells[0])).toEqual(['Seen A', 'Hidden B', 'Seen C']);
    expect(selectedSheet?.notes).toEqual(['Rows that are hidden in the spreadsheet and were read too: 1 (row 3).']);
  });

  it('omits hidden rows on request and reports them', async () => {
    const readResult = await readXlsxSpreadsheet(translate, new Uint8Array(fixtureBytes), knowsNoHeading);
    const selectedSheet = readResult.ok ? selectVisibleSheet(readResult.sheets) : undefined;
    expect(selectedSheet?.grid.rows.map(({ number: rowNumber, cells }) => `${rowNumber} ${cells[0]}`)).toEqual([
      '2 Seen A',
      '4 Seen C',
    ]);
    expect(selectedSheet?.notes).toEqual(['Hidden rows that were left out: 1 (row 3).']);
    expect(selectedSheet?.hidden).toEqual({ rows: [3], columns: [] });
  });

  it.each([
    ['hidden="1"', true],
    ['hidden="true"', true],
    ['ht="0" customHeight="1"', true],
    ['outlineLevel="1" hidden="1"', true],
    ['hidden="0"', false],
    ['ht="15"', false],
    ['outlineLevel="1" collapsed="1"', false],
  ])('decides whether a row with %s is hidden: %j', async (attributes, isHidden) => {
    const sheetGrid = await readGrid({ rows: HEADING_ROW + createTextRow(2, ['Rope', '1', 'x'], attributes) });
    expect(sheetGrid.rows[0]?.isHidden ?? false).toBe(isHidden);
  });

  it('reports hidden columns with content, while the other columns keep their letters', async () => {
    const columns =
      '<col min="2" max="2" hidden="1"/><col min="3" max="3" width="0"/><col min="9" max="16384" hidden="1"/>';
    const sheetRows =
      createTextRow(1, ['Name', 'Cost', 'Cost', '', 'Text', 'Text']) +
      createTextRow(2, ['Rope', '1', '2', '', 'x', 'y']);
    const sheetGrid = await readGrid({ rows: sheetRows, columns });
    expect(describeHidden(translate, sheetGrid, 'read')).toEqual([
      'Columns that are hidden in the spreadsheet and were read too: 2 (Cost (B), Cost (C)).',
    ]);
    const visible = leaveOutHidden(sheetGrid);
    expect(visible.headings.map((_heading, index) => getColumnName(visible, index))).toEqual([
      'Name',
      'D',
      'Text (E)',
      'Text (F)',
    ]);
    expect(getTexts(visible)).toEqual(['Rope |  | x | y']);
  });

  it('omits hidden columns together with the sources of their cells', async () => {
    const columns = '<col min="1" max="1" hidden="1"/>';
    const sheetRows = `${HEADING_ROW}<row r="2">${createNumberCell('A2', 1, 1)}${createNumberCell('B2', 2, 1)}<c r="C2" t="e"><v>#N/A</v></c></row>`;
    const visible = leaveOutHidden(await readGrid({ rows: sheetRows, columns }, { formats: ['00'] }));
    expect([...(visible.rows[0]?.sources ?? [])]).toEqual([
      [0, { kind: 'number', value: 2, shown: 2 }],
      [1, { kind: 'error' }],
    ]);
    expect(selectDeckSheet(translate, [visible])?.notes).toEqual([
      'Formulas with an error: 1 (C2 #N/A). Their cells are left empty. Repair them in the spreadsheet, save it and read it again.',
    ]);
  });

  it('keeps a hidden heading row and reports it', async () => {
    const sheetGrid = await readGrid({
      rows: createTextRow(1, ['Name', 'Cost'], 'hidden="1"') + createTextRow(2, ['Rope', '1']),
    });
    const selectedSheet = selectVisibleSheet([sheetGrid]);
    expect(selectedSheet?.grid.headings).toEqual(['Name', 'Cost']);
    expect(selectedSheet?.notes).toEqual(['The row with the headings is hidden in the spreadsheet: 1.']);
  });

  it('finds no sheet when all rows are hidden and omitted', async () => {
    const sheetGrid = await readGrid({ rows: HEADING_ROW + createTextRow(2, ['Rope', '1'], 'hidden="1"') });
    expect(selectDeckSheet(translate, [sheetGrid])?.grid.rows).toHaveLength(1);
    expect(selectVisibleSheet([sheetGrid])).toBeUndefined();
  });

  it('reports hidden rows as ranges', async () => {
    const sheetRows = [2, 3, 4, 6, 9]
      .map((rowNumber) => createTextRow(rowNumber, ['Rope', '1'], 'hidden="1"'))
      .join('');
    expect(describeHidden(translate, await readGrid({ rows: HEADING_ROW + sheetRows }), 'read')).toEqual([
      'Rows that are hidden in the spreadsheet and were read too: 5 (rows 2–4, 6, 9).',
    ]);
  });
});

describe('a workbook with a chart sheet', () => {
  it('reads a workbook without its chart sheet', async () => {
    const sheetRows = HEADING_ROW + createTextRow(2, ['Rope', '1', 'x']);
    const chartWorkbook = { sheets: [{ name: 'Cards', rows: sheetRows }] };
    const relationships = strFromU8(
      unzipSync(buildWorkbook(chartWorkbook))['xl/_rels/workbook.xml.rels'] ?? new Uint8Array(),
    );
    const extraParts = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Plot" sheetId="2" r:id="rId7"/><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships.replace(
        '</Relationships>',
        '<Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      ),
    };
    const sheets = await readSheets({ ...chartWorkbook, parts: extraParts });
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([['Cards', 1]]);
  });
});

describe('a hidden sheet', () => {
  const sheetRows = HEADING_ROW + createTextRow(2, ['Rope', '1', 'x']);
  const rowsWithFewerHeadings = createTextRow(1, ['Name', 'Nothing known']) + createTextRow(2, ['Bell', '1']);

  it.each(['hidden', 'veryHidden'] as const)(
    'ranks a sheet that is %s below a visible one with fewer known headings',
    async (sheetState) => {
      const sheets = await readSheets({
        sheets: [
          { name: 'Old', state: sheetState, rows: sheetRows },
          { name: 'New', rows: rowsWithFewerHeadings },
        ],
      });
      expect(selectDeckSheet(translate, sheets)?.grid.name).toBe('New');
      expect(findLikelySheet(LOADED_GAMES, sheets)?.name).toBe('New');
    },
  );

  it('selects and reports a hidden sheet when no visible sheet has known headings', async () => {
    const coverRows = createTextRow(1, ['Welcome', 'to']) + createTextRow(2, ['the', 'game']);
    const selectedSheet = selectDeckSheet(
      translate,
      await readSheets({
        sheets: [
          { name: 'Cover', rows: coverRows },
          { name: 'Data', state: 'hidden', rows: sheetRows },
        ],
      }),
    );
    expect(selectedSheet?.grid.name).toBe('Data');
    expect(selectedSheet?.notes).toEqual(['The sheet Data is hidden in the spreadsheet.']);
  });
});

describe('a formula', () => {
  it('reports a formula error with its cell and empties the cell', async () => {
    const sheetRows = `${HEADING_ROW}<row r="2">${createTextCell('A2', 'Rope')}<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="str"><f>A9</f><v>#REF!</v></c></row><row r="3">${createTextCell('A3', 'Sign')}${createTextCell('B3', '#N/A')}</row>`;
    const selectedSheet = selectDeckSheet(translate, [await readGrid({ rows: sheetRows })]);
    expect(selectedSheet?.notes).toEqual([
      'Formulas with an error: 2 (B2 #DIV/0!, C2 #REF!). Their cells are left empty. Repair them in the spreadsheet, save it and read it again.',
    ]);
    expect(selectedSheet && getTexts(selectedSheet.grid)).toEqual(['Rope |  | ', 'Sign | #N/A | ']);
  });

  it('keeps and reports a row whose formulas have no result', async () => {
    const sheetRows = `${HEADING_ROW}<row r="2"><c r="A2"><f>B9</f></c></row><row r="3"><c r="A3"><f>B9</f><v/></c></row>`;
    const selectedSheet = selectDeckSheet(translate, [await readGrid({ rows: sheetRows })]);
    expect(selectedSheet?.grid.rows).toHaveLength(2);
    expect(selectedSheet?.notes[0]).toMatch(/^Formulas without a result in the file: 2\./);
  });

  it('reports formulas as possibly outdated when the file was not calculated', async () => {
    // Bold words and links are not formulas, and a formula without a result is reported separately.
    const boldCell = '<c r="B2" t="inlineStr"><is><r><rPr><b/></rPr><t>Bold</t></r></is></c>';
    const sheetRows = `${HEADING_ROW}<row r="2"><c r="A2"><f>1+1</f><v>0</v></c>${boldCell}${createNumberCell('C2', 5)}</row><row r="3"><c r="A3"><f>B9</f></c></row>`;
    const trailingXml = '<hyperlinks><hyperlink ref="C2" location="Sheet1!A1"/></hyperlinks>';
    const outdated = selectDeckSheet(translate, [
      await readGrid({ rows: sheetRows, after: trailingXml }, { calcPr: 'calcId="1" fullCalcOnLoad="1"' }),
    ]);
    expect(outdated?.notes).toEqual([
      expect.stringMatching(/^Formulas without a result in the file: 1\./),
      'Formulas whose results may be out of date: 1. Open the table in a spreadsheet program, save it there and read it again.',
    ]);
    expect(
      selectDeckSheet(translate, [await readGrid({ rows: sheetRows, after: trailingXml }, { calcPr: 'calcId="1"' })])
        ?.notes,
    ).toHaveLength(1);
  });
});
