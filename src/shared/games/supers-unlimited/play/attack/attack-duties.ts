/** The rolls that an attack makes due, with the number that each has to reach (E-57, E-75, E-76, E-107, E-123). */
import type { AttackDuty } from '../duty.ts';
import { resistanceOf } from '../field/things.ts';
import { cardOf, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { type Declared, type Target, type TargetStated, targetOf } from './declared.ts';
import { boostOf, partsOf, sumOf } from './parts.ts';

/** E-107 */
const ENTANGLE_RESISTANCE = 5;
/** Sunday Punch (E-121). */
const SUNDAY_DICE = 2;
const SUNDAY_EFFECT = 'pow-double-stun';

/** What an attack makes due: one roll for each target, with The Old One-Two two. */
export function attackDuties(encounter: SuEncounter, attack: Declared): AttackDuty[] {
  const times = attack.event.gimmicks.includes('the-old-one-two') ? 2 : 1;
  const made: AttackDuty[] = [];
  for (const stated of attack.event.targets) {
    const target = targetOf(encounter, stated.target);
    if (!target) continue;
    for (let n = 0; n < times; n++) made.push(duty(encounter, attack, stated, target, made.length === 0));
  }
  return made;
}

function duty(
  encounter: SuEncounter,
  attack: Declared,
  stated: TargetStated,
  target: Target,
  isFirst: boolean,
): AttackDuty {
  const { model, profile, trait, versus, type, event } = attack;
  const parts = partsOf(encounter, attack, stated, target, isFirst);
  const isSunday = event.gimmicks.includes('sunday-punch');
  const dice = cardOf(encounter, model).traits[trait].dice + profile.bonusDice + (isSunday ? SUNDAY_DICE : 0);
  return {
    due: 'attack',
    by: model,
    target: stated.target,
    name: profile.name,
    trait,
    versus,
    type,
    effects: effectsOf(profile.effects, isSunday),
    dice: Math.max(0, dice),
    need: numberToReach(encounter, target, versus),
    bonus: sumOf(parts),
    parts,
    ...(isFirst && event.object !== undefined ? { object: event.object } : {}),
    reactions: [],
  };
}

function effectsOf(effects: AttackDuty['effects'], isSunday: boolean): AttackDuty['effects'] {
  const own = effects.map(({ effect, type }) => ({
    effect,
    ...(effect === 'control' && type !== undefined ? { type } : {}),
  }));
  // Only a Bash may be one, which does Damage alone (E-82).
  return isSunday ? [...own, { effect: SUNDAY_EFFECT }] : own;
}

/** E-75, E-123, E-105: what each die must reach. */
export function numberToReach(encounter: SuEncounter, target: Target, versus: Declared['versus']): number {
  if (target.is === 'entangle') return ENTANGLE_RESISTANCE;
  if (target.is === 'thing') return resistanceOf(target.thing, encounter.options);
  const { resistance, power, elusive } = modelOf(encounter, target.id);
  if (resistance !== undefined) return resistance;
  const more = boostOf(encounter, target.id, 'defense-boost') + (elusive ? 1 : 0);
  return power + cardOf(encounter, target.id).traits[versus].resistance + more;
}
