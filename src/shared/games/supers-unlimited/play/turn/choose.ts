/**
 * Defines the choice of a model, and `pass` (E-43, E-44). The choice includes returns from Climb High (E-72), the Refresh, in which every
 * model of the side regains 1 PP (E-45), and the Upkeep, in which the player pays to maintain Abilities (E-46).
 */
import {
  idKey,
  idListKey,
  intKey,
  objectListKey,
  optional,
  positiveIntKey,
  textKey,
  withDefault,
} from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createCostRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { defineMainEvent } from '../event-preconditions.ts';
import {
  gainPowerPoints,
  getEffectPoints,
  getModel,
  getOwnerSide,
  isOnTable,
  isSuper,
  listSideModels,
  setEffectPoints,
  spendPowerPoints,
} from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { startNextTurn } from './next-turn.ts';
import { createRecovery, reduceCountdowns, reduceRecoverableEffects } from './recovery.ts';
import { keepPaidAbilities, listSideUpkeep, type UpkeepPayment } from './upkeep.ts';

/** Returns why a model may not be chosen, regardless of the other models. */
function refuseTurn(encounter: SuEncounter, modelId: string, isReturning: boolean): Refusal | undefined {
  const { out, aloft } = getModel(encounter, modelId);
  if (out) return createStateRefusal('out');
  if (aloft && !isReturning) return createStateRefusal('aloft', 'E-72');
  if (!encounter.state.endgame) return undefined;
  if (!isSuper(encounter, modelId)) return createStateRefusal('henchman', 'E-43');
  return encounter.state.finalTurns.includes(modelId) ? undefined : createLimitRefusal(1, 1, 'E-43');
}

/** Whether the model was chosen last and must wait because its side could choose another model (E?31). */
function mustWait(encounter: SuEncounter, modelId: string): boolean {
  const sideId = getOwnerSide(encounter, modelId);
  if (!encounter.options['su.noRepeatActivation'] || encounter.state.lastChosen.get(sideId) !== modelId) return false;
  for (const otherId of listSideModels(encounter, sideId)) {
    if (otherId !== modelId && refuseTurn(encounter, otherId, true) === undefined) return true;
  }
  return false;
}

const canBeChosen = (encounter: SuEncounter, modelId: string, isReturning: boolean): boolean =>
  refuseTurn(encounter, modelId, isReturning) === undefined && !mustWait(encounter, modelId);

/** Lists the models that the current side may choose. With `isReturning`, models that must return from Climb High first are included. */
export function listChoosableModels(encounter: SuEncounter, isReturning = true): string[] {
  const { side: sideId } = encounter.state;
  return sideId === null
    ? []
    : [...listSideModels(encounter, sideId)].filter((modelId) => canBeChosen(encounter, modelId, isReturning));
}

/**
 * `returns`: models that come back from Climb High for 1 PP. `upkeep`: the PP that models pay to maintain Abilities. `dangerous`: the damage
 * of the Dangerous Terrain in which the model begins its Activation.
 */
const chooseKeys = {
  model: idKey(),
  returns: withDefault(idListKey(), []),
  upkeep: withDefault(objectListKey({ model: idKey(), pp: positiveIntKey, what: optional(textKey) }), []),
  dangerous: withDefault(intKey, 0),
};
/** What the models of a side pay before the Recovery. */
interface TurnPayments {
  readonly returns: readonly string[];
  readonly upkeep: readonly UpkeepPayment[];
}

export const chooseEvent = defineMainEvent({
  keys: chooseKeys,
  phases: ['choose'],
  refuse(encounter, event) {
    const { model: modelId, returns: returningIds, upkeep: upkeepPayments } = event;
    const { side: sideId } = encounter.state;
    if (getOwnerSide(encounter, modelId) !== sideId) return createTurnRefusal('E-44');
    const refusal = refuseTurn(encounter, modelId, returningIds.includes(modelId));
    if (refusal) return refusal;
    if (mustWait(encounter, modelId)) return createLimitRefusal(1, 1, 'E?31');
    const wrongId = returningIds.find((returningId, index) => {
      const isReturning =
        getModel(encounter, returningId).aloft &&
        !getModel(encounter, returningId).out &&
        getOwnerSide(encounter, returningId) === sideId;
      return !isReturning || returningIds.indexOf(returningId) < index;
    });
    if (wrongId !== undefined) return createChoiceRefusal(wrongId, 'E-72');
    if (
      upkeepPayments.some(
        (payment) => getOwnerSide(encounter, payment.model) !== sideId || getModel(encounter, payment.model).out,
      )
    )
      return createTurnRefusal('E-46');
    return refuseTurnPayments(encounter, event);
  },
  apply(encounter, { model: modelId, returns: returningIds, upkeep: upkeepPayments, dangerous }) {
    const { state } = encounter;
    const sideId = getOwnerSide(encounter, modelId);
    for (const returningId of returningIds)
      Object.assign(getModel(encounter, returningId), { aloft: false, altitude: 0 });
    state.returned.push(...returningIds);
    for (const sideModelId of listSideModels(encounter, sideId))
      if (isOnTable(encounter, sideModelId)) gainPowerPoints(getModel(encounter, sideModelId), 1);
    for (const returningId of returningIds) spendPowerPoints(encounter, returningId);
    for (const sideModelId of listSideModels(encounter, sideId)) reduceUpkeepEffects(encounter, sideModelId);
    for (const payment of upkeepPayments) spendPowerPoints(encounter, payment.model, payment.pp);
    keepPaidAbilities(encounter, sideId, upkeepPayments);
    state.active = modelId;
    state.lastChosen.set(sideId, modelId);
    state.finalTurns = state.finalTurns.filter((finalId) => finalId !== modelId);
    state.phase = 'recovery';
    state.recovery = createRecovery(modelId, dangerous);
    reduceRecoverableEffects(encounter, modelId, 'beforeRolls');
    return undefined;
  },
});

