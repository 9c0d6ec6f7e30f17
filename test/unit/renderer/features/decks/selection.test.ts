/** Tests how keys move the selection in the grid of a deck. */
import { expect, it } from 'vitest';
import {
  clampSelection,
  findNextCell,
  findTargetCell,
  getSelectedRange,
  moveSelection,
} from '../../../../../src/renderer/features/decks/grid/selection.ts';

const extent = { rowCount: 10, columnCount: 3, visibleRowCount: 4 };
const createCell = (rowIndex: number, column: number) => ({ row: rowIndex, column });

// Columns: key, whether Ctrl is pressed, the cell that the key leads to from the cell in row 5, column 1
it.each([
  ['ArrowDown', false, createCell(6, 1)],
  ['ArrowUp', false, createCell(4, 1)],
  ['ArrowRight', false, createCell(5, 2)],
  ['ArrowLeft', false, createCell(5, 0)],
  ['ArrowDown', true, createCell(9, 1)],
  ['ArrowUp', true, createCell(0, 1)],
  ['PageDown', false, createCell(9, 1)],
  ['PageUp', false, createCell(1, 1)],
  ['Home', false, createCell(5, 0)],
  ['End', true, createCell(9, 2)],
  ['x', false, undefined],
] as const)('findTargetCell moves to the expected cell for %s (with Ctrl: %s)', (keyName, isCommandKey, targetCell) => {
  expect(findTargetCell(keyName, createCell(5, 1), extent, isCommandKey)).toEqual(targetCell);
});

it('the selection stays inside the grid at every edge, and in a grid that became smaller', () => {
  expect(findTargetCell('ArrowRight', createCell(9, 2), extent, false)).toEqual(createCell(9, 2));
  expect(
    clampSelection(
      { active: createCell(9, 2), anchor: createCell(8, 2) },
      { rowCount: 3, columnCount: 1, visibleRowCount: 4 },
    ),
  ).toEqual({
    active: createCell(2, 0),
    anchor: createCell(2, 0),
  });
  expect(
    clampSelection(
      { active: createCell(1, 1), anchor: createCell(1, 1) },
      { rowCount: 0, columnCount: 0, visibleRowCount: 4 },
    ).active,
  ).toEqual(createCell(0, 0));
});

it('findNextCell moves from the end of a row to the next row, and back', () => {
  expect(findNextCell(createCell(0, 2), extent, 1)).toEqual(createCell(1, 0));
  expect(findNextCell(createCell(1, 0), extent, -1)).toEqual(createCell(0, 2));
  expect(findNextCell(createCell(9, 2), extent, 1)).toBeUndefined();
});

it('getSelectedRange returns the range between the anchor and the active cell, whichever comes first', () => {
  const selection = moveSelection({ active: createCell(5, 2), anchor: createCell(5, 2) }, createCell(3, 0), true);
  expect(getSelectedRange(selection)).toEqual({ top: 3, left: 0, bottom: 5, right: 2 });
});
