import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/shared/dice/random.ts';
import { computeOdds, type ExtraDie, type Roll } from '../../../src/shared/dice/successes.ts';

/** The three readings of E?4: a rolled 10 (a POW) adds no die, one die, or one die whose own POW adds another. */
const READINGS: ExtraDie[] = ['off', 'once', 'chain'];
const createRoll = (dice: number, target: number, bonus = 0, extraDie: ExtraDie = 'off', mustExceed = false): Roll => ({
  dice,
  target,
  bonus,
  extraDie,
  mustExceed,
});

/**
 * Counts the Successes of rolled dice one by one, as a person would. A 10 always succeeds and a 1 never (E-8). Any other
 * face plus the bonus must reach the target number, or exceed it (E?7). `nextFace` gives the faces in order, extra dice last.
 */
function countSuccesses(diceRoll: Roll, nextFace: () => number): number {
  let successes = 0;
  let extraDice = 0;
  const rollDie = (): boolean => {
    const faceValue = nextFace();
    const reached = faceValue + diceRoll.bonus;
    if (
      faceValue === 10 ||
      (faceValue !== 1 && (diceRoll.mustExceed ? reached > diceRoll.target : reached >= diceRoll.target))
    )
      successes++;
    return faceValue === 10;
  };
  for (let index = 0; index < diceRoll.dice; index++) if (rollDie() && diceRoll.extraDie !== 'off') extraDice++;
  for (; extraDice > 0; extraDice--) if (rollDie() && diceRoll.extraDie === 'chain') extraDice++;
  return successes;
}
const createFaces =
  (...faces: number[]) =>
  () =>
    faces.shift() ?? Number.NaN;

describe('E!4: reference count of Successes', () => {
  // Faces, target number, bonus, Successes.
  it.each([
    [[1, 5, 10], 5, 0, 2],
    [[1, 5, 10], 5, -1, 1],
    [[1, 4, 9], 11, 1, 0],
    [[10, 1], 14, 5, 1],
    [[1, 1], 2, 5, 0],
    [[4, 6, 9], 7, 3, 3],
  ])('E-8: counts the Successes of %j against target number %i with bonus %i', (faces, target, bonus, successes) =>
    expect(countSuccesses(createRoll(faces.length, target, bonus), createFaces(...faces))).toBe(successes),
  );
  it('E?4: adds another die for a POW on an extra die when extra dice chain', () =>
    expect(countSuccesses(createRoll(1, 5, 0, 'chain'), createFaces(10, 10, 4))).toBe(2));
});

/**
 * Computes the odds of the dice against target number 5 by convolving the odds of one die: it fails on 1 to 4, succeeds on 5 to 9,
 * and is a POW on 10.
 */
function convolveOdds(dice: number, extraDie: ExtraDie): number[] {
  const [failChance, successChance, extraChance] = [0.4, 0.5, 0.1];
  const singleDie = {
    off: [failChance, successChance + extraChance],
    once: [failChance, successChance + extraChance * failChance, extraChance * (successChance + extraChance)],
    chain: Array.from(
      { length: 40 },
      (_element, successes) =>
        failChance * extraChance ** successes + (successes > 0 ? successChance * extraChance ** (successes - 1) : 0),
    ),
  }[extraDie];
  let totalOdds = [1];
  for (let index = 0; index < dice; index++) {
    const nextOdds = new Array<number>(Math.min(totalOdds.length + singleDie.length - 1, 900)).fill(0);
    for (const [total, totalChance] of totalOdds.entries()) {
      for (const [added, addedChance] of singleDie.entries())
        if (total + added < nextOdds.length)
          nextOdds[total + added] = (nextOdds[total + added] ?? 0) + totalChance * addedChance;
    }
    totalOdds = nextOdds;
  }
  return totalOdds;
}

