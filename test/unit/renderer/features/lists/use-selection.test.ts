import { expect, it } from 'vitest';
import { getRange } from '../../../../../src/renderer/features/lists/selection/use-selection.ts';

it('getRange returns the rows between two rows in either direction, or one row when the first is gone', () => {
  const rowKeys = ['a', 'b', 'c', 'd'];
  expect(getRange(rowKeys, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(getRange(rowKeys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(getRange(rowKeys, 'gone', 'b')).toEqual(['b']);
  expect(getRange(rowKeys, undefined, 'c')).toEqual(['c']);
});
