/** Describes rolls and their chances, for every kind of roll. */
import type { Chance, DieMark } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuOptions } from '../../options.ts';
import { countPlainSuccesses, countTraitSuccesses, D10, getMinFace, type RollResult } from '../rolls/faces.ts';
import { type Outcome, sumChances } from './chances.ts';

/** Highest number of Successes that has a row. */
const MAX_ROWS = 5;
/** Rows with a lower chance are not shown. */
const MIN_ROW_CHANCE = 0.005;

/** Creates a chance and removes rounding errors below 0 and above 1. */
export const createChance = (label: string, chance: number): Chance => ({
  label,
  chance: Math.min(1, Math.max(0, chance)),
});

/** Lists the chances of at least 1, 2, 3 … Successes, and the chance of a POW. The caller knows the chance of at least 1 Success. */
export function listSuccessChances(
  translate: Translate,
  outcomes: readonly Outcome[],
  anySuccessChance: number,
): Chance[] {
  const rows: Chance[] = [createChance(translate('suRolls.anySuccess'), anySuccessChance)];
  for (let minSuccesses = 2; minSuccesses <= MAX_ROWS; minSuccesses++) {
    const chance = sumChances(outcomes, ({ successes }) => successes >= minSuccesses);
    if (chance < MIN_ROW_CHANCE) break;
    rows.push(createChance(translate('suRolls.successesOrMore', { successes: minSuccesses }), chance));
  }
  const powChance = sumChances(outcomes, ({ pows }) => pows > 0);
  return powChance > 0 ? [...rows, createChance(translate('suRolls.anyPow'), powChance)] : rows;
}

/** Example: `each 5 or more is a Success`. */
export const formatSuccessFaces = (translate: Translate, need: number, bonus: number, options: SuOptions): string =>
  translate('suRolls.successOn', { face: Math.min(D10, getMinFace(need, bonus, options)) });

/** Describes dice without a Trait. Example: `each 5 or more is 1 Damage, each 10 also 1 Stun`. A face of 11 means that no die succeeds. */
export const formatPlainRoll = (translate: Translate, need: number, stun: number, options: SuOptions): string =>
  translate('suRolls.damageAndStunOn', { face: Math.min(D10 + 1, getPlainMinFace(need, options)), stun });

/** Returns the lowest successful face of a die without a Trait. If it is above 10, no face succeeds. */
export const getPlainMinFace = (need: number, options: SuOptions): number =>
  options['su.powOnNonTrait']
    ? getMinFace(need, 0, options)
    : Math.max(1, need + (options['su.successExceeds'] ? 1 : 0));

const markFaces = (countFaces: (faces: readonly number[]) => RollResult): DieMark[] =>
  Array.from({ length: D10 }, (_unused, index) => {
    const { successes, pows } = countFaces([index + 1]);
    return pows > 0 ? 'pow' : successes > 0 ? 'success' : 'miss';
  });

/** Returns the mark of each face of a die, from 1 to 10. */
export const getTraitMarks = (need: number, bonus: number, options: SuOptions): readonly DieMark[] =>
  markFaces((faces) => countTraitSuccesses(faces, need, bonus, options));

export const getPlainMarks = (need: number, options: SuOptions): readonly DieMark[] =>
  markFaces((faces) => countPlainSuccesses(faces, need, options));
