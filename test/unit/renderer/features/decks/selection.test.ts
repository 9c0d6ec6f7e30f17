/** Where keys lead in the grid of a deck. */
import { expect, it } from 'vitest';
import {
  goalOf,
  insideOf,
  nextCell,
  rangeOf,
  selectedAt,
} from '../../../../../src/renderer/features/decks/grid/selection.ts';

const extent = { rows: 10, columns: 3, page: 4 };
const at = (row: number, column: number) => ({ row, column });

it.each([
  ['ArrowDown', false, at(6, 1)],
  ['ArrowUp', false, at(4, 1)],
  ['ArrowRight', false, at(5, 2)],
  ['ArrowLeft', false, at(5, 0)],
  ['ArrowDown', true, at(9, 1)],
  ['ArrowUp', true, at(0, 1)],
  ['PageDown', false, at(9, 1)],
  ['PageUp', false, at(1, 1)],
  ['Home', false, at(5, 0)],
  ['End', true, at(9, 2)],
  ['x', false, undefined],
] as const)('%s (far: %s) leads there', (key, far, goal) => {
  expect(goalOf(key, at(5, 1), extent, far)).toEqual(goal);
});

it('stays inside at every edge, and in a table that became smaller', () => {
  expect(goalOf('ArrowRight', at(9, 2), extent, false)).toEqual(at(9, 2));
  expect(insideOf({ active: at(9, 2), anchor: at(8, 2) }, { rows: 3, columns: 1, page: 4 })).toEqual({
    active: at(2, 0),
    anchor: at(2, 0),
  });
  expect(insideOf({ active: at(1, 1), anchor: at(1, 1) }, { rows: 0, columns: 0, page: 4 }).active).toEqual(at(0, 0));
});

it('reads on from row to row, and back', () => {
  expect(nextCell(at(0, 2), extent, 1)).toEqual(at(1, 0));
  expect(nextCell(at(1, 0), extent, -1)).toEqual(at(0, 2));
  expect(nextCell(at(9, 2), extent, 1)).toBeUndefined();
});

it('a range reaches from the anchor to the active cell, whichever comes first', () => {
  const selection = selectedAt({ active: at(5, 2), anchor: at(5, 2) }, at(3, 0), true);
  expect(rangeOf(selection)).toEqual({ top: 3, left: 0, bottom: 5, right: 2 });
});
