/** Finds the next event when the players have nothing to decide, and the steps that they usually take together. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { SuEncounter } from '../state.ts';
import { listHolders } from '../turn/turn-events.ts';
import { createActivateEvent, listCandidates } from './candidates.ts';
import { isAllowed } from './default-event.ts';
import { listAskedClaims } from './free-candidates.ts';

/** Whether the players could do one of these kinds of events now. */
const canDoAny = (encounter: SuEncounter, ...eventKinds: readonly string[]): boolean =>
  [...listCandidates(encounter)].some((event) => eventKinds.includes(event.kind) && isAllowed(encounter, event));

/**
 * Returns the event that needs no decision: the Activation begins without a Recovery, and the Turn ends if nobody can hold the initiative.
 * Gimmicks and markers are decisions of the players.
 */
export function findAutomaticEvent(encounter: SuEncounter): CandidateEvent | undefined {
  const { phase, due, markers } = encounter.state;
  if (due.length > 0) return undefined;
  if (phase === 'recovery') {
    const hasPowerMarker = [...markers.values()].some(({ kind, resolved }) => kind === 'power' && !resolved);
    return hasPowerMarker || canDoAny(encounter, 'recover', 'gimmick') ? undefined : createActivateEvent(encounter);
  }
  const isTurnEnd = phase === 'turn-end' && listHolders(encounter).length === 0;
  return isTurnEnd && !isAsking(encounter) && !canDoAny(encounter, 'gimmick') ? { kind: 'end-turn' } : undefined;
}

/** Whether the end of the Turn asks which models are at the markers. */
const isAsking = (encounter: SuEncounter): boolean => [...listAskedClaims(encounter)].length > 0;

/** Yields the end of the Activation together with the end of the Turn, unless markers are asked about in between. */
export function* listCombinedSteps(encounter: SuEncounter): Iterable<readonly CandidateEvent[]> {
  const { state } = encounter;
  if (state.phase !== 'activation' || state.due.length > 0) return;
  if (isAsking({ ...encounter, state: { ...state, phase: 'turn-end' } })) return;
  yield [{ kind: 'end-activation' }, { kind: 'end-turn' }];
}
