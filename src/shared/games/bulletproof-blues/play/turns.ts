/**
 * Applies Perception, slots, delayed and forced turns, and the environment that ends a round (D-2 to D-11, D-21). A slot is the place of a
 * model in the order. A delayed turn is `ripe` once another model has had a turn; from then on it may be taken.
 */
import { allowSteppingIn, endSlot } from '../../../play/order/delays.ts';
import { beginSlots, orderModels, type SlotRules, sumNumbers } from '../../../play/order/slots.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { BbEncounter, Reorder } from './state.ts';

export const SLOTS: SlotRules<BbEncounter> = {
  phase: 'slot',
  tieFact: 'D?1',
  tieDice: { count: 2, sides: 6 },
  getSortKeys(encounter, modelId) {
    const { total } = getModelState(encounter, modelId);
    const { perception, superSpeed } = getFigure(encounter, modelId).character;
    return encounter.options['bb.initTie'] === 'rollOff' ? [total] : [total, perception, superSpeed];
  },
  listModels: (encounter) => listModelsInPlay(encounter),
  // D-9: a turn that was delayed in an earlier round may be taken before the first slot.
  beforeFirstSlot: (encounter) => endSlot(encounter, SLOTS),
  isSkipped: loseTurn,
  startTurn(encounter, modelId) {
    const modelState = getModelState(encounter, modelId);
    // D?4: a delayed turn that the model hasn't taken by its next turn is lost.
    if (!encounter.options['bb.delayStacks']) Object.assign(modelState, { delayed: false, ripe: false });
    Object.assign(modelState, { task: 0, move: 0, defending: null });
    encounter.state.delayedTurn = false;
    encounter.state.shown.push(modelId);
  },
  endRound({ state }) {
    state.phase = 'environment';
  },
};

const listModelsInPlay = ({ state }: BbEncounter): string[] =>
  [...state.models].filter(([, { out: isOut }]) => !isOut).map(([modelId]) => modelId);

export const listModelsToRoll = (encounter: BbEncounter): string[] =>
  listModelsInPlay(encounter).filter((modelId) => getModelState(encounter, modelId).dice === null);

/** Skips the turn that a forced action has cost (D-10). Returns whether a turn was skipped. */
function loseTurn(encounter: BbEncounter, modelId: string): boolean {
  const modelState = getModelState(encounter, modelId);
  if (modelState.skip === 0) return false;
  modelState.skip -= 1;
  if (modelState.slotForced) {
    modelState.slotForced = false;
    encounter.state.shown.push(`${modelId}:forced`);
  }
  return true;
}

/**
 * Applies a Perception roll: 2d6 plus Perception and Super-speed (D-4, D-5). If `bb.gmRolls` is `single`, the first roll of the GM counts
 * for all models of the GM.
 */
export function perceive(encounter: BbEncounter, rollingModelId: string, diceFaces: readonly number[]): number {
  const gmSides = new Set(encounter.seats.filter(({ gm }) => gm).map((seat) => seat.id));
  const isPlayedByGm = (modelId: string) => gmSides.has(getFigure(encounter, modelId).side);
  const isShared = encounter.options['bb.gmRolls'] === 'single' && isPlayedByGm(rollingModelId);
  for (const modelId of isShared ? listModelsToRoll(encounter).filter(isPlayedByGm) : [rollingModelId]) {
    const { perception, superSpeed } = getFigure(encounter, modelId).character;
    const diceSum = sumNumbers(diceFaces);
    Object.assign(getModelState(encounter, modelId), { dice: diceSum, total: diceSum + perception + superSpeed });
  }
  return getModelState(encounter, rollingModelId).total;
}

/** Orders the models after all rolls. A model that is out need not roll. */
export function settleInitiative(encounter: BbEncounter): void {
  if (encounter.state.phase === 'initiative' && listModelsToRoll(encounter).length === 0) orderModels(encounter, SLOTS);
}

export function beginRound(encounter: BbEncounter): void {
  const { state } = encounter;
  state.round += 1;
  Object.assign(state, { acted: [], shown: [] });
  for (const modelState of state.models.values()) modelState.forced = false;
  if (state.order.length === 0) state.phase = 'initiative';
  else beginSlots(encounter, SLOTS);
}

/** Takes a delayed turn now. The order stays the same (D-9). */
export function stepIn(encounter: BbEncounter, modelId: string): void {
  const { state } = encounter;
  Object.assign(getModelState(encounter, modelId), { delayed: false, ripe: false, task: 0, move: 0, defending: null });
  if (!state.acted.includes(modelId) && !encounter.options['bb.delayStacks']) state.acted.push(modelId);
  state.shown.push(`${modelId}:delayed`);
  Object.assign(state, { delayedTurn: true, active: modelId, turn: state.turn + 1, phase: 'slot' });
}

/** Forces an action. It costs the delayed turn of the model or, without one, the next turn (D-10, D?5). */
export function force(encounter: BbEncounter, modelId: string): void {
  const { state, options } = encounter;
  const modelState = getModelState(encounter, modelId);
  const shownAt = options['bb.forcedShownAt'];
  modelState.forced = true;
  if (modelState.delayed) {
    Object.assign(modelState, { delayed: false, ripe: false });
    state.shown.push(`${modelId}:forced`);
    return;
  }
  const isSlotToCome = !state.acted.includes(modelId) && modelState.skip === 0;
  modelState.skip += 1;
  if (shownAt === 'slot' || (shownAt === 'asExamples' && isSlotToCome)) modelState.slotForced = true;
  else state.shown.push(`${modelId}:forced`);
}

/**
 * Ends the round after the environment has acted. For delayed models, the environment counts as the turn of another model (P-12). From
 * now on, an attacker that was blocked or dodged extremely well acts directly after the defender (D-21, D?7).
 */
export function endRound(encounter: BbEncounter): void {
  const { state } = encounter;
  allowSteppingIn(encounter);
  for (const reorder of state.reorders) state.order = moveBehind(state.order, reorder);
  state.reorders = [];
  state.rounds.push([...state.shown]);
  state.phase = 'between';
}

function moveBehind(order: string[], { attacker, defender }: Reorder): string[] {
  const attackerIndex = order.indexOf(attacker);
  const defenderIndex = order.indexOf(defender);
  if (attackerIndex < 0 || defenderIndex < 0 || attackerIndex > defenderIndex) return order;
  const otherIds = order.filter((modelId) => modelId !== attacker);
  const newIndex = otherIds.indexOf(defender) + 1;
  return [...otherIds.slice(0, newIndex), attacker, ...otherIds.slice(newIndex)];
}
