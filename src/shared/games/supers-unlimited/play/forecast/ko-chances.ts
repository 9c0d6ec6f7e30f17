/**
 * Computes the chances that Effects KO a model, by a failed roll in the Red Zone (E-23), or Incapacitate it, by the loss of all HP (E-24).
 */
import { getKoNeed } from '../duties/damage.ts';
import type { EffectDuty } from '../duty.ts';
import { getCard, getEffectPoints, getModel, isRedZoneHp } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { computeSuccessChance, getTraitDie, type Outcome } from './chances.ts';

export interface ModelFate {
  /** Chance that the Effects KO the model if the model doesn't Power Up its KO rolls. */
  readonly ko: number;
  readonly isOut: boolean;
}

/** Applies Effects in order without changing the state. Later consequences such as Slams are ignored. */
function computeFate(encounter: SuEncounter, modelId: string, effectDuties: readonly EffectDuty[]): ModelFate {
  const card = getCard(encounter, modelId);
  const modelState = getModel(encounter, modelId);
  let remainingHp = modelState.hp;
  let isPoisoned = getEffectPoints(modelState, 'poison') > 0;
  let awakeChance = modelState.ko ? 0 : 1;
  for (const { effect, amount } of effectDuties) {
    if (amount <= 0 || card.immune.has(effect)) continue;
    if (effect === 'poison') isPoisoned = true;
    if (effect !== 'damage' && effect !== 'hp-drain') continue;
    remainingHp -= amount;
    if (remainingHp <= 0) return { ko: 0, isOut: true };
    if (isRedZoneHp(encounter, modelId, remainingHp)) awakeChance *= computeAwakeChance(encounter, modelId, isPoisoned);
  }
  return { ko: modelState.ko ? 0 : 1 - awakeChance, isOut: false };
}

/** Returns the chance of a Success with the Recovery dice. */
function computeAwakeChance(encounter: SuEncounter, modelId: string, isPoisoned: boolean): number {
  const dieOutcomes = getTraitDie(getKoNeed(encounter, isPoisoned), 0, encounter.options);
  return computeSuccessChance(getCard(encounter, modelId).traits.recovery.dice, dieOutcomes);
}

/** Averages the fates over all outcomes of a roll. `getEffects` returns the Effects of a number of Successes. */
export function computeFateChances(
  encounter: SuEncounter,
  modelId: string,
  outcomes: readonly Outcome[],
  getEffects: (successes: number) => readonly EffectDuty[],
): { readonly ko: number; readonly out: number } {
  const chanceBySuccesses = new Map<number, number>();
  for (const { successes, chance } of outcomes)
    chanceBySuccesses.set(successes, chance + (chanceBySuccesses.get(successes) ?? 0));
  let [koChance, outChance] = [0, 0];
  for (const [successes, chance] of chanceBySuccesses) {
    const fate = computeFate(encounter, modelId, getEffects(successes));
    koChance += chance * fate.ko;
    if (fate.isOut) outChance += chance;
  }
  return { ko: koChance, out: outChance };
}
