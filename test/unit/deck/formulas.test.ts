import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDefaultRowTemplate } from '../../../src/shared/card/template/row-templates.ts';
import { describeDeckFindings } from '../../../src/shared/deck/deck-findings.ts';
import { createDeckRows, findExtremeRows, listRowNames } from '../../../src/shared/deck/deck-rows.ts';
import { computeFormulas, FORMULA_LIMITS } from '../../../src/shared/deck/formulas.ts';
import { replaceRows } from '../../../src/shared/deck/replace-rows.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import { translate } from '../../support/texts.ts';

const createDeck = (formula: string, rows: string[][] = [['Rope', '3', '']]): Deck => ({
  format: 'rollcall.deck',
  version: 1,
  id: 'gear',
  name: 'Gear',
  columns: [{ name: 'Item Name' }, { name: 'Cost', kind: 'number' }, { name: 'Price', formula }],
  rows,
  shows: { Name: 'Item Name' },
});
const compute = (formula: string, rows?: string[][]) =>
  computeFormulas(createDeck(formula, rows)).deck.rows.map((rowCells) => rowCells[2] ?? '');

describe('a column with a formula', () => {
  it.each([
    ['cost * 2', '6'],
    ['= Cost + 0.5', '3.5'],
    ['cost > 3 ? "Rare" : "Common"', 'Common'],
    ['Item_Name || ": " || Cost', 'Rope: 3'],
    ['max(Cost, 5)', '5'],
    ['roundTo(Cost / 7, 1)', '0.4'],
    ['Cost * 0.001', '0.003'],
    ['roundTo(Cost / 7, 4)', '0.4286'],
    ['0.1 + 0.2', '0.3'],
    ['Item_Name == "Rope" and Cost < 4', 'true'],
  ])('computes %s as %s', (formula, expectedText) => {
    expect(compute(formula)).toEqual([expectedText]);
  });

  it('finds a column by its name in any case, and without its unit', () => {
    const deck = createDeck('cost * 2 + cost_gp');
    const renamedDeck = {
      ...deck,
      columns: [{ name: 'Item Name' }, { name: 'Cost [gp]' }, deck.columns[2] ?? { name: '' }],
    };
    expect(computeFormulas(renamedDeck).deck.rows[0]?.[2]).toBe('9');
  });

  it('computes each row for the card, and leaves empty rows empty', () => {
    const deck = createDeck('Cost * 10', [['Rope', '3'], [], ['Bell', '1']]);
    const prices = createDeckRows(deck, getDefaultRowTemplate()).map(({ roots }) => roots.row);
    expect(prices).toMatchObject([{ Price: '30' }, { Price: '10' }]);
    expect(computeFormulas(deck).deck.rows[1]).toEqual([]);
    const plainDeck = createDeck('');
    expect(computeFormulas(plainDeck).deck).toBe(plainDeck);
  });

  it('counts in the names of rows and in the longest and the shortest row', () => {
    const deck = {
      ...createDeck('Cost > 2 ? "Rope of the longest ship" : "B"', [
        ['Rope', '3'],
        ['Bell ringer', '1'],
      ]),
      shows: { Name: 'Price' },
    };
    expect(listRowNames(deck)).toEqual(['Rope of the longest ship', 'B']);
    expect(findExtremeRows(deck, createDeckRows(deck, getDefaultRowTemplate()))).toMatchObject({
      longest: { index: 0 },
      shortest: { index: 1 },
    });
  });

  it('names what is wrong with the row or the column, and keeps the text of the cell', () => {
    const rows = [
      ['Rope', '3', 'old'],
      ['Bell', 'free', 'kept'],
    ];
    expect(compute('Cost * 2', rows)).toEqual(['6', 'kept']);
    expect(describeDeckFindings(translate, createDeck('Cost * 2', rows))).toEqual([
      'Row 2, Bell: the formula of “Price” has no result, so the cell stays as it is.',
    ]);
    expect(describeDeckFindings(translate, createDeck('Weight * 2', rows))).toEqual([
      'The formula of “Price” names “Weight”, but no column is called that. Its cells stay as they are.',
    ]);
    expect(describeDeckFindings(translate, createDeck('Cost * * 2', rows))[0]).toContain('can’t be read');
    expect(describeDeckFindings(translate, createDeck('1+'.repeat(400), rows))[0]).toContain(
      'more than 500 characters',
    );
  });

  it.each([
    'Cost.constructor',
    'Cost = 4',
    'f(x) = x',
    'constructor',
    '__proto__',
    'map(max, [1, 2])',
    'random()',
    'Cost!',
    '[1, 2, 3]',
    'toString',
    '2 ^ 99999',
    'max',
  ])('refuses %s', (formula) => {
    expect(compute(formula, [['Rope', '3', 'old']])).toEqual(['old']);
  });

  it('ends soon and makes short texts for any formula', () => {
    const parts = fc.constantFrom(
      'Cost',
      'Item_Name',
      '+',
      '||',
      '(',
      ')',
      '?',
      ':',
      '"a"',
      '2',
      '^',
      'max',
      ',',
      'not ',
      '[',
      ']',
      '.',
    );
    const longName = 'x'.repeat(5000);
    // Both the cell that is read and the joined result are shortened.
    expect(compute('Item_Name || Item_Name', [[longName, '3', '']])).toEqual(['x'.repeat(FORMULA_LIMITS.cell)]);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (formulaParts) => {
        for (const cellText of compute(formulaParts.join(' '), [[longName, '3', '']]))
          expect(cellText.length).toBeLessThanOrEqual(FORMULA_LIMITS.cell);
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('survives an update from a spreadsheet without this column', () => {
    const deck = createDeck('Cost * 2');
    const grid = { name: '', headings: ['Item Name', 'Cost'], rows: [{ number: 2, cells: ['Bell', '7'] }] };
    const updatedDeck = applyEdits(deck, replaceRows(deck, grid));
    expect(computeFormulas(updatedDeck).deck.rows).toEqual([['Bell', '7', '14']]);
  });
});
