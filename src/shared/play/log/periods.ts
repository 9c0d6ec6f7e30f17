/** Splits a game into its rounds, or the other periods that the game counts. */

import { LIMITS } from '../../base/limits.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { PlayableGame } from '../playable-game.ts';
import { getPlayRules } from '../playable-game.ts';
import { openEncounter, type ReplayContext, submitLogEvent } from '../replay.ts';
import type { ActiveEncounter, PlayState } from '../state.ts';

/** A period with the state at its end, or the current state if it goes on. */
export interface Period<S extends PlayState = PlayState> {
  /** The number of the period: 2 for `Round 2`. */
  readonly count: number;
  readonly state: S;
  /** The side whose turn it was when the period started. */
  readonly side: string | null;
  /** The models that acted, in that order, each once. */
  readonly acted: readonly string[];
}

export interface Periods {
  /** The current state of the game; absent if it cannot be played. */
  readonly encounter?: ActiveEncounter;
  /** The periods, first to last, at most as many as fit on a sheet. Events before the first period belong to none. */
  readonly periods: readonly Period[];
  /** The messages of the findings about the encounter itself. */
  readonly findings: readonly LateText[];
}

/** Replays the log twice: first to find the events that move the clock, then to copy the state before each of them. */
export function getPeriods(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): Periods {
  const { log = [] } = encounter;
  const { by: counter } = getPlayRules(gameCatalog, encounter).clock;
  const periodStarts = findPeriodStarts(gameCatalog, encounter, context);
  const { activeEncounter, findings } = openEncounter(gameCatalog, encounter, context);
  const sentences = findings.map(({ message }) => message);
  if (!activeEncounter) return { periods: [], findings: sentences };
  const playRules = getPlayRules(gameCatalog, encounter);
  const periods: Period[] = [];
  let side = activeEncounter.state.side;
  let actedIds = new Set<string>();
  const closePeriod = () => {
    const { state } = activeEncounter;
    if (state[counter] > 0 && periods.length < LIMITS.sheetRounds)
      periods.push({ count: state[counter], state: structuredClone(state), side, acted: [...actedIds] });
    actedIds = new Set();
  };
  for (const [eventIndex, logEvent] of log.entries()) {
    if (periodStarts.has(eventIndex)) closePeriod();
    submitLogEvent(playRules, activeEncounter, logEvent);
    const { state } = activeEncounter;
    if (periodStarts.has(eventIndex)) side = state.side;
    if (state.active !== null) actedIds.add(state.active);
  }
  closePeriod();
  return { encounter: activeEncounter, periods, findings: sentences };
}

function findPeriodStarts(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: ReplayContext,
): ReadonlySet<number> {
  const { by: counter } = getPlayRules(gameCatalog, encounter).clock;
  const periodStarts = new Set<number>();
  const { activeEncounter } = openEncounter(gameCatalog, encounter, context);
  if (!activeEncounter) return periodStarts;
  const playRules = getPlayRules(gameCatalog, encounter);
  for (const [eventIndex, logEvent] of (encounter.log ?? []).entries()) {
    const countBefore = activeEncounter.state[counter];
    submitLogEvent(playRules, activeEncounter, logEvent);
    if (activeEncounter.state[counter] !== countBefore) periodStarts.add(eventIndex);
  }
  return periodStarts;
}
