import { describe, expect, it } from 'vitest';
import { computeTotals, listFaces, sumChancesFrom } from '../../../src/shared/dice/totals.ts';

describe('computeTotals', () => {
  it('gives two dice a total of 7 in 6 of 36 cases', () => {
    const chances = computeTotals(2, listFaces(6));
    expect(chances).toHaveLength(13);
    expect(chances[7]).toBeCloseTo(6 / 36, 12);
    expect(sumChancesFrom(chances, 11)).toBeCloseTo(3 / 36, 12);
    expect(sumChancesFrom(chances, 13)).toBe(0);
    expect(sumChancesFrom(chances, -4)).toBe(1);
  });

  it('adds the given face values, including repeated ones', () => {
    const chances = computeTotals(2, [0, 0, 0, 1, 1, 2]);
    expect(chances.map((chance) => Math.round(36 * chance))).toEqual([9, 12, 10, 4, 1]);
  });

  it('gives a total of 0 without dice, and chances that add up to 1 for 40 dice', () => {
    expect(computeTotals(0, listFaces(6))).toEqual([1]);
    expect(computeTotals(40, listFaces(6)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});
