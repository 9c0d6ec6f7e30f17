import { describe, expect, it } from 'vitest';
import {
  countCopies,
  describeCopies,
  guessCopiesColumn,
  isCopiesHeading,
  parseCopies,
} from '../../../src/shared/deck/copies-column.ts';
import { createDeck } from '../../../src/shared/deck/create-deck.ts';
import { describeDeckFindings } from '../../../src/shared/deck/deck-findings.ts';
import { readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import { translate } from '../../support/texts.ts';

const createDeckFromCsv = (csvText: string) => {
  const readResult = readTextSpreadsheet(translate, csvText, () => false);
  if (!readResult.ok || readResult.sheets[0] === undefined) throw new Error('no table');
  return createDeck(readResult.sheets[0], { id: 'gear', name: 'Gear' });
};
const guessColumn = (headingText: string, ...columnCells: string[]) =>
  guessCopiesColumn([{ name: headingText, cells: columnCells }]);

describe('the copies column', () => {
  it.each([
    'Copies',
    'count',
    'Qty',
    'Qty.',
    'Quantity',
    'How many',
    'Duplication',
    'Number of copies',
    '# of copies',
    'Card count',
    'Anzahl',
    'Anzahl Karten',
    'Menge',
    'Stück',
    'Stückzahl',
    'Exemplare',
    'Kopien',
    '# Copies',
    'Copies:',
    'Copies (each)',
    'Copies per deck',
    'Qty/Deck',
    'Anzahl pro Deck',
    'Copies to print',
  ])('finds the copies column under the name %s', (headingText) => {
    expect(guessColumn(headingText, '2', '1')).toBe(headingText);
  });

  it.each(['2x', 'x3', 'two', '3 (promo)', '?', '-', '1,250', '1.5', '-1', '1000'])(
    'keeps the copies column when one of its cells is %s',
    (cellText) => {
      expect(createDeckFromCsv(`Name;Copies\nA;4\nB;2\nC;${cellText}\n`).copies).toBe('Copies');
    },
  );

  it.each(['Number', 'Amount', 'No.', 'Nr.', '#', 'Nummer'])(
    'guesses the ambiguous name %s only when its cells are small repeated counts',
    (headingText) => {
      expect(guessColumn(headingText, '101', '102')).toBeUndefined();
      expect(guessColumn(headingText, '1', '2', '3')).toBeUndefined();
      expect(guessColumn(headingText, '50', '50', '100')).toBeUndefined();
      expect(guessColumn(headingText, '2', 'x', '2')).toBeUndefined();
      expect(guessColumn(headingText, '2', '2', '1')).toBe(headingText);
    },
  );

  it('prefers a column with a clear name to one with an ambiguous name', () => {
    expect(createDeckFromCsv('Number,Name,Copies\n1,A,2\n1,B,2\n').copies).toBe('Copies');
  });

  it('prefers a column called Copies to one called Count', () => {
    expect(createDeckFromCsv('Name,Count,Copies\nA,2,5\nB,3,6\n').copies).toBe('Copies');
  });

  it('keeps a column called Copies when no cell is a count, and reports each cell', () => {
    const gearDeck = createDeckFromCsv('Name,Copies\nA,two\nB,three\n');
    expect(gearDeck.copies).toBe('Copies');
    expect(describeDeckFindings(translate, gearDeck)).toHaveLength(2);
  });

  it('does not guess a column with an ambiguous name without a single count', () => {
    expect(guessColumn('Count', 'Dracula', 'Orlok')).toBeUndefined();
  });

  it('reports the copies column with the total number of cards, and nothing for a deck without one', () => {
    expect(describeCopies(translate, createDeckFromCsv('Name,Copies\nA,4\nB,?\n,\nC,0\n'))).toBe(
      'The column “Copies” sets the copies. Cards in total: 5.',
    );
    expect(describeCopies(translate, createDeckFromCsv('Name,Text\nA,b\n'))).toBeUndefined();
  });
});

describe('a cell of the copies column', () => {
  it.each([
    ['', 1],
    [' 3 ', 3],
    ['0', 0],
    ['999', 999],
    ['2x', 2],
    ['x3', 3],
    ['× 4', 4],
    ['5 ×', 5],
    ['2*', 2],
    ['01', 1],
    ['1.0', 1],
    ['2 pcs', 2],
    ['3 Stück', 3],
    ['2 copies', 2],
    ['３', 3],
    ['２x', 2],
    ['٣', 3],
    ['۴', 4],
    ['२', 2],
  ])('reads %j as %i copies', (cellText, copies) => {
    expect(parseCopies(cellText)).toBe(copies);
    expect(describeDeckFindings(translate, createDeckFromCsv(`Name;Copies\nA;2\nB;${cellText}\n`))).toEqual([]);
  });

  it.each([
    ['two', 1, 'once'],
    ['?', 1, 'once'],
    ['1,250', 1, 'once'],
    ['1,000', 1, 'once'],
    ['1.000', 1, 'once'],
    ['1/2', 1, 'once'],
    ['½', 1, 'once'],
    ['-1', 1, 'once'],
    ['1000', 999, '999 are printed'],
  ])('rejects %j as a count, prints %i and reports the row', (cellText, copies, expectedWords) => {
    expect(parseCopies(cellText)).toBeUndefined();
    expect(countCopies(cellText)).toBe(copies);
    expect(describeDeckFindings(translate, createDeckFromCsv(`Name;Copies\nA;2\nB;${cellText}\n`))).toEqual([
      expect.stringMatching(new RegExp(`^Row 2, B: “${cellText.replace('?', '\\?')}”.*${expectedWords}`)),
    ]);
  });
});

describe('a heading that only contains a word for copies', () => {
  it.each([
    'Old copies',
    'Copiesx',
    'Account',
    'Counter',
    'Card counter',
    'Menger',
    'Stückchen',
    'Qtyx',
    'Quantity of gold',
    'Number',
    'My number of cards',
    'Copies per turn',
  ])('does not accept %s as the name of the copies column', (headingText) => {
    expect(isCopiesHeading(headingText)).toBe(false);
  });
});
