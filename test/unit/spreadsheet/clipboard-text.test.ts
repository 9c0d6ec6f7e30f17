import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  formatClipboardText,
  formatTabSeparated,
  parseClipboardText,
} from '../../../src/shared/spreadsheet/clipboard-text.ts';

describe('clipboard text', () => {
  it('keeps unescaped quotation marks from Excel and Google Sheets', () => {
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
  ])('reads cells with %s', (_caseName, clipboardText, expectedRows) => {
    expect(parseClipboardText(clipboardText)).toEqual(expectedRows);
  });

  const arbitraryCells = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('"', 'a', '\n', ' ', "'", ';', 'é', '\r') }), {
      minLength: 2,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 5 },
  );

  it('reads back exactly what Rollcall wrote', () => {
    // A cell that begins with a quotation mark and has no line break can look like the start of a quoted cell.
    const plainCells = arbitraryCells.map((expectedRows) =>
      expectedRows.map((rowCells) =>
        rowCells.map((cellText) => (/[\n\r]/.test(cellText) ? cellText : cellText.replaceAll('"', ''))),
      ),
    );
    fc.assert(
      fc.property(plainCells, (expectedRows) => {
        expect(parseClipboardText(formatClipboardText(expectedRows))).toEqual(expectedRows);
      }),
      { seed: 7 },
    );
  });

  it('formats text for files that a CSV reader reads exactly', () => {
    fc.assert(
      fc.property(arbitraryCells, (expectedRows) => {
        const { data: parsedRows } = Papa.parse<string[]>(formatTabSeparated(expectedRows), {
          delimiter: '\t',
          newline: '\n',
        });
        expect(parsedRows).toEqual(expectedRows);
      }),
      { seed: 7 },
    );
  });
});
