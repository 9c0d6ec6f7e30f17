/** A game cut into its rounds, or whatever the table counts by. */

import { LIMITS } from '../../base/limits.ts';
import type { Catalogue } from '../../document/catalogue.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { PlayedGame } from '../played-game.ts';
import { playOf } from '../played-game.ts';
import { advance, openEncounter, type ReplayContext } from '../replay.ts';
import type { Play, PlayState } from '../state.ts';

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
  readonly play?: Play;
  /** First to last, so many as a sheet has room for; what went before the first is none. */
  readonly periods: readonly Period[];
  /** What is wrong with the encounter itself, a sentence each. */
  readonly findings: readonly LateText[];
}

/** Replays the log twice: first to see which events move the clock, then to copy the state right before these. */
export function periodsOf(games: Catalogue<PlayedGame>, encounter: Encounter, context: ReplayContext = {}): Periods {
  const { log = [] } = encounter;
  const { by } = playOf(games, encounter).clock;
  const moves = movesOf(games, encounter, context);
  const { play, findings } = openEncounter(games, encounter, context);
  const sentences = findings.map(({ message }) => message);
  if (!play) return { periods: [], findings: sentences };
  const rules = playOf(games, encounter);
  const periods: Period[] = [];
  let side = play.state.side;
  let acted = new Set<string>();
  const close = () => {
    const { state } = play;
    if (state[by] > 0 && periods.length < LIMITS.sheetRounds)
      periods.push({ count: state[by], state: structuredClone(state), side, acted: [...acted] });
    acted = new Set();
  };
  for (const [n, event] of log.entries()) {
    if (moves.has(n)) close();
    advance(rules, play, event);
    const { state } = play;
    if (moves.has(n)) side = state.side;
    if (state.active !== null) acted.add(state.active);
  }
  close();
  return { play, periods, findings: sentences };
}

function movesOf(games: Catalogue<PlayedGame>, encounter: Encounter, context: ReplayContext): ReadonlySet<number> {
  const { by } = playOf(games, encounter).clock;
  const moves = new Set<number>();
  const { play } = openEncounter(games, encounter, context);
  if (!play) return moves;
  const rules = playOf(games, encounter);
  for (const [n, event] of (encounter.log ?? []).entries()) {
    const before = play.state[by];
    advance(rules, play, event);
    if (play.state[by] !== before) moves.add(n);
  }
  return moves;
}
