/** Applies the Recovery of a model: automatic reductions and rolls (E-47, E-48, E-99). */
import type { EffectDuty, Recovery } from '../duty.ts';
import { getFirstDuty } from '../event-preconditions.ts';
import { getCard, getEffectPoints, getModel, isInRedZone, setEffectPoints } from '../models.ts';
import type { TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter, SuModel } from '../state.ts';

/** Effects of which a Recovery removes 1 point automatically, and more with rolls (E-99). */
const RECOVERABLE_EFFECTS = ['blind', 'nullify', 'paralysis', 'poison', 'stun', 'weaken'];
/** Effects that a Recovery reduces under the house rule `su.recoverAnyEffect` (E?18). */
const ALL_RECOVERABLE_EFFECTS = [...RECOVERABLE_EFFECTS, 'attack-boost', 'defense-boost', 'entangle'];
const COUNTDOWN_PREFIX = 'countdown/';

/** Whether a value names something to recover from under some house rules. */
export const isRecoverable = (value: unknown): value is string =>
  typeof value === 'string' &&
  (['hp', 'ko', ...ALL_RECOVERABLE_EFFECTS].includes(value) || value.startsWith(COUNTDOWN_PREFIX));

const listRecoverableEffects = ({ options }: SuEncounter): readonly string[] =>
  options['su.recoverAnyEffect'] ? ALL_RECOVERABLE_EFFECTS : RECOVERABLE_EFFECTS;

/** Lists what a model may recover from: `hp`, `ko`, Effects, and `countdown/SOURCE`. */
export function listRecoverables(encounter: SuEncounter, modelId: string): string[] {
  const modelState = getModel(encounter, modelId);
  const effects = listRecoverableEffects(encounter).filter((effect) => getEffectPoints(modelState, effect) > 0);
  const countdownEntries = encounter.options['su.recoverAnyEffect']
    ? [...modelState.countdown.keys()].map((source) => COUNTDOWN_PREFIX + source)
    : [];
  const hpEntries = modelState.hp < getCard(encounter, modelId).hp.total ? ['hp'] : [];
  return [...hpEntries, ...(modelState.ko ? ['ko'] : []), ...effects, ...countdownEntries];
}

/** Reduces each recoverable Effect by 1 if the rules in use reduce Effects at this moment of a Recovery (`su.autoReduceTiming`, E?32). */
export function reduceRecoverableEffects(
  encounter: SuEncounter,
  modelId: string,
  moment: 'beforeRolls' | 'afterRolls',
): void {
  if (encounter.options['su.autoReduceTiming'] !== moment) return;
  const modelState = getModel(encounter, modelId);
  for (const effect of listRecoverableEffects(encounter))
    setEffectPoints(modelState, effect, getEffectPoints(modelState, effect) - 1);
  if (encounter.options['su.recoverAnyEffect']) reduceCountdowns(modelState);
}

/** Removes one token from each Countdown. */
export function reduceCountdowns({ countdown }: SuModel): void {
  for (const [source, tokens] of countdown) {
    if (tokens > 1) countdown.set(source, tokens - 1);
    else countdown.delete(source);
  }
}

/** Creates a Recovery. `dangerous`: the damage of the Dangerous Terrain in which the Activation after it begins. */
export const createRecovery = (modelId: string, dangerous = 0): Recovery => ({
  model: modelId,
  rolled: [],
  restoration: false,
  ...(dangerous > 0 ? { dangerous } : {}),
});

/** Creates the damage that Poison does after the Recovery Rolls (E-112). */
export function createPoisonDuties(encounter: SuEncounter, modelId: string): EffectDuty[] {
  const poisonPoints = getEffectPoints(getModel(encounter, modelId), 'poison');
  return poisonPoints > 0 ? [{ due: 'effect', model: modelId, effect: 'damage', amount: poisonPoints }] : [];
}

/** Returns the Recovery that is the first duty, or else the Recovery phase of this Turn. */
export const getCurrentRecovery = (encounter: SuEncounter): Recovery | null =>
  getFirstDuty(encounter, 'recovery') ?? encounter.state.recovery;

/**
 * Creates a Recovery Roll against 6. The Red Zone and Poison make it harder; the Gimmick Restoration adds a die and a bonus of 1 (E-47,
 * E!6).
 */
export function createRecoveryRoll(
  encounter: SuEncounter,
  modelId: string,
  hasRestoration: boolean,
  cost = 0,
): TraitRoll {
  const restorationBonus = hasRestoration ? 1 : 0;
  const isPoisoned = getEffectPoints(getModel(encounter, modelId), 'poison') > 0;
  return {
    roller: modelId,
    dice: getCard(encounter, modelId).traits.recovery.dice + restorationBonus,
    need: 6 + (isInRedZone(encounter, modelId) ? 1 : 0) + (isPoisoned ? 1 : 0),
    bonus: restorationBonus,
    cost,
  };
}

/** Applies the Successes of a Recovery Roll. */
export function applyRecovery(encounter: SuEncounter, modelId: string, recoverable: string, successes: number): void {
  const modelState = getModel(encounter, modelId);
  if (recoverable === 'hp') modelState.hp = Math.min(getCard(encounter, modelId).hp.total, modelState.hp + successes);
  else if (recoverable === 'ko') modelState.ko = successes === 0;
  else if (recoverable.startsWith(COUNTDOWN_PREFIX)) {
    const source = recoverable.slice(COUNTDOWN_PREFIX.length);
    const remainingTokens = (modelState.countdown.get(source) ?? 0) - successes;
    if (remainingTokens > 0) modelState.countdown.set(source, remainingTokens);
    else modelState.countdown.delete(source);
  } else setEffectPoints(modelState, recoverable, getEffectPoints(modelState, recoverable) - successes);
}
