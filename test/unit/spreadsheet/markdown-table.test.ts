/** Tables with upright lines, as Markdown, databases and README files have them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectDeckSheet } from '../../../src/shared/deck/deck-sheet.ts';
import { readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import { t } from '../../support/texts.ts';

const deckOf = (text: string) => {
  const read = readTextSpreadsheet(t, text, () => false);
  if (!read.ok) throw new Error(read.message);
  return selectDeckSheet(t, read.sheets)?.grid;
};
const rowsOf = (text: string) => deckOf(text)?.rows.map(({ cells }) => [...cells]);

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
  ])('%s has a card for each row and none for its rule', (_, text) => {
    expect(deckOf(text)?.headings).toEqual(['Name', 'Text']);
    expect(rowsOf(text)).toEqual([
      ['Rope', 'Long'],
      ['Hook', '-'],
    ]);
  });

  it('keeps escaped lines, quotation marks, commas and line breaks in its cells', () => {
    const text = '| Name | Text |\n| --- | --- |\n| "Lucky" Lou | a \\| b, c; d<br>e |\n';
    expect(rowsOf(text)).toEqual([['"Lucky" Lou', 'a | b, c; d\ne']]);
  });

  it('keeps the numbers of its lines, and every line beside it', () => {
    const rows = deckOf('Gear\n\n|Name|Text|\n|---|---|\n|Rope|Long|\n\nThe end\n')?.rows;
    expect(rows?.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [5, 'Rope'],
      [7, 'The end'],
    ]);
  });
});

describe('a table that is no Markdown', () => {
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
  ])('%j is read by its separators', (text, rows) => expect(rowsOf(text)).toEqual(rows));

  it('is never emptied, whatever hyphens and lines are in it', () => {
    const cell = fc.constantFrom('', '-', '--', '|', '+', ':', '\\', 'a', ' ', '\n', '=', '<br>');
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 30 }), (pieces) => {
        const text = `Name,Text\nRope,Long\n${pieces.join('')}`;
        const grid = deckOf(text);
        const all = [grid?.headings, ...(grid?.rows.map(({ cells }) => cells) ?? [])].flat().join('');
        expect(all).toContain('Rope');
        expect(all.split('a').length).toBeGreaterThanOrEqual(pieces.filter((piece) => piece === 'a').length);
      }),
      { seed: 20_264, numRuns: 500 },
    );
  });
});
