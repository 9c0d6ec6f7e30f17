import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { formatCsv, readCsvSpreadsheet, readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import { createIsKnownHeading } from '../../../src/shared/spreadsheet/mapping.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';

const isKnown = createIsKnownHeading(getSpreadsheetRules(LOADED_GAMES).columns);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, turned: boolean, mark = true) => {
  const units = Array.from(mark ? `\ufeff${text}` : text, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.flatMap((unit) => (turned ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

async function grid(bytes: Uint8Array) {
  const read = await readCsvSpreadsheet(t, bytes, isKnown);
  if (!read.ok) throw new Error(read.message);
  return read.sheets[0];
}

describe('a table as text', () => {
  it.each([
    ['UTF-8', utf8('Name;Level\nŻar;4')],
    ['UTF-8 with a byte order mark', utf8('\ufeffName;Level\nŻar;4')],
    ['UTF-16', utf16('Name\tLevel\nŻar\t4', false)],
    ['UTF-16 the other way round', utf16('Name\tLevel\nŻar\t4', true)],
    ['UTF-16 without a mark', utf16('Name\tLevel\nŻar\t4', false, false)],
  ])('is read in %s', async (_, bytes) => {
    expect(await grid(bytes)).toEqual({
      name: '',
      headingRow: 1,
      headings: ['Name', 'Level'],
      rows: [{ number: 2, cells: ['Żar', '4'] }],
    });
  });

  it.each([',', ';', '\t', '|'])('is parted by %j', async (sign) => {
    const text = `${['Name', 'Level', 'Notes'].join(sign)}\nAsh${sign}4${sign}"a, b; c | ""d""\nsecond line"\n`;
    expect((await grid(utf8(text)))?.rows[0]?.cells).toEqual(['Ash', '4', 'a, b; c | "d"\nsecond line']);
  });

  it('says its separator on the first line, as Excel writes it', async () => {
    expect(await grid(utf8('sep=;\r\nName;Level\r\nAsh;4\r\n'))).toMatchObject({
      headings: ['Name', 'Level'],
      rows: [{ number: 3, cells: ['Ash', '4'] }],
    });
  });

  it('may have a title above its headings, and empty rows; rows keep the numbers of the spreadsheet', async () => {
    const read = await grid(utf8('League of 2026,,\n,,\nHero,Lvl,Alignment\nAsh,4,hero\n,,\nRook,5,hero\n'));
    expect(read?.headings).toEqual(['Hero', 'Lvl', 'Alignment']);
    expect(read?.rows.map(({ number }) => number)).toEqual([4, 6]);
  });

  it('counts a cell of several lines as one row', async () => {
    expect((await grid(utf8('Name,Notes\n"A\nsh",x\nRook,y\n')))?.rows.map(({ number }) => number)).toEqual([2, 3]);
  });

  it.each(['\u2028', '\u2029', '\u0085'])('ends its rows with %j where it has no other line ends', async (end) => {
    const read = await grid(utf8(['Name,Notes', 'Ash,one', 'Rook,two'].join(end)));
    expect(read?.rows.map((row) => row.cells)).toEqual([
      ['Ash', 'one'],
      ['Rook', 'two'],
    ]);
  });

  it('keeps the line ends of Unicode in its cells where rows end as usual', async () => {
    expect((await grid(utf8('Name,Notes\nAsh,one\u2028two\n')))?.rows[0]?.cells).toEqual(['Ash', 'one\u2028two']);
  });

  it('ends its rows with any mixture of line breaks, and keeps those within quoted cells', async () => {
    const read = await grid(utf8('Name,Notes\r\nAsh,"one\r\ntwo ""x"""\nRook,5" pipe\rBee,\r\n'));
    expect(read?.rows.map(({ cells }) => cells)).toEqual([
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
  ])('is divided by its own delimiter despite %s', (_, text, width) => {
    const read = readTextSpreadsheet(t, text, () => false);
    if (!read.ok) throw new Error(read.message);
    expect(read.sheets[0]?.rows.at(-1)?.cells).toHaveLength(width);
  });

  it('is refused in words when it is empty, too large or ends within a cell', () => {
    const message = (text: string) => {
      const read = readTextSpreadsheet(t, text, isKnown);
      return read.ok ? '' : read.message;
    };
    expect(message(' \n ')).toBe('There is nothing in this table.');
    expect(message('Name,Level\nAsh,"4\nRook,5')).toContain('is never closed');
    expect(message('Name,Level\nAsh,4\n"Lucky" Lou,5\n')).toContain(
      'Row 3 has a cell that begins with a quotation mark',
    );
    expect(message(`Name\n${'x\n'.repeat(LIMITS.spreadsheetRows + 1)}`)).toBe(
      'This table has 20,001 rows; 20,000 can be read at once. Split it and read the parts.',
    );
    expect(message(`${'Name,'.repeat(LIMITS.spreadsheetColumns)}x\n1`)).toContain('501 columns; 500 can be read');
    expect(message(`Name\n${'x'.repeat(LIMITS.spreadsheetCellLetters + 1)}`)).toContain(
      'Row 2 has a cell of more than 1,000,000',
    );
  });
});

describe('quotation marks as people and programs write them', () => {
  const rowsOf = (text: string) => {
    const read = readTextSpreadsheet(t, text, () => false);
    return read.ok
      ? [read.sheets[0]?.headings, ...(read.sheets[0]?.rows.map(({ cells }) => cells) ?? [])]
      : read.message;
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
      'as formulas that keep a text',
      'Name,Text,Copies\n="0012",="3/4",2\n"=""1-2""",=1+1,\n',
      [
        ['0012', '3/4', '2'],
        ['1-2', '=1+1', ''],
      ],
    ],
    ['within cells without quotes', 'Name,Text,Copies\nThe "Rope",5" long,2\n', [['The "Rope"', '5" long', '2']]],
    ['between blanks and upright lines', 'Name | Text | Copies\nRope | Long | 2\n', [['Rope', 'Long', '2']]],
  ])('are read %s', (_, text, rows) => expect(rowsOf(text)).toEqual([['Name', 'Text', 'Copies'], ...rows]));

  it.each([
    ['a closing one is missing and a later cell closes the text', '"id";"name"\n"a";"A"\n"b;"Hot Dog"\n"c";"C"\n', 3],
    ['a name begins with one and another cell has one', 'Name,Text\n"Lucky" Lou,"x"\nRook,y\n', 2],
    ['two cells have no delimiter between them', 'Name,Text\nRook,y\n"x" "y",z\n', 3],
  ])('are refused where they could swallow cells: %s', (_, text, row) => {
    expect(rowsOf(text)).toContain(`Row ${row} has a cell that begins with a quotation mark`);
  });

  it('keep blanks that belong to a cell', () => {
    expect(rowsOf('Name,Text\nRope, a\nHook," b"\n')).toEqual([
      ['Name', 'Text'],
      ['Rope', ' a'],
      ['Hook', ' b'],
    ]);
  });
});

describe('a table with unknown headings', () => {
  const read = (text: string) => {
    const found = readTextSpreadsheet(t, text, () => false);
    if (!found.ok) throw new Error(found.message);
    return found.sheets[0]?.headings;
  };

  it.each([
    ['Alpha,Beta\nx,y\n', ['Alpha', 'Beta']],
    ['Alpha;Beta\n1,5;2,5\n', ['Alpha', 'Beta']],
    ['Alpha\tBeta\nx, y; z\tw\n', ['Alpha', 'Beta']],
    ['Alpha|Beta\nx|y\n', ['Alpha', 'Beta']],
    ['Alpha^Beta\nx^y\n', ['Alpha', 'Beta']],
    ['Alpha~Beta\nx\n', ['Alpha~Beta']],
    ['Alpha\nx\n', ['Alpha']],
  ])('%j is divided by the sign that divides all its rows', (text, headings) => {
    expect(read(text)).toEqual(headings);
  });

  it('may be as large as the limits say, and no larger', () => {
    const wide = (columns: number) =>
      readTextSpreadsheet(t, `${Array.from({ length: columns }, (_, index) => `c${index}`).join(',')}\nx`, isKnown);
    expect(wide(LIMITS.spreadsheetColumns).ok).toBe(true);
    expect(wide(LIMITS.spreadsheetColumns + 1)).toMatchObject({ ok: false });
    const long = (letters: number) => readTextSpreadsheet(t, `Name,Notes\nAsh,${'x'.repeat(letters)}`, isKnown);
    expect(long(LIMITS.spreadsheetCellLetters).ok).toBe(true);
    expect(long(LIMITS.spreadsheetCellLetters + 1)).toMatchObject({ ok: false });
  });
});

describe('a table that is written as text', () => {
  it('has quotes around what some program would divide or calculate, and around nothing else', () => {
    expect(formatCsv([['Name', '=1', 'a;b', 'a|b', 'a b', -1, '-1', '1a', 'é', 'a"b', '']])).toBe(
      '\ufeffName,"=1","a;b","a|b",a b,-1,"-1",1a,é,"a""b",\r\n',
    );
  });
});
