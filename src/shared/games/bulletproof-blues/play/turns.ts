/** Perception, slots, delayed and forced turns, and the environment that ends a round (D-2 to D-11, D-21). */
import { afterSlot, allowSteppingIn } from '../../../play/order/delays.ts';
import { beginSlots, orderModels, type SlotRules, sumOf } from '../../../play/order/slots.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { BbEncounter, Reorder } from './state.ts';

export const SLOTS: SlotRules<BbEncounter> = {
  phase: 'slot',
  tieFact: 'D?1',
  tieDice: { count: 2, sides: 6 },
  keys(encounter, model) {
    const { total } = getModelState(encounter, model);
    const { perception, superSpeed } = getFigure(encounter, model).character;
    return encounter.options['bb.initTie'] === 'rollOff' ? [total] : [total, perception, superSpeed];
  },
  inOrder: (encounter) => inPlay(encounter),
  // D-9: a turn that was delayed in an earlier round may be taken before anybody has a slot.
  beforeFirstSlot: (encounter) => afterSlot(encounter, SLOTS),
  isSkipped: loseTurn,
  start(encounter, id) {
    const model = getModelState(encounter, id);
    // D?4: a turn that was not taken until the next one comes is lost.
    if (!encounter.options['bb.delayStacks']) Object.assign(model, { delayed: false, ripe: false });
    Object.assign(model, { task: 0, move: 0, defending: null });
    encounter.state.delayedTurn = false;
    encounter.state.shown.push(id);
  },
  endRound({ state }) {
    state.phase = 'environment';
  },
};

const inPlay = ({ state }: BbEncounter): string[] => [...state.models].filter(([, { out }]) => !out).map(([id]) => id);

export const toRoll = (encounter: BbEncounter): string[] =>
  inPlay(encounter).filter((model) => getModelState(encounter, model).dice === null);

/** D-10: a forced action costs the next turn. */
function loseTurn(encounter: BbEncounter, id: string): boolean {
  const model = getModelState(encounter, id);
  if (model.skip === 0) return false;
  model.skip -= 1;
  if (model.slotForced) {
    model.slotForced = false;
    encounter.state.shown.push(`${id}:forced`);
  }
  return true;
}

/** D-4, D-5; with `bb.gmRolls` `single` the first roll of the GM is that of everybody the GM plays. */
export function perceive(encounter: BbEncounter, id: string, dice: readonly number[]): number {
  const gmSides = new Set(encounter.seats.filter(({ gm }) => gm).map((seat) => seat.id));
  const isOfGm = (model: string) => gmSides.has(getFigure(encounter, model).side);
  const isShared = encounter.options['bb.gmRolls'] === 'single' && isOfGm(id);
  for (const model of isShared ? toRoll(encounter).filter(isOfGm) : [id]) {
    const { perception, superSpeed } = getFigure(encounter, model).character;
    const sum = sumOf(dice);
    Object.assign(getModelState(encounter, model), { dice: sum, total: sum + perception + superSpeed });
  }
  return getModelState(encounter, id).total;
}

/** A model that is out need not roll. */
export function settleInitiative(encounter: BbEncounter): void {
  if (encounter.state.phase === 'initiative' && toRoll(encounter).length === 0) orderModels(encounter, SLOTS);
}

export function beginRound(encounter: BbEncounter): void {
  const { state } = encounter;
  state.round += 1;
  Object.assign(state, { acted: [], shown: [] });
  for (const model of state.models.values()) model.forced = false;
  if (state.order.length === 0) state.phase = 'initiative';
  else beginSlots(encounter, SLOTS);
}

/** D-9: the delayed turn is taken now; the order stays as it was. */
export function stepIn(encounter: BbEncounter, id: string): void {
  const { state } = encounter;
  Object.assign(getModelState(encounter, id), { delayed: false, ripe: false, task: 0, move: 0, defending: null });
  if (!state.acted.includes(id) && !encounter.options['bb.delayStacks']) state.acted.push(id);
  state.shown.push(`${id}:delayed`);
  Object.assign(state, { delayedTurn: true, active: id, turn: state.turn + 1, phase: 'slot' });
}

/** D-10, D?5: a forced action costs a turn that was delayed, else the next one. */
export function force(encounter: BbEncounter, id: string): void {
  const { state, options } = encounter;
  const model = getModelState(encounter, id);
  const when = options['bb.forcedShownAt'];
  model.forced = true;
  if (model.delayed) {
    Object.assign(model, { delayed: false, ripe: false });
    state.shown.push(`${id}:forced`);
    return;
  }
  const isSlotToCome = !state.acted.includes(id) && model.skip === 0;
  model.skip += 1;
  if (when === 'slot' || (when === 'asExamples' && isSlotToCome)) model.slotForced = true;
  else state.shown.push(`${id}:forced`);
}

/**
 * The environment has acted, which is the turn of another for everybody who delayed (P-12). Who was blocked or dodged extremely
 * well acts after that defender from now on (D-21, D?7).
 */
export function endRound(encounter: BbEncounter): void {
  const { state } = encounter;
  allowSteppingIn(encounter);
  for (const reorder of state.reorders) state.order = moved(state.order, reorder);
  state.reorders = [];
  state.rounds.push([...state.shown]);
  state.phase = 'between';
}

function moved(order: string[], { attacker, defender }: Reorder): string[] {
  const from = order.indexOf(attacker);
  const to = order.indexOf(defender);
  if (from < 0 || to < 0 || from > to) return order;
  const others = order.filter((id) => id !== attacker);
  const behind = others.indexOf(defender) + 1;
  return [...others.slice(0, behind), attacker, ...others.slice(behind)];
}
