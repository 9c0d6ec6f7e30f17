/** The events of SSUA: when each is allowed, what it costs and what it does (docs/encounters.md#ssua). */
import { type Adjustable, adjustEvent, inEvent, outEvent } from '../../../play/event/common-events.ts';
import { dice, id, inchPlus, int, name, optional, text, word } from '../../../play/event/keys.ts';
import {
  inState,
  notItsTurn,
  overLimit,
  type Refusal,
  tooExpensive,
  wrongTarget,
} from '../../../play/event/refusal.ts';
import { type EventSpec, eventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { attackPrice, movePrice, priceOf } from './prices.ts';
import type { SsuaEncounter } from './state.ts';
import { advanceFrom, beginRound, cannotNominate, endActivation, pass, settleInitiative } from './turns.ts';

const event = eventSpec<SsuaEncounter>();

/** who may spend Action Points now. */
function cannotSpend(encounter: SsuaEncounter, model: string): Refusal | undefined {
  const { state } = encounter;
  if (model !== state.active && model !== state.vehicle) return notItsTurn('A-15');
  const { out, charged } = getModelState(encounter, model);
  if (out) return inState('out');
  return charged ? inState('charged', 'A-20') : undefined;
}

function cannotPay(encounter: SsuaEncounter, model: string, price: number): Refusal | undefined {
  const { ap } = getModelState(encounter, model);
  return ap < price ? tooExpensive(ap, price, 'A-15') : undefined;
}

function pay(encounter: SsuaEncounter, model: string, price: number): undefined {
  getModelState(encounter, model).ap -= price;
}

const begin = event({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

const initiative = event({
  keys: { side: id('side'), model: id(), with: word('agility', 'mind'), dice },
  phases: ['initiative'],
  refuse(encounter, { side, model }) {
    const { state } = encounter;
    if (!state.contenders.includes(side) || state.rolls.has(side)) return notItsTurn('A-3');
    if (getFigure(encounter, model).side !== side) return wrongTarget('A-3', model);
    const why = cannotNominate(encounter, model);
    return why && inState(why, why === 'henchman' ? 'A-4' : undefined);
  },
  dice: (encounter, event) => [
    { sides: 6, dice: event.dice, length: getFigure(encounter, event.model).character[event.with] },
  ],
  apply(encounter, event) {
    const value = getFigure(encounter, event.model).character[event.with];
    const goals = event.dice.reduce((sum, face) => sum + goalsOf(face, encounter.options['ssua.sixCountsTwo']), 0);
    encounter.state.rolls.set(event.side, { goals, value });
    settleInitiative(encounter);
    return { goals };
  },
});

/** A-8, A?1. */
const goalsOf = (face: number, doesSixCountTwo: boolean): number =>
  face < 4 ? 0 : face === 6 && doesSixCountTwo ? 2 : 1;

/** a card activates its model once more between any two activations, and after the last one of the turn. */
const activate = event({
  keys: { model: id(), by: optional(text) },
  phasesOf: ({ state }, { by }) => (by !== undefined && state.round > 0 ? ['choose', 'between'] : ['choose']),
  refuse(encounter, { model, by }) {
    const { side, character } = getFigure(encounter, model);
    const { out, activated } = getModelState(encounter, model);
    if (side !== encounter.state.side && !(activated && by !== undefined)) return notItsTurn('A-9');
    if (out) return inState('out');
    if (character.vehicle) return inState('vehicle', 'A-28');
    return activated && by === undefined ? overLimit(1, 1, 'A-11') : undefined;
  },
  apply(encounter, { model }) {
    const { state } = encounter;
    Object.assign(getModelState(encounter, model), { activated: true, charged: false, struck: false });
    Object.assign(state, { active: model, vehicle: null, turn: state.turn + 1, phase: 'activation' });
  },
});

const passing = event({
  keys: { model: optional(id()) },
  isNeeded: ({ options }) => options['ssua.passForfeits'],
  phases: ['choose'],
  refuse(encounter, { model }) {
    if (!encounter.options['ssua.passForfeits'] || model === undefined) return undefined;
    const { side, character } = getFigure(encounter, model);
    const { out, activated } = getModelState(encounter, model);
    const isReady = side === encounter.state.side && !out && !activated && !character.vehicle;
    return isReady ? undefined : notItsTurn('A-14');
  },
  apply(encounter, { model }) {
    const side = encounter.state.side ?? '';
    if (!encounter.options['ssua.passForfeits'] || model === undefined) pass(encounter, side);
    else {
      getModelState(encounter, model).activated = true;
      advanceFrom(encounter, side);
    }
    return undefined;
  },
});

const move = event({
  keys: { model: id(), inches: inchPlus, how: word('walk', 'charge', 'fly', 'swim') },
  phases: ['activation'],
  refuse(encounter, { model, inches, how }) {
    const refusal = cannotSpend(encounter, model);
    if (refusal) return refusal;
    const { flying, ap } = getModelState(encounter, model);
    if (flying !== (how === 'fly')) return inState(flying ? 'flying' : 'grounded', 'A-23');
    const least = encounter.options['ssua.chargeMinAp'];
    if (how === 'charge' && ap < least) return tooExpensive(ap, least, 'A?6');
    return cannotPay(encounter, model, movePrice(encounter, model, how, inches));
  },
  apply(encounter, { model, inches, how }) {
    pay(encounter, model, movePrice(encounter, model, how, inches));
    if (how === 'charge') getModelState(encounter, model).charged = true;
  },
});

/** */
const flight = (kind: 'take-off' | 'land') =>
  event({
    keys: { model: id() },
    phases: ['activation'],
    refuse(encounter, { model }) {
      const refusal = cannotSpend(encounter, model);
      if (refusal) return refusal;
      const { flying } = getModelState(encounter, model);
      if (flying === (kind === 'take-off')) {
        return flying ? inState('flying', 'A-21') : inState('grounded', 'A-22');
      }
      return cannotPay(encounter, model, priceOf(encounter, model, kind));
    },
    apply(encounter, { model }) {
      pay(encounter, model, priceOf(encounter, model, kind));
      getModelState(encounter, model).flying = kind === 'take-off';
    },
  });

const attack = event({
  keys: { model: id(), type: word('melee', 'ranged'), attack: optional(name('attack')), target: optional(id()) },
  phases: ['activation'],
  refuse(encounter, { model, type, attack, target }) {
    const { state, options } = encounter;
    if (model !== state.active && model !== state.vehicle) return notItsTurn('A-15');
    const { out, attacked, charged, struck, ap } = getModelState(encounter, model);
    if (out) return inState('out');
    const isExtra = charged && type === 'melee' && !struck && options['ssua.chargeAttackIsExtra'];
    if (attacked && !isExtra) return overLimit(1, 1, 'A-25');
    if (charged && (type === 'ranged' || struck)) return inState('charged', 'A-20');
    const price = attackPrice(encounter, model, attack);
    if (ap < price) return tooExpensive(ap, price, 'A-15');
    return target !== undefined && getModelState(encounter, target).out ? wrongTarget('A-25', target) : undefined;
  },
  apply(encounter, { model, attack }) {
    const state = getModelState(encounter, model);
    pay(encounter, model, attackPrice(encounter, model, attack));
    if (!(state.charged && encounter.options['ssua.chargeAttackIsExtra'])) state.attacked = true;
    if (state.charged) state.struck = true;
  },
});

/** */
const handling = (kind: 'interact' | 'pick-up') =>
  event({
    keys: { model: id(), what: optional(text) },
    phases: ['activation'],
    refuse: (encounter, { model }) =>
      cannotSpend(encounter, model) ?? cannotPay(encounter, model, priceOf(encounter, model, kind)),
    apply: (encounter, { model }) => pay(encounter, model, priceOf(encounter, model, kind)),
  });

const operate = event({
  keys: { model: id(), vehicle: id() },
  phases: ['activation'],
  refuse(encounter, { model, vehicle }) {
    const { state } = encounter;
    const refusal = cannotSpend(encounter, model);
    if (refusal) return refusal;
    if (model !== state.active) return notItsTurn('A-28');
    const driven = getFigure(encounter, vehicle);
    if (
      !driven.character.vehicle ||
      getModelState(encounter, vehicle).out ||
      driven.side !== getFigure(encounter, model).side
    ) {
      return wrongTarget('A-28', vehicle);
    }
    if (state.vehicle !== null) return overLimit(1, 1, 'A-28');
    return cannotPay(encounter, model, priceOf(encounter, model, 'operate'));
  },
  apply(encounter, { model, vehicle }) {
    pay(encounter, model, priceOf(encounter, model, 'operate'));
    encounter.state.vehicle = vehicle;
  },
});

const power = event({
  keys: { model: id(), what: text, ap: int },
  phases: ['activation'],
  refuse: (encounter, { model, ap }) => cannotSpend(encounter, model) ?? cannotPay(encounter, model, ap),
  apply: (encounter, { model, ap }) => pay(encounter, model, ap),
});

const end = event({
  keys: {},
  phases: ['activation'],
  apply(encounter) {
    endActivation(encounter);
    return undefined;
  },
});

/** What may be set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<SsuaEncounter>>> = {
  ap: {
    label: 'AP',
    value: (encounter, model) => getModelState(encounter, model).ap,
    range: () => [0, 99],
    set: (encounter, model, to) => {
      getModelState(encounter, model).ap = to;
    },
  },
  hits: {
    label: 'Hits',
    value: (encounter, model) => getModelState(encounter, model).hits ?? 0,
    range(encounter, model) {
      const { hits } = getFigure(encounter, model).character;
      return hits === undefined ? undefined : [0, hits];
    },
    set(encounter, model, to) {
      const state = getModelState(encounter, model);
      state.hits = to;
      if (to === 0) state.out = true;
    },
  },
};

export const EVENTS: ReadonlyMap<string, EventSpec<SsuaEncounter>> = new Map([
  ['begin', begin],
  ['initiative', initiative],
  ['activate', activate],
  ['pass', passing],
  ['move', move],
  ['take-off', flight('take-off')],
  ['land', flight('land')],
  ['attack', attack],
  ['interact', handling('interact')],
  ['pick-up', handling('pick-up')],
  ['operate', operate],
  ['power', power],
  ['end', end],
  ['out', outEvent<SsuaEncounter>()],
  ['in', inEvent<SsuaEncounter>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
