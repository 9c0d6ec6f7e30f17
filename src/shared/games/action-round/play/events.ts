/** The events of the Action Round: when each is allowed and what it does (docs/encounters.md#the-action-round). */
import { type Adjustable, adjustEvent, inPlaceEvent, outEvent, placeEvent } from '../../../play/event/common-events.ts';
import { bool, dice, id, int, integer, optional, text, withDefault, word } from '../../../play/event/keys.ts';
import {
  inState,
  notItsTurn,
  overLimit,
  type Refusal,
  tooExpensive,
  wrongChoice,
} from '../../../play/event/refusal.ts';
import { nextEvent } from '../../../play/order/delays.ts';
import { tieEvent } from '../../../play/order/slots.ts';
import { type EventSpec, eventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { action } from './action-event.ts';
import { CHECK } from './check-event.ts';
import { cannotAct, noRoom } from './refusals.ts';
import type { ArEncounter } from './state.ts';
import { addEffect, beginRound, delay, endTurn, SLOTS, stepIn } from './turns.ts';

const event = eventSpec<ArEncounter>();

const isTyped = ({ options }: ArEncounter): boolean => options['ar.initMode'] === 'typed';

const initiative = event({
  keys: { model: id(), score: optional(integer), dice: optional(dice) },
  isNeeded: (encounter, key) => key === (isTyped(encounter) ? 'score' : 'dice'),
  phasesOf: (encounter) => [isTyped(encounter) ? 'between' : 'initiative'],
  refuse(encounter, { model }) {
    const { round, extra } = encounter.state;
    if (isTyped(encounter)) return round > 0 ? overLimit(round, 0, 'C?1') : undefined;
    if (getModelState(encounter, model).out) return inState('out');
    return extra.rolled.includes(model) ? notItsTurn('C?1') : undefined;
  },
  dice: (encounter, { dice = [] }) => (isTyped(encounter) ? [] : [{ sides: 20, dice, length: 1 }]),
  apply(encounter, { model, score = 0, dice = [] }) {
    const state = getModelState(encounter, model);
    if (isTyped(encounter)) state.score = score;
    else {
      state.score = (dice[0] ?? 0) + getFigure(encounter, model).character.initiative;
      encounter.state.extra.rolled.push(model);
    }
    return undefined;
  },
});

const begin = event({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

const ready = event({
  keys: { model: id(), action: text, as: withDefault(word('standard', 'move', 'quick'), 'standard'), trigger: text },
  phases: ['slot'],
  refuse(encounter, { model }) {
    const refusal = cannotAct(encounter, model);
    if (refusal) return refusal;
    return model === encounter.state.active ? noRoom(getModelState(encounter, model), 'standard') : notItsTurn('C-2');
  },
  apply(encounter, { model, action, as, trigger }) {
    const state = getModelState(encounter, model);
    state.standard += 1;
    state.acts += 1;
    state.ready = { action, as, trigger };
    return undefined;
  },
});

const trigger = event({
  keys: { model: id() },
  phases: ['slot'],
  refuse(encounter, { model }) {
    const refusal = cannotAct(encounter, model);
    if (refusal) return refusal;
    const { ready, reactions } = getModelState(encounter, model);
    if (model === encounter.state.active || ready === null) return notItsTurn('C-23');
    return reactions.length > 0 ? overLimit(reactions.length, 1, 'C-3') : undefined;
  },
  apply(encounter, { model }) {
    const state = getModelState(encounter, model);
    state.ready = null;
    state.reactions.push('readied');
    return undefined;
  },
});

/** C?7: the two reactions to one attack that a house rule lets go together. */
const STACKED = ['slam', 'smash'];

function cannotReact(encounter: ArEncounter, model: string, name: string): Refusal | undefined {
  const refusal = cannotAct(encounter, model);
  if (refusal) return refusal;
  const { ready, reactions } = getModelState(encounter, model);
  if (ready !== null) return inState('ready', 'C-23');
  const isStacked =
    encounter.options['ar.stackAttackReactions'] && reactions.length === 1 && isPair([...reactions, name]);
  return reactions.length > 0 && !isStacked ? overLimit(reactions.length, 1, 'C-3') : undefined;
}

const isPair = (names: readonly string[]): boolean => [...names].sort().join() === STACKED.join();

const reaction = event({
  keys: { model: id(), name: text, target: optional(id()), feet: withDefault(int, 0) },
  phases: ['slot'],
  refuse: (encounter, { model, name }) => cannotReact(encounter, model, name),
  apply(encounter, { model, name, feet }) {
    getModelState(encounter, model).reactions.push(name);
    // C-78
    return name === 'slam' ? { advantage: Math.min(5, Math.floor(feet / 10)) } : undefined;
  },
});

export const SURGES = ['additional', 'alternate', 'boost', 'burst', 'edge', 'counter', 'resistance', 'retry'] as const;

const surge = event({
  keys: { model: id(), benefit: word(...SURGES) },
  phases: ['slot'],
  refuse(encounter, { model, benefit }) {
    const refusal = cannotReact(encounter, model, 'surge');
    if (refusal) return refusal;
    return benefit === 'additional' && model !== encounter.state.active ? notItsTurn('C-75') : undefined;
  },
  apply(encounter, { model, benefit }) {
    const state = getModelState(encounter, model);
    state.reactions.push('surge');
    state.surges += 1;
    if (benefit === 'additional') state.extra += 1;
    return undefined;
  },
});

export const DESTINY = ['coup', 'edit', 'improve', 'inspiration', 'recover', 'stunt'] as const;

/** On a Destiny Die that shows less, somebody incapacitated does not recover (C-64). */
export const WAKES = 6;

const destiny = event({
  keys: { model: id(), use: word(...DESTINY), dice },
  phases: ['slot', 'gap'],
  refuse: (encounter, { model }) =>
    getModelState(encounter, model).destiny < 1
      ? tooExpensive(getModelState(encounter, model).destiny, 1, 'C-59')
      : undefined,
  dice: ({ options }, { dice }) => [{ sides: Number(options['ar.destinyDie'].slice(1)), dice, length: 1 }],
  apply(encounter, { model, use, dice }) {
    const state = getModelState(encounter, model);
    const face = dice[0] ?? 0;
    state.destiny -= 1;
    if (use === 'recover' && (state.fatigue < 3 || face >= WAKES)) {
      state.stress += 1;
      if (state.surges > 0) state.surges -= 1;
      else state.fatigue = Math.max(0, state.fatigue - 1);
    }
    // C-60, C-61
    return { value: use === 'coup' || use === 'edit' ? Math.ceil(face / 2) : face };
  },
});

const delaying = event({
  keys: { model: id() },
  phases: ['slot'],
  refuse(encounter, { model }) {
    if (model !== encounter.state.active) return notItsTurn('C-81');
    return (
      cannotAct(encounter, model) ?? (getModelState(encounter, model).acts > 0 ? inState('acted', 'C-81') : undefined)
    );
  },
  apply(encounter, { model }) {
    delay(encounter, model);
    return undefined;
  },
});

const steppingIn = event({
  keys: { model: id() },
  phases: ['gap'],
  refuse(encounter, { model }) {
    const { delayed, ripe } = getModelState(encounter, model);
    return delayed && ripe ? cannotAct(encounter, model) : notItsTurn('C-81');
  },
  apply(encounter, { model }) {
    stepIn(encounter, model);
    return undefined;
  },
});

const end = event({
  keys: {},
  phases: ['slot'],
  apply(encounter) {
    endTurn(encounter);
    return undefined;
  },
});

const effect = event({
  keys: {
    model: id(),
    name: text,
    until: word('start', 'end', 'next-end', 'encounter'),
    harmful: withDefault(bool, false),
  },
  phases: ['slot', 'gap'],
  apply(encounter, { model, name, until, harmful }) {
    const isOwnTurn = model === encounter.state.active;
    const ends = until === 'end' ? 1 : until === 'next-end' ? (isOwnTurn ? 2 : 1) : 0;
    addEffect(getModelState(encounter, model), { name, until: until === 'next-end' ? 'end' : until, harmful, ends });
    return undefined;
  },
});

const lift = event({
  keys: { model: id(), name: text },
  phases: ['slot', 'gap'],
  refuse: (encounter, { model, name }) =>
    getModelState(encounter, model).effects.some((effect) => effect.name === name) ? undefined : wrongChoice(name),
  apply(encounter, { model, name }) {
    const state = getModelState(encounter, model);
    state.effects = state.effects.filter((effect) => effect.name !== name);
    return undefined;
  },
});

const condition = event({
  keys: { model: id(), name: text, on: bool },
  apply(encounter, { model, name, on }) {
    const state = getModelState(encounter, model);
    const others = state.conditions.filter((tag) => tag !== name);
    state.conditions = on ? [...others, name].sort() : others;
    return undefined;
  },
});

const field = (
  label: string,
  key: 'fatigue' | 'stress' | 'destiny' | 'score',
  least: number,
  most: number,
): Adjustable<ArEncounter> => ({
  label,
  value: (encounter, model) => getModelState(encounter, model)[key],
  range: () => [least, most],
  set(encounter: ArEncounter, model: string, to: number) {
    getModelState(encounter, model)[key] = to;
  },
});

/** What may be set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<ArEncounter>>> = {
  fatigue: field('Fatigue', 'fatigue', 0, 3),
  stress: field('Stress', 'stress', 0, 99),
  destiny: field('Destiny', 'destiny', 0, 99),
  score: field('Initiative', 'score', -99, 99),
};

export const EVENTS: ReadonlyMap<string, EventSpec<ArEncounter>> = new Map([
  ['initiative', initiative],
  ['begin', begin],
  ['tie', tieEvent<ArEncounter>(SLOTS)],
  ['action', action],
  ['ready', ready],
  ['trigger', trigger],
  ['reaction', reaction],
  ['surge', surge],
  ['destiny', destiny],
  ['delay', delaying],
  ['step-in', steppingIn],
  ['next', nextEvent<ArEncounter>(SLOTS)],
  ['end', end],
  ['effect', effect],
  ['lift', lift],
  ['condition', condition],
  ['check', CHECK],
  ['out', outEvent<ArEncounter>()],
  ['in', inPlaceEvent<ArEncounter>()],
  ['place', placeEvent<ArEncounter>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
