/**
 * Defines the log events of the Action Round: when each is allowed and what it does (docs/encounters.md#the-action-round). The phases are
 * `between` rounds, `initiative`, `ties`, `slot`, which is the turn of one model, and `gap`, when a delayed model may step in between
 * turns.
 */
import {
  type Adjustable,
  defineAdjustEvent,
  defineInPlaceEvent,
  defineOutEvent,
  definePlaceEvent,
} from '../../../play/event/common-events.ts';
import { defineEndGameEvent } from '../../../play/event/end-game-event.ts';
import {
  booleanKey,
  diceKey,
  idKey,
  integerKey,
  intKey,
  optional,
  textKey,
  withDefault,
  wordKey,
} from '../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createCostRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../play/event/refusal.ts';
import { defineNextEvent } from '../../../play/order/delays.ts';
import { defineTieEvent } from '../../../play/order/slots.ts';
import { defineEventSpec, type EventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { actionEvent } from './action-event.ts';
import { CHECK_EVENT } from './check-event.ts';
import { checkCanAct, checkRoom } from './refusals.ts';
import type { ArEncounter } from './state.ts';
import { addEffect, beginRound, delay, endTurn, SLOTS, stepIn } from './turns.ts';

const defineEvent = defineEventSpec<ArEncounter>();

/** Whether the players state the initiative scores instead of rolling for them (C?1). */
const areScoresTyped = ({ options }: ArEncounter): boolean => options['ar.initMode'] === 'typed';

const initiativeEvent = defineEvent({
  keys: { model: idKey(), score: optional(integerKey), dice: optional(diceKey) },
  isRequired: (encounter, fieldName) => fieldName === (areScoresTyped(encounter) ? 'score' : 'dice'),
  getPhases: (encounter) => [areScoresTyped(encounter) ? 'between' : 'initiative'],
  refuse(encounter, { model: modelId }) {
    const { round, extra } = encounter.state;
    if (areScoresTyped(encounter)) return round > 0 ? createLimitRefusal(round, 0, 'C?1') : undefined;
    if (getModelState(encounter, modelId).out) return createStateRefusal('out');
    return extra.rolled.includes(modelId) ? createTurnRefusal('C?1') : undefined;
  },
  dice: (encounter, { dice = [] }) => (areScoresTyped(encounter) ? [] : [{ sides: 20, dice, length: 1 }]),
  apply(encounter, { model: modelId, score = 0, dice = [] }) {
    const modelState = getModelState(encounter, modelId);
    if (areScoresTyped(encounter)) modelState.score = score;
    else {
      modelState.score = (dice[0] ?? 0) + getFigure(encounter, modelId).character.initiative;
      encounter.state.extra.rolled.push(modelId);
    }
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

/** Ready (C-23): for a Standard action, the model names an action that it will take as its Reaction when a trigger comes. */
const readyEvent = defineEvent({
  keys: {
    model: idKey(),
    action: textKey,
    as: withDefault(wordKey('standard', 'move', 'quick'), 'standard'),
    trigger: textKey,
  },
  phases: ['slot'],
  refuse(encounter, { model: modelId }) {
    const inactiveRefusal = checkCanAct(encounter, modelId);
    if (inactiveRefusal) return inactiveRefusal;
    return modelId === encounter.state.active
      ? checkRoom(getModelState(encounter, modelId), 'standard')
      : createTurnRefusal('C-2');
  },
  apply(encounter, { model: modelId, action, as: actionType, trigger }) {
    const modelState = getModelState(encounter, modelId);
    modelState.standard += 1;
    modelState.acts += 1;
    modelState.ready = { action, as: actionType, trigger };
    return undefined;
  },
});

/** The trigger of a readied action has come, in the turn of another model. */
const triggerEvent = defineEvent({
  keys: { model: idKey() },
  phases: ['slot'],
  refuse(encounter, { model: modelId }) {
    const inactiveRefusal = checkCanAct(encounter, modelId);
    if (inactiveRefusal) return inactiveRefusal;
    const { ready: readiedAction, reactions } = getModelState(encounter, modelId);
    if (modelId === encounter.state.active || readiedAction === null) return createTurnRefusal('C-23');
    return reactions.length > 0 ? createLimitRefusal(reactions.length, 1, 'C-3') : undefined;
  },
  apply(encounter, { model: modelId }) {
    const modelState = getModelState(encounter, modelId);
    modelState.ready = null;
    modelState.reactions.push('readied');
    return undefined;
  },
});

/** The two reactions to one attack that a house rule allows together, in alphabetical order (C?7). */
const STACKED_REACTIONS = ['slam', 'smash'];

/** Refuses a second Reaction (C-3), and any Reaction while the model waits for the trigger of its readied action (C-23). */
function checkCanReact(encounter: ArEncounter, modelId: string, reactionName: string): Refusal | undefined {
  const inactiveRefusal = checkCanAct(encounter, modelId);
  if (inactiveRefusal) return inactiveRefusal;
  const { ready: readiedAction, reactions } = getModelState(encounter, modelId);
  if (readiedAction !== null) return createStateRefusal('ready', 'C-23');
  const isStacked =
    encounter.options['ar.stackAttackReactions'] &&
    reactions.length === 1 &&
    isStackablePair([...reactions, reactionName]);
  return reactions.length > 0 && !isStacked ? createLimitRefusal(reactions.length, 1, 'C-3') : undefined;
}

const isStackablePair = (reactionNames: readonly string[]): boolean =>
  [...reactionNames].sort().join() === STACKED_REACTIONS.join();

const reactionEvent = defineEvent({
  keys: { model: idKey(), name: textKey, target: optional(idKey()), feet: withDefault(intKey, 0) },
  phases: ['slot'],
  refuse: (encounter, { model: modelId, name }) => checkCanReact(encounter, modelId, name),
  apply(encounter, { model: modelId, name, feet }) {
    getModelState(encounter, modelId).reactions.push(name);
    // C-78: a Slam has 1 Advantage for every 10 feet of approach, up to 5.
    return name === 'slam' ? { advantage: Math.min(5, Math.floor(feet / 10)) } : undefined;
  },
});

export const SURGES = ['additional', 'alternate', 'boost', 'burst', 'edge', 'counter', 'resistance', 'retry'] as const;

/** A Surge is a Reaction with one of eight benefits (C-67), for which the model's next turn starts with more fatigue (C-76). */
const surgeEvent = defineEvent({
  keys: { model: idKey(), benefit: wordKey(...SURGES) },
  phases: ['slot'],
  refuse(encounter, { model: modelId, benefit }) {
    const inactiveRefusal = checkCanReact(encounter, modelId, 'surge');
    if (inactiveRefusal) return inactiveRefusal;
    // Only the model whose turn it is can use one more Standard action.
    return benefit === 'additional' && modelId !== encounter.state.active ? createTurnRefusal('C-75') : undefined;
  },
  apply(encounter, { model: modelId, benefit }) {
    const modelState = getModelState(encounter, modelId);
    modelState.reactions.push('surge');
    modelState.surges += 1;
    if (benefit === 'additional') modelState.extra += 1;
    return undefined;
  },
});

export const DESTINY_USES = ['coup', 'edit', 'improve', 'inspiration', 'recover', 'stunt'] as const;

/** The lowest face of a Destiny Die with which an incapacitated model recovers (C-64). */
export const RECOVERY_FACE = 6;

/** Spends a die of Destiny, which any model may do at any time (C-59). */
const destinyEvent = defineEvent({
  keys: { model: idKey(), use: wordKey(...DESTINY_USES), dice: diceKey },
  phases: ['slot', 'gap'],
  refuse: (encounter, { model: modelId }) =>
    getModelState(encounter, modelId).destiny < 1
      ? createCostRefusal(getModelState(encounter, modelId).destiny, 1, 'C-59')
      : undefined,
  dice: ({ options }, { dice }) => [{ sides: Number(options['ar.destinyDie'].slice(1)), dice, length: 1 }],
  apply(encounter, { model: modelId, use: purpose, dice }) {
    const modelState = getModelState(encounter, modelId);
    const dieFace = dice[0] ?? 0;
    modelState.destiny -= 1;
    // As the action Recover (C-21). A Surge that isn't paid for yet is forgiven instead of present fatigue (C-76).
    if (purpose === 'recover' && (modelState.fatigue < 3 || dieFace >= RECOVERY_FACE)) {
      modelState.stress += 1;
      if (modelState.surges > 0) modelState.surges -= 1;
      else modelState.fatigue = Math.max(0, modelState.fatigue - 1);
    }
    // A coup or an edit is worth half the die face (C-60, C-61).
    return { value: purpose === 'coup' || purpose === 'edit' ? Math.ceil(dieFace / 2) : dieFace };
  },
});

/** Delays the whole turn, so the model must not have acted in it (C-81). */
const delayEvent = defineEvent({
  keys: { model: idKey() },
  phases: ['slot'],
  refuse(encounter, { model: modelId }) {
    if (modelId !== encounter.state.active) return createTurnRefusal('C-81');
    return (
      checkCanAct(encounter, modelId) ??
      (getModelState(encounter, modelId).acts > 0 ? createStateRefusal('acted', 'C-81') : undefined)
    );
  },
  apply(encounter, { model: modelId }) {
    delay(encounter, modelId);
    return undefined;
  },
});

/** Takes a delayed turn after the turn of another model; `ripe` says that such a turn has ended (C-81). */
const stepInEvent = defineEvent({
  keys: { model: idKey() },
  phases: ['gap'],
  refuse(encounter, { model: modelId }) {
    const { delayed, ripe } = getModelState(encounter, modelId);
    return delayed && ripe ? checkCanAct(encounter, modelId) : createTurnRefusal('C-81');
  },
  apply(encounter, { model: modelId }) {
    stepIn(encounter, modelId);
    return undefined;
  },
});

const endEvent = defineEvent({
  keys: {},
  phases: ['slot'],
  apply(encounter) {
    endTurn(encounter);
    return undefined;
  },
});

const effectEvent = defineEvent({
  keys: {
    model: idKey(),
    name: textKey,
    until: wordKey('start', 'end', 'next-end', 'encounter'),
    harmful: withDefault(booleanKey, false),
  },
  phases: ['slot', 'gap'],
  apply(encounter, { model: modelId, name, until, harmful }) {
    const isOwnTurn = modelId === encounter.state.active;
    // In the model's own turn, the end of its next turn is the second end of a turn to come.
    const turnEnds = until === 'end' ? 1 : until === 'next-end' ? (isOwnTurn ? 2 : 1) : 0;
    addEffect(getModelState(encounter, modelId), {
      name,
      until: until === 'next-end' ? 'end' : until,
      harmful,
      ends: turnEnds,
    });
    return undefined;
  },
});

const liftEvent = defineEvent({
  keys: { model: idKey(), name: textKey },
  phases: ['slot', 'gap'],
  refuse: (encounter, { model: modelId, name }) =>
    getModelState(encounter, modelId).effects.some((effect) => effect.name === name)
      ? undefined
      : createChoiceRefusal(name),
  apply(encounter, { model: modelId, name }) {
    const modelState = getModelState(encounter, modelId);
    modelState.effects = modelState.effects.filter((effect) => effect.name !== name);
    return undefined;
  },
});

const conditionEvent = defineEvent({
  keys: { model: idKey(), name: textKey, on: booleanKey },
  apply(encounter, { model: modelId, name, on: isOn }) {
    const modelState = getModelState(encounter, modelId);
    const otherConditions = modelState.conditions.filter((conditionTag) => conditionTag !== name);
    modelState.conditions = isOn ? [...otherConditions, name].sort() : otherConditions;
    return undefined;
  },
});

const createAdjustable = (
  label: string,
  fieldName: 'fatigue' | 'stress' | 'destiny' | 'score',
  minValue: number,
  maxValue: number,
): Adjustable<ArEncounter> => ({
  label,
  value: (encounter, modelId) => getModelState(encounter, modelId)[fieldName],
  range: () => [minValue, maxValue],
  set(encounter: ArEncounter, modelId: string, newValue: number) {
    getModelState(encounter, modelId)[fieldName] = newValue;
  },
});

/** The values that players may set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<ArEncounter>>> = {
  fatigue: createAdjustable('Fatigue', 'fatigue', 0, 3),
  stress: createAdjustable('Stress', 'stress', 0, 99),
  destiny: createAdjustable('Destiny', 'destiny', 0, 99),
  score: createAdjustable('Initiative', 'score', -99, 99),
};

export const EVENTS: ReadonlyMap<string, EventSpec<ArEncounter>> = new Map([
  ['initiative', initiativeEvent],
  ['begin', beginEvent],
  ['tie', defineTieEvent<ArEncounter>(SLOTS)],
  ['action', actionEvent],
  ['ready', readyEvent],
  ['trigger', triggerEvent],
  ['reaction', reactionEvent],
  ['surge', surgeEvent],
  ['destiny', destinyEvent],
  ['delay', delayEvent],
  ['step-in', stepInEvent],
  ['next', defineNextEvent<ArEncounter>(SLOTS)],
  ['end', endEvent],
  ['effect', effectEvent],
  ['lift', liftEvent],
  ['condition', conditionEvent],
  ['check', CHECK_EVENT],
  ['end-game', defineEndGameEvent<ArEncounter>()],
  ['out', defineOutEvent<ArEncounter>()],
  ['in', defineInPlaceEvent<ArEncounter>()],
  ['place', definePlaceEvent<ArEncounter>()],
  ['adjust', defineAdjustEvent(ADJUSTABLE)],
]);
