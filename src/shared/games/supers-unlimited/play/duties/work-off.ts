/** Duties from the front: what needs no answer is carried out at once. */
import { calledShotsOf } from '../actions/actor.ts';
import { enterDanger, hazards } from '../actions/landing.ts';
import { type BeginActivationDuty, type ControlDuty, needsAnswer, newFrame, type SuDuty } from '../duty.ts';
import { damageThing } from '../field/things.ts';
import { modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { takeEffect } from './effects.ts';

export function workOff(play: SuPlay): void {
  const { state } = play;
  for (let first = state.due[0]; first; first = state.due[0]) {
    const isDone = first.due === 'control' ? isControlOver(play, first) : !needsAnswer(first);
    if (!isDone) return;
    state.due.shift();
    const made = carryOut(play, first);
    // A model that went out has taken its duties from a list that is a new one now.
    if (made.length > 0) state.due.unshift(...made);
  }
}

function isControlOver(play: SuPlay, { model, points, charged }: ControlDuty): boolean {
  const { ko, out } = modelOf(play, model);
  return ko || out || (points === 0 && charged === null);
}

function carryOut(play: SuPlay, duty: SuDuty): SuDuty[] {
  const { state } = play;
  switch (duty.due) {
    case 'effect':
      return takeEffect(play, duty);
    case 'wear':
      return damageThing(play, duty.thing, duty.amount);
    case 'resolved':
      if (!state.attacked.includes(duty.model)) state.attacked.push(duty.model);
      return [];
    case 'begin-activation':
      return beginActivation(play, duty);
    default:
      return [];
  }
}

/** E-49: who is KO'ed or gone has none. */
function beginActivation(play: SuPlay, { model, dangerous, markers }: BeginActivationDuty): SuDuty[] {
  const { state } = play;
  const is = modelOf(play, model);
  if (is.ko || is.out) {
    Object.assign(state, { phase: 'turn-end', finished: null });
    return [];
  }
  state.phase = 'activation';
  // Coming back from Climb High was one of its Movement Actions (E?40).
  state.frame = newFrame(model, calledShotsOf(play, model), state.returned.includes(model) ? 1 : 0);
  is.elusive = false;
  return [...enterDanger(play, model, dangerous), ...hazards(play, model, markers)];
}
