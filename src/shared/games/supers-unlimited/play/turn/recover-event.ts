/** `recover`: a roll of the Recovery phase, of a Recovery that is due, or the Action Recover (E-47, E-66). */
import { id, type Key } from '../../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, type Refusal, wrongChoice } from '../../../../play/event/refusal.ts';
import { actorDue, actorPhases, completeAction, refuseActor } from '../actions/actor.ts';
import { beginMain, event, firstDuty, nothingDue } from '../gates.ts';
import { modelOf } from '../models.ts';
import { makeRoll, refuseRoll, rollDice, rollKeys } from '../rolls/trait-roll.ts';
import type { SuPlay } from '../state.ts';
import { isRecoverable, recoverables, recoverFrom, recoveryNow, recoveryRoll } from './recovery.ts';

const what: Key<string> = { type: 'word', is: isRecoverable, read: String };

type Mode = 'duty' | 'phase' | 'action';

function modeOf(play: SuPlay): Mode {
  if (firstDuty(play, 'recovery')) return 'duty';
  return play.state.phase === 'recovery' ? 'phase' : 'action';
}

/** The roll of a Recovery. As an Action it costs 1 PP, in the phase nothing. */
export function recoverRoll(play: SuPlay, model: string) {
  if (modeOf(play) !== 'action') return recoveryRoll(play, model, recoveryNow(play)?.restoration ?? false);
  return recoveryRoll(play, model, false, firstDuty(play, 'control') ? 0 : 1);
}

export const recover = event({
  keys: { model: id(), what, ...rollKeys },
  due(play, { model }) {
    const mode = modeOf(play);
    if (mode === 'duty') return undefined;
    return mode === 'phase' ? nothingDue(play) : actorDue(play, model);
  },
  phasesOf: (play, { model }) => (modeOf(play) === 'action' ? actorPhases(play, model) : undefined),
  refuse: (play, now) => refuseWhat(play, now.model, now.what) ?? refuseRoll(play, recoverRoll(play, now.model), now),
  dice: (play, now) => rollDice(play, recoverRoll(play, now.model), now),
  apply(play, now) {
    const mode = modeOf(play);
    const { model, what } = now;
    if (mode !== 'duty') beginMain(play.state);
    const roll = recoverRoll(play, model);
    if (mode === 'action') completeAction(play, model, 'recover');
    else recoveryNow(play)?.rolled.push(what);
    const result = makeRoll(play, roll, now);
    recoverFrom(play, model, what, result.successes);
    return { ...result };
  },
});

function refuseWhat(play: SuPlay, model: string, what: string): Refusal | undefined {
  const isThere = recoverables(play, model).includes(what);
  if (modeOf(play) === 'action') {
    const refusal = refuseActor(play, model, { kind: 'recover' });
    if (refusal) return refusal;
    const isAllowed = what !== 'ko' && (what !== 'hp' || play.options['su.recoverHp']);
    if (!isAllowed) return wrongChoice(what, 'E?33');
    return isThere ? undefined : wrongChoice(what, 'E-48');
  }
  const recovery = recoveryNow(play);
  if (recovery?.model !== model) return notItsTurn('E-47');
  if (modelOf(play, model).out) return inState('out');
  if (!isThere) return wrongChoice(what, 'E-48');
  return recovery.rolled.includes(what) ? overLimit(1, 1, 'E-48') : undefined;
}
