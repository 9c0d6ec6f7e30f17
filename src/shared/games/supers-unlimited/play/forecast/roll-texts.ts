/** Rolls and their chances in words, for every kind of roll. */
import type { Chance, DieMark } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuOptions } from '../../options.ts';
import { countPlain, countTrait, D10, leastFace, type Result } from '../rolls/faces.ts';
import { chanceOf, type Outcome } from './chances.ts';

/** More rows than these tell nobody anything. */
const MOST_ROWS = 5;
const WORTH_A_ROW = 0.005;

/** A chance between 0 and 1, whatever rounding left of it. */
export const likely = (label: string, chance: number): Chance => ({
  label,
  chance: Math.min(1, Math.max(0, chance)),
});

/** The chances of one Success or more, which is known already, of two or more and so on, as long as they are worth a row; then that of a POW. */
export function atLeast(translate: Translate, all: readonly Outcome[], any: number): Chance[] {
  const rows: Chance[] = [likely(translate('suRolls.anySuccess'), any)];
  for (let n = 2; n <= MOST_ROWS; n++) {
    const chance = chanceOf(all, ({ successes }) => successes >= n);
    if (chance < WORTH_A_ROW) break;
    rows.push(likely(translate('suRolls.successesOrMore', { successes: n }), chance));
  }
  const pow = chanceOf(all, ({ pows }) => pows > 0);
  return pow > 0 ? [...rows, likely(translate('suRolls.anyPow'), pow)] : rows;
}

/** `each 5 or more is a Success` */
export const dieWords = (translate: Translate, need: number, bonus: number, options: SuOptions): string =>
  translate('suRolls.successOn', { face: Math.min(D10, leastFace(need, bonus, options)) });

/** The same for dice of no Trait: `each 5 or more is 1 Damage, each 10 also 1 Stun`. Above 10 no die is Damage. */
export const plainRollText = (translate: Translate, need: number, stun: number, options: SuOptions): string =>
  translate('suRolls.damageAndStunOn', { face: Math.min(D10 + 1, plainFace(need, options)), stun });

/** The least face of such a die that succeeds; above 10 none does. */
export const plainFace = (need: number, options: SuOptions): number =>
  options['su.powOnNonTrait']
    ? leastFace(need, 0, options)
    : Math.max(1, need + (options['su.successExceeds'] ? 1 : 0));

const marked = (count: (faces: readonly number[]) => Result): DieMark[] =>
  Array.from({ length: D10 }, (_, index) => {
    const { successes, pows } = count([index + 1]);
    return pows > 0 ? 'pow' : successes > 0 ? 'success' : 'miss';
  });

/** What each face of a die counts, from 1 up. */
export const marksOf = (need: number, bonus: number, options: SuOptions): readonly DieMark[] =>
  marked((faces) => countTrait(faces, need, bonus, options));

export const plainMarks = (need: number, options: SuOptions): readonly DieMark[] =>
  marked((faces) => countPlain(faces, need, options));
