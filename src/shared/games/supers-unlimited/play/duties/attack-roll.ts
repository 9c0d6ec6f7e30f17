/**
 * Resolves an attack roll: all its Effects, in an order of the attacker's choice, with a point for each Success (E-76, E-78). The POW
 * Double Effects give 2 points of Knockback or Stun for each rolled 10 (E-113, E-114).
 */
import type { ParsedEvent } from '../../../../play/event/keys.ts';
import { optional, textListKey } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import { isVulnerable } from '../attack/combat-bonuses.ts';
import { findTarget } from '../attack/declared-attack.ts';
import { damageThing } from '../battlefield/things.ts';
import type { AttackDuty, AttackEffect, EffectDuty, SuDuty } from '../duty.ts';
import { getCard, getEffectPoints, getModel, setEffectPoints } from '../models.ts';
import type { RollResult } from '../rolls/faces.ts';
import { resolveRoll, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';

export const attackRollKeys = { ...rollKeys, order: optional({ ...textListKey, type: 'words' }) };
export type AttackRollEvent = ParsedEvent<typeof attackRollKeys>;

export const createAttackRoll = ({ by: attackerId, dice, need, bonus }: AttackDuty): TraitRoll => ({
  roller: attackerId,
  dice,
  need,
  bonus,
  isAttack: true,
});

/** Refuses an order that doesn't list each Effect of the attack exactly once (E-78). */
export function refuseEffectOrder({ effects }: AttackDuty, order: readonly string[] | undefined): Refusal | undefined {
  if (order === undefined) return undefined;
  const remainingEffects = effects.map(({ effect }) => effect);
  for (const effect of order) {
    const effectIndex = remainingEffects.indexOf(effect);
    if (effectIndex < 0) return createChoiceRefusal(effect, 'E-78');
    remainingEffects.splice(effectIndex, 1);
  }
  return remainingEffects.length > 0 ? createChoiceRefusal('missing', 'E-78') : undefined;
}

/** Sorts the Effects. `refuseEffectOrder` has checked that `order` names each of them. */
function orderEffects(effects: readonly AttackEffect[], order: readonly string[] | undefined): readonly AttackEffect[] {
  if (order === undefined) return effects;
  const remainingEffects = [...effects];
  return order.flatMap((effectName) => {
    const effectIndex = remainingEffects.findIndex(({ effect }) => effect === effectName);
    return remainingEffects.splice(effectIndex, 1);
  });
}

/** Resolves an attack that was just removed from `due`. Returns the duties that follow, and the result of the dice without Plasma X. */
export function resolveAttackRoll(
  encounter: SuEncounter,
  duty: AttackDuty,
  event: AttackRollEvent,
): [SuDuty[], RollResult] {
  const result = resolveRoll(encounter, createAttackRoll(duty), event);
  const countsBonus = result.successes > 0 || encounter.options['su.plasmaOnMiss'];
  const bonusSuccesses = countsBonus ? getModel(encounter, duty.by).bonusSuccesses : 0;
  const countedResult = { successes: result.successes + bonusSuccesses, pows: result.pows };
  const target = findTarget(encounter, duty.target);
  const damage = duty.effects.some(({ effect }) => effect === 'damage') ? countedResult.successes : 0;
  const wearDuties = duty.object === undefined ? [] : [createWearDuty(encounter, duty.object, damage)];
  if (target?.kind !== 'model') return [[...damageInanimateTarget(encounter, duty, damage), ...wearDuties], result];
  const newDuties: SuDuty[] =
    countedResult.successes > 0
      ? createEffectDuties(encounter, duty, orderEffects(duty.effects, event.order), countedResult)
      : [];
  if (countedResult.successes > 0 && isVulnerable(encounter, duty.by, target.id))
    newDuties.push({ due: 'vulnerability', model: target.id });
  return [[...newDuties, ...wearDuties, { due: 'resolved', model: target.id }], result];
}

/** Creates the damage that the Object takes because it was used in the attack (E-94, E?63). */
const createWearDuty = (encounter: SuEncounter, thingId: string, damage: number): SuDuty => ({
  due: 'wear',
  thing: thingId,
  amount: encounter.options['su.objectTakesAttackDamage'] ? damage : 1,
});

/** Damages a thing or an Entangle. Only the Effect Damage affects these targets (E-107, E-123). */
function damageInanimateTarget(encounter: SuEncounter, { target: targetId }: AttackDuty, damage: number): SuDuty[] {
  const target = findTarget(encounter, targetId);
  if (target?.kind === 'thing') return damageThing(encounter, target.id, damage);
  if (target?.kind === 'entangle') {
    const model = getModel(encounter, target.id);
    setEffectPoints(model, 'entangle', getEffectPoints(model, 'entangle') - damage);
  }
  return [];
}

const STUN_EFFECTS = { plain: 'stun', doubled: 'pow-double-stun' } as const;
const KNOCKBACK_EFFECTS = { plain: 'knockback', doubled: 'pow-double-knockback' } as const;

/**
 * Creates the Effects of a hit with the rolled amounts. `applyEffect` handles Immunities later, except Immunity to a doubled Effect, which
 * must be handled here because the doubled Effect becomes a plain one.
 */
export function createEffectDuties(
  encounter: SuEncounter,
  duty: AttackDuty,
  effects: readonly AttackEffect[],
  result: RollResult,
): EffectDuty[] {
  const { target: targetId, by: attackerId, name } = duty;
  const { immune } = getCard(encounter, targetId);
  const hasEffect = (effectName: string) => effects.some(({ effect }) => effect === effectName);
  const countDoubled = (effect: string) => (hasEffect(effect) && !immune.has(effect) ? 2 * result.pows : 0);
  // E?29: under a house rule the doubled Effect replaces the plain Effect.
  const countPlain = ({ plain, doubled }: typeof STUN_EFFECTS | typeof KNOCKBACK_EFFECTS) =>
    encounter.options['su.powDoubleReplaces'] && result.pows > 0 && hasEffect(doubled)
      ? 0
      : hasEffect(plain)
        ? result.successes
        : 0;
  const newDuties: EffectDuty[] = [];
  const addDuty = (effect: string, amount: number, extraKeys: object = {}) => {
    if (amount > 0) newDuties.push({ due: 'effect', model: targetId, effect, amount, by: attackerId, ...extraKeys });
  };
  let hasKnockback = false;
  for (const { effect, type } of effects) {
    if (effect === KNOCKBACK_EFFECTS.plain || effect === KNOCKBACK_EFFECTS.doubled) {
      // E?64: both kinds of Knockback are added up and take the position of the first.
      if (!hasKnockback)
        addDuty(KNOCKBACK_EFFECTS.plain, countPlain(KNOCKBACK_EFFECTS) + countDoubled(KNOCKBACK_EFFECTS.doubled));
      hasKnockback = true;
    } else if (effect === STUN_EFFECTS.plain) addDuty(STUN_EFFECTS.plain, countPlain(STUN_EFFECTS));
    else if (effect === STUN_EFFECTS.doubled) addDuty(STUN_EFFECTS.plain, countDoubled(STUN_EFFECTS.doubled));
    else if (effect === 'control') addDuty(effect, result.successes, type === undefined ? {} : { type });
    else if (effect === 'countdown') addDuty(effect, result.successes, { source: `${attackerId}/${name}` });
    else addDuty(effect, result.successes);
  }
  return newDuties;
}
