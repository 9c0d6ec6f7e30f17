/**
 * Changes in the grid of a deck. Every change is a list of edits that the app can undo. Numbers are indexes from 0: a row, then a column;
 * for `moveRows` and `deleteRows` the first and the last row. `moveRows` and `moveColumn` end with the number of places to move by, and
 * `sortRows` with whether the order is descending.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearCells,
  deleteColumn,
  deleteRows,
  editCell,
  getCells,
  insertColumn,
  insertRows,
  moveColumn,
  moveRows,
  pasteCells,
  renameColumn,
  sortRows,
} from '../../../src/shared/deck/grid-edits.ts';
import { applyEdits, type Edit } from '../../../src/shared/document/edit.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SEED } from '../../support/documents/arbitrary.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const gearDeck: Deck = {
  format: 'rollcall.deck',
  version: 1,
  id: 'gear',
  name: 'Gear',
  columns: [{ name: 'Name' }, { name: 'Cost', kind: 'number' }, { name: 'Qty', kind: 'number' }],
  rows: [['Rope', '3', '2'], ['Bell'], ['Anvil', '10', '']],
  copies: 'Qty',
  shows: { Price: 'Cost' },
};
const applyToDeck = (deckEdits: readonly Edit[]) => applyEdits(gearDeck, deckEdits);

describe('editing cells', () => {
  it('writes cells in place, also beyond the end of a short row, and changes nothing for an equal value', () => {
    expect(applyToDeck(editCell(gearDeck, 0, 1, '4')).rows[0]).toEqual(['Rope', '4', '2']);
    expect(applyToDeck(editCell(gearDeck, 1, 2, '9')).rows[1]).toEqual(['Bell', '', '9']);
    expect(editCell(gearDeck, 1, 2, '')).toEqual([]);
    expect(editCell(gearDeck, 7, 0, 'x')).toEqual([]);
  });

  it('grows the grid when a block is pasted, and fills the range with a single pasted cell', () => {
    const deckWithPaste = applyToDeck(
      pasteCells(
        gearDeck,
        { top: 2, left: 2, bottom: 2, right: 2 },
        [
          ['1', 'new'],
          ['2', 'newer'],
        ],
        'Column',
      ),
    );
    expect(deckWithPaste.columns.at(-1)).toEqual({ name: 'Column 4' });
    expect(deckWithPaste.rows.slice(2)).toEqual([
      ['Anvil', '10', '1', 'new'],
      ['', '', '2', 'newer'],
    ]);
    const deckWithFill = applyToDeck(pasteCells(gearDeck, { top: 0, left: 1, bottom: 2, right: 1 }, [['7']], 'Column'));
    expect(deckWithFill.rows.map((rowCells) => rowCells[1])).toEqual(['7', '7', '7']);
  });

  it('keeps the values outside a pasted block, and those for which the block has no cell', () => {
    const range = { top: 0, left: 1, bottom: 0, right: 1 };
    expect(applyToDeck(pasteCells(gearDeck, range, [['9'], []], 'Column')).rows).toEqual([
      ['Rope', '9', '2'],
      ['Bell'],
      ['Anvil', '10', ''],
    ]);
    expect(applyToDeck(pasteCells(gearDeck, { ...range, left: 0 }, [['Cord'], ['Gong', '4']], 'Column')).rows).toEqual([
      ['Cord', '3', '2'],
      ['Gong', '4'],
      ['Anvil', '10', ''],
    ]);
  });

  it('copies a rectangle of cells and clears it', () => {
    expect(getCells(gearDeck, { top: 0, left: 1, bottom: 1, right: 2 })).toEqual([
      ['3', '2'],
      ['', ''],
    ]);
    expect(applyToDeck(clearCells(gearDeck, { top: 0, left: 0, bottom: 1, right: 1 })).rows).toEqual([
      ['', '', '2'],
      [''],
      ['Anvil', '10', ''],
    ]);
  });
});

describe('editing rows', () => {
  it('inserts, deletes and moves rows', () => {
    expect(applyToDeck(insertRows(gearDeck, 1, [['New']])).rows.map(([rowName]) => rowName)).toEqual([
      'Rope',
      'New',
      'Bell',
      'Anvil',
    ]);
    expect(applyToDeck(insertRows(gearDeck, 3, [[], []])).rows).toHaveLength(5);
    expect(applyToDeck(deleteRows(gearDeck, 0, 1)).rows).toEqual([['Anvil', '10', '']]);
    expect(applyToDeck(moveRows(gearDeck, 1, 2, -1)).rows.map(([rowName]) => rowName)).toEqual([
      'Bell',
      'Anvil',
      'Rope',
    ]);
    expect(applyToDeck(moveRows(gearDeck, 0, 1, 1)).rows.map(([rowName]) => rowName)).toEqual([
      'Anvil',
      'Rope',
      'Bell',
    ]);
    expect(moveRows(gearDeck, 0, 0, -1)).toEqual([]);
  });

  it('sorts rows, numbers by value and empty cells last', () => {
    expect(applyToDeck(sortRows(gearDeck, 1, false)).rows.map(([rowName]) => rowName)).toEqual([
      'Rope',
      'Anvil',
      'Bell',
    ]);
    expect(applyToDeck(sortRows(gearDeck, 1, true)).rows.map(([rowName]) => rowName)).toEqual([
      'Anvil',
      'Rope',
      'Bell',
    ]);
    expect(sortRows(gearDeck, 2, false)).toEqual([]);
  });
});

describe('editing columns', () => {
  it('keeps the cells of the columns when a column is inserted or moved', () => {
    expect(applyToDeck(insertColumn(gearDeck, 1, { name: 'Kind' })).rows).toEqual([
      ['Rope', '', '3', '2'],
      ['Bell'],
      ['Anvil', '', '10', ''],
    ]);
    expect(applyToDeck(moveColumn(gearDeck, 0, 1))).toMatchObject({
      columns: [{ name: 'Cost' }, { name: 'Name' }, { name: 'Qty' }],
      rows: [
        ['3', 'Rope', '2'],
        ['', 'Bell'],
        ['10', 'Anvil', ''],
      ],
    });
    expect(moveColumn(gearDeck, 2, 1)).toEqual([]);
  });

  it('renames and deletes columns together with the settings that name them', () => {
    expect(applyToDeck(renameColumn(gearDeck, 2, 'Copies'))).toMatchObject({ copies: 'Copies' });
    expect(applyToDeck(renameColumn(gearDeck, 1, 'Credits')).shows).toEqual({ Price: 'Credits' });
    const deckWithoutCopies = applyToDeck([...deleteColumn(gearDeck, 2)]);
    expect([deckWithoutCopies.copies, deckWithoutCopies.columns.length, deckWithoutCopies.rows[0]]).toEqual([
      undefined,
      2,
      ['Rope', '3'],
    ]);
    expect(applyToDeck(deleteColumn(gearDeck, 1)).shows).toEqual({});
  });
});

it('law: a deck stays readable after any sequence of grid edits', () => {
  const arbitraryIndex = fc.nat(4);
  const arbitraryChange = fc.oneof(
    fc.tuple(arbitraryIndex, arbitraryIndex, fc.string()).map(
      ([rowIndex, columnIndex, cellText]) =>
        (currentDeck: Deck) =>
          editCell(currentDeck, rowIndex, columnIndex, cellText),
    ),
    fc.tuple(arbitraryIndex, arbitraryIndex).map(
      ([index, number]) =>
        (currentDeck: Deck) =>
          insertRows(currentDeck, Math.min(index, currentDeck.rows.length), [[`${number}`]]),
    ),
    arbitraryIndex.map(
      (index) => (currentDeck: Deck) => (index < currentDeck.rows.length ? deleteRows(currentDeck, index, index) : []),
    ),
    arbitraryIndex.map(
      (index) => (currentDeck: Deck) => (index < currentDeck.columns.length ? deleteColumn(currentDeck, index) : []),
    ),
    arbitraryIndex.map(
      (index) => (currentDeck: Deck) =>
        insertColumn(currentDeck, Math.min(index, currentDeck.columns.length), { name: `C${index}` }),
    ),
    arbitraryIndex.map((index) => (currentDeck: Deck) => moveColumn(currentDeck, index, 1)),
    arbitraryIndex.map((index) => (currentDeck: Deck) => moveRows(currentDeck, index, index, -1)),
    fc.tuple(arbitraryIndex, arbitraryIndex).map(
      ([topRow, leftColumn]) =>
        (currentDeck: Deck) =>
          pasteCells(
            currentDeck,
            { top: Math.min(topRow, currentDeck.rows.length), left: leftColumn, bottom: topRow, right: leftColumn },
            [['a', 'b'], ['c']],
            'Column',
          ),
    ),
  );
  fc.assert(
    fc.property(fc.array(arbitraryChange, { maxLength: 12 }), (changes) => {
      const changedDeck = changes.reduce(
        (currentDeck, createEdits) => applyEdits(currentDeck, createEdits(currentDeck)),
        gearDeck,
      );
      expect(parseValue(GAMES, changedDeck).ok).toBe(true);
      expect(changedDeck.rows.every((rowCells) => rowCells.length <= changedDeck.columns.length)).toBe(true);
    }),
    { seed: SEED, numRuns: scaleRuns(200) },
  );
});
