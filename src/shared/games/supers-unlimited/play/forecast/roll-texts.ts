/** Rolls and their chances in words, for every kind of roll. */
import { t } from '../../../../i18n/phrases.ts';
import type { Chance, DieMark } from '../../../../play/table/forecast.ts';
import type { SuOptions } from '../../options.ts';
import { countPlain, countTrait, D10, leastFace, type Result } from '../rolls/faces.ts';
import { faceText, percent } from '../words/small-words.ts';
import { chanceOf, type Outcome } from './chances.ts';

/** More rows than these tell nobody anything. */
const MOST_ROWS = 5;
const WORTH_A_ROW = 0.005;

/** A chance between 0 and 1, whatever rounding left of it. */
export const likely = (label: string, chance: number): Chance => ({ label, chance: Math.min(1, Math.max(0, chance)) });

/** The chances of one Success or more, which is known already, of two or more and so on, as long as they are worth a row; then that of a POW. */
export function atLeast(all: readonly Outcome[], any: number): Chance[] {
  const rows: Chance[] = [likely(t`1 Success or more`, any)];
  for (let n = 2; n <= MOST_ROWS; n++) {
    const chance = chanceOf(all, ({ successes }) => successes >= n);
    if (chance < WORTH_A_ROW) break;
    rows.push(likely(t`${n} Successes or more`, chance));
  }
  const pow = chanceOf(all, ({ pows }) => pows > 0);
  return pow > 0 ? [...rows, likely('a POW', pow)] : rows;
}

/** `each 5 or more is a Success` */
export const dieWords = (need: number, bonus: number, options: SuOptions): string =>
  t`each ${faceText(leastFace(need, bonus, options))} is a Success`.replace(t`each only`, t`only`);

/** The same for dice of no Trait: `each 5 or more is 1 Damage, each 10 also 1 Stun` */
export function plainRollText(need: number, stun: number, options: SuOptions): string {
  const least = plainFace(need, options);
  const hurts = least > D10 ? t`no die is Damage` : t`each ${faceText(least)} is 1 Damage`;
  return t`${hurts}, each 10 also ${stun} Stun`.replace(t`each only`, t`only`);
}

/** The least face of such a die that succeeds; above 10 none does. */
export const plainFace = (need: number, options: SuOptions): number =>
  options['su.powOnNonTrait']
    ? leastFace(need, 0, options)
    : Math.max(1, need + (options['su.successExceeds'] ? 1 : 0));

const marked = (count: (faces: readonly number[]) => Result): DieMark[] =>
  Array.from({ length: D10 }, (_, i) => {
    const { successes, pows } = count([i + 1]);
    return pows > 0 ? 'pow' : successes > 0 ? 'success' : 'miss';
  });

/** What each face of a die counts, from 1 up. */
export const marksOf = (need: number, bonus: number, options: SuOptions): readonly DieMark[] =>
  marked((faces) => countTrait(faces, need, bonus, options));

export const plainMarks = (need: number, options: SuOptions): readonly DieMark[] =>
  marked((faces) => countPlain(faces, need, options));

/** `from 42 % to 58 %`: what something does to the chance of a Success. */
export const changeWords = (from: number, to: number): string =>
  percent(from) === percent(to) ? t`${percent(from)} as before` : t`from ${percent(from)} to ${percent(to)}`;
