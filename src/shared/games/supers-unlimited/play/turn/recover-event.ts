/** `recover`: a roll of the Recovery phase, of a Recovery that is due, or the Action Recover (E-47, E-66). */
import { id, type Key } from '../../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, type Refusal, wrongChoice } from '../../../../play/event/refusal.ts';
import { actorDue, actorPhases, completeAction, refuseActor } from '../actions/actor.ts';
import { beginMain, event, firstDuty, nothingDue } from '../gates.ts';
import { modelOf } from '../models.ts';
import { makeRoll, refuseRoll, rollDice, rollKeys } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { isRecoverable, recoverables, recoverFrom, recoveryNow, recoveryRoll } from './recovery.ts';

const what: Key<string> = { type: 'word', is: isRecoverable, read: String };

type Mode = 'duty' | 'phase' | 'action';

function modeOf(encounter: SuEncounter): Mode {
  if (firstDuty(encounter, 'recovery')) return 'duty';
  return encounter.state.phase === 'recovery' ? 'phase' : 'action';
}

/** The roll of a Recovery. As an Action it costs 1 PP, in the phase nothing. */
export function recoverRoll(encounter: SuEncounter, model: string) {
  if (modeOf(encounter) !== 'action')
    return recoveryRoll(encounter, model, recoveryNow(encounter)?.restoration ?? false);
  return recoveryRoll(encounter, model, false, firstDuty(encounter, 'control') ? 0 : 1);
}

export const recover = event({
  keys: { model: id(), what, ...rollKeys },
  due(encounter, { model }) {
    const mode = modeOf(encounter);
    if (mode === 'duty') return undefined;
    return mode === 'phase' ? nothingDue(encounter) : actorDue(encounter, model);
  },
  phasesOf: (encounter, { model }) => (modeOf(encounter) === 'action' ? actorPhases(encounter, model) : undefined),
  refuse: (encounter, now) =>
    refuseWhat(encounter, now.model, now.what) ?? refuseRoll(encounter, recoverRoll(encounter, now.model), now),
  dice: (encounter, now) => rollDice(encounter, recoverRoll(encounter, now.model), now),
  apply(encounter, now) {
    const mode = modeOf(encounter);
    const { model, what } = now;
    if (mode !== 'duty') beginMain(encounter.state);
    const roll = recoverRoll(encounter, model);
    if (mode === 'action') completeAction(encounter, model, 'recover');
    else recoveryNow(encounter)?.rolled.push(what);
    const result = makeRoll(encounter, roll, now);
    recoverFrom(encounter, model, what, result.successes);
    return { ...result };
  },
});

function refuseWhat(encounter: SuEncounter, model: string, what: string): Refusal | undefined {
  const isThere = recoverables(encounter, model).includes(what);
  if (modeOf(encounter) === 'action') {
    const refusal = refuseActor(encounter, model, { kind: 'recover' });
    if (refusal) return refusal;
    const isAllowed = what !== 'ko' && (what !== 'hp' || encounter.options['su.recoverHp']);
    if (!isAllowed) return wrongChoice(what, 'E?33');
    return isThere ? undefined : wrongChoice(what, 'E-48');
  }
  const recovery = recoveryNow(encounter);
  if (recovery?.model !== model) return notItsTurn('E-47');
  if (modelOf(encounter, model).out) return inState('out');
  if (!isThere) return wrongChoice(what, 'E-48');
  return recovery.rolled.includes(what) ? overLimit(1, 1, 'E-48') : undefined;
}
