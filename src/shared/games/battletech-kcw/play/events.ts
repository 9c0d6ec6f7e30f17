/** The events of BattleTech: when each is allowed and what it does (docs/encounters.md#battletech). */
import { type Adjustable, adjustEvent, inEvent, outEvent } from '../../../play/event/common-events.ts';
import { bool, dice, id, int, integer, optional, text, withDefault } from '../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, tooExpensive } from '../../../play/event/refusal.ts';
import { nextSlot, tieEvent } from '../../../play/order/slots.ts';
import { type EventSpec, eventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { evasion, nameKey, packAction } from './action-pack.ts';
import { beginRound, roll, SLOTS } from './order.ts';
import type { BtEncounter } from './state.ts';

const event = eventSpec<BtEncounter>();

const begin = event({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

const initiative = event({
  keys: { model: id(), dice, modifier: withDefault(integer, 0) },
  phases: ['initiative'],
  refuse(encounter, { model }) {
    const state = getModelState(encounter, model);
    if (state.out) return inState('out');
    return state.dice === null ? undefined : notItsTurn('B-1');
  },
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply: (encounter, { model, dice, modifier }) => ({ total: roll(encounter, model, dice, modifier) }),
});

const ACTION_KEYS = {
  model: id(),
  name: text,
  sa: optional(int),
  move: withDefault(bool, false),
  anytime: withDefault(bool, false),
  heat: optional(int),
  pm: withDefault(integer, 0),
  am: withDefault(integer, 0),
  tm: withDefault(integer, 0),
};

interface Action {
  readonly model: string;
  readonly name: string;
  readonly sa: number | undefined;
  readonly move: boolean;
  readonly anytime: boolean;
  readonly heat: number | undefined;
  readonly pm: number;
  readonly am: number;
  readonly tm: number;
}

/** The action as it counts: as stated, or as the pack has it, which leaves only the heat to be stated. */
function counted(encounter: BtEncounter, action: Action) {
  const { sa = 0, move, anytime, heat = 0, pm, am, tm } = action;
  const pack = packAction(encounter, action.name);
  if (!pack) return { sa, move, anytime, heat, pm, am, tm };
  const { pilotingBase } = getFigure(encounter, action.model).character;
  return {
    sa: pack.sa,
    move: pack.isMove,
    anytime: pack.isAnytime,
    heat: action.heat ?? pack.heat,
    pm: pack.pm ?? 0,
    am: pack.am ?? 0,
    tm: pack.tm === 'evasion' ? evasion(pilotingBase) : (pack.tm ?? 0),
  };
}

const action = event({
  keys: ACTION_KEYS,
  isNeeded: (encounter, key, { name }) => key === 'sa' && packAction(encounter, name) === undefined,
  phases: ['action'],
  refuse(encounter, event) {
    const { sa, move, anytime } = counted(encounter, event);
    const model = getModelState(encounter, event.model);
    if (model.out) return inState('out');
    const isDone = model.done.includes(nameKey(event.name));
    if (event.model === encounter.state.active) {
      if (isDone) return overLimit(1, 1, 'B-12');
      if (move && model.moved) return overLimit(1, 1, 'B-11');
      return model.sa < sa ? tooExpensive(model.sa, sa, 'B-10') : undefined;
    }
    if (!anytime) return notItsTurn('B-5');
    if (isDone) return overLimit(1, 1, 'B-17');
    const isEnabled = model.leftover > 0 && encounter.options['bt.leftoverEnablesAnytime'];
    return sa > 1 && !isEnabled ? tooExpensive(model.leftover, 1, 'B-18') : undefined;
  },
  apply(encounter, event) {
    const { sa, move, heat, pm, am, tm } = counted(encounter, event);
    const model = getModelState(encounter, event.model);
    model.done = [...model.done, nameKey(event.name)].sort();
    model.heatPending += heat;
    model.pm += pm;
    model.am += am;
    model.tm += tm;
    // B?6, B?7: outside its slot nothing is spent.
    if (event.model === encounter.state.active) {
      model.sa -= sa;
      if (move) model.moved = true;
    }
    return undefined;
  },
});

/** P-9: how an opportunity is paid for is not in the rules that were read; only its heat is kept. */
const opportunity = event({
  keys: { model: id(), name: text, heat: withDefault(int, 0) },
  phases: ['action'],
  refuse(encounter, { model }) {
    if (getModelState(encounter, model).out) return inState('out');
    return model === encounter.state.active ? notItsTurn('B-15') : undefined;
  },
  apply(encounter, { model, heat }) {
    getModelState(encounter, model).heat += heat;
    return undefined;
  },
});

const end = event({
  keys: { dissipate: withDefault(int, 0) },
  phases: ['action'],
  apply(encounter, { dissipate }) {
    const { active } = encounter.state;
    if (active !== null) {
      const model = getModelState(encounter, active);
      model.heat = Math.max(0, model.heat + model.heatPending - dissipate);
      Object.assign(model, { heatPending: 0, leftover: model.sa, sa: 0 });
    }
    nextSlot(encounter, SLOTS);
    return undefined;
  },
});

/** What may be set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<BtEncounter>>> = {
  mp: {
    label: 'MP',
    value: (encounter, model) => getModelState(encounter, model).mp,
    range: () => [0, 99],
    set: (encounter, model, to) => {
      getModelState(encounter, model).mp = to;
    },
  },
  heat: {
    label: 'Heat',
    value: (encounter, model) => getModelState(encounter, model).heat,
    range: () => [0, 999],
    set: (encounter, model, to) => {
      getModelState(encounter, model).heat = to;
    },
  },
};

export const EVENTS: ReadonlyMap<string, EventSpec<BtEncounter>> = new Map([
  ['begin', begin],
  ['initiative', initiative],
  ['tie', tieEvent<BtEncounter>(SLOTS)],
  ['action', action],
  ['opportunity', opportunity],
  ['end', end],
  ['out', outEvent<BtEncounter>()],
  ['in', inEvent<BtEncounter>()],
  ['adjust', adjustEvent(ADJUSTABLE)],
]);
