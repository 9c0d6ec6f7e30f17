/**
 * Compares exact chances with every possible list of faces and with the odds that the command line prints. A 10 is a POW. By the option
 * su.powExtraDie, a POW adds a die to the pool (`chain`), only the POWs of the first dice do (`once`), or none does (`off`).
 */
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

/** Yields every list of faces that a pool may show, up to `maxFaces` long. */
function* listFaceLists(
  poolSize: number,
  extraDieMode: SuOptions['su.powExtraDie'],
  maxFaces: number,
  shownFaces: number[] = [],
): Iterable<number[]> {
  if (computePoolLength(shownFaces, poolSize, extraDieMode) === shownFaces.length) yield shownFaces;
  else if (shownFaces.length < maxFaces) {
    for (let nextFace = 1; nextFace <= 10; nextFace++)
      yield* listFaceLists(poolSize, extraDieMode, maxFaces, [...shownFaces, nextFace]);
  }
}

function countChances(
  poolSize: number,
  houseRules: SuOptions,
  maxFaces: number,
  countFaces: (faces: readonly number[]) => RollResult,
) {
  const chanceByResult = new Map<string, number>();
  for (const faceList of listFaceLists(poolSize, houseRules['su.powExtraDie'], maxFaces)) {
    const { successes, pows: powCount } = countFaces(faceList);
    const resultKey = `${successes} ${powCount}`;
    chanceByResult.set(resultKey, (chanceByResult.get(resultKey) ?? 0) + 0.1 ** faceList.length);
  }
  return chanceByResult;
}

const getChance = (outcomes: readonly Outcome[], successes: number, powCount: number) =>
  sumChances(outcomes, (outcome) => outcome.successes === successes && outcome.pows === powCount);

describe('the chances of a Trait Roll', () => {
  it.each(MODES)('match every list of faces with su.powExtraDie %s', (extraDieMode) => {
    for (const mustExceed of [false, true]) {
      const houseRules = { ...defaultOptions, 'su.powExtraDie': extraDieMode, 'su.successExceeds': mustExceed };
      for (const [target, bonus] of [
        [5, 0],
        [9, 2],
        [14, -1],
        [2, 3],
      ] as const) {
        const outcomes = computeOutcomes(2, getTraitDie(target, bonus, houseRules)) ?? [];
        // Lists of up to five faces cover every result with fewer than four POWs.
        for (const [resultKey, probability] of countChances(2, houseRules, 5, (faceList) =>
          countTraitSuccesses(faceList, target, bonus, houseRules),
        )) {
          const [successes = 0, powCount = 0] = resultKey.split(' ').map(Number);
          if (powCount < 4) expect(getChance(outcomes, successes, powCount)).toBeCloseTo(probability, 12);
        }
      }
    }
  });

  it.each(MODES)('match the Successes of computeOdds with su.powExtraDie %s', (extraDieMode) => {
    const houseRules = { ...defaultOptions, 'su.powExtraDie': extraDieMode };
    for (const diceCount of [0, 1, 5, 12, MAX_DICE]) {
      const { p: probabilities, success: successChance } = computeOdds({
        dice: diceCount,
        target: 7,
        bonus: 1,
        extraDie: extraDieMode,
        mustExceed: false,
      });
      const traitDie = getTraitDie(7, 1, houseRules);
      const outcomes = computeOutcomes(diceCount, traitDie) ?? [];
      for (const [successCount, probability] of probabilities.entries())
        expect(sumChances(outcomes, ({ successes }) => successes === successCount)).toBeCloseTo(probability, 9);
      expect(sumChances(outcomes, () => true)).toBeCloseTo(1, 9);
      expect(computeSuccessChance(diceCount, traitDie)).toBeCloseTo(successChance, 12);
    }
  });

  it('end at MAX_DICE, beyond which only a success chance is computed', () => {
    const traitDie = getTraitDie(7, 0, defaultOptions);
    expect(computeOutcomes(MAX_DICE + 1, traitDie)).toBeUndefined();
    expect(computeSuccessChance(1e12, traitDie)).toBe(1);
  });
});

describe('the chances of a roll without a Trait', () => {
  it('match every list of faces, and a 10 succeeds against 11 only with su.powOnNonTrait', () => {
    for (const powOnNonTrait of [false, true]) {
      const houseRules = { ...defaultOptions, 'su.powOnNonTrait': powOnNonTrait, 'su.powExtraDie': 'off' as const };
      const outcomes = computeOutcomes(3, computePlainDie(11, houseRules)) ?? [];
      for (const [resultKey, probability] of countChances(3, houseRules, 3, (faceList) =>
        countPlainSuccesses(faceList, 11, houseRules),
      )) {
        const [successes = 0, powCount = 0] = resultKey.split(' ').map(Number);
        expect(getChance(outcomes, successes, powCount)).toBeCloseTo(probability, 12);
      }
      expect(computeSuccessChance(3, computePlainDie(11, houseRules))).toBeCloseTo(
        powOnNonTrait ? 1 - 0.9 ** 3 : 0,
        12,
      );
    }
  });
});
