/** Defines the log events of BattleTech: when each is allowed and what it does (docs/encounters.md#battletech). */
import {
  type Adjustable,
  defineAdjustEvent,
  defineInEvent,
  defineOutEvent,
} from '../../../play/event/common-events.ts';
import { defineEndGameEvent } from '../../../play/event/end-game-event.ts';
import {
  booleanKey,
  diceKey,
  idKey,
  integerKey,
  intKey,
  optional,
  rangeKey,
  textKey,
  withDefault,
} from '../../../play/event/keys.ts';
import {
  createCostRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTargetRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../play/event/refusal.ts';
import { defineTieEvent, startNextSlot, sumNumbers } from '../../../play/order/slots.ts';
import { defineEventSpec, type EventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import {
  computeEvasion,
  computeHexHeat,
  computeListedHeat,
  findPackAction,
  normalizeActionName,
} from './action-pack.ts';
import { beginRound, rollInitiative, SLOTS } from './order.ts';
import { computeNumberToHit } from './shots.ts';
import type { BtEncounter } from './state.ts';

const defineEvent = defineEventSpec<BtEncounter>();

const beginEvent = defineEvent({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

const initiativeEvent = defineEvent({
  keys: { model: idKey(), dice: diceKey, modifier: withDefault(integerKey, 0) },
  phases: ['initiative'],
  refuse(encounter, { model: modelId }) {
    const modelState = getModelState(encounter, modelId);
    if (modelState.out) return createStateRefusal('out');
    // Each model rolls once.
    return modelState.dice === null ? undefined : createTurnRefusal('B-1');
  },
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply: (encounter, { model: modelId, dice, modifier }) => ({
    total: rollInitiative(encounter, modelId, dice, modifier),
  }),
});

/** The most hexes that players may state for an action. */
const MAX_HEXES = 99;

const ACTION_KEYS = {
  model: idKey(),
  name: textKey,
  sa: optional(intKey),
  move: withDefault(booleanKey, false),
  anytime: withDefault(booleanKey, false),
  heat: optional(intKey),
  pm: withDefault(integerKey, 0),
  am: withDefault(integerKey, 0),
  tm: withDefault(integerKey, 0),
  target: optional(idKey()),
  weapon: optional(textKey),
  hexes: optional(rangeKey(0, MAX_HEXES)),
};

/**
 * An action: its cost in Simple Actions (`sa`), its heat, its piloting, attack and target modifiers (`pm`, `am`, `tm`), what it is aimed at
 * and with which weapon, and the hexes moved.
 */
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
  readonly target: string | undefined;
  readonly weapon: string | undefined;
  readonly hexes: number | undefined;
}

/**
 * Returns the values of an action. The public list defines the values of its actions, except for the heat, which the log event may state.
 * The log event states all values of other actions, except for the heat of a Jump, which may follow from its hexes.
 */
function resolveAction(encounter: BtEncounter, action: Action) {
  const listedAction = findPackAction(encounter, action.name);
  if (!listedAction) {
    const {
      sa = 0,
      move,
      anytime,
      heat = computeHexHeat(action.name, undefined, action.hexes) ?? 0,
      pm,
      am,
      tm,
    } = action;
    return { sa, move, anytime, heat, pm, am, tm };
  }
  const { pilotingBase } = getFigure(encounter, action.model).character;
  return {
    sa: listedAction.sa,
    move: listedAction.isMove,
    anytime: listedAction.isAnytime,
    heat: action.heat ?? computeListedHeat(listedAction, action.hexes),
    pm: listedAction.pm ?? 0,
    am: listedAction.am ?? 0,
    tm: listedAction.tm === 'evasion' ? computeEvasion(pilotingBase) : (listedAction.tm ?? 0),
  };
}

/** Refuses a target that is out of the game or the acting model itself. */
function checkTarget(
  encounter: BtEncounter,
  { model: modelId, target: targetId }: Pick<Action, 'model' | 'target'>,
): Refusal | undefined {
  if (targetId === undefined) return undefined;
  return targetId === modelId || getModelState(encounter, targetId).out
    ? createTargetRefusal(undefined, targetId)
    : undefined;
}

/**
 * Defines the log event for an action. In its slot, a model has two Simple Actions (B-10) and may use each action once (B-12), including
 * one move (B-11). In the slots of other models it may only use Anytime Actions (B-5), each once in a turn (B-17). Those that cost more
 * than one Simple Action need a Simple Action left over from its own slot (B-18).
 */
const actionEvent = defineEvent({
  keys: ACTION_KEYS,
  isRequired: (encounter, fieldName, { name }) => fieldName === 'sa' && findPackAction(encounter, name) === undefined,
  phases: ['action'],
  refuse(encounter, logEvent) {
    const { sa: simpleActions, move: isMove, anytime: isAnytime } = resolveAction(encounter, logEvent);
    const modelState = getModelState(encounter, logEvent.model);
    if (modelState.out) return createStateRefusal('out');
    const isDone = modelState.done.includes(normalizeActionName(logEvent.name));
    if (logEvent.model === encounter.state.active) {
      if (isDone) return createLimitRefusal(1, 1, 'B-12');
      if (isMove && modelState.moved) return createLimitRefusal(1, 1, 'B-11');
      if (modelState.sa < simpleActions) return createCostRefusal(modelState.sa, simpleActions, 'B-10');
      return checkTarget(encounter, logEvent);
    }
    if (!isAnytime) return createTurnRefusal('B-5');
    if (isDone) return createLimitRefusal(1, 1, 'B-17');
    const isEnabled = modelState.leftover > 0 && encounter.options['bt.leftoverEnablesAnytime'];
    if (simpleActions > 1 && !isEnabled) return createCostRefusal(modelState.leftover, 1, 'B-18');
    return checkTarget(encounter, logEvent);
  },
  apply(encounter, logEvent) {
    const {
      sa: simpleActions,
      move: isMove,
      heat: addedHeat,
      pm: pilotingModifier,
      am: attackModifier,
      tm: targetModifier,
    } = resolveAction(encounter, logEvent);
    const modelState = getModelState(encounter, logEvent.model);
    modelState.done = [...modelState.done, normalizeActionName(logEvent.name)].sort();
    modelState.heatPending += addedHeat;
    modelState.pm += pilotingModifier;
    modelState.am += attackModifier;
    modelState.tm += targetModifier;
    if (logEvent.target !== undefined) {
      Object.assign(modelState, { target: logEvent.target, weapon: logEvent.weapon });
      delete modelState.shot;
    }
    // A model spends nothing outside its slot: left-over Simple Actions only allow Anytime Actions (B?6, B?7).
    if (logEvent.model === encounter.state.active) {
      modelState.sa -= simpleActions;
      if (isMove) modelState.moved = true;
    }
    return undefined;
  },
});

/** Defines the log event for an opportunity. The available rules don't say what an opportunity costs, so only its heat counts (P-9). */
const opportunityEvent = defineEvent({
  keys: { model: idKey(), name: textKey, heat: withDefault(intKey, 0) },
  phases: ['action'],
  refuse(encounter, { model: modelId }) {
    if (getModelState(encounter, modelId).out) return createStateRefusal('out');
    // Opportunities are actions in the slot of another model (B-15).
    return modelId === encounter.state.active ? createTurnRefusal('B-15') : undefined;
  },
  apply(encounter, { model: modelId, heat }) {
    getModelState(encounter, modelId).heat += heat;
    return undefined;
  },
});

/**
 * Defines the log event for a roll to hit: 2d6 against the number to hit. The attack modifier of the firing unit and the target modifier of
 * its target count until their next slots (B-16). The rules do not compute ranges or damage, so players state both.
 */
const shotEvent = defineEvent({
  keys: {
    model: idKey(),
    target: idKey(),
    weapon: optional(textKey),
    modifier: withDefault(integerKey, 0),
    need: optional(integerKey),
    dice: diceKey,
    damage: optional(intKey),
  },
  phases: ['action'],
  refuse: (encounter, logEvent) =>
    getModelState(encounter, logEvent.model).out ? createStateRefusal('out') : checkTarget(encounter, logEvent),
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply(encounter, logEvent) {
    const total = sumNumbers(logEvent.dice);
    const modelState = getModelState(encounter, logEvent.model);
    if (modelState.target === logEvent.target) modelState.shot = true;
    const neededTotal = logEvent.need ?? computeNumberToHit(encounter, logEvent);
    return neededTotal === undefined ? { total } : { total, need: neededTotal, hit: total >= neededTotal };
  },
});

const endEvent = defineEvent({
  keys: { dissipate: withDefault(intKey, 0) },
  phases: ['action'],
  apply(encounter, { dissipate }) {
    const { active } = encounter.state;
    if (active !== null) {
      const modelState = getModelState(encounter, active);
      modelState.heat = Math.max(0, modelState.heat + modelState.heatPending - dissipate);
      Object.assign(modelState, { heatPending: 0, leftover: modelState.sa, sa: 0 });
    }
    startNextSlot(encounter, SLOTS);
    return undefined;
  },
});

/** The values that players may set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<BtEncounter>>> = {
  mp: {
    label: 'MP',
    value: (encounter, modelId) => getModelState(encounter, modelId).mp,
    range: () => [0, 99],
    set: (encounter, modelId, newValue) => {
      getModelState(encounter, modelId).mp = newValue;
    },
  },
  heat: {
    label: 'Heat',
    value: (encounter, modelId) => getModelState(encounter, modelId).heat,
    range: () => [0, 999],
    set: (encounter, modelId, newValue) => {
      getModelState(encounter, modelId).heat = newValue;
    },
  },
};

export const EVENTS: ReadonlyMap<string, EventSpec<BtEncounter>> = new Map([
  ['begin', beginEvent],
  ['initiative', initiativeEvent],
  ['tie', defineTieEvent<BtEncounter>(SLOTS)],
  ['action', actionEvent],
  ['opportunity', opportunityEvent],
  ['shot', shotEvent],
  ['end', endEvent],
  ['end-game', defineEndGameEvent<BtEncounter>()],
  ['out', defineOutEvent<BtEncounter>()],
  ['in', defineInEvent<BtEncounter>()],
  ['adjust', defineAdjustEvent(ADJUSTABLE)],
]);
