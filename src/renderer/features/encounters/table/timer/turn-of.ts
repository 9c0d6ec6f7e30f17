import { getPlaySettings } from '../../../../../shared/play/play-screen/play-settings.ts';
import { getTrackerState } from '../../../../../shared/play/play-screen/tracker.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import type { Standing } from '../session.ts';
import type { TurnNow } from './use-turn-clock.ts';

/** Returns the current turn for the clock, from the rules or from the tracker. */
export function turnOf(encounter: string, standing: Standing): TurnNow {
  const { activeEncounter } = standing;
  if (activeEncounter === undefined || !getPlaySettings(standing.encounter).hasRules) {
    const { round, turn, models } = getTrackerState(
      standing.encounter,
      createTrackerStart(standing.gameCatalog, standing, new Map()),
    );
    const side = models.find(({ id }) => id === turn)?.side ?? '';
    return { encounter, turn: `${round} ${turn}`, side, isNobody: turn === null };
  }
  const { phase, round, turn, active, side } = activeEncounter.state;
  const on = activeEncounter.figures.get(active ?? '')?.side ?? side ?? '';
  return { encounter, turn: `${turn} ${active ?? on}`, side: on, isNobody: phase === 'over' || round + turn === 0 };
}
