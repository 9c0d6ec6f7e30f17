import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { formatCsv, readCsvSpreadsheet, readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import { createIsKnownHeading } from '../../../src/shared/spreadsheet/mapping.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

/** Says of each heading that the game does not know it. */
const knowsNoHeading = () => false;
const isKnown = createIsKnownHeading(getSpreadsheetRules(LOADED_GAMES).columns);
const encodeUtf8 = (sourceText: string) => new TextEncoder().encode(sourceText);
const encodeUtf16 = (sourceText: string, { isBigEndian = false, hasByteOrderMark = true } = {}) => {
  const codeUnits = Array.from(hasByteOrderMark ? `\ufeff${sourceText}` : sourceText, (letter) => letter.charCodeAt(0));
  return new Uint8Array(codeUnits.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

async function readGrid(fileBytes: Uint8Array) {
  const readResult = await readCsvSpreadsheet(translate, fileBytes, isKnown);
  if (!readResult.ok) throw new Error(readResult.message);
  return readResult.sheets[0];
}

describe('a CSV spreadsheet', () => {
  it.each([
    ['UTF-8', encodeUtf8('Name;Level\nŻar;4')],
    ['UTF-8 with a byte order mark', encodeUtf8('\ufeffName;Level\nŻar;4')],
    ['UTF-16', encodeUtf16('Name\tLevel\nŻar\t4')],
    ['big-endian UTF-16', encodeUtf16('Name\tLevel\nŻar\t4', { isBigEndian: true })],
    ['UTF-16 without a byte order mark', encodeUtf16('Name\tLevel\nŻar\t4', { hasByteOrderMark: false })],
  ])('reads a CSV file in %s', async (_caseName, fileBytes) => {
    expect(await readGrid(fileBytes)).toEqual({
      name: '',
      headingRow: 1,
      headings: ['Name', 'Level'],
      rows: [{ number: 2, cells: ['Żar', '4'] }],
    });
  });

  it.each([',', ';', '\t', '|'])('splits cells at the delimiter %j', async (delimiter) => {
    const sourceText = `${['Name', 'Level', 'Notes'].join(delimiter)}\nAsh${delimiter}4${delimiter}"a, b; c | ""d""\nsecond line"\n`;
    expect((await readGrid(encodeUtf8(sourceText)))?.rows[0]?.cells).toEqual([
      'Ash',
      '4',
      'a, b; c | "d"\nsecond line',
    ]);
  });

  it('reads the delimiter that Excel writes on the first line', async () => {
    expect(await readGrid(encodeUtf8('sep=;\r\nName;Level\r\nAsh;4\r\n'))).toMatchObject({
      headings: ['Name', 'Level'],
      rows: [{ number: 3, cells: ['Ash', '4'] }],
    });
  });

  it('skips a title above the headings and empty rows, and keeps the row numbers of the file', async () => {
    const readResult = await readGrid(
      encodeUtf8('League of 2026,,\n,,\nHero,Lvl,Alignment\nAsh,4,hero\n,,\nRook,5,hero\n'),
    );
    expect(readResult?.headings).toEqual(['Hero', 'Lvl', 'Alignment']);
    expect(readResult?.rows.map(({ number }) => number)).toEqual([4, 6]);
  });

  it('counts a cell with several lines as one row', async () => {
    expect((await readGrid(encodeUtf8('Name,Notes\n"A\nsh",x\nRook,y\n')))?.rows.map(({ number }) => number)).toEqual([
      2, 3,
    ]);
  });

  it.each(['\u2028', '\u2029', '\u0085'])('splits rows at %j when a file has no other line breaks', async (lineEnd) => {
    const readResult = await readGrid(encodeUtf8(['Name,Notes', 'Ash,one', 'Rook,two'].join(lineEnd)));
    expect(readResult?.rows.map((gridRow) => gridRow.cells)).toEqual([
      ['Ash', 'one'],
      ['Rook', 'two'],
    ]);
  });

  it('keeps Unicode line separators in cells when rows end as usual', async () => {
    expect((await readGrid(encodeUtf8('Name,Notes\nAsh,one\u2028two\n')))?.rows[0]?.cells).toEqual([
      'Ash',
      'one\u2028two',
    ]);
  });

  it('splits rows at mixed line breaks and keeps those within quoted cells', async () => {
    const readResult = await readGrid(encodeUtf8('Name,Notes\r\nAsh,"one\r\ntwo ""x"""\nRook,5" pipe\rBee,\r\n'));
    expect(readResult?.rows.map(({ cells }) => cells)).toEqual([
      ['Ash', 'one\r\ntwo "x"'],
      ['Rook', '5" pipe'],
      ['Bee', ''],
    ]);
  });

  it.each([
    ['a title without delimiters', 'Spring loot\n\nItem;Effect, long;How many\nRope;Long, thin;2\nHook;Sharp;3\n', 3],
    ['a title with a comma', 'Loot, spring\n\nItem;Effect;How many\nRope;Long;2\nHook;Sharp;3\n', 3],
    ['decimal commas', 'Item;Weight;Price\nRope;1,5;2,5\nHook;0,5;1,5\n', 3],
    ['semicolons within cells', 'Item,Effect\nRope,long; thin\nHook,sharp; small\n', 2],
  ])('finds the right delimiter despite %s', (_caseName, sourceText, cellCount) => {
    const readResult = readTextSpreadsheet(translate, sourceText, knowsNoHeading);
    if (!readResult.ok) throw new Error(readResult.message);
    expect(readResult.sheets[0]?.rows.at(-1)?.cells).toHaveLength(cellCount);
  });

  it('rejects a CSV file that is empty, too large or has an unclosed cell, with an explanation', () => {
    const readMessage = (sourceText: string) => {
      const readResult = readTextSpreadsheet(translate, sourceText, isKnown);
      return readResult.ok ? '' : readResult.message;
    };
    expect(readMessage(' \n ')).toBe('There is nothing in this table.');
    expect(readMessage('Name,Level\nAsh,"4\nRook,5')).toContain('is never closed');
    expect(readMessage('Name,Level\nAsh,4\n"Lucky" Lou,5\n')).toContain(
      'Row 3 has a cell that begins with a quotation mark',
    );
    expect(readMessage(`Name\n${'x\n'.repeat(LIMITS.spreadsheetRows + 1)}`)).toBe(
      'This table has 20,001 rows; 20,000 can be read at once. Split it and read the parts.',
    );
    expect(readMessage(`${'Name,'.repeat(LIMITS.spreadsheetColumns)}x\n1`)).toContain('501 columns; 500 can be read');
    expect(readMessage(`Name\n${'x'.repeat(LIMITS.spreadsheetCellLetters + 1)}`)).toContain(
      'Row 2 has a cell of more than 1,000,000',
    );
  });
});

describe('quotation marks', () => {
  const readRows = (sourceText: string) => {
    const readResult = readTextSpreadsheet(translate, sourceText, knowsNoHeading);
    return readResult.ok
      ? [readResult.sheets[0]?.headings, ...(readResult.sheets[0]?.rows.map(({ cells }) => cells) ?? [])]
      : readResult.message;
  };

  it.each([
    [
      'after blanks',
      'Name, Text, Copies\nRope, "Long, strong", 2\nHook, "a ""b"" c" , 1\n',
      [
        ['Rope', 'Long, strong', '2'],
        ['Hook', 'a "b" c', '1'],
      ],
    ],
    ['with line breaks after blanks', 'Name, Text, Copies\r\nRope, "one\r\ntwo", 2\r\n', [['Rope', 'one\r\ntwo', '2']]],
    [
      'escaped by backslashes',
      '"Name","Text","Copies"\n"Rope","He said \\"hi\\", then left","2"\n',
      [['Rope', 'He said "hi", then left', '2']],
    ],
    [
      'in formulas that protect a text',
      'Name,Text,Copies\n="0012",="3/4",2\n"=""1-2""",=1+1,\n',
      [
        ['0012', '3/4', '2'],
        ['1-2', '=1+1', ''],
      ],
    ],
    ['within cells without quotes', 'Name,Text,Copies\nThe "Rope",5" long,2\n', [['The "Rope"', '5" long', '2']]],
    ['between spaces and pipes', 'Name | Text | Copies\nRope | Long | 2\n', [['Rope', 'Long', '2']]],
  ])('reads quotation marks %s', (_caseName, sourceText, expectedRows) =>
    expect(readRows(sourceText)).toEqual([['Name', 'Text', 'Copies'], ...expectedRows]),
  );

  it.each([
    ['a closing mark is missing and a later cell closes the text', '"id";"name"\n"a";"A"\n"b;"Hot Dog"\n"c";"C"\n', 3],
    ['a name begins with a quoted word and another cell is quoted', 'Name,Text\n"Lucky" Lou,"x"\nRook,y\n', 2],
    ['two quoted cells have no delimiter between them', 'Name,Text\nRook,y\n"x" "y",z\n', 3],
  ])('rejects the row whose quotation marks could swallow cells: %s', (_caseName, sourceText, rowNumber) => {
    expect(readRows(sourceText)).toContain(`Row ${rowNumber} has a cell that begins with a quotation mark`);
  });

  it('keeps spaces that belong to a cell', () => {
    expect(readRows('Name,Text\nRope, a\nHook," b"\n')).toEqual([
      ['Name', 'Text'],
      ['Rope', ' a'],
      ['Hook', ' b'],
    ]);
  });
});

describe('a CSV spreadsheet with unknown headings', () => {
  const readHeadings = (sourceText: string) => {
    const readResult = readTextSpreadsheet(translate, sourceText, knowsNoHeading);
    if (!readResult.ok) throw new Error(readResult.message);
    return readResult.sheets[0]?.headings;
  };

  it.each([
    ['Alpha,Beta\nx,y\n', ['Alpha', 'Beta']],
    ['Alpha;Beta\n1,5;2,5\n', ['Alpha', 'Beta']],
    ['Alpha\tBeta\nx, y; z\tw\n', ['Alpha', 'Beta']],
    ['Alpha|Beta\nx|y\n', ['Alpha', 'Beta']],
    ['Alpha^Beta\nx^y\n', ['Alpha', 'Beta']],
    ['Alpha~Beta\nx\n', ['Alpha~Beta']],
    ['Alpha\nx\n', ['Alpha']],
  ])('splits %j at the delimiter that divides all its rows', (sourceText, headings) => {
    expect(readHeadings(sourceText)).toEqual(headings);
  });

  it('reads as many columns and letters as the limits allow, and rejects more', () => {
    const readWideRow = (columns: number) =>
      readTextSpreadsheet(
        translate,
        `${Array.from({ length: columns }, (_entry, index) => `c${index}`).join(',')}\nx`,
        isKnown,
      );
    expect(readWideRow(LIMITS.spreadsheetColumns).ok).toBe(true);
    expect(readWideRow(LIMITS.spreadsheetColumns + 1)).toMatchObject({ ok: false });
    const readLongCell = (letters: number) =>
      readTextSpreadsheet(translate, `Name,Notes\nAsh,${'x'.repeat(letters)}`, isKnown);
    expect(readLongCell(LIMITS.spreadsheetCellLetters).ok).toBe(true);
    expect(readLongCell(LIMITS.spreadsheetCellLetters + 1)).toMatchObject({ ok: false });
  });
});

describe('formatCsv', () => {
  it('quotes only cells that a program could split or calculate', () => {
    expect(formatCsv([['Name', '=1', 'a;b', 'a|b', 'a b', -1, '-1', '1a', 'é', 'a"b', '']])).toBe(
      '\ufeffName,"=1","a;b","a|b",a b,-1,"-1",1a,é,"a""b",\r\n',
    );
  });
});
