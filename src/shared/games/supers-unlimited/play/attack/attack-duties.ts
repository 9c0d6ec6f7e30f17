/** Creates the duties to roll for an attack, with the number that each die must reach (E-57, E-75, E-76, E-107, E-123). */

import { getThingResistance } from '../battlefield/things.ts';
import type { AttackDuty } from '../duty.ts';
import { getCard, getModel } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { computeCombatBonuses, getBoostValue, sumBonuses } from './combat-bonuses.ts';
import { type DeclaredAttack, findTarget, type StatedTarget, type Target } from './declared-attack.ts';

/** An Entangle that holds a model can be attacked like a model; each die must reach this number (E-107). */
const ENTANGLE_RESISTANCE = 5;
/** Extra dice of the Gimmick Sunday Punch, which improves a Bash (E-121). */
const SUNDAY_PUNCH_DICE = 2;
/** Effect that Sunday Punch adds (E-121). */
const SUNDAY_PUNCH_EFFECT = 'pow-double-stun';

/** Creates one roll for each target, or two with The Old One-Two. */
export function createAttackDuties(encounter: SuEncounter, attack: DeclaredAttack): AttackDuty[] {
  const rollsPerTarget = attack.event.gimmicks.includes('the-old-one-two') ? 2 : 1;
  const newDuties: AttackDuty[] = [];
  for (const statedTarget of attack.event.targets) {
    const target = findTarget(encounter, statedTarget.target);
    if (!target) continue;
    for (let rollIndex = 0; rollIndex < rollsPerTarget; rollIndex++)
      newDuties.push(createAttackDuty(encounter, attack, statedTarget, target, newDuties.length === 0));
  }
  return newDuties;
}

function createAttackDuty(
  encounter: SuEncounter,
  attack: DeclaredAttack,
  statedTarget: StatedTarget,
  target: Target,
  isFirst: boolean,
): AttackDuty {
  const { attackerId, profile, trait, versus, type, event } = attack;
  const bonuses = computeCombatBonuses(encounter, attack, statedTarget, target, isFirst);
  const isSundayPunch = event.gimmicks.includes('sunday-punch');
  const dice =
    getCard(encounter, attackerId).traits[trait].dice + profile.bonusDice + (isSundayPunch ? SUNDAY_PUNCH_DICE : 0);
  return {
    due: 'attack',
    by: attackerId,
    target: statedTarget.target,
    name: profile.name,
    trait,
    versus,
    type,
    effects: listAttackEffects(profile.effects, isSundayPunch),
    dice: Math.max(0, dice),
    need: computeNeed(encounter, target, versus),
    bonus: sumBonuses(bonuses),
    parts: bonuses,
    ...(isFirst && event.object !== undefined ? { object: event.object } : {}),
    reactions: [],
  };
}

function listAttackEffects(effects: AttackDuty['effects'], isSundayPunch: boolean): AttackDuty['effects'] {
  const profileEffects = effects.map(({ effect, type }) => ({
    effect,
    ...(effect === 'control' && type !== undefined ? { type } : {}),
  }));
  // Sunday Punch requires a Bash, which only does Damage (E-82), so the Effect can't be a duplicate.
  return isSundayPunch ? [...profileEffects, { effect: SUNDAY_PUNCH_EFFECT }] : profileEffects;
}

/** Returns the number that each die must reach: the target's Power and Resistance, or the Resistance of a thing (E-75, E-105, E-123). */
export function computeNeed(encounter: SuEncounter, target: Target, versus: DeclaredAttack['versus']): number {
  if (target.kind === 'entangle') return ENTANGLE_RESISTANCE;
  if (target.kind === 'thing') return getThingResistance(target.thing, encounter.options);
  const { resistance, power, elusive } = getModel(encounter, target.id);
  if (resistance !== undefined) return resistance;
  const extraNeed = getBoostValue(encounter, target.id, 'defense-boost') + (elusive ? 1 : 0);
  return power + getCard(encounter, target.id).traits[versus].resistance + extraNeed;
}
