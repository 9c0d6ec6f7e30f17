/** Duties from the front: what needs no answer is carried out at once. */
import { calledShotsOf } from '../actions/actor.ts';
import { enterDanger, hazards } from '../actions/landing.ts';
import { type BeginActivationDuty, type ControlDuty, needsAnswer, newFrame, type SuDuty } from '../duty.ts';
import { damageThing } from '../field/things.ts';
import { modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { takeEffect } from './effects.ts';

export function workOff(encounter: SuEncounter): void {
  const { state } = encounter;
  for (let first = state.due[0]; first; first = state.due[0]) {
    const isDone = first.due === 'control' ? isControlOver(encounter, first) : !needsAnswer(first);
    if (!isDone) return;
    state.due.shift();
    const made = carryOut(encounter, first);
    // A model that went out has taken its duties from a list that is a new one now.
    if (made.length > 0) state.due.unshift(...made);
  }
}

function isControlOver(encounter: SuEncounter, { model, points, charged }: ControlDuty): boolean {
  const { ko, out } = modelOf(encounter, model);
  return ko || out || (points === 0 && charged === null);
}

function carryOut(encounter: SuEncounter, duty: SuDuty): SuDuty[] {
  const { state } = encounter;
  switch (duty.due) {
    case 'effect':
      return takeEffect(encounter, duty);
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

/** E-49: who is KO'ed or gone has none. */
function beginActivation(encounter: SuEncounter, { model, dangerous, markers }: BeginActivationDuty): SuDuty[] {
  const { state } = encounter;
  const is = modelOf(encounter, model);
  if (is.ko || is.out) {
    Object.assign(state, { phase: 'turn-end', finished: null });
    return [];
  }
  state.phase = 'activation';
  // Coming back from Climb High was one of its Movement Actions (E?40).
  state.frame = newFrame(model, calledShotsOf(encounter, model), state.returned.includes(model) ? 1 : 0);
  is.elusive = false;
  return [...enterDanger(encounter, model, dangerous), ...hazards(encounter, model, markers)];
}
