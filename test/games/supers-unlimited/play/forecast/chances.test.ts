/** Exact chances, against every list of faces there is and against the odds that the command line prints. */
import { describe, expect, it } from 'vitest';
import { computeOdds } from '../../../../../src/shared/dice/successes.ts';
import { defaultOptions, type SuOptions } from '../../../../../src/shared/games/supers-unlimited/options.ts';
import {
  computeOutcomes,
  computePlainDie,
  computeSuccessChance,
  getTraitDie,
  MAX_DICE,
  type Outcome,
  sumChances,
} from '../../../../../src/shared/games/supers-unlimited/play/forecast/chances.ts';
import {
  computePoolLength,
  countPlainSuccesses,
  countTraitSuccesses,
  type RollResult,
} from '../../../../../src/shared/games/supers-unlimited/play/rolls/faces.ts';

const MODES = ['chain', 'once', 'off'] as const;

/** Every list of faces a pool may show, no longer than `most`, with its chance; longer ones are left out. */
function* lists(
  pool: number,
  mode: SuOptions['su.powExtraDie'],
  most: number,
  faces: number[] = [],
): Iterable<number[]> {
  if (computePoolLength(faces, pool, mode) === faces.length) yield faces;
  else if (faces.length < most) {
    for (let face = 1; face <= 10; face++) yield* lists(pool, mode, most, [...faces, face]);
  }
}

function counted(pool: number, options: SuOptions, most: number, count: (faces: readonly number[]) => RollResult) {
  const sums = new Map<string, number>();
  for (const faces of lists(pool, options['su.powExtraDie'], most)) {
    const { successes, pows } = count(faces);
    const key = `${successes} ${pows}`;
    sums.set(key, (sums.get(key) ?? 0) + 0.1 ** faces.length);
  }
  return sums;
}

const at = (all: readonly Outcome[], successes: number, pows: number) =>
  sumChances(all, (one) => one.successes === successes && one.pows === pows);

describe('a Trait Roll', () => {
  it.each(MODES)('is what all its faces say, a 10 adding a die: %s', (mode) => {
    for (const exceeds of [false, true]) {
      const options = { ...defaultOptions, 'su.powExtraDie': mode, 'su.successExceeds': exceeds };
      for (const [need, bonus] of [
        [5, 0],
        [9, 2],
        [14, -1],
        [2, 3],
      ] as const) {
        const all = computeOutcomes(2, getTraitDie(need, bonus, options)) ?? [];
        // Lists of up to five faces hold all but those with four POWs or more.
        for (const [key, chance] of counted(2, options, 5, (faces) =>
          countTraitSuccesses(faces, need, bonus, options),
        )) {
          const [successes = 0, pows = 0] = key.split(' ').map(Number);
          if (pows < 4) expect(at(all, successes, pows)).toBeCloseTo(chance, 12);
        }
      }
    }
  });

  it.each(MODES)('has the Successes of the odds: %s', (mode) => {
    const options = { ...defaultOptions, 'su.powExtraDie': mode };
    for (const dice of [0, 1, 5, 12, MAX_DICE]) {
      const { p, success } = computeOdds({ dice, target: 7, bonus: 1, extraDie: mode, mustExceed: false });
      const die = getTraitDie(7, 1, options);
      const all = computeOutcomes(dice, die) ?? [];
      for (const [n, chance] of p.entries())
        expect(sumChances(all, ({ successes }) => successes === n)).toBeCloseTo(chance, 9);
      expect(sumChances(all, () => true)).toBeCloseTo(1, 9);
      expect(computeSuccessChance(dice, die)).toBeCloseTo(success, 12);
    }
  });

  it('is not worked out die by die beyond reason', () => {
    const die = getTraitDie(7, 0, defaultOptions);
    expect(computeOutcomes(MAX_DICE + 1, die)).toBeUndefined();
    expect(computeSuccessChance(1e12, die)).toBe(1);
  });
});

describe('dice of no Trait', () => {
  it('add none, and a 10 fails where the table says so', () => {
    for (const powOnNonTrait of [false, true]) {
      const options = { ...defaultOptions, 'su.powOnNonTrait': powOnNonTrait, 'su.powExtraDie': 'off' as const };
      const all = computeOutcomes(3, computePlainDie(11, options)) ?? [];
      for (const [key, chance] of counted(3, options, 3, (faces) => countPlainSuccesses(faces, 11, options))) {
        const [successes = 0, pows = 0] = key.split(' ').map(Number);
        expect(at(all, successes, pows)).toBeCloseTo(chance, 12);
      }
      expect(computeSuccessChance(3, computePlainDie(11, options))).toBeCloseTo(powOnNonTrait ? 1 - 0.9 ** 3 : 0, 12);
    }
  });
});
