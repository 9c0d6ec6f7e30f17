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
import { runs } from '../../support/runs.ts';
import { t } from '../../support/texts.ts';

const hero = JSON.parse(readFileSync('samples/supers-unlimited/characters/fresnel.hero.json', 'utf8')) as Character;
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet as other programs write it. */
const partsOf = (sheetData: string) => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${NS} xmlns:r="${REL}"><sheets><sheet name="Heroes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${NS}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${NS}><sheetData>${sheetData}</sheetData></worksheet>`,
});

const workbook = (sheetData: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries({ ...partsOf(sheetData), ...more }).map(([path, text]) => [path, strToU8(text)])),
  );
const text = (r: string, t: string) => `<c r="${r}" t="inlineStr"><is><t>${t}</t></is></c>`;
const HEAD = `<row r="1">${text('A1', 'Name')}${text('B1', 'Level')}${text('C1', 'Notes')}</row>`;

async function cells(sheetData: string) {
  const read = await readXlsxSpreadsheet(t, workbook(sheetData), () => true);
  if (!read.ok) throw new Error(read.message);
  return read.sheets[0]?.rows.map((row) => row.cells);
}
const refusal = async (bytes: Uint8Array) => {
  const read = await readXlsxSpreadsheet(t, bytes, () => true);
  return read.ok ? 'read' : read.message;
};

describe('a spreadsheet with formatted cells far from its table', () => {
  it('is read without them, beside thousands of rows too', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, index) => `<row r="${index + 2}">${text(`A${index + 2}`, `Rope ${index}`)}</row>`,
    );
    const far = '<c r="XFD1" s="1"/><c r="XFC1" s="1"></c></row>';
    const read = await cells(HEAD.replace('</row>', far) + rows.join(''));
    expect(read).toHaveLength(3000);
    expect(read?.[0]).toEqual(['Rope 0', '', '']);
  });
});

