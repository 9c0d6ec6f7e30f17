import { describe, expect, it } from 'vitest';
import { computeTotals, listFaces, sumChancesFrom } from '../../../src/shared/dice/totals.ts';

describe('totals', () => {
  it('two dice come to 7 in six of 36 ways', () => {
    const chances = computeTotals(2, listFaces(6));
    expect(chances).toHaveLength(13);
    expect(chances[7]).toBeCloseTo(6 / 36, 12);
    expect(sumChancesFrom(chances, 11)).toBeCloseTo(3 / 36, 12);
    expect(sumChancesFrom(chances, 13)).toBe(0);
    expect(sumChancesFrom(chances, -4)).toBe(1);
  });

  it('faces count what they are worth: three of six nothing, two one, one two', () => {
    const chances = computeTotals(2, [0, 0, 0, 1, 1, 2]);
    expect(chances.map((chance) => Math.round(36 * chance))).toEqual([9, 12, 10, 4, 1]);
  });

  it('no dice come to nothing, and many still to everything together', () => {
    expect(computeTotals(0, listFaces(6))).toEqual([1]);
    expect(computeTotals(40, listFaces(6)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});
