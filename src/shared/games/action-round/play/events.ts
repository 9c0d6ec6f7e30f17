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
import { type EventSpec, eventSpec } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { action } from './action-event.ts';
import { CHECK } from './check-event.ts';
import { cannotAct, noRoom } from './refusals.ts';
import type { ArPlay } from './state.ts';
import { addEffect, beginRound, delay, endTurn, SLOTS, stepIn } from './turns.ts';

const event = eventSpec<ArPlay>();

const isTyped = ({ options }: ArPlay): boolean => options['ar.initMode'] === 'typed';

const initiative = event({
  keys: { model: id(), score: optional(integer), dice: optional(dice) },
  isNeeded: (play, key) => key === (isTyped(play) ? 'score' : 'dice'),
  phasesOf: (play) => [isTyped(play) ? 'between' : 'initiative'],
  refuse(play, { model }) {
    const { round, extra } = play.state;
    if (isTyped(play)) return round > 0 ? overLimit(round, 0, 'C?1') : undefined;
    if (stateOf(play, model).out) return inState('out');
    return extra.rolled.includes(model) ? notItsTurn('C?1') : undefined;
  },
  dice: (play, { dice = [] }) => (isTyped(play) ? [] : [{ sides: 20, dice, length: 1 }]),
  apply(play, { model, score = 0, dice = [] }) {
    const state = stateOf(play, model);
    if (isTyped(play)) state.score = score;
    else {
      state.score = (dice[0] ?? 0) + figureOf(play, model).character.initiative;
      play.state.extra.rolled.push(model);
    }
    return undefined;
  },
});

const begin = event({
  keys: {},
  phases: ['between'],
  apply(play) {
    beginRound(play);
    return undefined;
  },
});

const ready = event({
  keys: { model: id(), action: text, as: withDefault(word('standard', 'move', 'quick'), 'standard'), trigger: text },
  phases: ['slot'],
  refuse(play, { model }) {
    const refusal = cannotAct(play, model);
    if (refusal) return refusal;
    return model === play.state.active ? noRoom(stateOf(play, model), 'standard') : notItsTurn('C-2');
  },
  apply(play, { model, action, as, trigger }) {
    const state = stateOf(play, model);
    state.standard += 1;
    state.acts += 1;
    state.ready = { action, as, trigger };
    return undefined;
  },
});

const trigger = event({
  keys: { model: id() },
  phases: ['slot'],
  refuse(play, { model }) {
    const refusal = cannotAct(play, model);
    if (refusal) return refusal;
    const { ready, reactions } = stateOf(play, model);
    if (model === play.state.active || ready === null) return notItsTurn('C-23');
    return reactions.length > 0 ? overLimit(reactions.length, 1, 'C-3') : undefined;
  },
  apply(play, { model }) {
    const state = stateOf(play, model);
    state.ready = null;
    state.reactions.push('readied');
    return undefined;
  },
});

/** C?7: the two reactions to one attack that a house rule lets go together. */
const STACKED = ['slam', 'smash'];

function cannotReact(play: ArPlay, model: string, name: string): Refusal | undefined {
  const refusal = cannotAct(play, model);
  if (refusal) return refusal;
  const { ready, reactions } = stateOf(play, model);
  if (ready !== null) return inState('ready', 'C-23');
  const isStacked = play.options['ar.stackAttackReactions'] && reactions.length === 1 && isPair([...reactions, name]);
  return reactions.length > 0 && !isStacked ? overLimit(reactions.length, 1, 'C-3') : undefined;
}

const isPair = (names: readonly string[]): boolean => [...names].sort().join() === STACKED.join();

const reaction = event({
  keys: { model: id(), name: text, target: optional(id()), feet: withDefault(int, 0) },
  phases: ['slot'],
  refuse: (play, { model, name }) => cannotReact(play, model, name),
  apply(play, { model, name, feet }) {
    stateOf(play, model).reactions.push(name);
    // C-78
    return name === 'slam' ? { advantage: Math.min(5, Math.floor(feet / 10)) } : undefined;
  },
});

