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
import { type EventSpec, eventSpec } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { attackPrice, movePrice, priceOf } from './prices.ts';
import type { SsuaPlay } from './state.ts';
import { advanceFrom, beginRound, cannotNominate, endActivation, pass, settleInitiative } from './turns.ts';

const event = eventSpec<SsuaPlay>();

/** who may spend Action Points now. */
function cannotSpend(play: SsuaPlay, model: string): Refusal | undefined {
  const { state } = play;
  if (model !== state.active && model !== state.vehicle) return notItsTurn('A-15');
  const { out, charged } = stateOf(play, model);
  if (out) return inState('out');
  return charged ? inState('charged', 'A-20') : undefined;
}

function cannotPay(play: SsuaPlay, model: string, price: number): Refusal | undefined {
  const { ap } = stateOf(play, model);
  return ap < price ? tooExpensive(ap, price, 'A-15') : undefined;
}

function pay(play: SsuaPlay, model: string, price: number): undefined {
  stateOf(play, model).ap -= price;
}

const begin = event({
  keys: {},
  phases: ['between'],
  apply(play) {
    beginRound(play);
    return undefined;
  },
});

const initiative = event({
  keys: { side: id('side'), model: id(), with: word('agility', 'mind'), dice },
  phases: ['initiative'],
  refuse(play, { side, model }) {
    const { state } = play;
    if (!state.contenders.includes(side) || state.rolls.has(side)) return notItsTurn('A-3');
    if (figureOf(play, model).side !== side) return wrongTarget('A-3', model);
    const why = cannotNominate(play, model);
    return why && inState(why, why === 'henchman' ? 'A-4' : undefined);
  },
  dice: (play, event) => [{ sides: 6, dice: event.dice, length: figureOf(play, event.model).character[event.with] }],
  apply(play, event) {
    const value = figureOf(play, event.model).character[event.with];
    const goals = event.dice.reduce((sum, face) => sum + goalsOf(face, play.options['ssua.sixCountsTwo']), 0);
    play.state.rolls.set(event.side, { goals, value });
    settleInitiative(play);
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
  refuse(play, { model, by }) {
    const { side, character } = figureOf(play, model);
    const { out, activated } = stateOf(play, model);
    if (side !== play.state.side && !(activated && by !== undefined)) return notItsTurn('A-9');
    if (out) return inState('out');
    if (character.vehicle) return inState('vehicle', 'A-28');
    return activated && by === undefined ? overLimit(1, 1, 'A-11') : undefined;
  },
  apply(play, { model }) {
    const { state } = play;
    Object.assign(stateOf(play, model), { activated: true, charged: false, struck: false });
    Object.assign(state, { active: model, vehicle: null, turn: state.turn + 1, phase: 'activation' });
  },
});

const passing = event({
  keys: { model: optional(id()) },
  isNeeded: ({ options }) => options['ssua.passForfeits'],
  phases: ['choose'],
  refuse(play, { model }) {
    if (!play.options['ssua.passForfeits'] || model === undefined) return undefined;
    const { side, character } = figureOf(play, model);
    const { out, activated } = stateOf(play, model);
    const isReady = side === play.state.side && !out && !activated && !character.vehicle;
    return isReady ? undefined : notItsTurn('A-14');
  },
  apply(play, { model }) {
    const side = play.state.side ?? '';
    if (!play.options['ssua.passForfeits'] || model === undefined) pass(play, side);
    else {
      stateOf(play, model).activated = true;
      advanceFrom(play, side);
    }
    return undefined;
  },
});

const move = event({
  keys: { model: id(), inches: inchPlus, how: word('walk', 'charge', 'fly', 'swim') },
  phases: ['activation'],
  refuse(play, { model, inches, how }) {
    const refusal = cannotSpend(play, model);
    if (refusal) return refusal;
    const { flying, ap } = stateOf(play, model);
    if (flying !== (how === 'fly')) return inState(flying ? 'flying' : 'grounded', 'A-23');
    const least = play.options['ssua.chargeMinAp'];
    if (how === 'charge' && ap < least) return tooExpensive(ap, least, 'A?6');
    return cannotPay(play, model, movePrice(play, model, how, inches));
  },
  apply(play, { model, inches, how }) {
    pay(play, model, movePrice(play, model, how, inches));
    if (how === 'charge') stateOf(play, model).charged = true;
  },
});

/** */
const flight = (kind: 'take-off' | 'land') =>
  event({
    keys: { model: id() },
    phases: ['activation'],
    refuse(play, { model }) {
      const refusal = cannotSpend(play, model);
      if (refusal) return refusal;
      const { flying } = stateOf(play, model);
      if (flying === (kind === 'take-off')) {
        return flying ? inState('flying', 'A-21') : inState('grounded', 'A-22');
      }
      return cannotPay(play, model, priceOf(play, model, kind));
    },
    apply(play, { model }) {
      pay(play, model, priceOf(play, model, kind));
      stateOf(play, model).flying = kind === 'take-off';
    },
  });

const attack = event({
  keys: { model: id(), type: word('melee', 'ranged'), attack: optional(name('attack')), target: optional(id()) },
  phases: ['activation'],
  refuse(play, { model, type, attack, target }) {
    const { state, options } = play;
    if (model !== state.active && model !== state.vehicle) return notItsTurn('A-15');
    const { out, attacked, charged, struck, ap } = stateOf(play, model);
    if (out) return inState('out');
    const isExtra = charged && type === 'melee' && !struck && options['ssua.chargeAttackIsExtra'];
    if (attacked && !isExtra) return overLimit(1, 1, 'A-25');
    if (charged && (type === 'ranged' || struck)) return inState('charged', 'A-20');
    const price = attackPrice(play, model, attack);
    if (ap < price) return tooExpensive(ap, price, 'A-15');
    return target !== undefined && stateOf(play, target).out ? wrongTarget('A-25', target) : undefined;
  },
  apply(play, { model, attack }) {
    const state = stateOf(play, model);
    pay(play, model, attackPrice(play, model, attack));
    if (!(state.charged && play.options['ssua.chargeAttackIsExtra'])) state.attacked = true;
    if (state.charged) state.struck = true;
  },
});

/** */
const handling = (kind: 'interact' | 'pick-up') =>
  event({
    keys: { model: id(), what: optional(text) },
    phases: ['activation'],
    refuse: (play, { model }) => cannotSpend(play, model) ?? cannotPay(play, model, priceOf(play, model, kind)),
    apply: (play, { model }) => pay(play, model, priceOf(play, model, kind)),
  });

const operate = event({
  keys: { model: id(), vehicle: id() },
  phases: ['activation'],
  refuse(play, { model, vehicle }) {
    const { state } = play;
    const refusal = cannotSpend(play, model);
    if (refusal) return refusal;
    if (model !== state.active) return notItsTurn('A-28');
    const driven = figureOf(play, vehicle);
    if (!driven.character.vehicle || stateOf(play, vehicle).out || driven.side !== figureOf(play, model).side) {
      return wrongTarget('A-28', vehicle);
    }
    if (state.vehicle !== null) return overLimit(1, 1, 'A-28');
    return cannotPay(play, model, priceOf(play, model, 'operate'));
  },
  apply(play, { model, vehicle }) {
    pay(play, model, priceOf(play, model, 'operate'));
    play.state.vehicle = vehicle;
  },
});

const power = event({
  keys: { model: id(), what: text, ap: int },
  phases: ['activation'],
  refuse: (play, { model, ap }) => cannotSpend(play, model) ?? cannotPay(play, model, ap),
  apply: (play, { model, ap }) => pay(play, model, ap),
});

const end = event({
  keys: {},
  phases: ['activation'],
  apply(play) {
    endActivation(play);
    return undefined;
  },
});

/** What may be set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<SsuaPlay>>> = {
  ap: {
    label: 'AP',
    value: (play, model) => stateOf(play, model).ap,
    range: () => [0, 99],
    set: (play, model, to) => {
      stateOf(play, model).ap = to;
    },
  },
  hits: {
    label: 'Hits',
    value: (play, model) => stateOf(play, model).hits ?? 0,
    range(play, model) {
      const { hits } = figureOf(play, model).character;
      return hits === undefined ? undefined : [0, hits];
    },
    set(play, model, to) {
      const state = stateOf(play, model);
      state.hits = to;
      if (to === 0) state.out = true;
    },
  },
};

export const EVENTS: ReadonlyMap<string, EventSpec<SsuaPlay>> = new Map([
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
  ['out', outEvent<SsuaPlay>()],
  ['in', inEvent<SsuaPlay>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
