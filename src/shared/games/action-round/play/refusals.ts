/** What forbids an action, whichever it is. */
import { inState, overLimit, type Refusal } from '../../../play/event/refusal.ts';
import { getModelState } from '../../../play/state.ts';
import { mostOf } from './actions.ts';
import type { ArEncounter, ArModel } from './state.ts';

/** C-76: somebody out or incapacitated does nothing. */
export function cannotAct(encounter: ArEncounter, model: string): Refusal | undefined {
  const { out, fatigue } = getModelState(encounter, model);
  if (out) return inState('out');
  return fatigue >= 3 ? inState('incapacitated', 'C-76') : undefined;
}

/** C-4: no action of this type is left beside the others. */
export function noRoom(used: ArModel, type: 'standard' | 'move' | 'quick'): Refusal | undefined {
  const most = mostOf(used, type);
  return used[type] + 1 > most ? overLimit(used[type], most, 'C-4') : undefined;
}
