/**
 * Defines the log events of Bulletproof Blues: when each is allowed and what it does (docs/encounters.md#bulletproof-blues). A round gives
 * each model a slot, in the order of their Perception rolls. In the gap before a slot, a model may take a turn that it delayed earlier
 * (`step-in`). The environment acts last. A forced action is a defense out of turn that costs the model's next turn.
 */
import {
  type Adjustable,
  defineAdjustEvent,
  defineInPlaceEvent,
  defineOutEvent,
  definePlaceEvent,
} from '../../../play/event/common-events.ts';
import { defineDamageEvent } from '../../../play/event/damage-event.ts';
import { defineEndGameEvent } from '../../../play/event/end-game-event.ts';
import {
  diceKey,
  idKey,
  idListKey,
  optional,
  rangeKey,
  textKey,
  withDefault,
  wordKey,
} from '../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTargetRefusal,
  createTurnRefusal,
} from '../../../play/event/refusal.ts';
import { allowSteppingIn, defineNextEvent, endSlot } from '../../../play/order/delays.ts';
import { defineTieEvent } from '../../../play/order/slots.ts';
import { defineEventSpec, type EventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { defendEvent, findPowerRank } from './defend-event.ts';
import type { BbEncounter } from './state.ts';
import { beginRound, endRound, force, perceive, SLOTS, stepIn } from './turns.ts';

const defineEvent = defineEventSpec<BbEncounter>();

/** Orders the models by awareness of the others, first to last (D-3). */
const awareEvent = defineEvent({
  keys: { order: idListKey() },
  phases: ['between'],
  refuse(encounter, { order }) {
    const wrongModelId = order.find(
      (modelId, index) => getModelState(encounter, modelId).out || order.indexOf(modelId) < index,
    );
    return wrongModelId === undefined ? undefined : createChoiceRefusal(wrongModelId, 'D-3');
  },
  apply(encounter, { order }) {
    encounter.state.order = [...order];
    return undefined;
  },
});

const beginEvent = defineEvent({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

/** The highest rank that players may state for an attack. Ranks on cards may be higher. */
const MAX_RANK = 99;

const perceptionEvent = defineEvent({
  keys: { model: idKey(), dice: diceKey },
  phases: ['initiative'],
  refuse(encounter, { model: modelId }) {
    const modelState = getModelState(encounter, modelId);
    if (modelState.out) return createStateRefusal('out');
    return modelState.dice === null ? undefined : createTurnRefusal('D-4');
  },
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply: (encounter, { model: modelId, dice }) => ({ total: perceive(encounter, modelId, dice) }),
});

/**
 * An action of the active model. A task named `attack` is an attack: its power, or else its rank, is what a defense must beat (D-14). The
 * rules say nothing about the roll to hit, so players state its result.
 */
const actionEvent = defineEvent({
  keys: {
    model: idKey(),
    as: wordKey('task', 'move', 'other'),
    name: withDefault(textKey, ''),
    target: optional(idKey()),
    power: optional(textKey),
    rank: optional(rangeKey(0, MAX_RANK)),
    result: optional(wordKey('hit', 'miss')),
  },
  phases: ['slot'],
  refuse(encounter, { model: modelId, as: actionType, target: targetId }) {
    if (modelId !== encounter.state.active) return createTurnRefusal('D-2');
    const modelState = getModelState(encounter, modelId);
    if (modelState.out) return createStateRefusal('out');
    if (actionType !== 'other' && modelState[actionType] > 0) return createLimitRefusal(1, 1, 'D?10');
    return targetId !== undefined && getModelState(encounter, targetId).out
      ? createTargetRefusal(undefined, targetId)
      : undefined;
  },
  apply(encounter, { model: modelId, as: actionType, name, target: targetId, power: powerName, rank, result }) {
    const modelState = getModelState(encounter, modelId);
    if (actionType !== 'other') modelState[actionType] += 1;
    if (actionType !== 'task') return;
    // Blocking or dodging is a task, and the model may go on with it until its next action (D-14, D-17).
    if (name === 'block' || name === 'dodge') modelState.defending = name;
    if (name !== 'attack' || targetId === undefined || result === 'miss') return;
    encounter.state.attack = {
      ...{ attacker: modelId, target: targetId, name: powerName },
      rank: rank ?? (powerName === undefined ? undefined : findPowerRank(encounter, modelId, powerName)),
    };
  },
});

const forceEvent = defineEvent({
  keys: { model: idKey(), how: wordKey('block', 'dodge', 'cover', 'power', 'other'), for: optional(idKey()) },
  phases: ['slot', 'environment'],
  refuse({ state }, { model: modelId }) {
    const { out: isOut, forced } = state.models.get(modelId) ?? { out: false, forced: false };
    if (isOut) return createStateRefusal('out');
    if (!state.order.includes(modelId)) return createTurnRefusal('D-2');
    if (modelId === state.active) return createTurnRefusal('D-10');
    return forced ? createLimitRefusal(1, 1, 'D-11') : undefined;
  },
  apply(encounter, { model: modelId, how: defense }) {
    force(encounter, modelId);
    // D-17, P-19: a forced action that isn't a defense ends the current defense.
    getModelState(encounter, modelId).defending = defense === 'block' || defense === 'dodge' ? defense : null;
    return undefined;
  },
});

const delayEvent = defineEvent({
  keys: { model: idKey() },
  phases: ['slot'],
  refuse(encounter, { model: modelId }) {
    if (modelId !== encounter.state.active) return createTurnRefusal('D-9');
    const { out: isOut, task, move } = getModelState(encounter, modelId);
    if (isOut) return createStateRefusal('out');
    return task > 0 || move > 0 || encounter.state.delayedTurn ? createStateRefusal('acted', 'D-9') : undefined;
  },
  apply(encounter, { model: modelId }) {
    const { shown } = encounter.state;
    getModelState(encounter, modelId).delayed = true;
    // The turn isn't shown as taken any more.
    const shownIndex = shown.lastIndexOf(modelId);
    if (shownIndex >= 0) shown.splice(shownIndex, 1);
    endSlot(encounter, SLOTS);
    return undefined;
  },
});

const stepInEvent = defineEvent({
  keys: { model: idKey() },
  phases: ['gap'],
  refuse(encounter, { model: modelId }) {
    const { delayed, ripe, out: isOut } = getModelState(encounter, modelId);
    if (!delayed || !ripe) return createTurnRefusal('D-9');
    return isOut ? createStateRefusal('out') : undefined;
  },
  apply(encounter, { model: modelId }) {
    stepIn(encounter, modelId);
    return undefined;
  },
});

const endEvent = defineEvent({
  keys: {},
  phases: ['slot', 'environment'],
  apply(encounter) {
    const { state } = encounter;
    delete state.attack;
    if (state.phase === 'environment') endRound(encounter);
    else {
      allowSteppingIn(encounter);
      state.delayedTurn = false;
      endSlot(encounter, SLOTS);
    }
    return undefined;
  },
});

/** The Endurance of a model, if its card states any. The rules don't say what happens at 0, so players decide with `out`. */
export const ENDURANCE: Adjustable<BbEncounter> = {
  label: 'Endurance',
  value: (encounter, modelId) => getModelState(encounter, modelId).endurance ?? 0,
  range(encounter, modelId) {
    const { endurance } = getFigure(encounter, modelId).character;
    return endurance === undefined ? undefined : [0, endurance];
  },
  set: (encounter, modelId, newValue) => {
    getModelState(encounter, modelId).endurance = newValue;
  },
};

/** The values that players may set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<BbEncounter>>> = { endurance: ENDURANCE };

export const EVENTS: ReadonlyMap<string, EventSpec<BbEncounter>> = new Map([
  ['aware', awareEvent],
  ['begin', beginEvent],
  ['perception', perceptionEvent],
  ['tie', defineTieEvent<BbEncounter>(SLOTS)],
  ['action', actionEvent],
  ['force', forceEvent],
  ['defend', defendEvent],
  ['damage', defineDamageEvent(ENDURANCE)],
  ['delay', delayEvent],
  ['step-in', stepInEvent],
  ['next', defineNextEvent<BbEncounter>(SLOTS)],
  ['end', endEvent],
  ['end-game', defineEndGameEvent<BbEncounter>()],
  ['out', defineOutEvent<BbEncounter>()],
  ['in', defineInPlaceEvent<BbEncounter>()],
  ['place', definePlaceEvent<BbEncounter>()],
  ['adjust', defineAdjustEvent(ADJUSTABLE)],
]);
