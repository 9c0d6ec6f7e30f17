/**
 * Defines `recover`, a roll to regain HP, to shake off an Effect or to wake up: in the Recovery phase (E-47), in a Recovery that a Gimmick
 * has caused, or as the Action Recover (E-66).
 */
import { type EventKey, idKey } from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { completeAction, getActorPhases, refuseAction, requireNoDutyButOwnControl } from '../actions/actor.ts';
import { beginMainEvent, defineEvent, getFirstDuty, requireNoDuty } from '../event-preconditions.ts';
import { getModel } from '../models.ts';
import { listRollDice, refuseRoll, resolveRoll, rollKeys } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { applyRecovery, createRecoveryRoll, getCurrentRecovery, isRecoverable, listRecoverables } from './recovery.ts';

const recoverableKey: EventKey<string> = { type: 'word', isValid: isRecoverable, parse: String };

/** Whether the Recovery is a pending duty, belongs to the Recovery phase, or is the Action Recover. */
type RecoveryMode = 'duty' | 'phase' | 'action';

function getRecoveryMode(encounter: SuEncounter): RecoveryMode {
  if (getFirstDuty(encounter, 'recovery')) return 'duty';
  return encounter.state.phase === 'recovery' ? 'phase' : 'action';
}

/** Creates the roll of a Recovery. It costs 1 PP as an Action of the model itself, and no PP in all other cases. */
export function createCurrentRecoveryRoll(encounter: SuEncounter, modelId: string) {
  if (getRecoveryMode(encounter) !== 'action')
    return createRecoveryRoll(encounter, modelId, getCurrentRecovery(encounter)?.restoration ?? false);
  return createRecoveryRoll(encounter, modelId, false, getFirstDuty(encounter, 'control') ? 0 : 1);
}

export const recoverEvent = defineEvent({
  keys: { model: idKey(), what: recoverableKey, ...rollKeys },
  due(encounter, { model: modelId }) {
    const mode = getRecoveryMode(encounter);
    if (mode === 'duty') return undefined;
    return mode === 'phase' ? requireNoDuty(encounter) : requireNoDutyButOwnControl(encounter, modelId);
  },
  getPhases: (encounter, { model: modelId }) =>
    getRecoveryMode(encounter) === 'action' ? getActorPhases(encounter, modelId) : undefined,
  refuse: (encounter, event) =>
    refuseRecovery(encounter, event.model, event.what) ??
    refuseRoll(encounter, createCurrentRecoveryRoll(encounter, event.model), event),
  dice: (encounter, event) => listRollDice(encounter, createCurrentRecoveryRoll(encounter, event.model), event),
  apply(encounter, event) {
    const mode = getRecoveryMode(encounter);
    const { model: modelId, what: recoverable } = event;
    if (mode !== 'duty') beginMainEvent(encounter.state);
    const roll = createCurrentRecoveryRoll(encounter, modelId);
    if (mode === 'action') completeAction(encounter, modelId, 'recover');
    else getCurrentRecovery(encounter)?.rolled.push(recoverable);
    const result = resolveRoll(encounter, roll, event);
    applyRecovery(encounter, modelId, recoverable, result.successes);
    return { ...result };
  },
});

function refuseRecovery(encounter: SuEncounter, modelId: string, recoverable: string): Refusal | undefined {
  const isPresent = listRecoverables(encounter, modelId).includes(recoverable);
  if (getRecoveryMode(encounter) === 'action') {
    const refusal = refuseAction(encounter, modelId, { kind: 'recover' });
    if (refusal) return refusal;
    const isAllowed = recoverable !== 'ko' && (recoverable !== 'hp' || encounter.options['su.recoverHp']);
    if (!isAllowed) return createChoiceRefusal(recoverable, 'E?33');
    return isPresent ? undefined : createChoiceRefusal(recoverable, 'E-48');
  }
  const recovery = getCurrentRecovery(encounter);
  if (recovery?.model !== modelId) return createTurnRefusal('E-47');
  if (getModel(encounter, modelId).out) return createStateRefusal('out');
  if (!isPresent) return createChoiceRefusal(recoverable, 'E-48');
  return recovery.rolled.includes(recoverable) ? createLimitRefusal(1, 1, 'E-48') : undefined;
}
