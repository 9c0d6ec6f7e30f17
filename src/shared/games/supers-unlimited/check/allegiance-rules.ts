/**
 * Defines the rules on the allegiance of a team and on its Leader (E-33, E-37 to E-39):
 *
 * - Faction Team: all members share a Faction, except one Guest Star for every 25 Levels.
 * - Alignment Team: at least half of the members are Heroes (or Villains), and at most half are Anti-Heroes.
 * - The Leader is the member of the highest Level, among those with the Leadership Ability if there are any.
 */

import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import {
  type CountedMember,
  cachePerCharacter,
  countAllowedGuestStars,
  countCharacters,
  findGuestStars,
  getLevelsBasis,
  getMemberIds,
  listLeaderCandidates,
  listMemberNames,
  listNamesWithCopies,
} from '../derive/team.ts';
import { isOneOf, TEAM_ALIGNMENTS, type TeamAlignment } from '../facts.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { createCountedRule } from './team-rule.ts';

/** Returns the Alignment that a team has chosen, if the rules allow it. */
function getChosenAlignment({ fullTeam }: TeamContext): TeamAlignment | undefined {
  const { kind, alignment } = fullTeam.allegiance;
  return kind === 'alignment' && isOneOf(TEAM_ALIGNMENTS, alignment) ? alignment : undefined;
}

export const ALLEGIANCE_RULES: readonly SuRule<TeamContext>[] = [
  createCountedRule({
    code: 'su.team.faction.guest-stars',
    severity: 'error',
    cite: cite.teamSelection('E-38'),
    *check({ members, tally }, { fullTeam, agreedLevels, options }) {
      const { kind, faction } = fullTeam.allegiance;
      const levelsBasis = getLevelsBasis(agreedLevels, tally.levels, options);
      if (kind !== 'faction' || faction === undefined || !isWhole(levelsBasis, 1)) return;
      const guestStars = findGuestStars(members, faction);
      const allowedGuests = countAllowedGuestStars(levelsBasis, options['su.guestRounding']);
      if (countCharacters(guestStars) > allowedGuests) {
        yield {
          path: '/members',
          subjects: getMemberIds(guestStars),
          actual: countCharacters(guestStars),
          required: allowedGuests,
          values: { faction, levels: levelsBasis, names: listNamesWithCopies(guestStars) },
        };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.faction.symbol',
    severity: 'info',
    cite: cite.teamSelection('E-38'),
    *check({ members }, { fullTeam: { allegiance } }) {
      const { kind, faction } = allegiance;
      if (kind !== 'faction' || faction === undefined) return;
      // A card shows the symbol of the character's first Faction, which may not be the Faction of the team.
      const getShownFaction = cachePerCharacter(({ factions: [firstFaction], factions }) =>
        firstFaction !== faction && factions.includes(faction) ? firstFaction : undefined,
      );
      for (const [index, member] of members.entries()) {
        const shownFaction = getShownFaction(member);
        if (shownFaction === undefined) continue;
        const values = { name: member.character.name };
        yield { path: `/members/${index}`, subjects: [member.id], actual: shownFaction, required: faction, values };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.faction.absent',
    severity: 'warning',
    cite: cite.teamSelection('E-38'),
    *check({ members }, { fullTeam: { allegiance } }) {
      const { kind, faction } = allegiance;
      if (kind !== 'faction' || faction === undefined) return;
      if (findGuestStars(members, faction).length < members.length) return;
      yield { path: '/allegiance/faction', actual: 0, required: 1, values: { faction } };
    },
  }),
  createCountedRule({
    code: 'su.team.alignment.majority',
    severity: 'error',
    cite: cite.teamSelection('E-39'),
    *check({ tally }, context) {
      const alignment = getChosenAlignment(context);
      if (!alignment) return;
      const requiredMembers = Math.ceil(tally.characters / 2);
      if (tally.alignments[alignment] < requiredMembers) {
        yield {
          path: '/members',
          actual: tally.alignments[alignment],
          required: requiredMembers,
          values: { alignment, of: tally.characters },
        };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.alignment.anti-heroes',
    severity: 'error',
    cite: cite.teamSelection('E-39'),
    *check({ members, tally }, context) {
      if (!getChosenAlignment(context)) return;
      const allowedAntiHeroes = Math.floor(tally.characters / 2);
      if (tally.alignments['anti-hero'] > allowedAntiHeroes) {
        const antiHeroes = members.filter((member) => member.character.alignment === 'anti-hero');
        yield {
          path: '/members',
          subjects: getMemberIds(antiHeroes),
          actual: tally.alignments['anti-hero'],
          required: allowedAntiHeroes,
          values: { of: tally.characters, names: listNamesWithCopies(antiHeroes) },
        };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.alignment.opposed',
    severity: 'error',
    cite: cite.teamSelection('E?45'),
    *check({ members }, context) {
      // The other half must be Anti-Heroes, not the opposite Alignment, unless a house rule allows it.
      const alignment = getChosenAlignment(context);
      if (!alignment || context.options['su.allowOpposed']) return;
      const opposite = alignment === 'hero' ? 'villain' : 'hero';
      const opposedMembers = members.filter((member) => member.character.alignment === opposite);
      if (opposedMembers.length > 0) {
        yield {
          path: '/members',
          subjects: getMemberIds(opposedMembers),
          actual: countCharacters(opposedMembers),
          required: 0,
          values: { alignment, opposite, names: listNamesWithCopies(opposedMembers) },
        };
      }
    },
  }),
  {
    code: 'su.team.leader.ineligible',
    severity: 'error',
    cite: cite.teamSelection('E-33'),
    *check({ fullTeam, counted, seats, options }) {
      const { leader } = fullTeam;
      // With an unknown member or Level, the rule can't be decided. An empty team has no member that could be its Leader.
      if (leader === undefined || (!counted && seats.length > 0)) return;
      const eligibleIds = counted ? listLeaderCandidates(counted.members, options) : [];
      if (eligibleIds.includes(leader)) return;
      const leaderSeat = seats.find((seat) => seat.id === leader);
      yield {
        path: '/leader',
        subjects: [leader],
        actual: leader,
        ...(eligibleIds.length > 0 ? { required: eligibleIds.join(', ') } : {}),
        values: {
          membership: leaderSeat ? 'member' : 'stranger',
          name: leaderSeat?.found?.fullCharacter.name ?? '',
          names: listMemberNames(findMembersById(counted?.members ?? [], eligibleIds)),
        },
      };
    },
  },
  createCountedRule({
    code: 'su.team.leader.choice',
    severity: 'info',
    cite: cite.teamSelection('E-33'),
    *check({ members }, { fullTeam, options }) {
      if (fullTeam.leader !== undefined) return;
      const eligibleIds = listLeaderCandidates(members, options);
      if (eligibleIds.length < 2) return;
      const memberNames = listMemberNames(findMembersById(members, eligibleIds));
      yield {
        path: '/leader',
        subjects: eligibleIds,
        actual: eligibleIds.length,
        required: 1,
        values: { names: memberNames },
      };
    },
  }),
];

/** Returns the members with one of these ids. */
function findMembersById(members: readonly CountedMember[], characterIds: readonly string[]): CountedMember[] {
  const idSet = new Set(characterIds);
  return members.filter((member) => idSet.has(member.id));
}
