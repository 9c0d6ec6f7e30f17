/** Lists all events that the play screen may offer now, with empty dice. Some events may be refused. */
import type { CandidateEvent, Cost } from '../../../../play/play-rules.ts';
import { getFirstDuty } from '../event-preconditions.ts';
import { getModel, listSideModels } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { createChooseEvent } from '../turn/choose.ts';
import { listRecoverables } from '../turn/recovery.ts';
import { listActions } from './action-candidates.ts';
import { listReactions, listTagTeams } from './reaction-candidates.ts';
import { listSetupSteps } from './setup-candidates.ts';

export function* listCandidates(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  if (state.due.length > 0) {
    yield* listAnswers(encounter);
    yield* listReactions(encounter);
    return;
  }
  if (state.phase === 'setup') yield* listSetupSteps(encounter);
  if (state.phase === 'choose') yield* listChoices(encounter);
  if (state.phase === 'recovery' && state.active !== null) {
    yield* listRecoveries(encounter, state.active);
    yield createActivateEvent(encounter);
  }
  if (state.phase === 'activation' && state.active !== null) {
    yield* listActions(encounter, state.active);
    yield { kind: 'end-activation' };
  }
  if (state.phase === 'turn-end') {
    yield* listTagTeams(encounter);
    for (const modelId of listModelsInPlay(encounter)) yield { kind: 'hold', model: modelId };
    yield { kind: 'end-turn' };
    yield { kind: 'end-game' };
  }
  yield* listReactions(encounter);
}

/** Creates the beginning of the Activation, in the Dangerous Terrain that the choice of the model has stated. */
export function createActivateEvent({ state }: SuEncounter): CandidateEvent {
  const dangerous = state.recovery?.dangerous;
  return { kind: 'activate', ...(dangerous === undefined ? {} : { dangerous }) };
}

/** Yields the models in play of the side whose turn it is. */
function* listModelsInPlay(encounter: SuEncounter): Iterable<string> {
  for (const modelId of listSideModels(encounter, encounter.state.side ?? ''))
    if (!getModel(encounter, modelId).out) yield modelId;
}

function* listChoices(encounter: SuEncounter): Iterable<CandidateEvent> {
  for (const modelId of listModelsInPlay(encounter)) yield createChooseEvent(encounter, modelId);
  yield { kind: 'pass' };
  yield { kind: 'end-game' };
}

function* listRecoveries(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  for (const recoverable of listRecoverables(encounter, modelId))
    yield { kind: 'recover', model: modelId, what: recoverable, dice: [] };
}

/** Yields the answers to the first duty. */
function* listAnswers(encounter: SuEncounter): Iterable<CandidateEvent> {
  const [firstDuty] = encounter.state.due;
  switch (firstDuty?.due) {
    case 'knockback':
      yield { kind: 'knockback', distance: firstDuty.amount };
      return;
    case 'collapse':
      yield { kind: 'collapse' };
      return;
    case 'control':
      yield* listActions(encounter, firstDuty.model);
      yield { kind: 'end-control' };
      return;
    case 'recovery':
      yield* listRecoveries(encounter, firstDuty.model);
      yield { kind: 'end-recovery' };
      return;
    default:
      yield { kind: 'roll', dice: [] };
  }
}

/** Kinds of events that always cost 1 PP, even under Control. */
const PAID_BY_PP: ReadonlySet<string> = new Set(['react', 'hold']);
/** Kinds of events that are always Actions. `recover` is an Action only in some phases. */
const ACTION_KINDS: ReadonlySet<string> = new Set([
  'called-shot',
  'move',
  'run',
  'charge',
  'climb-high',
  'attack',
  'manipulate',
  'ability',
]);

/** Returns the cost of an event (E-52, E-102). The attack of a Charge is free. */
export function getCost(encounter: SuEncounter, { kind, charge }: CandidateEvent): Cost | undefined {
  if (PAID_BY_PP.has(kind)) return { amount: 1, unit: 'PP' };
  const control = getFirstDuty(encounter, 'control');
  const isAction =
    ACTION_KINDS.has(kind) || (kind === 'recover' && (control || encounter.state.phase === 'activation'));
  if (!isAction || charge === true || getFirstDuty(encounter, 'recovery')) return undefined;
  return { amount: 1, unit: control ? 'Control' : 'PP' };
}
