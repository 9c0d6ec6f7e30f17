import { expect, it } from 'vitest';
import { between } from '../../../../../src/renderer/features/lists/selection/use-selection.ts';

it('a range goes from one row to another, in either direction, and is one row where the first is gone', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(between(list, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(list, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(list, 'gone', 'b')).toEqual(['b']);
  expect(between(list, undefined, 'c')).toEqual(['c']);
});