/** Reduces boosts and Countdowns in the Upkeep of the model's side (E-99, E-103). */
function reduceUpkeepEffects(encounter: SuEncounter, modelId: string): void {
  const modelState = getModel(encounter, modelId);
  if (modelState.out) return;
  for (const boost of ['attack-boost', 'defense-boost'])
    setEffectPoints(modelState, boost, getEffectPoints(modelState, boost) - 1);
  reduceCountdowns(modelState);
}

/** Refuses the first payment that a model can't make. Models pay after the Refresh, first for returns and then for the Upkeep in order. */
function refuseTurnPayments(
  encounter: SuEncounter,
  { returns: returningIds, upkeep: upkeepPayments }: TurnPayments,
): Refusal | undefined {
  const pointsLeft = new Map<string, number>();
  const getPointsLeft = (modelId: string): number =>
    pointsLeft.get(modelId) ?? computeRefreshedPoints(encounter, modelId, returningIds);
  for (const modelId of returningIds) {
    if (getPointsLeft(modelId) < 1) return createCostRefusal(getPointsLeft(modelId), 1, 'E-72');
    pointsLeft.set(modelId, getPointsLeft(modelId) - 1);
  }
  for (const { model: modelId, pp } of upkeepPayments) {
    if (getPointsLeft(modelId) < pp) return createCostRefusal(getPointsLeft(modelId), pp, 'E-46');
    pointsLeft.set(modelId, getPointsLeft(modelId) - pp);
  }
  return undefined;
}

/** Returns the PP of a model of the side after the Refresh. */
function computeRefreshedPoints(encounter: SuEncounter, modelId: string, returningIds: readonly string[]): number {
  const { pp, power, out } = getModel(encounter, modelId);
  const isRefreshed =
    isOnTable(encounter, modelId) ||
    (returningIds.includes(modelId) && !out && encounter.state.deployed.includes(modelId));
  return isRefreshed ? Math.min(power, pp + 1) : pp;
}

/**
 * Creates the choice of a model with the usual answers: a model above the table returns, and the side pays for its active Abilities in file
 * order as far as their models can. Without active Abilities, the choice has no key `upkeep`.
 */
export function createChooseEvent(encounter: SuEncounter, modelId: string): CandidateEvent {
  const returningIds = getModel(encounter, modelId).aloft ? [modelId] : [];
  const sideUpkeep = listSideUpkeep(encounter, getOwnerSide(encounter, modelId));
  const pointsLeft = new Map<string, number>();
  const payments = sideUpkeep.filter(({ model: payerId, pp }) => {
    const payerPoints =
      pointsLeft.get(payerId) ??
      computeRefreshedPoints(encounter, payerId, returningIds) - (returningIds.includes(payerId) ? 1 : 0);
    pointsLeft.set(payerId, payerPoints >= pp ? payerPoints - pp : payerPoints);
    return payerPoints >= pp;
  });
  return {
    kind: 'choose',
    model: modelId,
    ...(returningIds.length === 0 ? {} : { returns: returningIds }),
    ...(sideUpkeep.length === 0 ? {} : { upkeep: payments }),
  };
}

export const passEvent = defineMainEvent({
  keys: {},
  phases: ['choose'],
  refuse: (encounter) =>
    !encounter.state.endgame && listChoosableModels(encounter, false).length > 0
      ? createChoiceRefusal('pass', 'E-43')
      : undefined,
  apply(encounter) {
    const { state } = encounter;
    if (state.endgame)
      state.finalTurns = state.finalTurns.filter((modelId) => getOwnerSide(encounter, modelId) !== state.side);
    startNextTurn(encounter);
    return undefined;
  },
});
