/** Settles duties from the front of the list as long as they need no answer. */
import { getCalledShots } from '../actions/actor.ts';
import { createHazardDuties, enterDangerousTerrain } from '../actions/landing.ts';
import { damageThing } from '../battlefield/things.ts';
import { type BeginActivationDuty, type ControlDuty, createFrame, needsAnswer, type SuDuty } from '../duty.ts';
import { getModel } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { applyEffect } from './effects.ts';

export function settleDuties(encounter: SuEncounter): void {
  const { state } = encounter;
  for (let firstDuty = state.due[0]; firstDuty; firstDuty = state.due[0]) {
    const canSettle = firstDuty.due === 'control' ? isControlOver(encounter, firstDuty) : !needsAnswer(firstDuty);
    if (!canSettle) return;
    state.due.shift();
    const newDuties = applyDuty(encounter, firstDuty);
    // `applyDuty` may have replaced the list `state.due`, because an Incapacitated model loses its duties.
    if (newDuties.length > 0) state.due.unshift(...newDuties);
  }
}

function isControlOver(encounter: SuEncounter, { model: modelId, points, charged }: ControlDuty): boolean {
  const { ko, out } = getModel(encounter, modelId);
  return ko || out || (points === 0 && charged === null);
}

function applyDuty(encounter: SuEncounter, duty: SuDuty): SuDuty[] {
  const { state } = encounter;
  switch (duty.due) {
    case 'effect':
      return applyEffect(encounter, duty);
    case 'wear':
      return damageThing(encounter, duty.thing, duty.amount);
    case 'resolved':
      if (!state.attacked.includes(duty.model)) state.attacked.push(duty.model);
      return [];
    case 'begin-activation':
      return beginActivation(encounter, duty);
    default:
      return [];
  }
}

/** Begins an Activation. A model that is KO'ed or out has no Activation (E-49). */
function beginActivation(
  encounter: SuEncounter,
  { model: modelId, dangerous: dangerousAmount, markers }: BeginActivationDuty,
): SuDuty[] {
  const { state } = encounter;
  const modelState = getModel(encounter, modelId);
  if (modelState.ko || modelState.out) {
    Object.assign(state, { phase: 'turn-end', finished: null });
    return [];
  }
  state.phase = 'activation';
  // A return from Climb High counts as one of the model's Movement Actions (E?40).
  state.frame = createFrame(modelId, getCalledShots(encounter, modelId), state.returned.includes(modelId) ? 1 : 0);
  modelState.elusive = false;
  return [
    ...enterDangerousTerrain(encounter, modelId, dangerousAmount),
    ...createHazardDuties(encounter, modelId, markers),
  ];
}
