/** A game cut into its rounds, or whatever the table counts by. */

import { LIMITS } from '../../base/limits.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { PlayedGame } from '../played-game.ts';
import { playOf } from '../played-game.ts';
import { advance, openEncounter, type ReplayContext } from '../replay.ts';
import type { ActiveEncounter, PlayState } from '../state.ts';

/** One of them as it was when it was over, or as it is where it goes on. */
export interface Period<S extends PlayState = PlayState> {
  readonly count: number;
  readonly state: S;
  /** Whose chance it began with. */
  readonly side: string | null;
  /** The models that acted, in that order, each once. */
  readonly acted: readonly string[];
}

export interface Periods {
  /** Where the game stands; absent where it cannot be played. */
  readonly encounter?: ActiveEncounter;
  /** First to last, so many as a sheet has room for; what went before the first is none. */
  readonly periods: readonly Period[];
  /** What is wrong with the encounter itself, a sentence each. */
  readonly findings: readonly LateText[];
}

/** Replays the log twice: first to see which events move the clock, then to copy the state right before these. */
export function periodsOf(
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): Periods {
  const { log = [] } = encounter;
  const { by } = playOf(gameCatalog, encounter).clock;
  const moves = movesOf(gameCatalog, encounter, context);
  const { activeEncounter, findings } = openEncounter(gameCatalog, encounter, context);
  const sentences = findings.map(({ message }) => message);
  if (!activeEncounter) return { periods: [], findings: sentences };
  const rules = playOf(gameCatalog, encounter);
  const periods: Period[] = [];
  let side = activeEncounter.state.side;
  let acted = new Set<string>();
  const close = () => {
    const { state } = activeEncounter;
    if (state[by] > 0 && periods.length < LIMITS.sheetRounds)
      periods.push({ count: state[by], state: structuredClone(state), side, acted: [...acted] });
    acted = new Set();
  };
  for (const [n, event] of log.entries()) {
    if (moves.has(n)) close();
    advance(rules, activeEncounter, event);
    const { state } = activeEncounter;
    if (moves.has(n)) side = state.side;
    if (state.active !== null) acted.add(state.active);
  }
  close();
  return { encounter: activeEncounter, periods, findings: sentences };
}

function movesOf(
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext,
): ReadonlySet<number> {
  const { by } = playOf(gameCatalog, encounter).clock;
  const moves = new Set<number>();
  const { activeEncounter } = openEncounter(gameCatalog, encounter, context);
  if (!activeEncounter) return moves;
  const rules = playOf(gameCatalog, encounter);
  for (const [n, event] of (encounter.log ?? []).entries()) {
    const before = activeEncounter.state[by];
    advance(rules, activeEncounter, event);
    if (activeEncounter.state[by] !== before) moves.add(n);
  }
  return moves;
}
