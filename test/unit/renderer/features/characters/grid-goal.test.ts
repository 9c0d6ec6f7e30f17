import { expect, it } from 'vitest';
import { gridGoal } from '../../../../../src/renderer/features/characters/list/cards/grid-goal.ts';

it('arrow keys go from card to card, into a shorter last row too, and stay within the cards', () => {
  // Three rows: 0 1 2 3, 4 5 6 7, 8 9.
  const goes = (key: string, from: number) => gridGoal(key, from, 10, 4, 2);
  expect([goes('ArrowRight', 3), goes('ArrowRight', 9), goes('ArrowLeft', 4), goes('ArrowLeft', 0)]).toEqual([
    4, 9, 3, 0,
  ]);
  expect([goes('ArrowDown', 1), goes('ArrowDown', 5), goes('ArrowDown', 7), goes('ArrowDown', 8)]).toEqual([
    5, 9, 9, 8,
  ]);
  expect([goes('ArrowUp', 9), goes('ArrowUp', 2)]).toEqual([5, 2]);
  expect([goes('PageDown', 1), goes('PageDown', 5), goes('PageUp', 9), goes('PageUp', 3)]).toEqual([9, 9, 1, 0]);
  expect([goes('Home', 7), goes('End', 7), goes('a', 7)]).toEqual([0, 9, undefined]);
});