describe('computeOdds', () => {
  it('E-7: lets one die against 5 succeed on six faces', () => {
    const { p: chances, mean, success } = computeOdds(createRoll(1, 5));
    expect(chances).toHaveLength(2);
    expect(chances[1]).toBeCloseTo(0.6, 14);
    expect(success).toBeCloseTo(0.6, 14);
    expect(mean).toBeCloseTo(0.6, 14);
  });
  it('E-8: never exceeds nine in ten or falls below one in ten for one die', () => {
    expect(computeOdds(createRoll(1, 2, 50)).success).toBeCloseTo(0.9, 14);
    expect(computeOdds(createRoll(1, 99, -50)).success).toBeCloseTo(0.1, 14);
  });
  it('E?7: treats a target number to exceed as one higher', () =>
    expect(computeOdds(createRoll(3, 5, 0, 'off', true)).p).toEqual(computeOdds(createRoll(3, 6)).p));
  it('cuts off the chances exactly where the remainder drops below 1e-12', () => {
    for (const extraDie of READINGS) {
      for (const dice of [3, 100, 300]) {
        const exactOdds = convolveOdds(dice, extraDie);
        const { p: chances } = computeOdds(createRoll(dice, 5, 0, extraDie));
        // Small chances are added first, for precision.
        const sumFrom = (start: number) => exactOdds.slice(start).reduceRight((sum, chance) => sum + chance, 0);
        expect(sumFrom(chances.length)).toBeLessThan(1e-12);
        expect(sumFrom(chances.length - 1)).toBeGreaterThanOrEqual(1e-12);
        for (const [successes, chance] of chances.entries()) expect(chance).toBeCloseTo(exactOdds[successes] ?? 0, 11);
      }
    }
  });
  it('gives no Success without dice', () => {
    for (const extraDie of READINGS)
      expect(computeOdds(createRoll(0, 5, 0, extraDie))).toEqual({ p: [1], mean: 0, success: 0 });
  });

  for (const extraDie of READINGS) {
    it.each([1, 2, 3, 7, 12, 60])(
      `sums to one and reports the correct mean for %i dice with extra dice ${extraDie}`,
      (dice) => {
        for (const target of [1, 2, 5, 8, 11, 20]) {
          const { p: chances, mean, success } = computeOdds(createRoll(dice, target, 0, extraDie));
          expect(chances.reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 11);
          expect(chances.reduce((sum, chance, successes) => sum + successes * chance, 0)).toBeCloseTo(mean, 9);
          expect(1 - (chances[0] ?? 0)).toBeCloseTo(success, 12);
          for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
        }
      },
    );

    it(`agrees with an enumeration of all faces with extra dice ${extraDie}`, () => {
      if (extraDie === 'chain')
        return expect(computeOdds(createRoll(1, 11, 0, 'chain')).p[2]).toBeCloseTo(0.1 * 0.1 * 0.9, 14);
      // Two dice, and with `once` up to two extra dice.
      const faceCount = extraDie === 'once' ? 4 : 2;
      const counts = new Map<number, number>();
      for (let index = 0; index < 10 ** faceCount; index++) {
        const faces = [...String(index).padStart(faceCount, '0')].map((digit) => Number(digit) + 1);
        const successes = countSuccesses(createRoll(2, 6, 1, extraDie), createFaces(...faces));
        counts.set(successes, (counts.get(successes) ?? 0) + 1 / 10 ** faceCount);
      }
      const { p: chances } = computeOdds(createRoll(2, 6, 1, extraDie));
      for (const [successes, chance] of counts) expect(chances[successes]).toBeCloseTo(chance, 10);
      expect(chances).toHaveLength(counts.size);
    });

    it(`agrees with 200,000 seeded rolls with extra dice ${extraDie}`, () => {
      const random = createRandom(20_261_121);
      const seededRoll = createRoll(4, 6, 1, extraDie);
      const { p: chances, mean } = computeOdds(seededRoll);
      const rollCount = 200_000;
      const occurrences: number[] = [];
      for (let index = 0; index < rollCount; index++) {
        const successes = countSuccesses(seededRoll, () => 1 + Math.floor(random() * 10));
        occurrences[successes] = (occurrences[successes] ?? 0) + 1;
      }
      for (let successes = 0; successes < 6; successes++) {
        const chance = chances[successes] ?? 0;
        const deviation = Math.sqrt((chance * (1 - chance)) / rollCount);
        expect(Math.abs((occurrences[successes] ?? 0) / rollCount - chance)).toBeLessThan(5 * deviation + 1e-12);
      }
      const average = occurrences.reduce((sum, count, successes) => sum + successes * (count ?? 0), 0) / rollCount;
      expect(Math.abs(average - mean)).toBeLessThan(0.02);
    });
  }
});
