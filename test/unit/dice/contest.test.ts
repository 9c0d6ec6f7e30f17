import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeContest, computeWinAfterRerolls } from '../../../src/shared/dice/contest.ts';
import { computeTotals, listFaces } from '../../../src/shared/dice/totals.ts';

it('computeContest compares dice pools, and a bonus of 5 on a die rules out a loss', () => {
  const sixSidedDie = computeTotals(1, listFaces(6));
  expect(computeContest(sixSidedDie, sixSidedDie).tie).toBeCloseTo(1 / 6, 12);
  expect(computeContest(sixSidedDie, sixSidedDie, 5).lose).toBe(0);
  expect(computeContest(sixSidedDie, sixSidedDie, 5).tie).toBeCloseTo(1 / 36, 12);
});

it('computeContest gives chances that add up to 1 and mirror when the sides swap', () => {
  const anyDiceCount = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(anyDiceCount, anyDiceCount, fc.integer({ min: -4, max: 4 }), (ownDice, otherDice, bonus) => {
      const [ownTotals, otherTotals] = [computeTotals(ownDice, listFaces(6)), computeTotals(otherDice, listFaces(6))];
      const contest = computeContest(ownTotals, otherTotals, bonus);
      const mirroredContest = computeContest(otherTotals, ownTotals, -bonus);
      expect(contest.win + contest.tie + contest.lose).toBeCloseTo(1, 10);
      expect(mirroredContest.lose).toBeCloseTo(contest.win, 10);
    }),
    { seed: 7, numRuns: 40 },
  );
});

it('computeWinAfterRerolls shares the ties between the sides', () => {
  expect(computeWinAfterRerolls({ win: 0.3, tie: 0.4, lose: 0.3 })).toBeCloseTo(0.5, 12);
  expect(computeWinAfterRerolls({ win: 0, tie: 1, lose: 0 })).toBe(0.5);
});
