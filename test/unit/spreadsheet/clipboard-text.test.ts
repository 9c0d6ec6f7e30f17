import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  formatClipboardText,
  formatTabSeparated,
  parseClipboardText,
} from '../../../src/shared/spreadsheet/clipboard-text.ts';

describe('cells on the clipboard', () => {
  it('keep quotation marks that Excel and Google Sheets write as they are', () => {
    expect(parseClipboardText('"Lucky" Lou\tGadget\t1\r\n"Tis the season\tRelic\t2\r\nNext\tRelic\t3\r\n')).toEqual([
      ['"Lucky" Lou', 'Gadget', '1'],
      ['"Tis the season', 'Relic', '2'],
      ['Next', 'Relic', '3'],
    ]);
  });

  it.each([
    ['a line break and doubled quotation marks', 'A\t"one\ntwo ""x"""\tB\n', [['A', 'one\ntwo "x"', 'B']]],
    [
      'a line break of Windows',
      '"one\r\ntwo"\tB\r\nC\tD\r\n',
      [
        ['one\r\ntwo', 'B'],
        ['C', 'D'],
      ],
    ],
    ['a tab', '"a\tb"\tc', [['a\tb', 'c']]],
    ['quotation marks around the whole text', '"Boo!"\tGhost', [['"Boo!"', 'Ghost']]],
    ['an inch sign', '5"\t6" pipe', [['5"', '6" pipe']]],
    [
      'a quotation mark that is never closed',
      'x\t"y\nz\tw',
      [
        ['x', '"y'],
        ['z', 'w'],
      ],
    ],
    ['nothing', '', [['']]],
    ['empty cells and rows', '\t\n\n\ta\n', [['', ''], [''], ['', 'a']]],
  ])('are read with %s', (_, text, rows) => {
    expect(parseClipboardText(text)).toEqual(rows);
  });

  const cells = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('"', 'a', '\n', ' ', "'", ';', 'é', '\r') }), {
      minLength: 2,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 5 },
  );

  it('that Rollcall wrote with line breaks or without quotation marks are read back letter by letter', () => {
    // A cell that begins with a quotation mark and no line break can look like the start of a quoted one.
    const plain = cells.map((rows) =>
      rows.map((row) => row.map((cell) => (/[\n\r]/.test(cell) ? cell : cell.replaceAll('"', '')))),
    );
    fc.assert(
      fc.property(plain, (rows) => {
        expect(parseClipboardText(formatClipboardText(rows))).toEqual(rows);
      }),
      { seed: 7 },
    );
  });

  it('in the form for files are read letter by letter by a CSV reader', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const { data } = Papa.parse<string[]>(formatTabSeparated(rows), { delimiter: '\t', newline: '\n' });
        expect(data).toEqual(rows);
      }),
      { seed: 7 },
    );
  });
});
