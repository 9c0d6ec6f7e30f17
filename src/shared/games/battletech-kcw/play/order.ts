/** Initiative: totals, ties, and the slots that follow (B-1 to B-9). */
import { orderModels, type SlotRules, sumOf } from '../../../play/order/slots.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { UNIT_TYPES } from '../fields.ts';
import { bonusOf } from '../initiative.ts';
import type { BtEncounter } from './state.ts';

export const SLOTS: SlotRules<BtEncounter> = {
  phase: 'action',
  tieFact: 'B-9',
  tieDice: { count: 2, sides: 6 },
  keys(encounter, model) {
    const { type, tonnage } = getFigure(encounter, model).character;
    return [getModelState(encounter, model).total, -rankOf(type, encounter.options['bt.aeroFirst']), -tonnage];
  },
  inOrder: (encounter) => inPlay(encounter).filter((model) => getModelState(encounter, model).dice !== null),
  start(encounter, model) {
    Object.assign(getModelState(encounter, model), { sa: 2, moved: false, leftover: 0, pm: 0, am: 0, tm: 0 });
  },
  endRound({ state }) {
    state.phase = 'between';
  },
};

/** B-7; B?13: aerospace before mechs by a house rule. */
function rankOf(type: string, isAeroFirst: boolean): number {
  if (isAeroFirst && type === 'aerospace') return -1;
  return UNIT_TYPES.findIndex(({ id }) => id === type);
}

const inPlay = ({ state }: BtEncounter): string[] => [...state.models].filter(([, { out }]) => !out).map(([id]) => id);

/** Whose roll the order waits for. */
export const toRoll = (encounter: BtEncounter): string[] =>
  inPlay(encounter).filter((model) => getModelState(encounter, model).dice === null);

/** B-1 to B-3 with Movement Points as they are now (B-6), and what the extended modifiers add (P-8). */
function setTotal(encounter: BtEncounter, model: string): void {
  const state = getModelState(encounter, model);
  if (state.dice === null) return;
  const { character, side } = getFigure(encounter, model);
  const bonus = bonusOf({ ...character, mpNow: state.mp } as never, encounter.options) ?? 0;
  state.total =
    state.dice + bonus + (encounter.options['bt.extendedInitMods'] ? state.modifier - unitsCost(encounter, side) : 0);
}

/** What many units of a side cost each of them (P-8). */
export function unitsCost(encounter: BtEncounter, side: string): number {
  const units = inPlay(encounter).filter((model) => getFigure(encounter, model).side === side).length;
  return units >= 2 ? Math.ceil(Math.sqrt(units)) : 0;
}

export function roll(encounter: BtEncounter, model: string, dice: readonly number[], modifier: number): number {
  const state = getModelState(encounter, model);
  Object.assign(state, { dice: sumOf(dice), modifier });
  setTotal(encounter, model);
  return state.total;
}

/** B?5: everybody rolls anew, or keeps what was rolled and counts again. */
export function beginRound(encounter: BtEncounter): void {
  const { state, options } = encounter;
  state.round += 1;
  Object.assign(state, { acted: [], tied: [], phase: 'initiative' });
  state.tieRolls.clear();
  for (const [id, model] of state.models) {
    Object.assign(model, { done: [], tie: [] });
    if (options['bt.rollEachTurn']) Object.assign(model, { dice: null, total: 0, modifier: 0 });
    else setTotal(encounter, id);
  }
}

/** A model that is out need not roll. */
export function settleInitiative(encounter: BtEncounter): void {
  if (encounter.state.phase === 'initiative' && toRoll(encounter).length === 0) orderModels(encounter, SLOTS);
}
