import { describe, expect, it } from 'vitest';
import { getLayerStarts } from '../../../../../src/renderer/features/studio/canvas/paint-layers.ts';

/** Returns the index of the first element of each layer. */
const getStarts = (elementCount: number, ...selectedIndexes: number[]) =>
  getLayerStarts(elementCount, new Set(selectedIndexes));

describe('the layers of a card in the studio', () => {
  it('consist of one layer while nothing is selected and for an empty card', () => {
    expect(getStarts(9)).toEqual([0]);
    expect(getStarts(0)).toEqual([0]);
  });

  it('separate selected elements from those below and above', () => {
    expect(getStarts(9, 4)).toEqual([0, 4, 5]);
    expect(getStarts(9, 5, 4)).toEqual([0, 4, 6]);
    expect(getStarts(9, 7, 2)).toEqual([0, 2, 3, 7, 8]);
  });

  it('begin or end with a selected element at the bottom or top', () => {
    expect(getStarts(9, 0)).toEqual([0, 1]);
    expect(getStarts(9, 8)).toEqual([0, 8]);
    expect(getStarts(1, 0)).toEqual([0]);
  });

  it('merge when more than four separate runs of elements are selected', () => {
    expect(getStarts(20, 1, 3, 5, 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(getStarts(20, 1, 3, 5, 7, 9)).toEqual([0, 1, 10]);
  });

  it('ignore a selected element that no longer exists', () => {
    expect(getStarts(3, 7)).toEqual([0]);
  });
});
