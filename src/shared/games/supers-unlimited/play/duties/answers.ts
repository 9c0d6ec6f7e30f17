/** The answers to what is due: rolls, Knockback, a Building that comes down, the end of Control and Recovery. */
import { dice, id, ids, inch, optional, withDefault, word } from '../../../../play/event/keys.ts';
import { overLimit, type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { land, landingKeys, refuseMarkers, refusePlasma } from '../actions/landing.ts';
import type { CrashDuty, EffectDuty, KnockbackDuty, RollDuty, SuDuty } from '../duty.ts';
import { damageThing } from '../field/things.ts';
import { event, firstDuty, notDue } from '../gates.ts';
import { isOnTable } from '../models.ts';
import { countPlain, D10, faceOf, pairOf } from '../rolls/faces.ts';
import { makeRoll, refuseRoll, rollDice, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { loseByItself, poisonDamage } from '../turn/recovery.ts';
import { attackRoll, attackRollKeys, refuseOrder, rollAttack } from './attack-roll.ts';
import { crash } from './crash.ts';
import { knockOut } from './losses.ts';
import { PLASMA_ROWS, plasmaGain, vulnerableNear } from './plasma.ts';

/** The duties that `roll` answers. */
const ROLLED = ['attack', 'ko-roll', 'slam', 'fall', 'hazard', 'plasma', 'vulnerability'] as const;

const plasmaKeys = { dice, row: optional(word(...PLASMA_ROWS)), within: withDefault(ids(), []) };
/** Every key that a roll can have; which of them count, the duty says. */
const allRollKeys = { ...attackRollKeys, ...plasmaKeys };

export const koRoll = ({ model, dice, need }: RollDuty): TraitRoll => ({ roller: model, dice, need, bonus: 0 });

export const roll = event({
  keys: allRollKeys,
  keysNow(encounter) {
    switch (encounter.state.due[0]?.due) {
      case 'attack':
        return attackRollKeys;
      case 'ko-roll':
        return rollKeys;
      case 'plasma':
        return plasmaKeys;
      default:
        return { dice };
    }
  },
  due: (encounter) => (firstDuty(encounter, ...ROLLED) ? undefined : notDue(encounter)),
  refuse(encounter, now) {
    const duty = firstDuty(encounter, ...ROLLED);
    if (duty?.due === 'attack') return refuseOrder(duty, now.order) ?? refuseRoll(encounter, attackRoll(duty), now);
    if (duty?.due === 'ko-roll') return refuseRoll(encounter, koRoll(duty), now);
    return duty?.due === 'plasma' ? refuseRow(now) : undefined;
  },
  dice(encounter, now) {
    const duty = firstDuty(encounter, ...ROLLED);
    switch (duty?.due) {
      case 'attack':
        return rollDice(encounter, attackRoll(duty), now);
      case 'ko-roll':
        return rollDice(encounter, koRoll(duty), now);
      case 'plasma':
        return [{ sides: D10, dice: now.dice, length: 1 }];
      case 'vulnerability':
        return [{ sides: D10, dice: now.dice, length: 2 }];
      default:
        return [{ sides: D10, dice: now.dice, length: duty?.dice ?? 0 }];
    }
  },
  apply(encounter, now) {
    const { state } = encounter;
    const duty = firstDuty(encounter, ...ROLLED);
    if (!duty) return undefined;
    state.due.shift();
    state.extra.answered = duty;
    switch (duty.due) {
      case 'attack': {
        const [made, result] = rollAttack(encounter, duty, now);
        state.due.unshift(...made);
        return { ...result };
      }
      case 'ko-roll': {
        const result = makeRoll(encounter, koRoll(duty), now);
        if (result.successes === 0) knockOut(encounter, duty.model);
        return { ...result };
      }
      case 'plasma': {
        const row = pairOf(PLASMA_ROWS, now.dice[0] ?? 0) ?? now.row ?? 'power';
        plasmaGain(encounter, duty.model, row);
        state.due.unshift(...vulnerableNear(encounter, now.within));
        return { row };
      }
      case 'vulnerability':
        return suffer(encounter, duty.model, now.dice);
      default:
        return hurt(encounter, duty, now.dice);
    }
  },
});

/** E-144: the die names the row, from 9 on the roller does. */
function refuseRow({ dice, row }: { readonly dice: readonly number[]; readonly row?: string | undefined }) {
  const face = faceOf(dice);
  if (face === undefined) return undefined;
  const rolled = pairOf(PLASMA_ROWS, face);
  if (rolled === undefined) return row === undefined ? wrongChoice('missing', 'E-144') : undefined;
  return row !== undefined && row !== rolled ? wrongChoice(row, 'E-144') : undefined;
}

/** E-27: a die each, halved, for Stun and Weaken. */
function suffer({ state }: SuEncounter, model: string, [first = 0, second = 0]: readonly number[]) {
  const [stun, weaken] = [Math.ceil(first / 2), Math.ceil(second / 2)];
  state.due.unshift(
    { due: 'effect', model, effect: 'stun', amount: stun },
    { due: 'effect', model, effect: 'weaken', amount: weaken },
  );
  return { stun, weaken };
}

/** E-122, E-138: dice that belong to no Trait. A Power Marker stuns twice a 10. */
function hurt(encounter: SuEncounter, duty: CrashDuty | RollDuty, faces: readonly number[]) {
  const result = countPlain(faces, duty.need, encounter.options);
  const { model } = duty;
  if (model === undefined) {
    const thing = 'thing' in duty ? duty.thing : undefined;
    if (thing !== undefined) encounter.state.due.unshift(...damageThing(encounter, thing, result.successes));
    return { ...result };
  }
  const stun = duty.due === 'hazard' ? 2 * result.pows : result.pows;
  const made: EffectDuty[] = [
    { due: 'effect', model, effect: 'damage', amount: result.successes },
    { due: 'effect', model, effect: 'stun', amount: stun },
  ];
  // An amount of 0 is never due.
  encounter.state.due.unshift(...made.filter(({ amount }) => amount > 0));
  return { ...result };
}

export const knockback = event({
  keys: { distance: inch, contact: optional(id('body')), ...landingKeys },
  due: (encounter) => (firstDuty(encounter, 'knockback') ? undefined : notDue(encounter)),
  refuse(encounter, { distance, contact, plasma, markers }) {
    const duty = firstDuty(encounter, 'knockback');
    if (!duty) return undefined;
    if (distance > duty.amount) return overLimit(distance, duty.amount, 'E-109');
    return (
      refuseContact(encounter, duty, contact) ??
      refusePlasma(encounter, duty.model, plasma) ??
      refuseMarkers(encounter, markers)
    );
  },
  apply(encounter, now) {
    const { state, options } = encounter;
    const duty = firstDuty(encounter, 'knockback');
    if (!duty) return undefined;
    state.due.shift();
    state.extra.answered = duty;
    const { model, amount } = duty;
    const { distance, contact } = now;
    const made: SuDuty[] = [];
    if (contact !== undefined) {
      const slammed = { travelled: distance, total: amount, remaining: amount - distance }[options['su.slamDistance']];
      const hit = state.models.has(contact) ? { model: contact } : { thing: contact };
      made.push(...crash(encounter, 'slam', { model }, slammed), ...crash(encounter, 'slam', hit, slammed));
    }
    state.due.unshift(...made, ...land(encounter, model, now));
    return undefined;
  },
});

/** E-109 */
function refuseContact(
  encounter: SuEncounter,
  { model }: KnockbackDuty,
  contact: string | undefined,
): Refusal | undefined {
  if (contact === undefined) return undefined;
  const thing = encounter.state.things.get(contact);
  const isThere = thing ? !thing.destroyed : contact !== model && isOnTable(encounter, contact);
  return isThere ? undefined : wrongTarget('E-109', contact);
}

export const collapse = event({
  keys: {
    roof: withDefault(ids(), []),
    inside: withDefault(ids(), []),
    height: optional(inch),
    greatest: optional(inch),
  },
  due: (encounter) => (firstDuty(encounter, 'collapse') ? undefined : notDue(encounter)),
  refuse(encounter, { roof, inside }) {
    const wrong = [...roof, ...inside].find((model) => !isOnTable(encounter, model));
    return wrong === undefined ? undefined : wrongTarget('E-125', wrong);
  },
  apply(encounter, { roof, inside, height, greatest }) {
    const { state, options } = encounter;
    const duty = firstDuty(encounter, 'collapse');
    if (!duty) return undefined;
    state.due.shift();
    state.extra.answered = duty;
    const thing = state.things.get(duty.thing);
    const size = thing?.kind === 'building' ? (thing.size ?? []) : [];
    const down = height ?? size[0] ?? 0;
    const across = greatest ?? Math.max(0, ...size);
    const within = options['su.collapseIsFall'] ? 'fall' : 'slam';
    state.due.unshift(
      ...roof.flatMap((model) => crash(encounter, 'fall', { model }, down)),
      ...inside.flatMap((model) => crash(encounter, within, { model }, across)),
    );
    return undefined;
  },
});

export const endControl = event({
  keys: {},
  due: (encounter) => (firstDuty(encounter, 'control') ? undefined : notDue(encounter)),
  apply({ state }) {
    state.due.shift();
    return undefined;
  },
});

export const endRecovery = event({
  keys: {},
  due: (encounter) => (firstDuty(encounter, 'recovery') ? undefined : notDue(encounter)),
  apply(encounter) {
    const duty = firstDuty(encounter, 'recovery');
    if (!duty) return undefined;
    encounter.state.due.shift();
    loseByItself(encounter, duty.model, 'afterRolls');
    encounter.state.due.unshift(...poisonDamage(encounter, duty.model));
    return undefined;
  },
});

/** The model of a duty, if it is in play: who has to answer. */
export const answerer = (duty: SuDuty): string | undefined =>
  duty.due === 'attack' || duty.due === 'knockback' ? duty.by : 'model' in duty ? duty.model : undefined;
