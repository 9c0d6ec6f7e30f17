/**
 * Applies initiative (B-1 to B-9). Each model rolls 2d6 and adds its bonus. The models act from the highest total to the lowest, one slot
 * each. Ties are broken by unit type, then by the lower tonnage, then by another roll.
 */
import { orderModels, type SlotRules, sumNumbers } from '../../../play/order/slots.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { UNIT_TYPES } from '../fields.ts';
import { computeBonus } from '../initiative.ts';
import type { BtEncounter } from './state.ts';

export const SLOTS: SlotRules<BtEncounter> = {
  phase: 'action',
  tieFact: 'B-9',
  tieDice: { count: 2, sides: 6 },
  getSortKeys(encounter, modelId) {
    const { type, tonnage } = getFigure(encounter, modelId).character;
    return [getModelState(encounter, modelId).total, -getTypeRank(type, encounter.options['bt.aeroFirst']), -tonnage];
  },
  listModels: (encounter) =>
    listModelsInPlay(encounter).filter((modelId) => getModelState(encounter, modelId).dice !== null),
  startTurn(encounter, modelId) {
    const modelState = getModelState(encounter, modelId);
    Object.assign(modelState, { sa: 2, moved: false, leftover: 0, pm: 0, am: 0, tm: 0 });
    delete modelState.target;
    delete modelState.weapon;
    delete modelState.shot;
  },
  endRound({ state }) {
    state.phase = 'between';
  },
};

/** Returns the rank of a unit type for breaking ties; lower ranks act first (B-7). A house rule puts aerospace before mechs (B?13). */
function getTypeRank(unitType: string, isAeroFirst: boolean): number {
  if (isAeroFirst && unitType === 'aerospace') return -1;
  return UNIT_TYPES.findIndex(({ id }) => id === unitType);
}

const listModelsInPlay = ({ state }: BtEncounter): string[] =>
  [...state.models].filter(([, { out: isOut }]) => !isOut).map(([modelId]) => modelId);

/** Lists the models that still have to roll. */
export const listModelsToRoll = (encounter: BtEncounter): string[] =>
  listModelsInPlay(encounter).filter((modelId) => getModelState(encounter, modelId).dice === null);

/** Sets the total of a model (B-1 to B-3) from its current Movement Points (B-6) and the extended modifiers (P-8). */
function setTotal(encounter: BtEncounter, modelId: string): void {
  const modelState = getModelState(encounter, modelId);
  if (modelState.dice === null) return;
  const { character, side } = getFigure(encounter, modelId);
  const initiativeBonus = computeBonus({ ...character, mpNow: modelState.mp }, encounter.options) ?? 0;
  modelState.total =
    modelState.dice +
    initiativeBonus +
    (encounter.options['bt.extendedInitMods'] ? modelState.modifier - computeUnitsPenalty(encounter, side) : 0);
}

/** Computes the penalty that each unit has if its side has two or more units: the square root of their number, rounded up (P-8). */
export function computeUnitsPenalty(encounter: BtEncounter, sideId: string): number {
  const unitCount = listModelsInPlay(encounter).filter(
    (modelId) => getFigure(encounter, modelId).side === sideId,
  ).length;
  return unitCount >= 2 ? Math.ceil(Math.sqrt(unitCount)) : 0;
}

export function rollInitiative(
  encounter: BtEncounter,
  modelId: string,
  diceFaces: readonly number[],
  modifier: number,
): number {
  const modelState = getModelState(encounter, modelId);
  Object.assign(modelState, { dice: sumNumbers(diceFaces), modifier });
  setTotal(encounter, modelId);
  return modelState.total;
}

/** Begins a round. All models roll again, or keep their dice and get a new total, depending on a house rule (B?5). */
export function beginRound(encounter: BtEncounter): void {
  const { state, options } = encounter;
  state.round += 1;
  Object.assign(state, { acted: [], tied: [], phase: 'initiative' });
  state.tieRolls.clear();
  for (const [modelId, modelState] of state.models) {
    Object.assign(modelState, { done: [], tie: [] });
    if (options['bt.rollEachTurn']) Object.assign(modelState, { dice: null, total: 0, modifier: 0 });
    else setTotal(encounter, modelId);
  }
}

/** Orders the models after all rolls. A model that is out need not roll. */
export function settleInitiative(encounter: BtEncounter): void {
  if (encounter.state.phase === 'initiative' && listModelsToRoll(encounter).length === 0) orderModels(encounter, SLOTS);
}
