import { describe, expect, it } from 'vitest';
import { getLayerStarts } from '../../../../../src/renderer/features/studio/canvas/paint-layers.ts';

const starts = (count: number, ...chosen: number[]) => getLayerStarts(count, new Set(chosen));

describe('the layers of the card in the studio', () => {
  it('are one while nothing is chosen, and of an empty card', () => {
    expect(starts(9)).toEqual([0]);
    expect(starts(0)).toEqual([0]);
  });

  it('part what is chosen from what lies below and above it', () => {
    expect(starts(9, 4)).toEqual([0, 4, 5]);
    expect(starts(9, 5, 4)).toEqual([0, 4, 6]);
    expect(starts(9, 7, 2)).toEqual([0, 2, 3, 7, 8]);
  });

  it('begin and end with what is chosen at the bottom or on top', () => {
    expect(starts(9, 0)).toEqual([0, 1]);
    expect(starts(9, 8)).toEqual([0, 8]);
    expect(starts(1, 0)).toEqual([0]);
  });

  it('are few, however many elements are chosen one by one', () => {
    expect(starts(20, 1, 3, 5, 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(starts(20, 1, 3, 5, 7, 9)).toEqual([0, 1, 10]);
  });

  it('know nothing of places that are gone', () => {
    expect(starts(3, 7)).toEqual([0]);
  });
});
