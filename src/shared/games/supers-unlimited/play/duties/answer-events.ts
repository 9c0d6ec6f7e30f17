/** Defines the events that answer duties: rolls, Knockback, a collapsing Building, the end of Control and Recovery. */
import { diceKey, idKey, idListKey, inchKey, optional, withDefault, wordKey } from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createLimitRefusal,
  createTargetRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { landingKeys, landModel, refuseMarkers, refusePlasma } from '../actions/landing.ts';
import { damageThing } from '../battlefield/things.ts';
import type { CrashDuty, EffectDuty, KnockbackDuty, RollDuty, SuDuty } from '../duty.ts';
import { defineEvent, getFirstDuty, refuseUnexpectedAnswer } from '../event-preconditions.ts';
import { isOnTable } from '../models.ts';
import { countPlainSuccesses, D10, pickByFace, readSingleFace } from '../rolls/faces.ts';
import { listRollDice, refuseRoll, resolveRoll, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { createPoisonDuties, reduceRecoverableEffects } from '../turn/recovery.ts';
import { attackRollKeys, createAttackRoll, refuseEffectOrder, resolveAttackRoll } from './attack-roll.ts';
import { createCrashDuties } from './crash-duties.ts';
import { knockOut } from './damage.ts';
import { applyPlasmaRow, createPlasmaVulnerabilities, PLASMA_ROWS } from './plasma.ts';

/** Duties that `roll` answers. */
const ROLLED_DUTIES = ['attack', 'ko-roll', 'slam', 'fall', 'hazard', 'plasma', 'vulnerability'] as const;

const plasmaKeys = { dice: diceKey, row: optional(wordKey(...PLASMA_ROWS)), within: withDefault(idListKey(), []) };
/** All keys that a `roll` can have. The first duty decides which keys are allowed. */
const rollEventKeys = { ...attackRollKeys, ...plasmaKeys };

export const createKoRoll = ({ model: modelId, dice, need }: RollDuty): TraitRoll => ({
  roller: modelId,
  dice,
  need,
  bonus: 0,
});

export const rollEvent = defineEvent({
  keys: rollEventKeys,
  getKeys(encounter) {
    switch (encounter.state.due[0]?.due) {
      case 'attack':
        return attackRollKeys;
      case 'ko-roll':
        return rollKeys;
      case 'plasma':
        return plasmaKeys;
      default:
        return { dice: diceKey };
    }
  },
  due: (encounter) => (getFirstDuty(encounter, ...ROLLED_DUTIES) ? undefined : refuseUnexpectedAnswer(encounter)),
  refuse(encounter, event) {
    const duty = getFirstDuty(encounter, ...ROLLED_DUTIES);
    if (duty?.due === 'attack')
      return refuseEffectOrder(duty, event.order) ?? refuseRoll(encounter, createAttackRoll(duty), event);
    if (duty?.due === 'ko-roll') return refuseRoll(encounter, createKoRoll(duty), event);
    return duty?.due === 'plasma' ? refusePlasmaRow(event) : undefined;
  },
  dice(encounter, event) {
    const duty = getFirstDuty(encounter, ...ROLLED_DUTIES);
    switch (duty?.due) {
      case 'attack':
        return listRollDice(encounter, createAttackRoll(duty), event);
      case 'ko-roll':
        return listRollDice(encounter, createKoRoll(duty), event);
      case 'plasma':
        return [{ sides: D10, dice: event.dice, length: 1 }];
      case 'vulnerability':
        return [{ sides: D10, dice: event.dice, length: 2 }];
      default:
        return [{ sides: D10, dice: event.dice, length: duty?.dice ?? 0 }];
    }
  },
  apply(encounter, event) {
    const { state } = encounter;
    const duty = getFirstDuty(encounter, ...ROLLED_DUTIES);
    if (!duty) return undefined;
    state.due.shift();
    state.extra.answered = duty;
    switch (duty.due) {
      case 'attack': {
        const [newDuties, result] = resolveAttackRoll(encounter, duty, event);
        state.due.unshift(...newDuties);
        return { ...result };
      }
      case 'ko-roll': {
        const result = resolveRoll(encounter, createKoRoll(duty), event);
        if (result.successes === 0) knockOut(encounter, duty.model);
        return { ...result };
      }
      case 'plasma': {
        const row = pickByFace(PLASMA_ROWS, event.dice[0] ?? 0) ?? event.row ?? 'power';
        applyPlasmaRow(encounter, duty.model, row);
        state.due.unshift(...createPlasmaVulnerabilities(encounter, event.within));
        return { row };
      }
      case 'vulnerability':
        return applyVulnerability(encounter, duty.model, event.dice);
      default:
        return applyPlainRoll(encounter, duty, event.dice);
    }
  },
});

/** Checks the row of the Plasma X table (E-144). A face up to 8 decides the row; on 9 and 10 the roller chooses. */
function refusePlasmaRow({ dice, row }: { readonly dice: readonly number[]; readonly row?: string | undefined }) {
  const face = readSingleFace(dice);
  if (face === undefined) return undefined;
  const rolledRow = pickByFace(PLASMA_ROWS, face);
  if (rolledRow === undefined) return row === undefined ? createChoiceRefusal('missing', 'E-144') : undefined;
  return row !== undefined && row !== rolledRow ? createChoiceRefusal(row, 'E-144') : undefined;
}

/** Creates the Stun and Weaken of a Vulnerability, each with half the points of its die, rounded up (E-27). */
function applyVulnerability(
  { state }: SuEncounter,
  modelId: string,
  [stunFace = 0, weakenFace = 0]: readonly number[],
) {
  const [stun, weaken] = [Math.ceil(stunFace / 2), Math.ceil(weakenFace / 2)];
  state.due.unshift(
    { due: 'effect', model: modelId, effect: 'stun', amount: stun },
    { due: 'effect', model: modelId, effect: 'weaken', amount: weaken },
  );
  return { stun, weaken };
}

/** Applies a Slam, a Fall or a Power Marker (E-122, E-138). Each Success is 1 Damage. Each 10 is also 1 Stun, or 2 on a Power Marker. */
function applyPlainRoll(encounter: SuEncounter, duty: CrashDuty | RollDuty, rolledFaces: readonly number[]) {
  const result = countPlainSuccesses(rolledFaces, duty.need, encounter.options);
  const { model: modelId } = duty;
  if (modelId === undefined) {
    const thingId = 'thing' in duty ? duty.thing : undefined;
    if (thingId !== undefined) encounter.state.due.unshift(...damageThing(encounter, thingId, result.successes));
    return { ...result };
  }
  const stunPoints = duty.due === 'hazard' ? 2 * result.pows : result.pows;
  const newDuties: EffectDuty[] = [
    { due: 'effect', model: modelId, effect: 'damage', amount: result.successes },
    { due: 'effect', model: modelId, effect: 'stun', amount: stunPoints },
  ];
  // An Effect with 0 points has no consequences.
  encounter.state.due.unshift(...newDuties.filter(({ amount }) => amount > 0));
  return { ...result };
}

export const knockbackEvent = defineEvent({
  keys: { distance: inchKey, contact: optional(idKey('body')), ...landingKeys },
  due: (encounter) => (getFirstDuty(encounter, 'knockback') ? undefined : refuseUnexpectedAnswer(encounter)),
  refuse(encounter, { distance, contact: contactId, plasma, markers }) {
    const duty = getFirstDuty(encounter, 'knockback');
    if (!duty) return undefined;
    if (distance > duty.amount) return createLimitRefusal(distance, duty.amount, 'E-109');
    return (
      refuseContact(encounter, duty, contactId) ??
      refusePlasma(encounter, duty.model, plasma) ??
      refuseMarkers(encounter, markers)
    );
  },
  apply(encounter, event) {
    const { state, options } = encounter;
    const duty = getFirstDuty(encounter, 'knockback');
    if (!duty) return undefined;
    state.due.shift();
    state.extra.answered = duty;
    const { model: modelId, amount } = duty;
    const { distance, contact: contactId } = event;
    const newDuties: SuDuty[] = [];
    if (contactId !== undefined) {
      // A house rule decides which distance counts for a Slam: the one really covered, by default (E?27).
      const slamDistance = { travelled: distance, total: amount, remaining: amount - distance }[
        options['su.slamDistance']
      ];
      const contactBody = state.models.has(contactId) ? { model: contactId } : { thing: contactId };
      newDuties.push(
        ...createCrashDuties(encounter, 'slam', { model: modelId }, slamDistance),
        ...createCrashDuties(encounter, 'slam', contactBody, slamDistance),
      );
    }
    state.due.unshift(...newDuties, ...landModel(encounter, modelId, event));
    return undefined;
  },
});

/** Refuses contact with a body that isn't in play (E-109). */
function refuseContact(
  encounter: SuEncounter,
  { model: modelId }: KnockbackDuty,
  contactId: string | undefined,
): Refusal | undefined {
  if (contactId === undefined) return undefined;
  const thing = encounter.state.things.get(contactId);
  const isInPlay = thing ? !thing.destroyed : contactId !== modelId && isOnTable(encounter, contactId);
  return isInPlay ? undefined : createTargetRefusal('E-109', contactId);
}

export const collapseEvent = defineEvent({
  // The models on the `roof` fall the height of the Building. Those `inside` are slammed for its greatest measure. Players state both
  // lengths if the Building has no size.
  keys: {
    roof: withDefault(idListKey(), []),
    inside: withDefault(idListKey(), []),
    height: optional(inchKey),
    greatest: optional(inchKey),
  },
  due: (encounter) => (getFirstDuty(encounter, 'collapse') ? undefined : refuseUnexpectedAnswer(encounter)),
  refuse(encounter, { roof, inside }) {
    const absentId = [...roof, ...inside].find((modelId) => !isOnTable(encounter, modelId));
    return absentId === undefined ? undefined : createTargetRefusal('E-125', absentId);
  },
  apply(encounter, { roof, inside, height, greatest }) {
    const { state, options } = encounter;
    const duty = getFirstDuty(encounter, 'collapse');
    if (!duty) return undefined;
    state.due.shift();
    state.extra.answered = duty;
    const thing = state.things.get(duty.thing);
    const buildingSize = thing?.kind === 'building' ? (thing.size ?? []) : [];
    const fallDistance = height ?? buildingSize[0] ?? 0;
    const insideDistance = greatest ?? Math.max(0, ...buildingSize);
    const insideCrash = options['su.collapseIsFall'] ? 'fall' : 'slam';
    state.due.unshift(
      ...roof.flatMap((modelId) => createCrashDuties(encounter, 'fall', { model: modelId }, fallDistance)),
      ...inside.flatMap((modelId) => createCrashDuties(encounter, insideCrash, { model: modelId }, insideDistance)),
    );
    return undefined;
  },
});

export const endControlEvent = defineEvent({
  keys: {},
  due: (encounter) => (getFirstDuty(encounter, 'control') ? undefined : refuseUnexpectedAnswer(encounter)),
  apply({ state }) {
    state.due.shift();
    return undefined;
  },
});

export const endRecoveryEvent = defineEvent({
  keys: {},
  due: (encounter) => (getFirstDuty(encounter, 'recovery') ? undefined : refuseUnexpectedAnswer(encounter)),
  apply(encounter) {
    const duty = getFirstDuty(encounter, 'recovery');
    if (!duty) return undefined;
    encounter.state.due.shift();
    reduceRecoverableEffects(encounter, duty.model, 'afterRolls');
    encounter.state.due.unshift(...createPoisonDuties(encounter, duty.model));
    return undefined;
  },
});

/**
 * Returns the model that has to answer a duty. The attacker answers an attack or a Knockback; the affected model answers other duties, and
 * a Knockback without an attacker. Returns undefined for a duty without a model.
 */
export function getAnsweringModelId(duty: SuDuty): string | undefined {
  switch (duty.due) {
    case 'attack':
      return duty.by;
    case 'knockback':
      return duty.by ?? duty.model;
    default:
      return 'model' in duty ? duty.model : undefined;
  }
}