export const SURGES = ['additional', 'alternate', 'boost', 'burst', 'edge', 'counter', 'resistance', 'retry'] as const;

const surge = event({
  keys: { model: id(), benefit: word(...SURGES) },
  phases: ['slot'],
  refuse(play, { model, benefit }) {
    const refusal = cannotReact(play, model, 'surge');
    if (refusal) return refusal;
    return benefit === 'additional' && model !== play.state.active ? notItsTurn('C-75') : undefined;
  },
  apply(play, { model, benefit }) {
    const state = stateOf(play, model);
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
  refuse: (play, { model }) =>
    stateOf(play, model).destiny < 1 ? tooExpensive(stateOf(play, model).destiny, 1, 'C-59') : undefined,
  dice: ({ options }, { dice }) => [{ sides: Number(options['ar.destinyDie'].slice(1)), dice, length: 1 }],
  apply(play, { model, use, dice }) {
    const state = stateOf(play, model);
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
  refuse(play, { model }) {
    if (model !== play.state.active) return notItsTurn('C-81');
    return cannotAct(play, model) ?? (stateOf(play, model).acts > 0 ? inState('acted', 'C-81') : undefined);
  },
  apply(play, { model }) {
    delay(play, model);
    return undefined;
  },
});

const steppingIn = event({
  keys: { model: id() },
  phases: ['gap'],
  refuse(play, { model }) {
    const { delayed, ripe } = stateOf(play, model);
    return delayed && ripe ? cannotAct(play, model) : notItsTurn('C-81');
  },
  apply(play, { model }) {
    stepIn(play, model);
    return undefined;
  },
});

const end = event({
  keys: {},
  phases: ['slot'],
  apply(play) {
    endTurn(play);
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
  apply(play, { model, name, until, harmful }) {
    const isOwnTurn = model === play.state.active;
    const ends = until === 'end' ? 1 : until === 'next-end' ? (isOwnTurn ? 2 : 1) : 0;
    addEffect(stateOf(play, model), { name, until: until === 'next-end' ? 'end' : until, harmful, ends });
    return undefined;
  },
});

const lift = event({
  keys: { model: id(), name: text },
  phases: ['slot', 'gap'],
  refuse: (play, { model, name }) =>
    stateOf(play, model).effects.some((effect) => effect.name === name) ? undefined : wrongChoice(name),
  apply(play, { model, name }) {
    const state = stateOf(play, model);
    state.effects = state.effects.filter((effect) => effect.name !== name);
    return undefined;
  },
});

const condition = event({
  keys: { model: id(), name: text, on: bool },
  apply(play, { model, name, on }) {
    const state = stateOf(play, model);
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
): Adjustable<ArPlay> => ({
  label,
  value: (play, model) => stateOf(play, model)[key],
  range: () => [least, most],
  set(play: ArPlay, model: string, to: number) {
    stateOf(play, model)[key] = to;
  },
});

/** What may be set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<ArPlay>>> = {
  fatigue: field('Fatigue', 'fatigue', 0, 3),
  stress: field('Stress', 'stress', 0, 99),
  destiny: field('Destiny', 'destiny', 0, 99),
  score: field('Initiative', 'score', -99, 99),
};

export const EVENTS: ReadonlyMap<string, EventSpec<ArPlay>> = new Map([
  ['initiative', initiative],
  ['begin', begin],
  ['tie', tieEvent<ArPlay>(SLOTS)],
  ['action', action],
  ['ready', ready],
  ['trigger', trigger],
  ['reaction', reaction],
  ['surge', surge],
  ['destiny', destiny],
  ['delay', delaying],
  ['step-in', steppingIn],
  ['next', nextEvent<ArPlay>(SLOTS)],
  ['end', end],
  ['effect', effect],
  ['lift', lift],
  ['condition', condition],
  ['check', CHECK],
  ['out', outEvent<ArPlay>()],
  ['in', inPlaceEvent<ArPlay>()],
  ['place', placeEvent<ArPlay>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
