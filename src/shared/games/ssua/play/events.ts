/**
 * Defines the log events of SSUA: when each is allowed, what it costs and what it does (docs/encounters.md#ssua). In an activation a model
 * spends Action Points (AP) on moves, one attack and other actions. A refusal cites the rule that forbids the event, such as `A-20`.
 */
import {
  type Adjustable,
  defineAdjustEvent,
  defineInEvent,
  defineOutEvent,
} from '../../../play/event/common-events.ts';
import { defineDamageEvent } from '../../../play/event/damage-event.ts';
import { defineEndGameEvent } from '../../../play/event/end-game-event.ts';
import {
  diceKey,
  idKey,
  intKey,
  nameKey,
  optional,
  positiveInchKey,
  rangeKey,
  textKey,
  wordKey,
} from '../../../play/event/keys.ts';
import {
  createCostRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTargetRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../play/event/refusal.ts';
import { defineEventSpec, type EventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { getAttackPrice, getMovePrice, getPool, getPrice, MAX_POOL } from './prices.ts';
import type { SsuaEncounter } from './state.ts';
import { advanceFrom, beginRound, checkCanNominate, endActivation, pass, settleInitiative } from './turns.ts';

const defineEvent = defineEventSpec<SsuaEncounter>();

/**
 * Returns the refusal if a model may not spend Action Points now, or undefined. Only the active model and the vehicle that it drives spend
 * their own points, and after a charge nothing but a free melee attack follows.
 */
function checkCanSpend(encounter: SsuaEncounter, modelId: string): Refusal | undefined {
  const { state } = encounter;
  if (modelId !== state.active && modelId !== state.vehicle) return createTurnRefusal('A-15');
  const { out: isOut, charged } = getModelState(encounter, modelId);
  if (isOut) return createStateRefusal('out');
  return charged ? createStateRefusal('charged', 'A-20') : undefined;
}

function checkCanPay(encounter: SsuaEncounter, modelId: string, apPrice: number): Refusal | undefined {
  const { ap: actionPoints } = getModelState(encounter, modelId);
  return actionPoints < apPrice ? createCostRefusal(actionPoints, apPrice, 'A-15') : undefined;
}

function pay(encounter: SsuaEncounter, modelId: string, apPrice: number): undefined {
  getModelState(encounter, modelId).ap -= apPrice;
}

const beginEvent = defineEvent({
  keys: {},
  phases: ['between'],
  apply(encounter) {
    beginRound(encounter);
    return undefined;
  },
});

const initiativeEvent = defineEvent({
  keys: { side: idKey('side'), model: idKey(), with: wordKey('agility', 'mind'), dice: diceKey },
  phases: ['initiative'],
  refuse(encounter, { side: sideId, model: modelId }) {
    const { state } = encounter;
    // one character of each side rolls, once.
    if (!state.contenders.includes(sideId) || state.rolls.has(sideId)) return createTurnRefusal('A-3');
    if (getFigure(encounter, modelId).side !== sideId) return createTargetRefusal('A-3', modelId);
    const obstacle = checkCanNominate(encounter, modelId);
    return obstacle && createStateRefusal(obstacle, obstacle === 'henchman' ? 'A-4' : undefined);
  },
  dice: (encounter, logEvent) => [
    { sides: 6, dice: logEvent.dice, length: getFigure(encounter, logEvent.model).character[logEvent.with] },
  ],
  apply(encounter, logEvent) {
    const attributeValue = getFigure(encounter, logEvent.model).character[logEvent.with];
    const goals = countAllGoals(encounter, logEvent.dice);
    encounter.state.rolls.set(logEvent.side, { goals, value: attributeValue });
    settleInitiative(encounter);
    return { goals };
  },
});

/** Counts the goals of a die face: 1 for a 4 or more, and 2 for a 6 with the house rule (A-8, A?1). */
const countGoals = (dieFace: number, doesSixCountTwo: boolean): number =>
  dieFace < 4 ? 0 : dieFace === 6 && doesSixCountTwo ? 2 : 1;

const countAllGoals = ({ options }: SsuaEncounter, diceFaces: readonly number[]): number =>
  diceFaces.reduce((goalSum, dieFace) => goalSum + countGoals(dieFace, options['ssua.sixCountsTwo']), 0);

/**
 * Activates a model of the side that is next, once per round. A card, named in `by`, may activate its model again between any
 * two activations and after the last one. Vehicles are driven and never activated.
 */
const activateEvent = defineEvent({
  keys: { model: idKey(), by: optional(textKey) },
  getPhases: ({ state }, { by: cardName }) =>
    cardName !== undefined && state.round > 0 ? ['choose', 'between'] : ['choose'],
  refuse(encounter, { model: modelId, by: cardName }) {
    const { side: sideId, character } = getFigure(encounter, modelId);
    const { out: isOut, activated } = getModelState(encounter, modelId);
    if (sideId !== encounter.state.side && !(activated && cardName !== undefined)) return createTurnRefusal('A-9');
    if (isOut) return createStateRefusal('out');
    if (character.vehicle) return createStateRefusal('vehicle', 'A-28');
    return activated && cardName === undefined ? createLimitRefusal(1, 1, 'A-11') : undefined;
  },
  apply(encounter, { model: modelId }) {
    const { state } = encounter;
    Object.assign(getModelState(encounter, modelId), { activated: true, charged: false, struck: false });
    Object.assign(state, { active: modelId, vehicle: null, turn: state.turn + 1, phase: 'activation' });
  },
});

/** Lets a chance to activate a model go by. With a house rule the side names a model, which loses its activation (A?3). */
const passEvent = defineEvent({
  keys: { model: optional(idKey()) },
  isRequired: ({ options }) => options['ssua.passForfeits'],
  phases: ['choose'],
  refuse(encounter, { model: modelId }) {
    if (!encounter.options['ssua.passForfeits'] || modelId === undefined) return undefined;
    const { side: sideId, character } = getFigure(encounter, modelId);
    const { out: isOut, activated } = getModelState(encounter, modelId);
    const isReady = sideId === encounter.state.side && !isOut && !activated && !character.vehicle;
    return isReady ? undefined : createTurnRefusal('A-14');
  },
  apply(encounter, { model: modelId }) {
    const sideId = encounter.state.side ?? '';
    if (!encounter.options['ssua.passForfeits'] || modelId === undefined) pass(encounter, sideId);
    else {
      getModelState(encounter, modelId).activated = true;
      advanceFrom(encounter, sideId);
    }
    return undefined;
  },
});

/** Moves a model for AP. A model flies if and only if it has taken off. */
const moveEvent = defineEvent({
  keys: { model: idKey(), inches: positiveInchKey, how: wordKey('walk', 'charge', 'fly', 'swim') },
  phases: ['activation'],
  refuse(encounter, { model: modelId, inches, how: moveKind }) {
    const refusal = checkCanSpend(encounter, modelId);
    if (refusal) return refusal;
    const { flying, ap: actionPoints } = getModelState(encounter, modelId);
    if (flying !== (moveKind === 'fly')) return createStateRefusal(flying ? 'flying' : 'grounded', 'A-23');
    const minActionPoints = encounter.options['ssua.chargeMinAp'];
    if (moveKind === 'charge' && actionPoints < minActionPoints)
      return createCostRefusal(actionPoints, minActionPoints, 'A?6');
    return checkCanPay(encounter, modelId, getMovePrice(encounter, modelId, moveKind, inches));
  },
  apply(encounter, { model: modelId, inches, how: moveKind }) {
    pay(encounter, modelId, getMovePrice(encounter, modelId, moveKind, inches));
    if (moveKind === 'charge') getModelState(encounter, modelId).charged = true;
  },
});

/** Creates the log events for taking off and landing. */
const createFlightEvent = (eventKind: 'take-off' | 'land') =>
  defineEvent({
    keys: { model: idKey() },
    phases: ['activation'],
    refuse(encounter, { model: modelId }) {
      const refusal = checkCanSpend(encounter, modelId);
      if (refusal) return refusal;
      const { flying } = getModelState(encounter, modelId);
      if (flying === (eventKind === 'take-off')) {
        return flying ? createStateRefusal('flying', 'A-21') : createStateRefusal('grounded', 'A-22');
      }
      return checkCanPay(encounter, modelId, getPrice(encounter, modelId, eventKind));
    },
    apply(encounter, { model: modelId }) {
      pay(encounter, modelId, getPrice(encounter, modelId, eventKind));
      getModelState(encounter, modelId).flying = eventKind === 'take-off';
    },
  });

/**
 * Attacks, once per model and round. A charge ends in a free melee attack and nothing else, which counts as the one attack
 * unless a house rule says that it is extra (A?5). The dice, if there are any, are the pool of the card, or the one that players state; their
 * goals are counted as for Initiative.
 */
const attackEvent = defineEvent({
  keys: {
    model: idKey(),
    type: wordKey('melee', 'ranged'),
    attack: optional(nameKey('attack')),
    target: optional(idKey()),
    pool: optional(rangeKey(1, MAX_POOL)),
    dice: optional(diceKey),
  },
  phases: ['activation'],
  refuse(encounter, { model: modelId, type, attack: attackName, target: targetId }) {
    const { state, options } = encounter;
    if (modelId !== state.active && modelId !== state.vehicle) return createTurnRefusal('A-15');
    const { out: isOut, attacked, charged, struck, ap: actionPoints } = getModelState(encounter, modelId);
    if (isOut) return createStateRefusal('out');
    const isExtra = charged && type === 'melee' && !struck && options['ssua.chargeAttackIsExtra'];
    if (attacked && !isExtra) return createLimitRefusal(1, 1, 'A-25');
    if (charged && (type === 'ranged' || struck)) return createStateRefusal('charged', 'A-20');
    const attackPriceInAp = getAttackPrice(encounter, modelId, attackName);
    if (actionPoints < attackPriceInAp) return createCostRefusal(actionPoints, attackPriceInAp, 'A-15');
    return targetId !== undefined && getModelState(encounter, targetId).out
      ? createTargetRefusal('A-25', targetId)
      : undefined;
  },
  dice: (encounter, { dice, ...logEvent }) =>
    dice === undefined ? [] : [{ sides: 6, dice, length: getPool(encounter, logEvent) ?? 0 }],
  apply(encounter, { model: modelId, attack: attackName, target: targetId, dice = [] }) {
    const modelState = getModelState(encounter, modelId);
    pay(encounter, modelId, getAttackPrice(encounter, modelId, attackName));
    if (!(modelState.charged && encounter.options['ssua.chargeAttackIsExtra'])) modelState.attacked = true;
    if (modelState.charged) modelState.struck = true;
    const { state } = encounter;
    if (targetId === undefined) delete state.attack;
    else state.attack = { attacker: modelId, target: targetId, name: attackName };
    return dice.length === 0 ? undefined : { goals: countAllGoals(encounter, dice) };
  },
});

/** Creates the log events for interacting and picking up. */
const createHandlingEvent = (eventKind: 'interact' | 'pick-up') =>
  defineEvent({
    keys: { model: idKey(), what: optional(textKey) },
    phases: ['activation'],
    refuse: (encounter, { model: modelId }) =>
      checkCanSpend(encounter, modelId) ?? checkCanPay(encounter, modelId, getPrice(encounter, modelId, eventKind)),
    apply: (encounter, { model: modelId }) => pay(encounter, modelId, getPrice(encounter, modelId, eventKind)),
  });

/** Drives a vehicle of the same side: the driver pays once per activation, and the vehicle then spends its own AP. */
const operateEvent = defineEvent({
  keys: { model: idKey(), vehicle: idKey() },
  phases: ['activation'],
  refuse(encounter, { model: modelId, vehicle: vehicleId }) {
    const { state } = encounter;
    const refusal = checkCanSpend(encounter, modelId);
    if (refusal) return refusal;
    if (modelId !== state.active) return createTurnRefusal('A-28');
    const vehicleFigure = getFigure(encounter, vehicleId);
    if (
      !vehicleFigure.character.vehicle ||
      getModelState(encounter, vehicleId).out ||
      vehicleFigure.side !== getFigure(encounter, modelId).side
    ) {
      return createTargetRefusal('A-28', vehicleId);
    }
    if (state.vehicle !== null) return createLimitRefusal(1, 1, 'A-28');
    return checkCanPay(encounter, modelId, getPrice(encounter, modelId, 'operate'));
  },
  apply(encounter, { model: modelId, vehicle: vehicleId }) {
    pay(encounter, modelId, getPrice(encounter, modelId, 'operate'));
    encounter.state.vehicle = vehicleId;
  },
});

/** Uses a power for the AP that its card or the players name. */
const powerEvent = defineEvent({
  keys: { model: idKey(), what: textKey, ap: intKey },
  phases: ['activation'],
  refuse: (encounter, { model: modelId, ap: actionPoints }) =>
    checkCanSpend(encounter, modelId) ?? checkCanPay(encounter, modelId, actionPoints),
  apply: (encounter, { model: modelId, ap: actionPoints }) => pay(encounter, modelId, actionPoints),
});

const endEvent = defineEvent({
  keys: {},
  phases: ['activation'],
  apply(encounter) {
    endActivation(encounter);
    return undefined;
  },
});

/** The Hits of a model, if its card has any. Without a Hit left, it is out. */
export const HITS: Adjustable<SsuaEncounter> = {
  label: 'Hits',
  value: (encounter, modelId) => getModelState(encounter, modelId).hits ?? 0,
  range(encounter, modelId) {
    const { hits } = getFigure(encounter, modelId).character;
    return hits === undefined ? undefined : [0, hits];
  },
  set(encounter, modelId, newValue) {
    const modelState = getModelState(encounter, modelId);
    modelState.hits = newValue;
    if (newValue === 0) modelState.out = true;
  },
};

/** The values that players may set by hand. */
export const ADJUSTABLE: Readonly<Record<string, Adjustable<SsuaEncounter>>> = {
  ap: {
    label: 'AP',
    value: (encounter, modelId) => getModelState(encounter, modelId).ap,
    range: () => [0, 99],
    set: (encounter, modelId, newValue) => {
      getModelState(encounter, modelId).ap = newValue;
    },
  },
  hits: HITS,
};

export const EVENTS: ReadonlyMap<string, EventSpec<SsuaEncounter>> = new Map([
  ['begin', beginEvent],
  ['initiative', initiativeEvent],
  ['activate', activateEvent],
  ['pass', passEvent],
  ['move', moveEvent],
  ['take-off', createFlightEvent('take-off')],
  ['land', createFlightEvent('land')],
  ['attack', attackEvent],
  ['interact', createHandlingEvent('interact')],
  ['pick-up', createHandlingEvent('pick-up')],
  ['operate', operateEvent],
  ['power', powerEvent],
  ['end', endEvent],
  ['damage', defineDamageEvent(HITS)],
  ['end-game', defineEndGameEvent<SsuaEncounter>()],
  ['out', defineOutEvent<SsuaEncounter>()],
  ['in', defineInEvent<SsuaEncounter>()],
  ['adjust', defineAdjustEvent(ADJUSTABLE)],
]);
