/** The events of Bulletproof Blues: when each is allowed and what it does (docs/encounters.md#bulletproof-blues). */
import { type Adjustable, adjustEvent, inPlaceEvent, outEvent, placeEvent } from '../../../play/event/common-events.ts';
import { dice, id, ids, optional, text, withDefault, word } from '../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, wrongChoice } from '../../../play/event/refusal.ts';
import { afterSlot, allowSteppingIn, nextEvent } from '../../../play/order/delays.ts';
import { tieEvent } from '../../../play/order/slots.ts';
import { type EventSpec, eventSpec } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { defend } from './defend-event.ts';
import type { BbPlay } from './state.ts';
import { beginRound, endRound, force, perceive, SLOTS, stepIn } from './turns.ts';

const event = eventSpec<BbPlay>();

/** D-3: who is aware of the others, first to last. */
const aware = event({
  keys: { order: ids() },
  phases: ['between'],
  refuse(play, { order }) {
    const wrong = order.find((model, i) => stateOf(play, model).out || order.indexOf(model) < i);
    return wrong === undefined ? undefined : wrongChoice(wrong, 'D-3');
  },
  apply(play, { order }) {
    play.state.order = [...order];
    return undefined;
  },
});

const begin = event({
  keys: {},
  phases: ['between'],
  apply(play) {
    beginRound(play);
    return undefined;
  },
});

const perception = event({
  keys: { model: id(), dice },
  phases: ['initiative'],
  refuse(play, { model }) {
    const state = stateOf(play, model);
    if (state.out) return inState('out');
    return state.dice === null ? undefined : notItsTurn('D-4');
  },
  dice: (_, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply: (play, { model, dice }) => ({ total: perceive(play, model, dice) }),
});

const action = event({
  keys: { model: id(), as: word('task', 'move', 'other'), name: withDefault(text, '') },
  phases: ['slot'],
  refuse(play, { model, as }) {
    if (model !== play.state.active) return notItsTurn('D-2');
    const state = stateOf(play, model);
    if (state.out) return inState('out');
    return as !== 'other' && state[as] > 0 ? overLimit(1, 1, 'D?10') : undefined;
  },
  apply(play, { model, as, name }) {
    const state = stateOf(play, model);
    if (as !== 'other') state[as] += 1;
    // D-14, D-17
    if (as === 'task' && (name === 'block' || name === 'dodge')) state.defending = name;
    return undefined;
  },
});

const forcing = event({
  keys: { model: id(), how: word('block', 'dodge', 'cover', 'power', 'other'), for: optional(id()) },
  phases: ['slot', 'environment'],
  refuse({ state }, { model }) {
    const { out, forced } = state.models.get(model) ?? { out: false, forced: false };
    if (out) return inState('out');
    if (!state.order.includes(model)) return notItsTurn('D-2');
    if (model === state.active) return notItsTurn('D-10');
    return forced ? overLimit(1, 1, 'D-11') : undefined;
  },
  apply(play, { model, how }) {
    force(play, model);
    // D-17, P-19: a forced action that is no defense ends the one that lasted until now.
    stateOf(play, model).defending = how === 'block' || how === 'dodge' ? how : null;
    return undefined;
  },
});

const delay = event({
  keys: { model: id() },
  phases: ['slot'],
  refuse(play, { model }) {
    if (model !== play.state.active) return notItsTurn('D-9');
    const { out, task, move } = stateOf(play, model);
    if (out) return inState('out');
    return task > 0 || move > 0 || play.state.delayedTurn ? inState('acted', 'D-9') : undefined;
  },
  apply(play, { model }) {
    const { shown } = play.state;
    stateOf(play, model).delayed = true;
    const at = shown.lastIndexOf(model);
    if (at >= 0) shown.splice(at, 1);
    afterSlot(play, SLOTS);
    return undefined;
  },
});

const steppingIn = event({
  keys: { model: id() },
  phases: ['gap'],
  refuse(play, { model }) {
    const { delayed, ripe, out } = stateOf(play, model);
    if (!delayed || !ripe) return notItsTurn('D-9');
    return out ? inState('out') : undefined;
  },
  apply(play, { model }) {
    stepIn(play, model);
    return undefined;
  },
});

const end = event({
  keys: {},
  phases: ['slot', 'environment'],
  apply(play) {
    const { state } = play;
    if (state.phase === 'environment') endRound(play);
    else {
      allowSteppingIn(play);
      state.delayedTurn = false;
      afterSlot(play, SLOTS);
    }
    return undefined;
  },
});

/** What may be set by hand. The rules here do not say what happens at 0 Endurance: the table does, with `out`. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<BbPlay>>> = {
  endurance: {
    label: 'Endurance',
    value: (play, model) => stateOf(play, model).endurance ?? 0,
    range(play, model) {
      const { endurance } = figureOf(play, model).character;
      return endurance === undefined ? undefined : [0, endurance];
    },
    set: (play, model, to) => {
      stateOf(play, model).endurance = to;
    },
  },
};

export const EVENTS: ReadonlyMap<string, EventSpec<BbPlay>> = new Map([
  ['aware', aware],
  ['begin', begin],
  ['perception', perception],
  ['tie', tieEvent<BbPlay>(SLOTS)],
  ['action', action],
  ['force', forcing],
  ['defend', defend],
  ['delay', delay],
  ['step-in', steppingIn],
  ['next', nextEvent<BbPlay>(SLOTS)],
  ['end', end],
  ['out', outEvent<BbPlay>()],
  ['in', inPlaceEvent<BbPlay>()],
  ['place', placeEvent<BbPlay>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
