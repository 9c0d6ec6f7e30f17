/** The events of Bulletproof Blues: when each is allowed and what it does (docs/encounters.md#bulletproof-blues). */
import { type Adjustable, adjustEvent, inPlaceEvent, outEvent, placeEvent } from '../../../play/event/common-events.ts';
import { dice, id, ids, optional, text, withDefault, word } from '../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, wrongChoice } from '../../../play/event/refusal.ts';
import { afterSlot, allowSteppingIn, nextEvent } from '../../../play/order/delays.ts';
import { tieEvent } from '../../../play/order/slots.ts';
import { type EventSpec, eventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { defend } from './defend-event.ts';
import type { BbEncounter } from './state.ts';
import { beginRound, endRound, force, perceive, SLOTS, stepIn } from './turns.ts';

const event = eventSpec<BbEncounter>();

/** D-3: who is aware of the others, first to last. */
const aware = event({
  keys: { order: ids() },
  phases: ['between'],
  refuse(encounter, { order }) {
    const wrong = order.find((model, index) => getModelState(encounter, model).out || order.indexOf(model) < index);
    return wrong === undefined ? undefined : wrongChoice(wrong, 'D-3');
  },
  apply(encounter, { order }) {
    encounter.state.order = [...order];
    return undefined;
  },
});

const begin = event({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

const perception = event({
  keys: { model: id(), dice },
  phases: ['initiative'],
  refuse(encounter, { model }) {
    const state = getModelState(encounter, model);
    if (state.out) return inState('out');
    return state.dice === null ? undefined : notItsTurn('D-4');
  },
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply: (encounter, { model, dice }) => ({ total: perceive(encounter, model, dice) }),
});

const action = event({
  keys: { model: id(), as: word('task', 'move', 'other'), name: withDefault(text, '') },
  phases: ['slot'],
  refuse(encounter, { model, as }) {
    if (model !== encounter.state.active) return notItsTurn('D-2');
    const state = getModelState(encounter, model);
    if (state.out) return inState('out');
    return as !== 'other' && state[as] > 0 ? overLimit(1, 1, 'D?10') : undefined;
  },
  apply(encounter, { model, as, name }) {
    const state = getModelState(encounter, model);
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
  apply(encounter, { model, how }) {
    force(encounter, model);
    // D-17, P-19: a forced action that is no defense ends the one that lasted until now.
    getModelState(encounter, model).defending = how === 'block' || how === 'dodge' ? how : null;
    return undefined;
  },
});

const delay = event({
  keys: { model: id() },
  phases: ['slot'],
  refuse(encounter, { model }) {
    if (model !== encounter.state.active) return notItsTurn('D-9');
    const { out, task, move } = getModelState(encounter, model);
    if (out) return inState('out');
    return task > 0 || move > 0 || encounter.state.delayedTurn ? inState('acted', 'D-9') : undefined;
  },
  apply(encounter, { model }) {
    const { shown } = encounter.state;
    getModelState(encounter, model).delayed = true;
    const at = shown.lastIndexOf(model);
    if (at >= 0) shown.splice(at, 1);
    afterSlot(encounter, SLOTS);
    return undefined;
  },
});

const steppingIn = event({
  keys: { model: id() },
  phases: ['gap'],
  refuse(encounter, { model }) {
    const { delayed, ripe, out } = getModelState(encounter, model);
    if (!delayed || !ripe) return notItsTurn('D-9');
    return out ? inState('out') : undefined;
  },
  apply(encounter, { model }) {
    stepIn(encounter, model);
    return undefined;
  },
});

const end = event({
  keys: {},
  phases: ['slot', 'environment'],
  apply(encounter) {
    const { state } = encounter;
    if (state.phase === 'environment') endRound(encounter);
    else {
      allowSteppingIn(encounter);
      state.delayedTurn = false;
      afterSlot(encounter, SLOTS);
    }
    return undefined;
  },
});

/** What may be set by hand. The rules here do not say what happens at 0 Endurance: the table does, with `out`. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<BbEncounter>>> = {
  endurance: {
    label: 'Endurance',
    value: (encounter, model) => getModelState(encounter, model).endurance ?? 0,
    range(encounter, model) {
      const { endurance } = getFigure(encounter, model).character;
      return endurance === undefined ? undefined : [0, endurance];
    },
    set: (encounter, model, to) => {
      getModelState(encounter, model).endurance = to;
    },
  },
};

export const EVENTS: ReadonlyMap<string, EventSpec<BbEncounter>> = new Map([
  ['aware', aware],
  ['begin', begin],
  ['perception', perception],
  ['tie', tieEvent<BbEncounter>(SLOTS)],
  ['action', action],
  ['force', forcing],
  ['defend', defend],
  ['delay', delay],
  ['step-in', steppingIn],
  ['next', nextEvent<BbEncounter>(SLOTS)],
  ['end', end],
  ['out', outEvent<BbEncounter>()],
  ['in', inPlaceEvent<BbEncounter>()],
  ['place', placeEvent<BbEncounter>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
