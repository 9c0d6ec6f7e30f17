import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../src/shared/base/crc32.ts';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { exportSpreadsheet } from '../../../src/shared/spreadsheet/export-spreadsheet.ts';
import { describeFaultyCells } from '../../../src/shared/spreadsheet/faulty-cells.ts';
import { findLikelySheet, readSpreadsheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { readXlsxSpreadsheet } from '../../../src/shared/spreadsheet/read-xlsx.ts';
import { buildZip } from '../../support/files/zip.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { scaleRuns } from '../../support/sample-size.ts';
import { translate } from '../../support/texts.ts';

/** Says of each heading that the game knows it. */
const knowsEveryHeading = () => true;
const sampleHero = JSON.parse(
  readFileSync('samples/supers-unlimited/characters/fresnel.hero.json', 'utf8'),
) as Character;
const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Creates the parts of a workbook with one sheet, as other programs write it. */
const createParts = (sheetData: string) => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Heroes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${NAMESPACE}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${NAMESPACE}><sheetData>${sheetData}</sheetData></worksheet>`,
});

const createWorkbook = (sheetData: string, extraParts: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...createParts(sheetData), ...extraParts }).map(([partPath, partText]) => [
        partPath,
        strToU8(partText),
      ]),
    ),
  );
const createTextCell = (cellAddress: string, cellText: string) =>
  `<c r="${cellAddress}" t="inlineStr"><is><t>${cellText}</t></is></c>`;
const HEADING_ROW = `<row r="1">${createTextCell('A1', 'Name')}${createTextCell('B1', 'Level')}${createTextCell('C1', 'Notes')}</row>`;

async function readCells(sheetData: string) {
  const readResult = await readXlsxSpreadsheet(translate, createWorkbook(sheetData), knowsEveryHeading);
  if (!readResult.ok) throw new Error(readResult.message);
  return readResult.sheets[0]?.rows.map((gridRow) => gridRow.cells);
}
const readRefusal = async (fileBytes: Uint8Array) => {
  const readResult = await readXlsxSpreadsheet(translate, fileBytes, knowsEveryHeading);
  return readResult.ok ? 'read' : readResult.message;
};

describe('a spreadsheet with formatted cells far from its content', () => {
  it('reads the rows without those cells, even with thousands of rows', async () => {
    const rowsXml = Array.from(
      { length: 3000 },
      (_caseName, index) => `<row r="${index + 2}">${createTextCell(`A${index + 2}`, `Rope ${index}`)}</row>`,
    );
    const farCells = '<c r="XFD1" s="1"/><c r="XFC1" s="1"></c></row>';
    const readResult = await readCells(HEADING_ROW.replace('</row>', farCells) + rowsXml.join(''));
    expect(readResult).toHaveLength(3000);
    expect(readResult?.[0]).toEqual(['Rope 0', '', '']);
  });
});

describe('an XLSX spreadsheet', () => {
  it('returns numbers, truth values, dates and formula results as text', async () => {
    const rowXml = `<row r="2">${createTextCell('A2', 'Ash')}<c r="B2"><f>1+3</f><v>4</v></c><c r="C2" t="b"><v>1</v></c></row>`;
    const otherRowXml = `<row r="3">${createTextCell('A3', 'Rook')}<c r="B3" s="1"><v>46146</v></c><c r="C3"><v>4.5</v></c></row>`;
    expect(await readCells(HEADING_ROW + rowXml + otherRowXml)).toEqual([
      ['Ash', '4', 'TRUE'],
      ['Rook', '2026-05-04', '4.5'],
    ]);
  });

  it('returns times, percentages and computed numbers as the spreadsheet shows them', async () => {
    const stylesXml = `<styleSheet ${NAMESPACE}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="10"/></cellXfs></styleSheet>`;
    const rowXml = `<row r="2"><c r="A2" s="1"><v>45963.5</v></c><c r="B2" s="2"><v>0.75</v></c><c r="C2" s="3"><v>0.255</v></c></row><row r="3"><c r="A3"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>`;
    const readResult = await readXlsxSpreadsheet(
      translate,
      createWorkbook(HEADING_ROW + rowXml, { 'xl/styles.xml': stylesXml }),
      knowsEveryHeading,
    );
    expect(readResult.ok && readResult.sheets[0]?.rows.map(({ cells }) => cells.join(' | '))).toEqual([
      '2025-11-02 12:00 | 18:00 | 25.50%',
      '0.3 |  | ',
    ]);
  });

  it('repeats vertically merged cells in each row, except titles', async () => {
    const createMergedWorkbook = (sheetData: string, mergeAddress: string) =>
      createWorkbook('', {
        'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${sheetData}</sheetData><mergeCells count="1"><mergeCell ref="${mergeAddress}"/></mergeCells></worksheet>`,
      });
    const rowsXml = `<row r="2">${createTextCell('A2', 'Ash')}${createTextCell('B2', '4')}</row><row r="3">${createTextCell('A3', 'Rook')}</row>`;
    const readResult = await readXlsxSpreadsheet(
      translate,
      createMergedWorkbook(HEADING_ROW + rowsXml, 'B2:B3'),
      knowsEveryHeading,
    );
    expect(readResult.ok && readResult.sheets[0]?.rows.map(({ cells }) => cells[1])).toEqual(['4', '4']);
    const titleResult = await readXlsxSpreadsheet(
      translate,
      createMergedWorkbook(HEADING_ROW + rowsXml, 'A1:A2'),
      knowsEveryHeading,
    );
    expect(titleResult.ok && titleResult.sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Ash', 'Rook']);
  });

  it('reports how many formulas have no result', async () => {
    const rowXml = `<row r="2">${createTextCell('A2', 'Ash')}<c r="B2"><f>1+3</f></c><c r="C2"><f>1+3</f><v>4</v></c></row>`;
    const readResult = await readXlsxSpreadsheet(translate, createWorkbook(HEADING_ROW + rowXml), knowsEveryHeading);
    expect(readResult.ok && readResult.sheets[0] && describeFaultyCells(translate, readResult.sheets[0])).toEqual([
      expect.stringMatching(/^Formulas without a result in the file: 1\./),
    ]);
  });

  it('never calculates a formula', async () => {
    const rowXml = `<row r="2">${createTextCell('A2', 'Ash')}<c r="B2"><f>WEBSERVICE("http://x")</f></c></row>`;
    expect((await readCells(HEADING_ROW + rowXml))?.[0]?.[1] ?? '').toBe('');
  });

  it('selects the sheet with characters, not the sheet that explains the columns', async () => {
    const { bytes, name } = await exportSpreadsheet(translate, LOADED_GAMES, [sampleHero], 'xlsx');
    const readResult = await readSpreadsheet(translate, LOADED_GAMES, bytes);
    expect(name).toBe('Fresnel.xlsx');
    expect(readResult.ok && readResult.sheets.map((readSheet) => readSheet.name)).toEqual(['Characters', 'Columns']);
    expect(readResult.ok && findLikelySheet(LOADED_GAMES, readResult.sheets)?.name).toBe('Characters');
  });

  it('exports numbers as numbers, with a frozen heading row and column widths', async () => {
    const { bytes } = await exportSpreadsheet(translate, LOADED_GAMES, [sampleHero], 'xlsx');
    const fileParts = unzipSync(bytes);
    const sheetXml = new TextDecoder().decode(fileParts['xl/worksheets/sheet1.xml']);
    expect(sheetXml).toMatch(new RegExp(`<c r="D2"[^>]*><v>${sampleHero.level}</v></c>`));
    expect(sheetXml).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheetXml).toMatch(/<col [^>]*width="26"/);
  });

  it('exports centered numbers and left-aligned texts that wrap', async () => {
    const fileParts = unzipSync((await exportSpreadsheet(translate, LOADED_GAMES, [sampleHero], 'xlsx')).bytes);
    const [sheetXml = '', stylesXml = ''] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((partName) =>
      new TextDecoder().decode(fileParts[partName]),
    );
    const formats = stylesXml.slice(stylesXml.indexOf('<cellXfs')).split('<xf ').slice(1);
    const getFormat = (address: string) =>
      formats[Number(new RegExp(`r="${address}"[^>]* s="(\\d+)"`).exec(sheetXml)?.[1])];
    // The cells of the id, the name and the Level.
    const [idFormat, nameFormat, levelFormat] = ['A2', 'B2', 'D2'].map(getFormat);
    expect(levelFormat).toContain('horizontal="center"');
    for (const cellFormat of [idFormat, nameFormat]) {
      expect(cellFormat).toContain('wrapText="true"');
      expect(cellFormat).not.toContain('horizontal="center"');
    }
  });

  it.each([
    ['empty', new Uint8Array()],
    ['not a ZIP archive', strToU8('PK no zip')],
    ['a workbook without sheets', zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
    ['truncated', createWorkbook(HEADING_ROW).slice(0, 700)],
  ])('rejects a file that is %s, with an explanation', async (_caseName, fileBytes) => {
    expect(await readRefusal(fileBytes)).toMatch(/damaged or is no \.xlsx/);
  });

  it.each([
    [
      { 'export/Heroes 1.csv': 'Name\nAsh\n', 'export/a.png': '', 'all.TSV': 'Name\n' },
      /in it: Heroes 1\.csv, all\.TSV\.$/,
    ],
    [{ 'a.txt': 'x' }, /there is no table in it\. Unpack it and use the files in it\.$/],
  ])('explains what to unpack when the file is a ZIP archive', async (fileContents, expectedReason) => {
    const fileBytes = zipSync(
      Object.fromEntries(Object.entries(fileContents).map(([partPath, partText]) => [partPath, strToU8(partText)])),
    );
    const message = await readRefusal(fileBytes);
    expect(message).toMatch(/^This file is a ZIP archive, not a spreadsheet/);
    expect(message).toMatch(expectedReason);
  });

  it('rejects a file in the old format or with a password and gives advice', async () => {
    const readResult = await readSpreadsheet(translate, LOADED_GAMES, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
    expect(readResult).toMatchObject({ ok: false, message: expect.stringContaining('save it as .xlsx') });
  });

  it('rejects a file that unpacks to too much, whatever sizes it states', async () => {
    const blankText = ' '.repeat(9_000_000);
    // All nine parts share the same compressed bytes.
    const packedBlank = {
      raw: deflateRawSync(blankText),
      both: { crc: crc32(strToU8(blankText)), size: blankText.length },
    };
    const oversizedZip = buildZip([
      ...Object.entries(createParts(HEADING_ROW)).map(([fileName, content]) => ({ name: fileName, content })),
      ...Array.from({ length: 9 }, (_caseName, index) => ({ name: `xl/p${index}.xml`, ...packedBlank })),
    ]);
    expect(await readRefusal(oversizedZip)).toContain('unpacks to more than 64 MB');
    const fileParts = Object.fromEntries(Array.from({ length: 2_001 }, (_caseName, index) => [`p${index}.xml`, '']));
    expect(await readRefusal(createWorkbook(HEADING_ROW, fileParts))).toContain('unpacks to more than');
    // A part that states too small a size is cut at that size and is then invalid.
    const lyingWorkbook = createWorkbook(HEADING_ROW, {
      'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${HEADING_ROW}</sheetData>${blankText}</worksheet>`,
    });
    const dataView = new DataView(lyingWorkbook.buffer, lyingWorkbook.byteOffset, lyingWorkbook.length);
    // Finds the part in the central directory of the archive: a record has its unpacked size at offset 24 and its name at offset 46.
    for (let offset = 0; offset < lyingWorkbook.length - 4; offset++) {
      if (dataView.getUint32(offset, true) !== 0x02014b50) continue;
      const fileName = new TextDecoder('latin1').decode(lyingWorkbook.subarray(offset + 46, offset + 46 + 24));
      if (fileName === 'xl/worksheets/sheet1.xml') dataView.setUint32(offset + 24, 100, true);
    }
    expect(await readRefusal(lyingWorkbook)).toMatch(/damaged/);
  });

  it('rejects a file with changed bytes or reads it unchanged', async () => {
    const { bytes: fileBytes } = await exportSpreadsheet(translate, LOADED_GAMES, [sampleHero], 'xlsx');
    const expectedJson = JSON.stringify(await readXlsxSpreadsheet(translate, fileBytes, knowsEveryHeading));
    let randomState = 7;
    const nextRandom = (upperBound: number) => {
      randomState = (Math.imul(randomState, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((randomState / 2 ** 32) * upperBound);
    };
    for (let index = 0; index < scaleRuns(600); index++) {
      const changedBytes = fileBytes.slice(0, index % 10 === 0 ? nextRandom(fileBytes.length) : fileBytes.length);
      for (let remainingChanges = nextRandom(4); remainingChanges >= 0; remainingChanges--)
        changedBytes[nextRandom(changedBytes.length)] = nextRandom(256);
      const readResult = await readXlsxSpreadsheet(translate, changedBytes, knowsEveryHeading);
      if (readResult.ok) expect(JSON.stringify(readResult)).toBe(expectedJson);
      else expect(readResult.message).toMatch(/^(This spreadsheet|There is nothing)/);
    }
  });

  it('rejects two cells that span a whole sheet', async () => {
    const farCells = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await readRefusal(createWorkbook(HEADING_ROW + farCells))).toMatch(/cells so far from the others/);
  });

  it('does not expand its own XML entities', async () => {
    const entityBomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const rowXml = `<row r="2">${createTextCell('A2', '&b;')}</row>`;
    const sheetXml = `${entityBomb}<worksheet ${NAMESPACE}><sheetData>${HEADING_ROW}${rowXml}</sheetData></worksheet>`;
    const readResult = await readXlsxSpreadsheet(
      translate,
      createWorkbook('', { 'xl/worksheets/sheet1.xml': sheetXml }),
      knowsEveryHeading,
    );
    expect(JSON.stringify(readResult)).not.toContain('aaaaaaaaaa');
  });
});

describe('a spreadsheet designed to take long', () => {
  const createSheetXml = (sheetBody: string) => `<worksheet ${NAMESPACE}>${sheetBody}</worksheet>`;
  const withSheet = (sheetBody: string) =>
    createWorkbook('', { 'xl/worksheets/sheet1.xml': createSheetXml(sheetBody) });
  const repeatXml = (repeatCount: number, createXml: (index: number) => string) =>
    Array.from({ length: repeatCount }, (_caseName, index) => createXml(index)).join('');
  const FAR_CELLS_MESSAGE = /cells so far from the others/;

  it('fills each cell of overlapping merges once, from the merge that begins first', async () => {
    const rowsXml = repeatXml(
      60,
      (index) => `<row r="${index + 2}">${createTextCell(`A${index + 2}`, `n${index}`)}</row>`,
    );
    const mergesXml = repeatXml(59, (index) => `<mergeCell ref="A${index + 2}:A61"/>`);
    const readResult = await readXlsxSpreadsheet(
      translate,
      withSheet(`<sheetData>${HEADING_ROW}${rowsXml}</sheetData><mergeCells>${mergesXml}</mergeCells>`),
      knowsEveryHeading,
    );
    expect(readResult.ok && new Set(readResult.sheets[0]?.rows.map(({ cells }) => cells[0]))).toEqual(new Set(['n0']));
  });

  it('reads thousands of merges up to the limit', async () => {
    const rowsXml = repeatXml(
      19_000,
      (index) => `<row r="${index + 2}"><c r="A${index + 2}"><v>${index}</v></c></row>`,
    );
    const mergesXml = repeatXml(60_000, (index) => `<mergeCell ref="A${(index % 19_000) + 2}:A19001"/>`);
    const readResult = await readXlsxSpreadsheet(
      translate,
      withSheet(`<sheetData>${HEADING_ROW}${rowsXml}</sheetData><mergeCells>${mergesXml}</mergeCells>`),
      knowsEveryHeading,
    );
    expect(readResult.ok && readResult.sheets[0]?.rows).toHaveLength(19_000);
  });

  it.each(['B:C', 'A9:A2', 'A2:XFD', 'A1', ':'])(
    'ignores the merge %s, which contains no cells below its first',
    async (mergeAddress) => {
      const rowsXml = `<row r="2">${createTextCell('A2', 'Ash')}</row><row r="3">${createTextCell('B3', '4')}</row>`;
      const readResult = await readXlsxSpreadsheet(
        translate,
        withSheet(
          `<sheetData>${HEADING_ROW}${rowsXml}</sheetData><mergeCells><mergeCell ref="${mergeAddress}"/><mergeCell ref="A2:A3"/></mergeCells>`,
        ),
        knowsEveryHeading,
      );
      expect(readResult.ok && readResult.sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Ash', 'Ash']);
    },
  );

  it('rejects more merges than the limit', async () => {
    const mergesXml = repeatXml(LIMITS.workbookMerges + 1, () => '<mergeCell ref="A2:A3"/>');
    const fileBytes = withSheet(`<sheetData>${HEADING_ROW}</sheetData><mergeCells>${mergesXml}</mergeCells>`);
    expect(await readRefusal(fileBytes)).toBe(
      'This spreadsheet has more than 100,000 merged cells. Unmerge some of them, or save it as .csv.',
    );
  });

  it.each([
    ['the last cell of Excel', `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`],
    ['a far row of cells without a place', `<row r="1048576">${repeatXml(20, () => '<c><v>1</v></c>')}</row>`],
    ['a far cell in single quotes and lower case', `<row r = '2'><c r\n=\n'xfd9999999'><v>1</v></c></row>`],
    ['a far cell written with an entity', `<row r="2"><c r="&#88;FD&#x31;048576"><v>1</v></c></row>`],
  ])('rejects a sheet because of %s', async (_caseName, rowXml) => {
    expect(await readRefusal(createWorkbook(HEADING_ROW + rowXml))).toMatch(FAR_CELLS_MESSAGE);
  });

  it('ignores the dimension that a sheet claims', async () => {
    const fileBytes = withSheet(
      `<dimension ref="A1:XFD1048576"/><sheetData>${HEADING_ROW}<row r="2">${createTextCell('A2', 'Ash')}</row></sheetData>`,
    );
    const readResult = await readXlsxSpreadsheet(translate, fileBytes, knowsEveryHeading);
    expect(readResult.ok && readResult.sheets[0]?.rows).toHaveLength(1);
  });

  it.each([
    ['a tag that hides another one', `<row r="2"><c x="<" r="XFD1048576"><v>1</v></c></row>`],
    ['an attribute that hides another one', `<row r="2"><c x=">" r="XFD1048576"><v>1</v></c></row>`],
  ])('rejects malformed XML with %s', async (_caseName, rowXml) => {
    expect(await readRefusal(createWorkbook(HEADING_ROW + rowXml))).toMatch(/damaged/);
  });

  it('rejects sheets that are too large together, though each one is small enough', async () => {
    const sheetIds = Array.from({ length: 30 }, (_caseName, index) => index + 1);
    const largeSheet = createSheetXml(
      `<sheetData>${HEADING_ROW}<row r="20000"><c r="ALL20000"><v>1</v></c></row></sheetData>`,
    );
    const fileBytes = createWorkbook('', {
      'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="${RELATIONSHIPS}"><sheets>${sheetIds.map((sheetId) => `<sheet name="S${sheetId}" sheetId="${sheetId}" r:id="rId${sheetId}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheetIds.map((sheetId) => `<Relationship Id="rId${sheetId}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${sheetId}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(sheetIds.map((sheetId) => [`xl/worksheets/sheet${sheetId}.xml`, largeSheet])),
    });
    expect(await readRefusal(fileBytes)).toMatch(FAR_CELLS_MESSAGE);
  });

  it.each([
    ['two sheets that share a relationship', '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId1"/>', ''],
    [
      'two relationships to one sheet',
      '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId3"/>',
      `<Relationship Id="rId3" Type="${RELATIONSHIPS}/worksheet" Target="../xl/./worksheets/sheet1.xml"/>`,
    ],
  ])('rejects a workbook because of %s', async (_caseName, sheetsXml, relationship) => {
    const fileParts = createParts(HEADING_ROW);
    const fileBytes = createWorkbook(HEADING_ROW, {
      'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="${RELATIONSHIPS}"><sheets>${sheetsXml}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': fileParts['xl/_rels/workbook.xml.rels'].replace('</Rel', `${relationship}</Rel`),
    });
    expect(await readRefusal(fileBytes)).toMatch(/damaged/);
  });

  it('rejects overlapping column widths', async () => {
    const columns = repeatXml(2, () => '<col min="1" max="16384" width="9"/>');
    expect(await readRefusal(withSheet(`<cols>${columns}</cols><sheetData>${HEADING_ROW}</sheetData>`))).toMatch(
      /damaged/,
    );
    const columnsXml = '<col min="1" max="2" width="9"/><col min="3" max="16384" width="9"/>';
    expect(
      await readRefusal(
        withSheet(
          `<cols>${columnsXml}</cols><sheetData>${HEADING_ROW}<row r="2">${createTextCell('A2', 'Ash')}</row></sheetData>`,
        ),
      ),
    ).toBe('read');
  });

  it('ignores drawings, comments and tables', async () => {
    const rowXml = `<row r="2">${createTextCell('A2', 'Ash')}</row>`;
    const fileBytes = createWorkbook(HEADING_ROW + rowXml, {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${repeatXml(50, (index) => `<Relationship Id="t${index}" Type="${RELATIONSHIPS}/table" Target="../tables/table1.xml"/>`)}</Relationships>`,
      'xl/tables/table1.xml': '<this is no XML',
    });
    expect(await readRefusal(fileBytes)).toBe('read');
  });

  it('reads deeply nested rich text or rejects it without a crash', async () => {
    const nestingDepth = 20_000;
    const nestedXml = `${'<r>'.repeat(nestingDepth)}<t>Ash</t>${'</r>'.repeat(nestingDepth)}`;
    const rowXml = `<row r="2"><c r="A2" t="inlineStr"><is>${nestedXml}</is></c></row>`;
    expect(await readRefusal(createWorkbook(HEADING_ROW + rowXml))).toMatch(/^read$|damaged/);
  });
});

describe('an exported spreadsheet', () => {
  it('contains readable columns, frozen headings, a filter and a sheet that explains the columns', async () => {
    const { bytes: fileBytes } = await exportSpreadsheet(translate, LOADED_GAMES, [sampleHero], 'xlsx');
    const fileParts = unzipSync(fileBytes);
    const readPart = (partPath: string) => new TextDecoder().decode(fileParts[partPath]);
    const readWidths = (partPath: string) =>
      [...readPart(partPath).matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, columnWidth]) => Number(columnWidth));
    expect(readWidths('xl/worksheets/sheet2.xml')).toEqual([20, 9, 110]);
    expect(readWidths('xl/worksheets/sheet1.xml').every((columnWidth) => columnWidth > 3)).toBe(true);
    expect(readPart('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*xSplit="[1-9]\d*"[^>]*ySplit="1"/);
    expect(readPart('xl/worksheets/sheet1.xml')).toMatch(/<autoFilter ref="A1:[A-Z]+2"/);
    expect(readPart('xl/worksheets/sheet2.xml')).toMatch(/<pane [^>]*ySplit="1"/);
    const readResult = await readXlsxSpreadsheet(translate, fileBytes, knowsEveryHeading);
    const explained = readResult.ok ? readResult.sheets.find(({ name }) => name === 'Columns') : undefined;
    expect(explained?.headings).toEqual(['Column', 'Needed', 'What stands in it']);
    expect(explained?.rows.find(({ cells }) => cells[0] === 'Name')?.cells[1]).toBe('yes');
    expect(new Set(explained?.rows.map(({ cells }) => cells[1]))).toEqual(new Set(['yes', '']));
  });
});
