import { getPlaySettings } from '../../../../../shared/play/play-screen/play-settings.ts';
import { getTrackerState } from '../../../../../shared/play/play-screen/tracker.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import type { EncounterState } from '../session.ts';
import type { CurrentTurn } from './use-turn-clock.ts';

/** Returns the current turn for the clock, from the rules or from the tracker. */
export function getCurrentTurn(encounterId: string, encounterState: EncounterState): CurrentTurn {
  const { activeEncounter } = encounterState;
  if (activeEncounter === undefined || !getPlaySettings(encounterState.encounter).hasRules) {
    const { round, turn, models } = getTrackerState(
      encounterState.encounter,
      // Only the numbers of the models depend on characters of the library, and the clock does not show them.
      createTrackerStart(encounterState.gameCatalog, encounterState, new Map()),
    );
    const side = models.find(({ id }) => id === turn)?.side ?? '';
    return { encounter: encounterId, turn: `${round} ${turn}`, side, isNoTurn: turn === null };
  }
  const { phase, round, turn, active, side } = activeEncounter.state;
  const activeSide = activeEncounter.figures.get(active ?? '')?.side ?? side ?? '';
  return {
    encounter: encounterId,
    turn: `${turn} ${active ?? activeSide}`,
    side: activeSide,
    // Before the game starts, rounds and turns are both 0.
    isNoTurn: phase === 'over' || round + turn === 0,
  };
}
