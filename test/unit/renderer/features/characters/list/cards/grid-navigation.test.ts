import { expect, it } from 'vitest';
import { findNextIndex } from '../../../../../../../src/renderer/features/characters/list/cards/grid-navigation.ts';

it('findNextIndex moves from card to card with the arrow keys, also into a shorter last row, and stays within the cards', () => {
  // The grid has three rows: 0 1 2 3, 4 5 6 7, 8 9.
  const findIndexAfter = (keyName: string, startIndex: number) => findNextIndex(keyName, startIndex, 10, 4, 2);
  expect([
    findIndexAfter('ArrowRight', 3),
    findIndexAfter('ArrowRight', 9),
    findIndexAfter('ArrowLeft', 4),
    findIndexAfter('ArrowLeft', 0),
  ]).toEqual([4, 9, 3, 0]);
  expect([
    findIndexAfter('ArrowDown', 1),
    findIndexAfter('ArrowDown', 5),
    findIndexAfter('ArrowDown', 7),
    findIndexAfter('ArrowDown', 8),
  ]).toEqual([5, 9, 9, 8]);
  expect([findIndexAfter('ArrowUp', 9), findIndexAfter('ArrowUp', 2)]).toEqual([5, 2]);
  expect([
    findIndexAfter('PageDown', 1),
    findIndexAfter('PageDown', 5),
    findIndexAfter('PageUp', 9),
    findIndexAfter('PageUp', 3),
  ]).toEqual([9, 9, 1, 0]);
  expect([findIndexAfter('Home', 7), findIndexAfter('End', 7), findIndexAfter('a', 7)]).toEqual([0, 9, undefined]);
});
