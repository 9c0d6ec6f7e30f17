/** What an attack roll does: the Effects in their order, and what follows them (E-76, E-78, E-113, E-114). */
import type { EventOf } from '../../../../play/event/keys.ts';
import { optional, texts } from '../../../../play/event/keys.ts';
import { type Refusal, wrongChoice } from '../../../../play/event/refusal.ts';
import { targetOf } from '../attack/declared.ts';
import { isVulnerable } from '../attack/parts.ts';
import type { AttackDuty, AttackEffect, EffectDuty, SuDuty } from '../duty.ts';
import { damageThing } from '../field/things.ts';
import { cardOf, held, hold, modelOf } from '../models.ts';
import type { Result } from '../rolls/faces.ts';
import { makeRoll, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';

export const attackRollKeys = { ...rollKeys, order: optional({ ...texts, type: 'words' }) };
export type AttackRollEvent = EventOf<typeof attackRollKeys>;

export const attackRoll = ({ by, dice, need, bonus }: AttackDuty): TraitRoll => ({
  roller: by,
  dice,
  need,
  bonus,
  isAttack: true,
});

/** E-78: the attacker orders the Effects and leaves none out. */
export function refuseOrder({ effects }: AttackDuty, order: readonly string[] | undefined): Refusal | undefined {
  if (order === undefined) return undefined;
  const left = effects.map(({ effect }) => effect);
  for (const effect of order) {
    const at = left.indexOf(effect);
    if (at < 0) return wrongChoice(effect, 'E-78');
    left.splice(at, 1);
  }
  return left.length > 0 ? wrongChoice('missing', 'E-78') : undefined;
}

function ordered(effects: readonly AttackEffect[], order: readonly string[] | undefined): readonly AttackEffect[] {
  if (order === undefined) return effects;
  const left = [...effects];
  return order.flatMap((word) => {
    const at = left.findIndex(({ effect }) => effect === word);
    return left.splice(at, 1);
  });
}

/** Rolls the attack that was first in `due`, and gives what becomes due and what it came to. */
export function rollAttack(encounter: SuEncounter, duty: AttackDuty, event: AttackRollEvent): [SuDuty[], Result] {
  const result = makeRoll(encounter, attackRoll(duty), event);
  const hasHit = result.successes > 0 || encounter.options['su.plasmaOnMiss'];
  const more = hasHit ? modelOf(encounter, duty.by).bonusSuccesses : 0;
  const hit = { successes: result.successes + more, pows: result.pows };
  const target = targetOf(encounter, duty.target);
  const damage = duty.effects.some(({ effect }) => effect === 'damage') ? hit.successes : 0;
  const wear = duty.object === undefined ? [] : [wearOf(encounter, duty.object, damage)];
  if (target?.is !== 'model') return [[...hitThing(encounter, duty, damage), ...wear], result];
  const made: SuDuty[] =
    hit.successes > 0 ? effectDuties(encounter, duty, ordered(duty.effects, event.order), hit) : [];
  if (hit.successes > 0 && isVulnerable(encounter, duty.by, target.id))
    made.push({ due: 'vulnerability', model: target.id });
  return [[...made, ...wear, { due: 'resolved', model: target.id }], result];
}

/** E-94, E?63 */
const wearOf = (encounter: SuEncounter, thing: string, damage: number): SuDuty => ({
  due: 'wear',
  thing,
  amount: encounter.options['su.objectTakesAttackDamage'] ? damage : 1,
});

/** E-107, E-123: only Damage counts against an Entangle or a thing. */
function hitThing(encounter: SuEncounter, { target }: AttackDuty, damage: number): SuDuty[] {
  const hit = targetOf(encounter, target);
  if (hit?.is === 'thing') return damageThing(encounter, hit.id, damage);
  if (hit?.is === 'entangle') {
    const model = modelOf(encounter, hit.id);
    hold(model, 'entangle', held(model, 'entangle') - damage);
  }
  return [];
}

const STUNS = { plain: 'stun', doubled: 'pow-double-stun' } as const;
const KNOCKS = { plain: 'knockback', doubled: 'pow-double-knockback' } as const;

/** The Effects of a hit as they become due. Their amounts are as rolled: what nobody takes comes off later. */
export function effectDuties(
  encounter: SuEncounter,
  duty: AttackDuty,
  effects: readonly AttackEffect[],
  hit: Result,
): EffectDuty[] {
  const { target: model, by, name } = duty;
  const { immune } = cardOf(encounter, model);
  const has = (wanted: string) => effects.some(({ effect }) => effect === wanted);
  const doubled = (effect: string) => (has(effect) && !immune.has(effect) ? 2 * hit.pows : 0);
  // E?29: the doubled one may take the place of the plain one.
  const plain = ({ plain, doubled }: typeof STUNS | typeof KNOCKS) =>
    encounter.options['su.powDoubleReplaces'] && hit.pows > 0 && has(doubled) ? 0 : has(plain) ? hit.successes : 0;
  const made: EffectDuty[] = [];
  const add = (effect: string, amount: number, more: object = {}) => {
    if (amount > 0) made.push({ due: 'effect', model, effect, amount, by, ...more });
  };
  let isKnocked = false;
  for (const { effect, type } of effects) {
    if (effect === KNOCKS.plain || effect === KNOCKS.doubled) {
      // E?64: one sum for both, at the place of the first.
      if (!isKnocked) add(KNOCKS.plain, plain(KNOCKS) + doubled(KNOCKS.doubled));
      isKnocked = true;
    } else if (effect === STUNS.plain) add(STUNS.plain, plain(STUNS));
    else if (effect === STUNS.doubled) add(STUNS.plain, doubled(STUNS.doubled));
    else if (effect === 'control') add(effect, hit.successes, type === undefined ? {} : { type });
    else if (effect === 'countdown') add(effect, hit.successes, { source: `${by}/${name}` });
    else add(effect, hit.successes);
  }
  return made;
}
