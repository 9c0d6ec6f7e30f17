/** The event `end-game` of games without scenarios: players end the game and may say which side has won. */
import type { Character } from '../../document/schema.ts';
import { listStandingSides } from '../log/standing-sides.ts';
import type { CandidateEvent } from '../play-rules.ts';
import { defineEventSpec, type EventSpec } from '../play-rules.ts';
import type { ActiveEncounter, PlayState } from '../state.ts';
import { idKey, optional } from './keys.ts';

type AnyEncounter = ActiveEncounter<PlayState, Character, unknown>;

/**
 * Defines `end-game`, allowed from the first round on. `last.winner` is the side that players name, otherwise the only side that still has
 * a model in play; it is absent if nobody has won.
 */
export const defineEndGameEvent = <P extends AnyEncounter>(): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { winner: optional(idKey('side')) },
    getPhases: ({ state }) => (state.round > 0 ? undefined : []),
    apply(encounter, { winner: namedSideId }) {
      const [standingId, ...otherStandingIds] = listStandingSides(encounter);
      Object.assign(encounter.state, { phase: 'over', side: null, active: null });
      const winnerId = namedSideId ?? (otherStandingIds.length === 0 ? standingId : undefined);
      return winnerId === undefined ? undefined : { winner: winnerId };
    },
  });

/** Lists `end-game` as a candidate, once the game has begun and until it is over. */
export function* listGameEnds({ state }: AnyEncounter): Iterable<CandidateEvent> {
  if (state.round > 0 && state.phase !== 'over') yield { kind: 'end-game' };
}

/** Suggests the end of the game as the next step if only one of several sides still has models, and no other model comes later. */
export function suggestGameEnd(encounter: AnyEncounter): CandidateEvent | undefined {
  const { figures, seats, state } = encounter;
  if (state.round === 0 || seats.length < 2 || listStandingSides(encounter).length > 1) return undefined;
  const canGrow = [...figures.values()].some(({ id, isLater }) => isLater === true && state.models.get(id)?.out);
  return canGrow ? undefined : { kind: 'end-game' };
}
