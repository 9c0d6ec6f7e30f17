/** Summarizes a team for the team screen and the roster, which show these figures next to the verdict. */

import { createTeamContext } from '../check/team-context.ts';
import type { FullCharacter } from '../documents/complete.ts';
import type { Character, Team } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import {
  countAllowedGuestStars,
  countCharacters,
  findGuestStars,
  getLevelsBasis,
  listLeaderCandidates,
  type TeamTally,
} from './team.ts';

export interface TeamSeat {
  id: string;
  copies: number;
  /** The character as it was written, from the team or the library; absent for an unknown member. */
  character?: Character;
  fullCharacter?: FullCharacter;
}

export interface TeamSummary {
  seats: TeamSeat[];
  /** Absent if the sums can't be trusted: if the team is empty, a member is unknown, or a Level or a number of copies is invalid. */
  sums?: TeamSums;
}

export interface TeamSums extends TeamTally {
  /** Number of characters without the Faction of a Faction Team, and the allowed number (E-38). */
  guests?: { actual: number; allowed: number };
  /** Ids of the members who may lead. If there are several, the player chooses (E-33). */
  leaders: string[];
  /** The Leader that the team names, or else the only candidate. */
  leader?: string;
}

/** Summarizes a team. `eventLevels` is the size of the event that the team is entered for; it overrides the size that the team states. */
export function summarizeTeam(
  team: Team,
  otherCharacters: ReadonlyMap<string, Character>,
  options: SuOptions,
  eventLevels?: number,
): TeamSummary {
  // A summary only counts, so it takes every member for legal.
  const teamContext = createTeamContext(team, otherCharacters, options, eventLevels, () => false);
  const seats = teamContext.seats.map(
    ({ id, copies, found }): TeamSeat => ({
      id,
      copies,
      ...(found ? { character: found.rawCharacter, fullCharacter: found.fullCharacter } : {}),
    }),
  );
  if (!teamContext.counted) return { seats };
  const { members, tally } = teamContext.counted;
  const leaders = listLeaderCandidates(members, options);
  const leader = team.leader ?? (leaders.length === 1 ? leaders[0] : undefined);
  const { kind, faction } = team.allegiance;
  const levelsBasis = getLevelsBasis(teamContext.agreedLevels, tally.levels, options);
  const guestStars =
    kind === 'faction' && faction !== undefined
      ? {
          actual: countCharacters(findGuestStars(members, faction)),
          allowed: countAllowedGuestStars(levelsBasis, options['su.guestRounding']),
        }
      : undefined;
  return {
    seats,
    sums: {
      ...tally,
      leaders,
      ...(leader === undefined ? {} : { leader }),
      ...(guestStars ? { guests: guestStars } : {}),
    },
  };
}