describe('a spreadsheet', () => {
  it('has numbers, truth values, dates and results of formulas as text', async () => {
    const row = `<row r="2">${text('A2', 'Ash')}<c r="B2"><f>1+3</f><v>4</v></c><c r="C2" t="b"><v>1</v></c></row>`;
    const other = `<row r="3">${text('A3', 'Rook')}<c r="B3" s="1"><v>46146</v></c><c r="C3"><v>4.5</v></c></row>`;
    expect(await cells(HEAD + row + other)).toEqual([
      ['Ash', '4', 'TRUE'],
      ['Rook', '2026-05-04', '4.5'],
    ]);
  });

  it('has times, percents and worked-out numbers as the spreadsheet shows them', async () => {
    const styles = `<styleSheet ${NS}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="10"/></cellXfs></styleSheet>`;
    const row = `<row r="2"><c r="A2" s="1"><v>45963.5</v></c><c r="B2" s="2"><v>0.75</v></c><c r="C2" s="3"><v>0.255</v></c></row><row r="3"><c r="A3"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>`;
    const read = await readXlsxSpreadsheet(t, workbook(HEAD + row, { 'xl/styles.xml': styles }), () => true);
    expect(read.ok && read.sheets[0]?.rows.map(({ cells }) => cells.join(' | '))).toEqual([
      '2025-11-02 12:00 | 18:00 | 25.50%',
      '0.3 |  | ',
    ]);
  });

  it('has what is merged downwards in each row, but no titles', async () => {
    const merged = (data: string, ref: string) =>
      workbook('', {
        'xl/worksheets/sheet1.xml': `<worksheet ${NS}><sheetData>${data}</sheetData><mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells></worksheet>`,
      });
    const rows = `<row r="2">${text('A2', 'Ash')}${text('B2', '4')}</row><row r="3">${text('A3', 'Rook')}</row>`;
    const read = await readXlsxSpreadsheet(t, merged(HEAD + rows, 'B2:B3'), () => true);
    expect(read.ok && read.sheets[0]?.rows.map(({ cells }) => cells[1])).toEqual(['4', '4']);
    const title = await readXlsxSpreadsheet(t, merged(HEAD + rows, 'A1:A2'), () => true);
    expect(title.ok && title.sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Ash', 'Rook']);
  });

  it('says how many formulas have no result', async () => {
    const row = `<row r="2">${text('A2', 'Ash')}<c r="B2"><f>1+3</f></c><c r="C2"><f>1+3</f><v>4</v></c></row>`;
    const read = await readXlsxSpreadsheet(t, workbook(HEAD + row), () => true);
    expect(read.ok && read.sheets[0] && describeFaultyCells(t, read.sheets[0])).toEqual([
      expect.stringMatching(/^Formulas without a result in the file: 1\./),
    ]);
  });

  it('never works a formula out', async () => {
    const row = `<row r="2">${text('A2', 'Ash')}<c r="B2"><f>WEBSERVICE("http://x")</f></c></row>`;
    expect((await cells(HEAD + row))?.[0]?.[1] ?? '').toBe('');
  });

  it('is read from the sheet with characters, not from the one that explains them', async () => {
    const { bytes, name } = await exportSpreadsheet(t, LOADED_GAMES, [hero], 'xlsx');
    const read = await readSpreadsheet(t, LOADED_GAMES, bytes);
    expect(name).toBe('Fresnel.xlsx');
    expect(read.ok && read.sheets.map((sheet) => sheet.name)).toEqual(['Characters', 'Columns']);
    expect(read.ok && findLikelySheet(LOADED_GAMES, read.sheets)?.name).toBe('Characters');
  });

  it('holds numbers as numbers, a head that stays in sight and widths', async () => {
    const { bytes } = await exportSpreadsheet(t, LOADED_GAMES, [hero], 'xlsx');
    const parts = unzipSync(bytes);
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    expect(sheet).toMatch(new RegExp(`<c r="D2"[^>]*><v>${hero.level}</v></c>`));
    expect(sheet).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width="26"/);
  });

  it('has numbers in the middle of their columns, and texts at the left of theirs, where they are broken', async () => {
    const parts = unzipSync((await exportSpreadsheet(t, LOADED_GAMES, [hero], 'xlsx')).bytes);
    const [sheet = '', styles = ''] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((part) =>
      new TextDecoder().decode(parts[part]),
    );
    const formats = styles.slice(styles.indexOf('<cellXfs')).split('<xf ').slice(1);
    const getFormat = (cell: string) => formats[Number(new RegExp(`r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1])];
    const [id, name, level] = ['A2', 'B2', 'D2'].map(getFormat);
    expect(level).toContain('horizontal="center"');
    for (const format of [id, name]) {
      expect(format).toContain('wrapText="true"');
      expect(format).not.toContain('horizontal="center"');
    }
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no zip', strToU8('PK no zip')],
    ['a spreadsheet without its sheets', zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
    ['half of one', workbook(HEAD).slice(0, 700)],
  ])('is refused in words when it is %s', async (_, bytes) => {
    expect(await refusal(bytes)).toMatch(/damaged or is no \.xlsx/);
  });

  it.each([
    [
      { 'export/Heroes 1.csv': 'Name\nAsh\n', 'export/a.png': '', 'all.TSV': 'Name\n' },
      /in it: Heroes 1\.csv, all\.TSV\.$/,
    ],
    [{ 'a.txt': 'x' }, /there is no table in it\. Unpack it and use the files in it\.$/],
  ])('is refused as a ZIP archive where it is one, with what to unpack', async (files, reason) => {
    const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
    const message = await refusal(bytes);
    expect(message).toMatch(/^This file is a ZIP archive, not a spreadsheet/);
    expect(message).toMatch(reason);
  });

  it('of the old kind, or with a password, is refused with what to do', async () => {
    const read = await readSpreadsheet(t, LOADED_GAMES, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining('save it as .xlsx') });
  });

  it('is refused when it unpacks to too much, whatever it claims', async () => {
    const blank = ' '.repeat(9_000_000);
    // Packed once for all nine.
    const packed = { raw: deflateRawSync(blank), both: { crc: crc32(strToU8(blank)), size: blank.length } };
    const many = buildZip([
      ...Object.entries(partsOf(HEAD)).map(([name, content]) => ({ name, content })),
      ...Array.from({ length: 9 }, (_, index) => ({ name: `xl/p${index}.xml`, ...packed })),
    ]);
    expect(await refusal(many)).toContain('unpacks to more than 64 MB');
    const parts = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`p${index}.xml`, '']));
    expect(await refusal(workbook(HEAD, parts))).toContain('unpacks to more than');
    // A part that claims to hold less than it does is cut there, and is no sheet any more.
    const liar = workbook(HEAD, {
      'xl/worksheets/sheet1.xml': `<worksheet ${NS}><sheetData>${HEAD}</sheetData>${blank}</worksheet>`,
    });
    const view = new DataView(liar.buffer, liar.byteOffset, liar.length);
    for (let at = 0; at < liar.length - 4; at++) {
      if (view.getUint32(at, true) !== 0x02014b50) continue;
      const name = new TextDecoder('latin1').decode(liar.subarray(at + 46, at + 46 + 24));
      if (name === 'xl/worksheets/sheet1.xml') view.setUint32(at + 24, 100, true);
    }
    expect(await refusal(liar)).toMatch(/damaged/);
  });

  it('of which some bytes were changed is refused, or read as it was', async () => {
    const { bytes } = await exportSpreadsheet(t, LOADED_GAMES, [hero], 'xlsx');
    const whole = JSON.stringify(await readXlsxSpreadsheet(t, bytes, () => true));
    let random = 7;
    const next = (below: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((random / 2 ** 32) * below);
    };
    for (let index = 0; index < runs(600); index++) {
      const changed = bytes.slice(0, index % 10 === 0 ? next(bytes.length) : bytes.length);
      for (let k = next(4); k >= 0; k--) changed[next(changed.length)] = next(256);
      const read = await readXlsxSpreadsheet(t, changed, () => true);
      if (read.ok) expect(JSON.stringify(read)).toBe(whole);
      else expect(read.message).toMatch(/^(This spreadsheet|There is nothing)/);
    }
  });

  it('is refused when two cells span a whole sheet', async () => {
    const far = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await refusal(workbook(HEAD + far))).toMatch(/cells so far from the others/);
  });

  it('takes no entities of its own', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const row = `<row r="2">${text('A2', '&b;')}</row>`;
    const sheet = `${bomb}<worksheet ${NS}><sheetData>${HEAD}${row}</sheetData></worksheet>`;
    const read = await readXlsxSpreadsheet(t, workbook('', { 'xl/worksheets/sheet1.xml': sheet }), () => true);
    expect(JSON.stringify(read)).not.toContain('aaaaaaaaaa');
  });
});

describe('a spreadsheet made to take long', () => {
  const sheet = (body: string) => `<worksheet ${NS}>${body}</worksheet>`;
  const withSheet = (body: string) => workbook('', { 'xl/worksheets/sheet1.xml': sheet(body) });
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('');
  const FAR = /cells so far from the others/;

  it('has each cell of overlapping merges filled once, by the merge that begins first', async () => {
    const rows = many(60, (index) => `<row r="${index + 2}">${text(`A${index + 2}`, `n${index}`)}</row>`);
    const merges = many(59, (index) => `<mergeCell ref="A${index + 2}:A61"/>`);
    const read = await readXlsxSpreadsheet(
      t,
      withSheet(`<sheetData>${HEAD}${rows}</sheetData><mergeCells>${merges}</mergeCells>`),
      () => true,
    );
    expect(read.ok && new Set(read.sheets[0]?.rows.map(({ cells }) => cells[0]))).toEqual(new Set(['n0']));
  });

  it('reads as many merges as there are rows, wherever they end', async () => {
    const rows = many(19_000, (index) => `<row r="${index + 2}"><c r="A${index + 2}"><v>${index}</v></c></row>`);
    const merges = many(60_000, (index) => `<mergeCell ref="A${(index % 19_000) + 2}:A19001"/>`);
    const read = await readXlsxSpreadsheet(
      t,
      withSheet(`<sheetData>${HEAD}${rows}</sheetData><mergeCells>${merges}</mergeCells>`),
      () => true,
    );
    expect(read.ok && read.sheets[0]?.rows).toHaveLength(19_000);
  });

  it.each(['B:C', 'A9:A2', 'A2:XFD', 'A1', ':'])('ignores the merge %s, which names no cells below', async (ref) => {
    const rows = `<row r="2">${text('A2', 'Ash')}</row><row r="3">${text('B3', '4')}</row>`;
    const read = await readXlsxSpreadsheet(
      t,
      withSheet(
        `<sheetData>${HEAD}${rows}</sheetData><mergeCells><mergeCell ref="${ref}"/><mergeCell ref="A2:A3"/></mergeCells>`,
      ),
      () => true,
    );
    expect(read.ok && read.sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Ash', 'Ash']);
  });

  it('is refused for more merges than the limit', async () => {
    const merges = many(LIMITS.workbookMerges + 1, () => '<mergeCell ref="A2:A3"/>');
    const bytes = withSheet(`<sheetData>${HEAD}</sheetData><mergeCells>${merges}</mergeCells>`);
    expect(await refusal(bytes)).toBe(
      'This spreadsheet has more than 100,000 merged cells. Unmerge some of them, or save it as .csv.',
    );
  });

  it.each([
    ['the last cell of Excel', `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`],
    ['a far row of cells without a place', `<row r="1048576">${many(20, () => '<c><v>1</v></c>')}</row>`],
    ['a far cell in single quotes and lower case', `<row r = '2'><c r\n=\n'xfd9999999'><v>1</v></c></row>`],
    ['a far cell written with an entity', `<row r="2"><c r="&#88;FD&#x31;048576"><v>1</v></c></row>`],
  ])('is refused for %s', async (_, row) => {
    expect(await refusal(workbook(HEAD + row))).toMatch(FAR);
  });

  it('may claim any dimension', async () => {
    const bytes = withSheet(
      `<dimension ref="A1:XFD1048576"/><sheetData>${HEAD}<row r="2">${text('A2', 'Ash')}</row></sheetData>`,
    );
    const read = await readXlsxSpreadsheet(t, bytes, () => true);
    expect(read.ok && read.sheets[0]?.rows).toHaveLength(1);
  });

  it.each([
    ['a tag that hides another one', `<row r="2"><c x="<" r="XFD1048576"><v>1</v></c></row>`],
    ['an attribute that hides another one', `<row r="2"><c x=">" r="XFD1048576"><v>1</v></c></row>`],
  ])('is refused for %s', async (_, row) => {
    expect(await refusal(workbook(HEAD + row))).toMatch(/damaged/);
  });

  it('is refused for sheets that are large together, though each of them can be read', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const large = sheet(`<sheetData>${HEAD}<row r="20000"><c r="ALL20000"><v>1</v></c></row></sheetData>`);
    const bytes = workbook('', {
      'xl/workbook.xml': `<workbook ${NS} xmlns:r="${REL}"><sheets>${ids.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${ids.map((id) => `<Relationship Id="rId${id}" Type="${REL}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(ids.map((id) => [`xl/worksheets/sheet${id}.xml`, large])),
    });
    expect(await refusal(bytes)).toMatch(FAR);
  });

  it.each([
    ['two sheets of one relationship', '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId1"/>', ''],
    [
      'two relationships to one sheet',
      '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId3"/>',
      `<Relationship Id="rId3" Type="${REL}/worksheet" Target="../xl/./worksheets/sheet1.xml"/>`,
    ],
  ])('is refused for %s', async (_, sheets, relationship) => {
    const parts = partsOf(HEAD);
    const bytes = workbook(HEAD, {
      'xl/workbook.xml': `<workbook ${NS} xmlns:r="${REL}"><sheets>${sheets}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels'].replace('</Rel', `${relationship}</Rel`),
    });
    expect(await refusal(bytes)).toMatch(/damaged/);
  });

  it('is refused for widths of columns that overlap', async () => {
    const columns = many(2, () => '<col min="1" max="16384" width="9"/>');
    expect(await refusal(withSheet(`<cols>${columns}</cols><sheetData>${HEAD}</sheetData>`))).toMatch(/damaged/);
    const once = '<col min="1" max="2" width="9"/><col min="3" max="16384" width="9"/>';
    expect(
      await refusal(
        withSheet(`<cols>${once}</cols><sheetData>${HEAD}<row r="2">${text('A2', 'Ash')}</row></sheetData>`),
      ),
    ).toBe('read');
  });

  it('is read without its drawings, comments and tables, which nobody looks at', async () => {
    const row = `<row r="2">${text('A2', 'Ash')}</row>`;
    const bytes = workbook(HEAD + row, {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${many(50, (index) => `<Relationship Id="t${index}" Type="${REL}/table" Target="../tables/table1.xml"/>`)}</Relationships>`,
      'xl/tables/table1.xml': '<this is no XML',
    });
    expect(await refusal(bytes)).toBe('read');
  });

  it('may have rich text that is nested deeply', async () => {
    const depth = 20_000;
    const nested = `${'<r>'.repeat(depth)}<t>Ash</t>${'</r>'.repeat(depth)}`;
    const row = `<row r="2"><c r="A2" t="inlineStr"><is>${nested}</is></c></row>`;
    expect(await refusal(workbook(HEAD + row))).toMatch(/^read$|damaged/);
  });
});

describe('a spreadsheet that is written', () => {
  it('has readable columns, headings that stay in sight, and a sheet that explains the columns', async () => {
    const { bytes } = await exportSpreadsheet(t, LOADED_GAMES, [hero], 'xlsx');
    const parts = unzipSync(bytes);
    const xml = (path: string) => new TextDecoder().decode(parts[path]);
    const widths = (path: string) =>
      [...xml(path).matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths('xl/worksheets/sheet2.xml')).toEqual([20, 9, 110]);
    expect(widths('xl/worksheets/sheet1.xml').every((width) => width > 3)).toBe(true);
    expect(xml('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*xSplit="[1-9]\d*"[^>]*ySplit="1"/);
    expect(xml('xl/worksheets/sheet1.xml')).toMatch(/<autoFilter ref="A1:[A-Z]+2"/);
    expect(xml('xl/worksheets/sheet2.xml')).toMatch(/<pane [^>]*ySplit="1"/);
    const read = await readXlsxSpreadsheet(t, bytes, () => true);
    const explained = read.ok ? read.sheets.find(({ name }) => name === 'Columns') : undefined;
    expect(explained?.headings).toEqual(['Column', 'Needed', 'What stands in it']);
    expect(explained?.rows.find(({ cells }) => cells[0] === 'Name')?.cells[1]).toBe('yes');
    expect(new Set(explained?.rows.map(({ cells }) => cells[1]))).toEqual(new Set(['yes', '']));
  });
});
