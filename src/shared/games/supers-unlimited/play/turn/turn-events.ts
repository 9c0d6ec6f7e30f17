/**
 * Defines the events of a Turn after the Recovery: the Activation, its end, holding the initiative, and the end of the Turn (E-49 to E-51).
 */
import { idKey, idListKey, intKey, withDefault } from '../../../../play/event/keys.ts';
import {
  createLimitRefusal,
  createStateRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { refuseMarkers } from '../actions/landing.ts';
import { endGame } from '../ending/score.ts';
import { defineMainEvent } from '../event-preconditions.ts';
import { getModel, getOwnerSide, isSuper, refusePayment, refuseReaction, spendPowerPoints } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { startNextTurn } from './next-turn.ts';
import { createPoisonDuties, reduceRecoverableEffects } from './recovery.ts';

/** Hazards where an Activation begins: the damage of Dangerous Terrain, and Power Markers. */
const activationKeys = { dangerous: withDefault(intKey, 0), markers: withDefault(idListKey('marker'), []) };

export const activateEvent = defineMainEvent({
  keys: activationKeys,
  phases: ['recovery'],
  refuse: (encounter, { markers }) => refuseMarkers(encounter, markers),
  apply(encounter, { dangerous, markers }) {
    const { state } = encounter;
    const modelId = state.active;
    if (modelId === null) return undefined;
    reduceRecoverableEffects(encounter, modelId, 'afterRolls');
    state.recovery = null;
    state.due.unshift(...createPoisonDuties(encounter, modelId), {
      due: 'begin-activation',
      model: modelId,
      dangerous,
      markers,
    });
    return undefined;
  },
});

export const endActivationEvent = defineMainEvent({
  keys: {},
  phases: ['activation'],
  apply({ state }) {
    Object.assign(state, { frame: null, finished: state.active, phase: 'turn-end' });
    return undefined;
  },
});

/** Returns why a model may not hold the initiative (E-61). */
function refuseHold(encounter: SuEncounter, modelId: string): Refusal | undefined {
  const { state, options } = encounter;
  if (getOwnerSide(encounter, modelId) !== state.side) return createTurnRefusal('E-61');
  if (state.held) return createLimitRefusal(1, 1, 'E-61');
  if (state.finished === null && !options['su.holdAfterKo']) return createStateRefusal('ko', 'E?35');
  if (modelId === state.active && !options['su.holdSameModel']) return createTurnRefusal('E?34');
  const refusal = refuseReaction(encounter, modelId);
  if (refusal) return refusal;
  if (getModel(encounter, modelId).aloft) return createStateRefusal('aloft', 'E-72');
  if (state.endgame && !isSuper(encounter, modelId)) return createStateRefusal('henchman', 'E?38');
  if (state.endgame && !state.finalTurns.includes(modelId)) return createLimitRefusal(1, 1, 'E?68');
  return refusePayment(encounter, modelId);
}

/** Lists the models that may hold the initiative. */
export const listHolders = (encounter: SuEncounter): string[] =>
  [...encounter.state.models.keys()].filter((modelId) => refuseHold(encounter, modelId) === undefined);

/** Holding the initiative lets another Activation of the same side begin in this Turn, once, for 1 PP (E-61). */
export const holdEvent = defineMainEvent({
  keys: { model: idKey(), ...activationKeys },
  phases: ['turn-end'],
  refuse: (encounter, { model: modelId, markers }) =>
    refuseHold(encounter, modelId) ?? refuseMarkers(encounter, markers),
  apply(encounter, { model: modelId, dangerous, markers }) {
    const { state } = encounter;
    spendPowerPoints(encounter, modelId);
    state.held = true;
    state.active = modelId;
    state.finalTurns = state.finalTurns.filter((finalId) => finalId !== modelId);
    state.due.unshift({ due: 'begin-activation', model: modelId, dangerous, markers });
    return undefined;
  },
});

export const endTurnEvent = defineMainEvent({
  keys: {},
  phases: ['turn-end'],
  apply(encounter) {
    startNextTurn(encounter);
    return undefined;
  },
});

export const endGameEvent = defineMainEvent({
  keys: {},
  phases: ['choose', 'turn-end'],
  apply(encounter) {
    endGame(encounter, encounter.state.turn);
    return undefined;
  },
});
