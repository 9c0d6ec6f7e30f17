/** Initiative, slots and delayed turns (C-76, C-81). */
import { afterSlot, allowSteppingIn } from '../../../play/order/delays.ts';
import { beginTurn, nextSlot, orderModels, type SlotRules } from '../../../play/order/slots.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { ArEffect, ArEncounter, ArModel } from './state.ts';

export const SLOTS: SlotRules<ArEncounter> = {
  phase: 'slot',
  tieFact: 'C?2',
  tieDice: { count: 1, sides: 20 },
  keys(encounter, model) {
    const { score } = getModelState(encounter, model);
    return encounter.options['ar.initTie'] === 'rollOff'
      ? [score]
      : [score, getFigure(encounter, model).character.initiative];
  },
  inOrder: (encounter) => inPlay(encounter),
  start: startTurn,
  endRound({ state }) {
    state.phase = 'between';
  },
};

const inPlay = ({ state }: ArEncounter): string[] => [...state.models].filter(([, { out }]) => !out).map(([id]) => id);

export const toRoll = (encounter: ArEncounter): string[] =>
  inPlay(encounter).filter((model) => !encounter.state.extra.rolled.includes(model));

/** A model that is out need not roll. */
export function settleInitiative(encounter: ArEncounter): void {
  if (encounter.state.phase === 'initiative' && toRoll(encounter).length === 0) orderModels(encounter, SLOTS);
}

export function beginRound(encounter: ArEncounter): void {
  const { state, options } = encounter;
  state.round += 1;
  state.acted = [];
  for (const model of state.models.values()) model.area = false;
  if (state.round > 1) nextSlot(encounter, SLOTS);
  else if (options['ar.initMode'] === 'd20') state.phase = 'initiative';
  else orderModels(encounter, SLOTS);
}

const HELD = ['compelled', 'controlled'];

/** What ends and begins with a turn of one's own. */
function startTurn(encounter: ArEncounter, id: string): void {
  const { models } = encounter.state;
  const model = getModelState(encounter, id);
  // C-81: the delayed turn is lost. It ends before this one begins, and nobody steps in between.
  if (model.delayed) model.effects = model.effects.flatMap(oneEndLess);
  const isPerSlot = encounter.options['ar.reactionLimit'] === 'perSlot';
  for (const each of isPerSlot ? models.values() : [model]) each.reactions = [];
  Object.assign(model, {
    standard: 0,
    move: 0,
    quick: 0,
    extra: 0,
    acts: 0,
    bank: false,
    delayed: false,
    ripe: false,
    // C-23
    ready: null,
  });
  model.effects = model.effects.filter(({ until }) => until !== 'start');
  // C-76: who is not free to act does not tire.
  if (model.conditions.some((tag) => HELD.includes(tag))) return;
  model.fatigue = Math.min(3, model.fatigue + model.surges);
  model.surges = 0;
}

/** C-81: on delaying, what helps until the end of the turn ends at once; what harms stays. */
export function delay(encounter: ArEncounter, id: string): void {
  const model = getModelState(encounter, id);
  model.delayed = true;
  model.effects = model.effects.filter(({ until, ends, harmful }) => !(until === 'end' && ends === 1 && !harmful));
  afterSlot(encounter, SLOTS);
}

/** C-81: the place in the order moves to where the turn is taken. */
export function stepIn(encounter: ArEncounter, id: string): void {
  const { state } = encounter;
  const others = state.order.filter((each) => each !== id);
  const first = others.findIndex((each) => !state.acted.includes(each));
  const at = first < 0 ? others.length : first;
  state.order = [...others.slice(0, at), id, ...others.slice(at)];
  if (!state.acted.includes(id)) state.acted.push(id);
  getModelState(encounter, id).delayed = false;
  beginTurn(encounter, SLOTS, id);
}

export function endTurn(encounter: ArEncounter): void {
  const { state, options } = encounter;
  const { active } = state;
  if (active !== null) {
    const model = getModelState(encounter, active);
    model.effects = model.effects.flatMap(oneEndLess);
    model.bank = model.quick === 0 && options['ar.bankQuick'];
  }
  allowSteppingIn(encounter);
  afterSlot(encounter, SLOTS);
}

function oneEndLess(effect: ArEffect): ArEffect[] {
  if (effect.until !== 'end') return [effect];
  return effect.ends > 1 ? [{ ...effect, ends: effect.ends - 1 }] : [];
}

/** An effect of the same name is replaced where it stands. */
export function addEffect(model: ArModel, effect: ArEffect): void {
  const at = model.effects.findIndex(({ name }) => name === effect.name);
  if (at < 0) model.effects.push(effect);
  else model.effects[at] = effect;
}
