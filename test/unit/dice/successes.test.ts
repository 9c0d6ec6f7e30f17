import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/shared/dice/random.ts';
import { computeOdds, type ExtraDie, type Roll } from '../../../src/shared/dice/successes.ts';

const READINGS: ExtraDie[] = ['off', 'once', 'chain'];
const roll = (dice: number, target: number, bonus = 0, extraDie: ExtraDie = 'off', mustExceed = false): Roll => ({
  dice,
  target,
  bonus,
  extraDie,
  mustExceed,
});

/** Successes of rolled dice, told one by one as a person would. `faces` are taken in order, extra dice last. */
function told(r: Roll, face: () => number): number {
  let successes = 0;
  let extra = 0;
  const one = (): boolean => {
    const f = face();
    const reached = f + r.bonus;
    if (f === 10 || (f !== 1 && (r.mustExceed ? reached > r.target : reached >= r.target))) successes++;
    return f === 10;
  };
  for (let index = 0; index < r.dice; index++) if (one() && r.extraDie !== 'off') extra++;
  for (; extra > 0; extra--) if (one() && r.extraDie === 'chain') extra++;
  return successes;
}
const rolled =
  (...faces: number[]) =>
  () =>
    faces.shift() ?? Number.NaN;

describe('E!4 Successes', () => {
  it.each([
    [[1, 5, 10], 5, 0, 2],
    [[1, 5, 10], 5, -1, 1],
    [[1, 4, 9], 11, 1, 0],
    [[10, 1], 14, 5, 1],
    [[1, 1], 2, 5, 0],
    [[4, 6, 9], 7, 3, 3],
  ])('E-8: %j versus %i with %i', (faces, target, bonus, successes) =>
    expect(told(roll(faces.length, target, bonus), rolled(...faces))).toBe(successes),
  );
  it('E?4: in a chain a POW of an extra die adds another', () =>
    expect(told(roll(1, 5, 0, 'chain'), rolled(10, 10, 4))).toBe(2));
});

/** The odds of so many dice against 5, die after die: what one die is worth, multiplied out. Sums of small numbers first. */
function convolved(dice: number, extraDie: ExtraDie): number[] {
  const [fail, plain, pow] = [0.4, 0.5, 0.1];
  const one = {
    off: [fail, plain + pow],
    once: [fail, plain + pow * fail, pow * (plain + pow)],
    chain: Array.from({ length: 40 }, (_, n) => fail * pow ** n + (n > 0 ? plain * pow ** (n - 1) : 0)),
  }[extraDie];
  let all = [1];
  for (let index = 0; index < dice; index++) {
    const next = new Array<number>(Math.min(all.length + one.length - 1, 900)).fill(0);
    for (const [n, a] of all.entries()) {
      for (const [k, b] of one.entries()) if (n + k < next.length) next[n + k] = (next[n + k] ?? 0) + a * b;
    }
    all = next;
  }
  return all;
}

describe('exact odds', () => {
  it('E-7: one die against 5 succeeds on six faces', () => {
    const { p, mean, success } = computeOdds(roll(1, 5));
    expect(p).toHaveLength(2);
    expect(p[1]).toBeCloseTo(0.6, 14);
    expect(success).toBeCloseTo(0.6, 14);
    expect(mean).toBeCloseTo(0.6, 14);
  });
  it('E-8: never better than nine in ten, never worse than one in ten', () => {
    expect(computeOdds(roll(1, 2, 50)).success).toBeCloseTo(0.9, 14);
    expect(computeOdds(roll(1, 99, -50)).success).toBeCloseTo(0.1, 14);
  });
  it('E?7: "exceeds" asks for one more', () =>
    expect(computeOdds(roll(3, 5, 0, 'off', true)).p).toEqual(computeOdds(roll(3, 6)).p));
  it('p is cut where the rest is below 1e-12, and not before', () => {
    for (const extraDie of READINGS) {
      for (const dice of [3, 100, 300]) {
        const exact = convolved(dice, extraDie);
        const { p } = computeOdds(roll(dice, 5, 0, extraDie));
        const rest = (from: number) => exact.slice(from).reduceRight((sum, chance) => sum + chance, 0);
        expect(rest(p.length)).toBeLessThan(1e-12);
        expect(rest(p.length - 1)).toBeGreaterThanOrEqual(1e-12);
        for (const [n, chance] of p.entries()) expect(chance).toBeCloseTo(exact[n] ?? 0, 11);
      }
    }
  });
  it('no dice, no Success', () => {
    for (const extraDie of READINGS)
      expect(computeOdds(roll(0, 5, 0, extraDie))).toEqual({ p: [1], mean: 0, success: 0 });
  });

  for (const extraDie of READINGS) {
    it.each([1, 2, 3, 7, 12, 60])(`sums to one and has the mean it says: %i dice, ${extraDie}`, (dice) => {
      for (const target of [1, 2, 5, 8, 11, 20]) {
        const { p, mean, success } = computeOdds(roll(dice, target, 0, extraDie));
        expect(p.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 11);
        expect(p.reduce((sum, chance, n) => sum + n * chance, 0)).toBeCloseTo(mean, 9);
        expect(1 - (p[0] ?? 0)).toBeCloseTo(success, 12);
        for (const chance of p) expect(chance).toBeGreaterThanOrEqual(0);
      }
    });

    it(`two dice, counted face by face where that ends: ${extraDie}`, () => {
      if (extraDie === 'chain')
        return expect(computeOdds(roll(1, 11, 0, 'chain')).p[2]).toBeCloseTo(0.1 * 0.1 * 0.9, 14);
      const deep = extraDie === 'once' ? 4 : 2;
      const counts = new Map<number, number>();
      for (let index = 0; index < 10 ** deep; index++) {
        const faces = [...String(index).padStart(deep, '0')].map((c) => Number(c) + 1);
        const n = told(roll(2, 6, 1, extraDie), rolled(...faces));
        counts.set(n, (counts.get(n) ?? 0) + 1 / 10 ** deep);
      }
      const { p } = computeOdds(roll(2, 6, 1, extraDie));
      for (const [n, chance] of counts) expect(p[n]).toBeCloseTo(chance, 10);
      expect(p).toHaveLength(counts.size);
    });

    it(`agrees with two hundred thousand seeded rolls: ${extraDie}`, () => {
      const random = createRandom(20_261_121);
      const r = roll(4, 6, 1, extraDie);
      const { p, mean } = computeOdds(r);
      const runs = 200_000;
      const seen: number[] = [];
      for (let index = 0; index < runs; index++) {
        const n = told(r, () => 1 + Math.floor(random() * 10));
        seen[n] = (seen[n] ?? 0) + 1;
      }
      for (let n = 0; n < 6; n++) {
        const chance = p[n] ?? 0;
        const deviation = Math.sqrt((chance * (1 - chance)) / runs);
        expect(Math.abs((seen[n] ?? 0) / runs - chance)).toBeLessThan(5 * deviation + 1e-12);
      }
      const average = seen.reduce((sum, count, n) => sum + n * (count ?? 0), 0) / runs;
      expect(Math.abs(average - mean)).toBeLessThan(0.02);
    });
  }
});
