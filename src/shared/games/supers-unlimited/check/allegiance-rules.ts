/** Rules on Faction and Alignment Teams, and on who leads. E-33, E-37 to E-39. */

import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import {
  type Counted,
  countedNames,
  countOf,
  guestStars,
  guestStarsAllowed,
  idsOf,
  leaderCandidates,
  levelsBasis,
  namesOf,
  onceEach,
} from '../derive/team.ts';
import { isOneOf, TEAM_ALIGNMENTS, type TeamAlignment } from '../facts.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { countedRule } from './team-rule.ts';

/** The Alignment a team has chosen, when it is one the rules allow. */
function chosenAlignment({ full }: TeamContext): TeamAlignment | undefined {
  const { kind, alignment } = full.allegiance;
  return kind === 'alignment' && isOneOf(TEAM_ALIGNMENTS, alignment) ? alignment : undefined;
}

export const ALLEGIANCE_RULES: readonly SuRule<TeamContext>[] = [
  countedRule({
    code: 'su.team.faction.guest-stars',
    severity: 'error',
    cite: cite.teamSelection('E-38'),
    *check({ members, sum }, { full, agreed, options }) {
      const { kind, faction } = full.allegiance;
      const basis = levelsBasis(agreed, sum.levels, options);
      if (kind !== 'faction' || faction === undefined || !isWhole(basis, 1)) return;
      const guests = guestStars(members, faction);
      const required = guestStarsAllowed(basis, options['su.guestRounding']);
      if (countOf(guests) > required) {
        yield {
          path: '/members',
          subjects: idsOf(guests),
          actual: countOf(guests),
          required,
          values: { faction, levels: basis, names: countedNames(guests) },
        };
      }
    },
  }),
  countedRule({
    code: 'su.team.faction.symbol',
    severity: 'info',
    cite: cite.teamSelection('E-38'),
    *check({ members }, { full: { allegiance } }) {
      const { kind, faction } = allegiance;
      if (kind !== 'faction' || faction === undefined) return;
      const otherSymbol = onceEach(({ factions: [first], factions }) =>
        first !== faction && factions.includes(faction) ? first : undefined,
      );
      for (const [index, member] of members.entries()) {
        const actual = otherSymbol(member);
        if (actual === undefined) continue;
        const values = { name: member.character.name };
        yield { path: `/members/${index}`, subjects: [member.id], actual, required: faction, values };
      }
    },
  }),
  countedRule({
    code: 'su.team.faction.absent',
    severity: 'warning',
    cite: cite.teamSelection('E-38'),
    *check({ members }, { full: { allegiance } }) {
      const { kind, faction } = allegiance;
      if (kind !== 'faction' || faction === undefined) return;
      if (guestStars(members, faction).length < members.length) return;
      yield { path: '/allegiance/faction', actual: 0, required: 1, values: { faction } };
    },
  }),
  countedRule({
    code: 'su.team.alignment.majority',
    severity: 'error',
    cite: cite.teamSelection('E-39'),
    *check({ sum }, context) {
      const alignment = chosenAlignment(context);
      if (!alignment) return;
      const required = Math.ceil(sum.characters / 2);
      if (sum.alignments[alignment] < required) {
        yield {
          path: '/members',
          actual: sum.alignments[alignment],
          required,
          values: { alignment, of: sum.characters },
        };
      }
    },
  }),
  countedRule({
    code: 'su.team.alignment.anti-heroes',
    severity: 'error',
    cite: cite.teamSelection('E-39'),
    *check({ members, sum }, context) {
      if (!chosenAlignment(context)) return;
      const required = Math.floor(sum.characters / 2);
      if (sum.alignments['anti-hero'] > required) {
        const antiHeroes = members.filter((m) => m.character.alignment === 'anti-hero');
        yield {
          path: '/members',
          subjects: idsOf(antiHeroes),
          actual: sum.alignments['anti-hero'],
          required,
          values: { of: sum.characters, names: countedNames(antiHeroes) },
        };
      }
    },
  }),
  countedRule({
    code: 'su.team.alignment.opposed',
    severity: 'error',
    cite: cite.teamSelection('E?45'),
    *check({ members }, context) {
      const alignment = chosenAlignment(context);
      if (!alignment || context.options['su.allowOpposed']) return;
      const opposite = alignment === 'hero' ? 'villain' : 'hero';
      const opposed = members.filter((m) => m.character.alignment === opposite);
      if (opposed.length > 0) {
        yield {
          path: '/members',
          subjects: idsOf(opposed),
          actual: countOf(opposed),
          required: 0,
          values: { alignment, opposite, names: countedNames(opposed) },
        };
      }
    },
  }),
  {
    code: 'su.team.leader.ineligible',
    severity: 'error',
    cite: cite.teamSelection('E-33'),
    *check({ full, counted, seats, options }) {
      const { leader } = full;
      // An unknown member or Level makes the rule undecidable; an empty team has no member to name.
      if (leader === undefined || (!counted && seats.length > 0)) return;
      const allowed = counted ? leaderCandidates(counted.members, options) : [];
      if (allowed.includes(leader)) return;
      const named = seats.find((seat) => seat.id === leader);
      yield {
        path: '/leader',
        subjects: [leader],
        actual: leader,
        ...(allowed.length > 0 ? { required: allowed.join(', ') } : {}),
        values: {
          membership: named ? 'member' : 'stranger',
          name: named?.found?.full.name ?? '',
          names: namesOf(among(counted?.members ?? [], allowed)),
        },
      };
    },
  },
  countedRule({
    code: 'su.team.leader.choice',
    severity: 'info',
    cite: cite.teamSelection('E-33'),
    *check({ members }, { full, options }) {
      if (full.leader !== undefined) return;
      const allowed = leaderCandidates(members, options);
      if (allowed.length < 2) return;
      const names = namesOf(among(members, allowed));
      yield { path: '/leader', subjects: allowed, actual: allowed.length, required: 1, values: { names } };
    },
  }),
];

/** Members with one of these ids. */
function among(members: readonly Counted[], ids: readonly string[]): Counted[] {
  const wanted = new Set(ids);
  return members.filter((m) => wanted.has(m.id));
}
