/** What may be done now, for the table to offer: all of it, what is refused too, with its dice empty. */
import type { Candidate, Cost } from '../../../../play/play-spec.ts';
import { firstDuty } from '../gates.ts';
import { modelOf, modelsOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { recoverables } from '../turn/recovery.ts';
import { actions } from './action-candidates.ts';
import { reactions } from './reaction-candidates.ts';
import { setUp } from './setup-candidates.ts';

export function* candidates(play: SuPlay): Iterable<Candidate> {
  const { state } = play;
  if (state.due.length > 0) {
    yield* answers(play);
    yield* reactions(play);
    return;
  }
  if (state.phase === 'setup') yield* setUp(play);
  if (state.phase === 'choose') yield* choosing(play);
  if (state.phase === 'recovery' && state.active !== null) {
    yield* recovering(play, state.active);
    yield { kind: 'activate' };
  }
  if (state.phase === 'activation' && state.active !== null) {
    yield* actions(play, state.active);
    yield { kind: 'end-activation' };
  }
  if (state.phase === 'turn-end') {
    for (const model of inPlay(play)) yield { kind: 'hold', model };
    yield { kind: 'end-turn' };
    yield { kind: 'end-game' };
  }
  yield* reactions(play);
}

/** Models of the side whose chance it is. */
function* inPlay(play: SuPlay): Iterable<string> {
  for (const model of modelsOf(play, play.state.side ?? '')) if (!modelOf(play, model).out) yield model;
}

function* choosing(play: SuPlay): Iterable<Candidate> {
  for (const model of inPlay(play)) {
    yield modelOf(play, model).aloft ? { kind: 'choose', model, returns: [model] } : { kind: 'choose', model };
  }
  yield { kind: 'pass' };
  yield { kind: 'end-game' };
}

function* recovering(play: SuPlay, model: string): Iterable<Candidate> {
  for (const what of recoverables(play, model)) yield { kind: 'recover', model, what, dice: [] };
}

/** The answers to what is due first. */
function* answers(play: SuPlay): Iterable<Candidate> {
  const [first] = play.state.due;
  switch (first?.due) {
    case 'knockback':
      yield { kind: 'knockback', distance: first.amount };
      return;
    case 'collapse':
      yield { kind: 'collapse' };
      return;
    case 'control':
      yield* actions(play, first.model);
      yield { kind: 'end-control' };
      return;
    case 'recovery':
      yield* recovering(play, first.model);
      yield { kind: 'end-recovery' };
      return;
    default:
      yield { kind: 'roll', dice: [] };
  }
}

const PAID_BY_PP: ReadonlySet<string> = new Set(['react', 'hold']);
const ACTIONS: ReadonlySet<string> = new Set([
  'called-shot',
  'move',
  'run',
  'charge',
  'climb-high',
  'attack',
  'manipulate',
  'ability',
]);

/** E-52, E-102: what an event takes; the attack of a Charge takes nothing. */
export function costOf(play: SuPlay, { kind, charge }: Candidate): Cost | undefined {
  if (PAID_BY_PP.has(kind)) return { amount: 1, of: 'PP' };
  const control = firstDuty(play, 'control');
  const isAction = ACTIONS.has(kind) || (kind === 'recover' && (control || play.state.phase === 'activation'));
  if (!isAction || charge === true || firstDuty(play, 'recovery')) return undefined;
  return { amount: 1, of: control ? 'Control' : 'PP' };
}
