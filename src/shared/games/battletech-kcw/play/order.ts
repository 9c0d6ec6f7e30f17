/** Initiative: totals, ties, and the slots that follow (B-1 to B-9). */
import { orderModels, type SlotRules, sumOf } from '../../../play/order/slots.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { UNIT_TYPES } from '../fields.ts';
import { bonusOf } from '../initiative.ts';
import type { BtPlay } from './state.ts';

export const SLOTS: SlotRules<BtPlay> = {
  phase: 'action',
  tieFact: 'B-9',
  tieDice: { count: 2, sides: 6 },
  keys(play, model) {
    const { type, tonnage } = figureOf(play, model).character;
    return [stateOf(play, model).total, -rankOf(type, play.options['bt.aeroFirst']), -tonnage];
  },
  inOrder: (play) => inPlay(play).filter((model) => stateOf(play, model).dice !== null),
  start(play, model) {
    Object.assign(stateOf(play, model), { sa: 2, moved: false, leftover: 0, pm: 0, am: 0, tm: 0 });
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

const inPlay = ({ state }: BtPlay): string[] => [...state.models].filter(([, { out }]) => !out).map(([id]) => id);

/** Whose roll the order waits for. */
export const toRoll = (play: BtPlay): string[] => inPlay(play).filter((model) => stateOf(play, model).dice === null);

/** B-1 to B-3 with Movement Points as they are now (B-6), and what the extended modifiers add (P-8). */
function setTotal(play: BtPlay, model: string): void {
  const state = stateOf(play, model);
  if (state.dice === null) return;
  const { character, side } = figureOf(play, model);
  const bonus = bonusOf({ ...character, mpNow: state.mp } as never, play.options) ?? 0;
  state.total = state.dice + bonus + (play.options['bt.extendedInitMods'] ? state.modifier - unitsCost(play, side) : 0);
}

/** What many units of a side cost each of them (P-8). */
export function unitsCost(play: BtPlay, side: string): number {
  const units = inPlay(play).filter((model) => figureOf(play, model).side === side).length;
  return units >= 2 ? Math.ceil(Math.sqrt(units)) : 0;
}

export function roll(play: BtPlay, model: string, dice: readonly number[], modifier: number): number {
  const state = stateOf(play, model);
  Object.assign(state, { dice: sumOf(dice), modifier });
  setTotal(play, model);
  return state.total;
}

/** B?5: everybody rolls anew, or keeps what was rolled and counts again. */
export function beginRound(play: BtPlay): void {
  const { state, options } = play;
  state.round += 1;
  Object.assign(state, { acted: [], tied: [], phase: 'initiative' });
  state.tieRolls.clear();
  for (const [id, model] of state.models) {
    Object.assign(model, { done: [], tie: [] });
    if (options['bt.rollEachTurn']) Object.assign(model, { dice: null, total: 0, modifier: 0 });
    else setTotal(play, id);
  }
}

/** A model that is out need not roll. */
export function settleInitiative(play: BtPlay): void {
  if (play.state.phase === 'initiative' && toRoll(play).length === 0) orderModels(play, SLOTS);
}
