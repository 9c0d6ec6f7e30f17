/** The table of a deck, changed cell by cell: every change is a list of edits that the app can take back. */

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
import { runs } from '../../support/runs.ts';

const deck: Deck = {
  format: 'rollcall.deck',
  version: 1,
  id: 'gear',
  name: 'Gear',
  columns: [{ name: 'Name' }, { name: 'Cost', kind: 'number' }, { name: 'Qty', kind: 'number' }],
  rows: [['Rope', '3', '2'], ['Bell'], ['Anvil', '10', '']],
  copies: 'Qty',
  shows: { Price: 'Cost' },
};
const changed = (edits: readonly Edit[]) => applyEdits(deck, edits);

describe('cells', () => {
  it('are written in their place, also beyond the end of a short row; what they say already changes nothing', () => {
    expect(changed(editCell(deck, 0, 1, '4')).rows[0]).toEqual(['Rope', '4', '2']);
    expect(changed(editCell(deck, 1, 2, '9')).rows[1]).toEqual(['Bell', '', '9']);
    expect(editCell(deck, 1, 2, '')).toEqual([]);
    expect(editCell(deck, 7, 0, 'x')).toEqual([]);
  });

  it('a pasted block adds the rows and columns it needs, and a single cell fills the range', () => {
    const pasted = changed(
      pasteCells(
        deck,
        { top: 2, left: 2, bottom: 2, right: 2 },
        [
          ['1', 'new'],
          ['2', 'newer'],
        ],
        'Column',
      ),
    );
    expect(pasted.columns.at(-1)).toEqual({ name: 'Column 4' });
    expect(pasted.rows.slice(2)).toEqual([
      ['Anvil', '10', '1', 'new'],
      ['', '', '2', 'newer'],
    ]);
    const filled = changed(pasteCells(deck, { top: 0, left: 1, bottom: 2, right: 1 }, [['7']], 'Column'));
    expect(filled.rows.map((cells) => cells[1])).toEqual(['7', '7', '7']);
  });

  it('a block that is pasted within rows keeps the cells on both sides of it, and what it has no cell for', () => {
    const range = { top: 0, left: 1, bottom: 0, right: 1 };
    expect(changed(pasteCells(deck, range, [['9'], []], 'Column')).rows).toEqual([
      ['Rope', '9', '2'],
      ['Bell'],
      ['Anvil', '10', ''],
    ]);
    expect(changed(pasteCells(deck, { ...range, left: 0 }, [['Cord'], ['Gong', '4']], 'Column')).rows).toEqual([
      ['Cord', '3', '2'],
      ['Gong', '4'],
      ['Anvil', '10', ''],
    ]);
  });

  it('are copied as a rectangle and emptied', () => {
    expect(getCells(deck, { top: 0, left: 1, bottom: 1, right: 2 })).toEqual([
      ['3', '2'],
      ['', ''],
    ]);
    expect(changed(clearCells(deck, { top: 0, left: 0, bottom: 1, right: 1 })).rows).toEqual([
      ['', '', '2'],
      [''],
      ['Anvil', '10', ''],
    ]);
  });
});

describe('rows', () => {
  it('come in, go out and move', () => {
    expect(changed(insertRows(deck, 1, [['New']])).rows.map(([name]) => name)).toEqual([
      'Rope',
      'New',
      'Bell',
      'Anvil',
    ]);
    expect(changed(insertRows(deck, 3, [[], []])).rows).toHaveLength(5);
    expect(changed(deleteRows(deck, 0, 1)).rows).toEqual([['Anvil', '10', '']]);
    expect(changed(moveRows(deck, 1, 2, -1)).rows.map(([name]) => name)).toEqual(['Bell', 'Anvil', 'Rope']);
    expect(changed(moveRows(deck, 0, 1, 1)).rows.map(([name]) => name)).toEqual(['Anvil', 'Rope', 'Bell']);
    expect(moveRows(deck, 0, 0, -1)).toEqual([]);
  });

  it('are sorted, numbers by their size and empty cells last', () => {
    expect(changed(sortRows(deck, 1, false)).rows.map(([name]) => name)).toEqual(['Rope', 'Anvil', 'Bell']);
    expect(changed(sortRows(deck, 1, true)).rows.map(([name]) => name)).toEqual(['Anvil', 'Rope', 'Bell']);
    expect(sortRows(deck, 2, false)).toEqual([]);
  });
});

describe('columns', () => {
  it('keep their cells when one comes in, goes out or moves', () => {
    expect(changed(insertColumn(deck, 1, { name: 'Kind' })).rows).toEqual([
      ['Rope', '', '3', '2'],
      ['Bell'],
      ['Anvil', '', '10', ''],
    ]);
    expect(changed(moveColumn(deck, 0, 1))).toMatchObject({
      columns: [{ name: 'Cost' }, { name: 'Name' }, { name: 'Qty' }],
      rows: [
        ['3', 'Rope', '2'],
        ['', 'Bell'],
        ['10', 'Anvil', ''],
      ],
    });
    expect(moveColumn(deck, 2, 1)).toEqual([]);
  });

  it('what names a column follows it, and goes with it', () => {
    expect(changed(renameColumn(deck, 2, 'Copies'))).toMatchObject({ copies: 'Copies' });
    expect(changed(renameColumn(deck, 1, 'Credits')).shows).toEqual({ Price: 'Credits' });
    const gone = changed([...deleteColumn(deck, 2)]);
    expect([gone.copies, gone.columns.length, gone.rows[0]]).toEqual([undefined, 2, ['Rope', '3']]);
    expect(changed(deleteColumn(deck, 1)).shows).toEqual({});
  });
});

it('law: whatever is done to the table, it stays a deck that can be read', () => {
  const place = fc.nat(4);
  const change = fc.oneof(
    fc.tuple(place, place, fc.string()).map(
      ([row, column, text]) =>
        (held: Deck) =>
          editCell(held, row, column, text),
    ),
    fc.tuple(place, place).map(
      ([at, n]) =>
        (held: Deck) =>
          insertRows(held, Math.min(at, held.rows.length), [[`${n}`]]),
    ),
    place.map((at) => (held: Deck) => (at < held.rows.length ? deleteRows(held, at, at) : [])),
    place.map((at) => (held: Deck) => (at < held.columns.length ? deleteColumn(held, at) : [])),
    place.map((at) => (held: Deck) => insertColumn(held, Math.min(at, held.columns.length), { name: `C${at}` })),
    place.map((at) => (held: Deck) => moveColumn(held, at, 1)),
    place.map((at) => (held: Deck) => moveRows(held, at, at, -1)),
    fc.tuple(place, place).map(
      ([top, left]) =>
        (held: Deck) =>
          pasteCells(
            held,
            { top: Math.min(top, held.rows.length), left, bottom: top, right: left },
            [['a', 'b'], ['c']],
            'Column',
          ),
    ),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const done = changes.reduce((held, edits) => applyEdits(held, edits(held)), deck);
      expect(parseValue(GAMES, done).ok).toBe(true);
      expect(done.rows.every((cells) => cells.length <= done.columns.length)).toBe(true);
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});
