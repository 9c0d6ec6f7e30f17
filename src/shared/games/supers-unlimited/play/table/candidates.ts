/** What may be done now, for the table to offer: all of it, what is refused too, with its dice empty. */
import type { Candidate, Cost } from '../../../../play/play-rules.ts';
import { firstDuty } from '../gates.ts';
import { modelOf, modelsOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { recoverables } from '../turn/recovery.ts';
import { actions } from './action-candidates.ts';
import { reactions } from './reaction-candidates.ts';
import { setUp } from './setup-candidates.ts';

export function* candidates(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  if (state.due.length > 0) {
    yield* answers(encounter);
    yield* reactions(encounter);
    return;
  }
  if (state.phase === 'setup') yield* setUp(encounter);
  if (state.phase === 'choose') yield* choosing(encounter);
  if (state.phase === 'recovery' && state.active !== null) {
    yield* recovering(encounter, state.active);
    yield { kind: 'activate' };
  }
  if (state.phase === 'activation' && state.active !== null) {
    yield* actions(encounter, state.active);
    yield { kind: 'end-activation' };
  }
  if (state.phase === 'turn-end') {
    for (const model of inPlay(encounter)) yield { kind: 'hold', model };
    yield { kind: 'end-turn' };
    yield { kind: 'end-game' };
  }
  yield* reactions(encounter);
}

/** Models of the side whose chance it is. */
function* inPlay(encounter: SuEncounter): Iterable<string> {
  for (const model of modelsOf(encounter, encounter.state.side ?? '')) if (!modelOf(encounter, model).out) yield model;
}

function* choosing(encounter: SuEncounter): Iterable<Candidate> {
  for (const model of inPlay(encounter)) {
    yield modelOf(encounter, model).aloft ? { kind: 'choose', model, returns: [model] } : { kind: 'choose', model };
  }
  yield { kind: 'pass' };
  yield { kind: 'end-game' };
}

function* recovering(encounter: SuEncounter, model: string): Iterable<Candidate> {
  for (const what of recoverables(encounter, model)) yield { kind: 'recover', model, what, dice: [] };
}

/** The answers to what is due first. */
function* answers(encounter: SuEncounter): Iterable<Candidate> {
  const [first] = encounter.state.due;
  switch (first?.due) {
    case 'knockback':
      yield { kind: 'knockback', distance: first.amount };
      return;
    case 'collapse':
      yield { kind: 'collapse' };
      return;
    case 'control':
      yield* actions(encounter, first.model);
      yield { kind: 'end-control' };
      return;
    case 'recovery':
      yield* recovering(encounter, first.model);
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
export function costOf(encounter: SuEncounter, { kind, charge }: Candidate): Cost | undefined {
  if (PAID_BY_PP.has(kind)) return { amount: 1, of: 'PP' };
  const control = firstDuty(encounter, 'control');
  const isAction = ACTIONS.has(kind) || (kind === 'recover' && (control || encounter.state.phase === 'activation'));
  if (!isAction || charge === true || firstDuty(encounter, 'recovery')) return undefined;
  return { amount: 1, of: control ? 'Control' : 'PP' };
}
