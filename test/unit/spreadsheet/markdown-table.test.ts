/** Tables with pipes, as in Markdown, README files and the output of databases. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectDeckSheet } from '../../../src/shared/deck/deck-sheet.ts';
import { readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import { translate } from '../../support/texts.ts';

const readDeckGrid = (sourceText: string) => {
  const readResult = readTextSpreadsheet(translate, sourceText, () => false);
  if (!readResult.ok) throw new Error(readResult.message);
  return selectDeckSheet(translate, readResult.sheets)?.grid;
};
const readRows = (sourceText: string) => readDeckGrid(sourceText)?.rows.map(({ cells }) => [...cells]);

describe('a Markdown table', () => {
  it.each([
    ['with lines at its ends', '| Name | Text |\n| --- | --- |\n| Rope | Long |\n| Hook | - |\n'],
    ['without lines at its ends', 'Name | Text\n:--- | ---:\nRope | Long\nHook | -\n'],
    ['with short hyphens', '|Name|Text|\n|-|-|\n|Rope|Long|\n|Hook|-|\n'],
    [
      'with Windows line ends and a byte order mark',
      '\ufeff| Name | Text |\r\n|:-:|:-:|\r\n| Rope | Long |\r\n| Hook | - |',
    ],
    ['with a title above', '# My gear\n\n| Name | Text |\n| --- | --- |\n| Rope | Long |\n| Hook | - |\n'],
    [
      'as MySQL prints it',
      '+------+------+\n| Name | Text |\n+------+------+\n| Rope | Long |\n| Hook | -    |\n+------+------+\n',
    ],
    ['as PostgreSQL prints it', ' Name | Text \n------+------\n Rope | Long\n Hook | -\n'],
  ])('reads the rows without the separator line of a table %s', (_caseName, sourceText) => {
    expect(readDeckGrid(sourceText)?.headings).toEqual(['Name', 'Text']);
    expect(readRows(sourceText)).toEqual([
      ['Rope', 'Long'],
      ['Hook', '-'],
    ]);
  });

  it('keeps escaped pipes, quotation marks, commas and line breaks in its cells', () => {
    const sourceText = '| Name | Text |\n| --- | --- |\n| "Lucky" Lou | a \\| b, c; d<br>e |\n';
    expect(readRows(sourceText)).toEqual([['"Lucky" Lou', 'a | b, c; d\ne']]);
  });

  it('keeps the line numbers of a table and the lines around it', () => {
    const deckRows = readDeckGrid('Gear\n\n|Name|Text|\n|---|---|\n|Rope|Long|\n\nThe end\n')?.rows;
    expect(deckRows?.map(({ number: rowNumber, cells }) => [rowNumber, cells[0]])).toEqual([
      [5, 'Rope'],
      [7, 'The end'],
    ]);
  });
});

describe('a table that is not Markdown', () => {
  it.each([
    [
      'Name|Text\nRope|Long\n-|-\n',
      [
        ['Rope', 'Long'],
        ['-', '-'],
      ],
    ],
    ['Name,Text\n---,a|b\n', [['---', 'a|b']]],
    [
      'Name;Text\n-----;-----\nRope;|---|\n',
      [
        ['-----', '-----'],
        ['Rope', '|---|'],
      ],
    ],
    [
      'Name|Text\n---|---|---\n"a|b"|c\n',
      [
        ['---', '---', '---'],
        ['a|b', 'c'],
      ],
    ],
  ])('splits %j at its delimiters', (sourceText, expectedRows) => expect(readRows(sourceText)).toEqual(expectedRows));

  it('keeps all cells, whatever hyphens and pipes the text contains', () => {
    const arbitraryPiece = fc.constantFrom('', '-', '--', '|', '+', ':', '\\', 'a', ' ', '\n', '=', '<br>');
    fc.assert(
      fc.property(fc.array(arbitraryPiece, { maxLength: 30 }), (textPieces) => {
        const sourceText = `Name,Text\nRope,Long\n${textPieces.join('')}`;
        const deckGrid = readDeckGrid(sourceText);
        const allCells = [deckGrid?.headings, ...(deckGrid?.rows.map(({ cells }) => cells) ?? [])].flat().join('');
        expect(allCells).toContain('Rope');
        expect(allCells.split('a').length).toBeGreaterThanOrEqual(
          textPieces.filter((textPiece) => textPiece === 'a').length,
        );
      }),
      { seed: 20_264, numRuns: 500 },
    );
  });
});
