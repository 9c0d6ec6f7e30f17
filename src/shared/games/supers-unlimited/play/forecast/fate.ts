/** What would become of a model under some Effects: the chance that it is KO'ed, and whether it is gone (E-23, E-48). */
import { koNeed } from '../duties/losses.ts';
import type { EffectDuty } from '../duty.ts';
import { cardOf, held, isRed, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { anySuccess, type Outcome, traitDie } from './chances.ts';

export interface Fate {
  /** The chance that it is KO'ed by this, with no Power Up against it. */
  readonly ko: number;
  readonly isOut: boolean;
}

/** Carries Effects out on paper, one after the other. What happens farther on, as a Slam, is not looked at. */
function fateOf(encounter: SuEncounter, model: string, effects: readonly EffectDuty[]): Fate {
  const card = cardOf(encounter, model);
  const is = modelOf(encounter, model);
  let { hp } = is;
  let isPoisoned = held(is, 'poison') > 0;
  let awake = is.ko ? 0 : 1;
  for (const { effect, amount } of effects) {
    if (amount <= 0 || card.immune.has(effect)) continue;
    if (effect === 'poison') isPoisoned = true;
    if (effect !== 'damage' && effect !== 'hp-drain') continue;
    hp -= amount;
    if (hp <= 0) return { ko: 0, isOut: true };
    if (isRed(encounter, model, hp)) awake *= staysAwake(encounter, model, isPoisoned);
  }
  return { ko: is.ko ? 0 : 1 - awake, isOut: false };
}

/** The chance of a Success with the Recovery dice. */
function staysAwake(encounter: SuEncounter, model: string, isPoisoned: boolean): number {
  const die = traitDie(koNeed(encounter, isPoisoned), 0, encounter.options);
  return anySuccess(cardOf(encounter, model).traits.recovery.dice, die);
}

/** The same over everything that a roll may come to; `effects` says what so many Successes would do. */
export function fates(
  encounter: SuEncounter,
  model: string,
  all: readonly Outcome[],
  effects: (successes: number) => readonly EffectDuty[],
): { readonly ko: number; readonly out: number } {
  const chances = new Map<number, number>();
  for (const { successes, chance } of all) chances.set(successes, chance + (chances.get(successes) ?? 0));
  let [ko, out] = [0, 0];
  for (const [successes, chance] of chances) {
    const fate = fateOf(encounter, model, effects(successes));
    ko += chance * fate.ko;
    if (fate.isOut) out += chance;
  }
  return { ko, out };
}
