/** The figures of a team, for people: what the team screen and the roster show beside the verdict. */

import { teamContext } from '../check/team-context.ts';
import type { FullCharacter } from '../documents/normal.ts';
import type { Character, Team } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { countOf, guestStars, guestStarsAllowed, leaderCandidates, levelsBasis, type Tally } from './team.ts';

export interface TeamSeat {
  id: string;
  copies: number;
  /** As written, embedded or from `others`; absent for a member nobody knows. */
  character?: Character;
  full?: FullCharacter;
}

export interface TeamSummary {
  seats: TeamSeat[];
  /** Absent when nobody is in the team, or a Level, copies or member is not known: no sum can be trusted then. */
  sums?: TeamSums;
}

export interface TeamSums extends Tally {
  /** Only for a Faction Team: Characters without its Faction, and how many are allowed (E-38). */
  guests?: { actual: number; allowed: number };
  /** Ids of those who may lead; several when the owner chooses (E-33). */
  leaders: string[];
  /** The leader named by the team, else the only candidate. */
  leader?: string;
}

/** `eventLevels` is the size of the event a team is entered for; it overrides the one the team states. */
export function summariseTeam(
  team: Team,
  others: ReadonlyMap<string, Character>,
  options: SuOptions,
  eventLevels?: number,
): TeamSummary {
  const context = teamContext(team, others, options, eventLevels, () => false);
  const seats = context.seats.map(
    ({ id, copies, found }): TeamSeat => ({ id, copies, ...(found ? { character: found.raw, full: found.full } : {}) }),
  );
  if (!context.counted) return { seats };
  const { members, sum } = context.counted;
  const leaders = leaderCandidates(members, options);
  const leader = team.leader ?? (leaders.length === 1 ? leaders[0] : undefined);
  const { kind, faction } = team.allegiance;
  const basis = levelsBasis(context.agreed, sum.levels, options);
  const guests =
    kind === 'faction' && faction !== undefined
      ? {
          actual: countOf(guestStars(members, faction)),
          allowed: guestStarsAllowed(basis, options['su.guestRounding']),
        }
      : undefined;
  return {
    seats,
    sums: { ...sum, leaders, ...(leader === undefined ? {} : { leader }), ...(guests ? { guests } : {}) },
  };
}
