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
import { t } from '../../support/texts.ts';

const deckFrom = (csv: string) => {
  const read = readTextSpreadsheet(t, csv, () => false);
  if (!read.ok || read.sheets[0] === undefined) throw new Error('no table');
  return createDeck(read.sheets[0], { id: 'gear', name: 'Gear' });
};
const guess = (name: string, ...cells: string[]) => guessCopiesColumn([{ name, cells }]);

describe('the column of copies', () => {
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
  ])('is found under the name %s', (name) => {
    expect(guess(name, '2', '1')).toBe(name);
  });

  it.each(['2x', 'x3', 'two', '3 (promo)', '?', '-', '1,250', '1.5', '-1', '1000'])(
    'is kept where one of its cells is %s',
    (cell) => {
      expect(deckFrom(`Name;Copies\nA;4\nB;2\nC;${cell}\n`).copies).toBe('Copies');
    },
  );

  it.each(['Number', 'Amount', 'No.', 'Nr.', '#', 'Nummer'])(
    'is not guessed from %s with serial numbers or prices, but from small repeated counts',
    (name) => {
      expect(guess(name, '101', '102')).toBeUndefined();
      expect(guess(name, '1', '2', '3')).toBeUndefined();
      expect(guess(name, '50', '50', '100')).toBeUndefined();
      expect(guess(name, '2', 'x', '2')).toBeUndefined();
      expect(guess(name, '2', '2', '1')).toBe(name);
    },
  );

  it('with a plain name comes before one with an ambiguous name', () => {
    expect(deckFrom('Number,Name,Copies\n1,A,2\n1,B,2\n').copies).toBe('Copies');
  });

  it('called copies comes before one called count', () => {
    expect(deckFrom('Name,Count,Copies\nA,2,5\nB,3,6\n').copies).toBe('Copies');
  });

  it('called copies is kept where no cell is a count, and each cell is named', () => {
    const deck = deckFrom('Name,Copies\nA,two\nB,three\n');
    expect(deck.copies).toBe('Copies');
    expect(describeDeckFindings(t, deck)).toHaveLength(2);
  });

  it('with a usual name for other things is not guessed without a single count', () => {
    expect(guess('Count', 'Dracula', 'Orlok')).toBeUndefined();
  });

  it('is named with the cards that it makes; a deck without one has nothing to report', () => {
    expect(describeCopies(t, deckFrom('Name,Copies\nA,4\nB,?\n,\nC,0\n'))).toBe(
      'The column “Copies” sets the copies. Cards in total: 5.',
    );
    expect(describeCopies(t, deckFrom('Name,Text\nA,b\n'))).toBeUndefined();
  });
});

describe('a cell of that column', () => {
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
  ])('%j gives %i copies', (cell, copies) => {
    expect(parseCopies(cell)).toBe(copies);
    expect(describeDeckFindings(t, deckFrom(`Name;Copies\nA;2\nB;${cell}\n`))).toEqual([]);
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
  ])('%j is no count: %i are printed, and the row is named', (cell, copies, words) => {
    expect(parseCopies(cell)).toBeUndefined();
    expect(countCopies(cell)).toBe(copies);
    expect(describeDeckFindings(t, deckFrom(`Name;Copies\nA;2\nB;${cell}\n`))).toEqual([
      expect.stringMatching(new RegExp(`^Row 2, B: “${cell.replace('?', '\\?')}”.*${words}`)),
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
  ])('%s is none of the column of copies', (name) => {
    expect(isCopiesHeading(name)).toBe(false);
  });
});
