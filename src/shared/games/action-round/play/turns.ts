/**
 * Applies initiative, slots and delayed turns. A slot is the turn of one model. A delayed model gives up its slot and may take its turn
 * later, after the turn of another model (C-81). A model starts its turn with a step of fatigue for each Surge before it (C-76).
 */
import { allowSteppingIn, endSlot } from '../../../play/order/delays.ts';
import { beginTurn, orderModels, type SlotRules, startNextSlot } from '../../../play/order/slots.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { ArEffect, ArEncounter, ArModel } from './state.ts';

export const SLOTS: SlotRules<ArEncounter> = {
  phase: 'slot',
  tieFact: 'C?2',
  tieDice: { count: 1, sides: 20 },
  getSortKeys(encounter, modelId) {
    const { score } = getModelState(encounter, modelId);
    return encounter.options['ar.initTie'] === 'rollOff'
      ? [score]
      : [score, getFigure(encounter, modelId).character.initiative];
  },
  listModels: (encounter) => listModelsInPlay(encounter),
  startTurn,
  endRound({ state }) {
    state.phase = 'between';
  },
};

const listModelsInPlay = ({ state }: ArEncounter): string[] =>
  [...state.models].filter(([, { out: isOut }]) => !isOut).map(([modelId]) => modelId);

export const listModelsToRoll = (encounter: ArEncounter): string[] =>
  listModelsInPlay(encounter).filter((modelId) => !encounter.state.extra.rolled.includes(modelId));

/** Orders the models after all rolls. A model that is out need not roll. */
export function settleInitiative(encounter: ArEncounter): void {
  if (encounter.state.phase === 'initiative' && listModelsToRoll(encounter).length === 0) orderModels(encounter, SLOTS);
}

export function beginRound(encounter: ArEncounter): void {
  const { state, options } = encounter;
  state.round += 1;
  state.acted = [];
  for (const modelState of state.models.values()) modelState.area = false;
  if (state.round > 1) startNextSlot(encounter, SLOTS);
  else if (options['ar.initMode'] === 'd20') state.phase = 'initiative';
  else orderModels(encounter, SLOTS);
}

/** Conditions in which a model isn't free to act (C-76). */
const UNFREE_CONDITIONS = ['compelled', 'controlled'];

/** Ends and resets what lasts until the model's own turn begins. */
function startTurn(encounter: ArEncounter, modelId: string): void {
  const { models } = encounter.state;
  const modelState = getModelState(encounter, modelId);
  // C-81: a delayed turn that the model hasn't taken is lost. For effects, the lost turn ends before this turn begins.
  if (modelState.delayed) modelState.effects = modelState.effects.flatMap(countTurnEnd);
  const isPerSlot = encounter.options['ar.reactionLimit'] === 'perSlot';
  for (const otherState of isPerSlot ? models.values() : [modelState]) otherState.reactions = [];
  Object.assign(modelState, {
    standard: 0,
    move: 0,
    quick: 0,
    extra: 0,
    acts: 0,
    bank: false,
    delayed: false,
    ripe: false,
    // C-23: a readied action whose trigger has not come is lost.
    ready: null,
  });
  modelState.effects = modelState.effects.filter(({ until }) => until !== 'start');
  // C-76: a model that isn't free to act doesn't tire.
  if (modelState.conditions.some((conditionTag) => UNFREE_CONDITIONS.includes(conditionTag))) return;
  modelState.fatigue = Math.min(3, modelState.fatigue + modelState.surges);
  modelState.surges = 0;
}

/** Delays a turn (C-81). Helpful effects that last until the end of the turn end at once. Harmful effects continue. */
export function delay(encounter: ArEncounter, modelId: string): void {
  const modelState = getModelState(encounter, modelId);
  modelState.delayed = true;
  modelState.effects = modelState.effects.filter(
    ({ until, ends, harmful }) => !(until === 'end' && ends === 1 && !harmful),
  );
  endSlot(encounter, SLOTS);
}

/** Takes a delayed turn. From now on, this is the model's place in the order (C-81). */
export function stepIn(encounter: ArEncounter, modelId: string): void {
  const { state } = encounter;
  const otherIds = state.order.filter((otherId) => otherId !== modelId);
  const firstToAct = otherIds.findIndex((otherId) => !state.acted.includes(otherId));
  const slotIndex = firstToAct < 0 ? otherIds.length : firstToAct;
  state.order = [...otherIds.slice(0, slotIndex), modelId, ...otherIds.slice(slotIndex)];
  if (!state.acted.includes(modelId)) state.acted.push(modelId);
  getModelState(encounter, modelId).delayed = false;
  beginTurn(encounter, SLOTS, modelId);
}

export function endTurn(encounter: ArEncounter): void {
  const { state, options } = encounter;
  const { active } = state;
  if (active !== null) {
    const modelState = getModelState(encounter, active);
    modelState.effects = modelState.effects.flatMap(countTurnEnd);
    modelState.bank = modelState.quick === 0 && options['ar.bankQuick'];
  }
  allowSteppingIn(encounter);
  endSlot(encounter, SLOTS);
}

/** Counts the end of a turn for an effect. Returns no effect if the effect ends with this turn. */
function countTurnEnd(effect: ArEffect): ArEffect[] {
  if (effect.until !== 'end') return [effect];
  return effect.ends > 1 ? [{ ...effect, ends: effect.ends - 1 }] : [];
}

/** Adds an effect to a model. An effect of the same name is replaced in place. */
export function addEffect(modelState: ArModel, effect: ArEffect): void {
  const effectIndex = modelState.effects.findIndex(({ name }) => name === effect.name);
  if (effectIndex < 0) modelState.effects.push(effect);
  else modelState.effects[effectIndex] = effect;
}
