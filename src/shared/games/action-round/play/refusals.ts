/** Checks the conditions that apply to all actions. */
import { createLimitRefusal, createStateRefusal, type Refusal } from '../../../play/event/refusal.ts';
import { getModelState } from '../../../play/state.ts';
import { getMaxActions } from './actions.ts';
import type { ArEncounter, ArModel } from './state.ts';

/** Returns the refusal for a model that is out or incapacitated (C-76), or undefined. */
export function checkCanAct(encounter: ArEncounter, modelId: string): Refusal | undefined {
  const { out: isOut, fatigue } = getModelState(encounter, modelId);
  if (isOut) return createStateRefusal('out');
  return fatigue >= 3 ? createStateRefusal('incapacitated', 'C-76') : undefined;
}

/** Returns the refusal if no action of this type is left after the others (C-4), or undefined. */
export function checkRoom(modelState: ArModel, actionType: 'standard' | 'move' | 'quick'): Refusal | undefined {
  const maxActions = getMaxActions(modelState, actionType);
  return modelState[actionType] + 1 > maxActions
    ? createLimitRefusal(modelState[actionType], maxActions, 'C-4')
    : undefined;
}
