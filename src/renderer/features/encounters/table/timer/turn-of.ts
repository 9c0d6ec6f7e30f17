import { tableSettings } from '../../../../../shared/play/table/table-settings.ts';
import { trackerOf } from '../../../../../shared/play/table/tracker.ts';
import { trackerStart } from '../../../../../shared/play/table/tracker-start.ts';
import type { Standing } from '../session.ts';
import type { TurnNow } from './use-turn-clock.ts';

/** Whose turn it is, for the clock: by the rules, or as the tracker has it. */
export function turnOf(encounter: string, standing: Standing): TurnNow {
  const { activeEncounter } = standing;
  if (activeEncounter === undefined || !tableSettings(standing.encounter).hasRules) {
    const { round, turn, models } = trackerOf(
      standing.encounter,
      trackerStart(standing.gameCatalog, standing, new Map()),
    );
    const side = models.find(({ id }) => id === turn)?.side ?? '';
    return { encounter, turn: `${round} ${turn}`, side, isNobody: turn === null };
  }
  const { phase, round, turn, active, side } = activeEncounter.state;
  const on = activeEncounter.figures.get(active ?? '')?.side ?? side ?? '';
  return { encounter, turn: `${turn} ${active ?? on}`, side: on, isNobody: phase === 'over' || round + turn === 0 };
}
