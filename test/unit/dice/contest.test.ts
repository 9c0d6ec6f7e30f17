import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeContest, computeWinAfterRerolls } from '../../../src/shared/dice/contest.ts';
import { computeTotals, listFaces } from '../../../src/shared/dice/totals.ts';

it('two dice against two: the higher, the same, the lower', () => {
  const die = computeTotals(1, listFaces(6));
  expect(computeContest(die, die).tie).toBeCloseTo(1 / 6, 12);
  expect(computeContest(die, die, 5).lose).toBe(0);
  expect(computeContest(die, die, 5).tie).toBeCloseTo(1 / 36, 12);
});

it('the three chances add up to 1 and turn round with the sides', () => {
  const dice = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(dice, dice, fc.integer({ min: -4, max: 4 }), (mine, theirs, more) => {
      const [a, b] = [computeTotals(mine, listFaces(6)), computeTotals(theirs, listFaces(6))];
      const there = computeContest(a, b, more);
      const back = computeContest(b, a, -more);
      expect(there.win + there.tie + there.lose).toBeCloseTo(1, 10);
      expect(back.lose).toBeCloseTo(there.win, 10);
    }),
    { seed: 7, numRuns: 40 },
  );
});

it('where equal totals are rolled again one of the two wins in the end', () => {
  expect(computeWinAfterRerolls({ win: 0.3, tie: 0.4, lose: 0.3 })).toBeCloseTo(0.5, 12);
  expect(computeWinAfterRerolls({ win: 0, tie: 1, lose: 0 })).toBe(0.5);
});
