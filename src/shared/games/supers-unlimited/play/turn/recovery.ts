/** Recovery: what a model loses by itself, and what it rolls for (E-47, E-48, E-99). */
import type { EffectDuty, Recovery } from '../duty.ts';
import { firstDuty } from '../gates.ts';
import { cardOf, held, hold, isInRedZone, modelOf } from '../models.ts';
import type { TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter, SuModel } from '../state.ts';

/** E-99, E?18: what Recovery removes, and what it removes too with `su.recoverAnyEffect`. */
const RECOVERS = ['blind', 'nullify', 'paralysis', 'poison', 'stun', 'weaken'];
const ANY_EFFECT = [...RECOVERS, 'attack-boost', 'defense-boost', 'entangle'];
const COUNTDOWN = 'countdown/';

/** A word that can stand for something to recover in some game. */
export const isRecoverable = (what: unknown): what is string =>
  typeof what === 'string' && (['hp', 'ko', ...ANY_EFFECT].includes(what) || what.startsWith(COUNTDOWN));

const recovering = ({ options }: SuEncounter): readonly string[] =>
  options['su.recoverAnyEffect'] ? ANY_EFFECT : RECOVERS;

/** What a model may recover from. */
export function recoverables(encounter: SuEncounter, model: string): string[] {
  const is = modelOf(encounter, model);
  const effects = recovering(encounter).filter((effect) => held(is, effect) > 0);
  const countdown = encounter.options['su.recoverAnyEffect']
    ? [...is.countdown.keys()].map((of) => COUNTDOWN + of)
    : [];
  const hurt = is.hp < cardOf(encounter, model).hp.total ? ['hp'] : [];
  return [...hurt, ...(is.ko ? ['ko'] : []), ...effects, ...countdown];
}

/** E?32: the point that each Effect loses by itself in a Recovery phase, when this is the moment for it. */
export function loseByItself(encounter: SuEncounter, model: string, moment: 'beforeRolls' | 'afterRolls'): void {
  if (encounter.options['su.autoReduceTiming'] !== moment) return;
  const is = modelOf(encounter, model);
  for (const effect of recovering(encounter)) hold(is, effect, held(is, effect) - 1);
  if (encounter.options['su.recoverAnyEffect']) tickCountdown(is);
}

/** A point off each Countdown. */
export function tickCountdown({ countdown }: SuModel): void {
  for (const [source, tokens] of countdown) {
    if (tokens > 1) countdown.set(source, tokens - 1);
    else countdown.delete(source);
  }
}

export const newRecovery = (model: string): Recovery => ({ model, rolled: [], restoration: false });

/** E-112: what Poison does when the rolls are over. */
export function poisonDamage(encounter: SuEncounter, model: string): EffectDuty[] {
  const poison = held(modelOf(encounter, model), 'poison');
  return poison > 0 ? [{ due: 'effect', model, effect: 'damage', amount: poison }] : [];
}

/** The Recovery that goes on: one that is due, else that of the Turn. */
export const recoveryNow = (encounter: SuEncounter): Recovery | null =>
  firstDuty(encounter, 'recovery') ?? encounter.state.recovery;

/** E-47, E!6: Recovery dice; the Red Zone and Poison make it harder, the Gimmick easier. */
export function recoveryRoll(encounter: SuEncounter, model: string, hasGimmick: boolean, cost = 0): TraitRoll {
  const more = hasGimmick ? 1 : 0;
  const isPoisoned = held(modelOf(encounter, model), 'poison') > 0;
  return {
    roller: model,
    dice: cardOf(encounter, model).traits.recovery.dice + more,
    need: 6 + (isInRedZone(encounter, model) ? 1 : 0) + (isPoisoned ? 1 : 0),
    bonus: more,
    cost,
  };
}

/** What Successes of a Recovery Roll do. */
export function recoverFrom(encounter: SuEncounter, model: string, what: string, successes: number): void {
  const is = modelOf(encounter, model);
  if (what === 'hp') is.hp = Math.min(cardOf(encounter, model).hp.total, is.hp + successes);
  else if (what === 'ko') is.ko = successes === 0;
  else if (what.startsWith(COUNTDOWN)) {
    const source = what.slice(COUNTDOWN.length);
    const left = (is.countdown.get(source) ?? 0) - successes;
    if (left > 0) is.countdown.set(source, left);
    else is.countdown.delete(source);
  } else hold(is, what, held(is, what) - successes);
}
