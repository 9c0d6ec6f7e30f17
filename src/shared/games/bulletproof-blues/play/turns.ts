/** Perception, slots, delayed and forced turns, and the environment that ends a round (D-2 to D-11, D-21). */
import { afterSlot, allowSteppingIn } from '../../../play/order/delays.ts';
import { beginSlots, orderModels, type SlotRules, sumOf } from '../../../play/order/slots.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import type { BbPlay, Reorder } from './state.ts';

export const SLOTS: SlotRules<BbPlay> = {
  phase: 'slot',
  tieFact: 'D?1',
  tieDice: { count: 2, sides: 6 },
  keys(play, model) {
    const { total } = stateOf(play, model);
    const { perception, superSpeed } = figureOf(play, model).character;
    return play.options['bb.initTie'] === 'rollOff' ? [total] : [total, perception, superSpeed];
  },
  inOrder: (play) => inPlay(play),
  // D-9: a turn that was delayed in an earlier round may be taken before anybody has a slot.
  beforeFirstSlot: (play) => afterSlot(play, SLOTS),
  isSkipped: loseTurn,
  start(play, id) {
    const model = stateOf(play, id);
    // D?4: a turn that was not taken until the next one comes is lost.
    if (!play.options['bb.delayStacks']) Object.assign(model, { delayed: false, ripe: false });
    Object.assign(model, { task: 0, move: 0, defending: null });
    play.state.delayedTurn = false;
    play.state.shown.push(id);
  },
  endRound({ state }) {
    state.phase = 'environment';
  },
};

const inPlay = ({ state }: BbPlay): string[] => [...state.models].filter(([, { out }]) => !out).map(([id]) => id);

export const toRoll = (play: BbPlay): string[] => inPlay(play).filter((model) => stateOf(play, model).dice === null);

/** D-10: a forced action costs the next turn. */
function loseTurn(play: BbPlay, id: string): boolean {
  const model = stateOf(play, id);
  if (model.skip === 0) return false;
  model.skip -= 1;
  if (model.slotForced) {
    model.slotForced = false;
    play.state.shown.push(`${id}:forced`);
  }
  return true;
}

/** D-4, D-5; with `bb.gmRolls` `single` the first roll of the GM is that of everybody the GM plays. */
export function perceive(play: BbPlay, id: string, dice: readonly number[]): number {
  const gmSides = new Set(play.seats.filter(({ gm }) => gm).map((seat) => seat.id));
  const isOfGm = (model: string) => gmSides.has(figureOf(play, model).side);
  const isShared = play.options['bb.gmRolls'] === 'single' && isOfGm(id);
  for (const model of isShared ? toRoll(play).filter(isOfGm) : [id]) {
    const { perception, superSpeed } = figureOf(play, model).character;
    const sum = sumOf(dice);
    Object.assign(stateOf(play, model), { dice: sum, total: sum + perception + superSpeed });
  }
  return stateOf(play, id).total;
}

/** A model that is out need not roll. */
export function settleInitiative(play: BbPlay): void {
  if (play.state.phase === 'initiative' && toRoll(play).length === 0) orderModels(play, SLOTS);
}

export function beginRound(play: BbPlay): void {
  const { state } = play;
  state.round += 1;
  Object.assign(state, { acted: [], shown: [] });
  for (const model of state.models.values()) model.forced = false;
  if (state.order.length === 0) state.phase = 'initiative';
  else beginSlots(play, SLOTS);
}

/** D-9: the delayed turn is taken now; the order stays as it was. */
export function stepIn(play: BbPlay, id: string): void {
  const { state } = play;
  Object.assign(stateOf(play, id), { delayed: false, ripe: false, task: 0, move: 0, defending: null });
  if (!state.acted.includes(id) && !play.options['bb.delayStacks']) state.acted.push(id);
  state.shown.push(`${id}:delayed`);
  Object.assign(state, { delayedTurn: true, active: id, turn: state.turn + 1, phase: 'slot' });
}

/** D-10, D?5: a forced action costs a turn that was delayed, else the next one. */
export function force(play: BbPlay, id: string): void {
  const { state, options } = play;
  const model = stateOf(play, id);
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
export function endRound(play: BbPlay): void {
  const { state } = play;
  allowSteppingIn(play);
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
