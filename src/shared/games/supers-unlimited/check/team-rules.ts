/** Defines the rules on a team's own fields and members (docs/rules.md#r3-teams). */

import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { getSuperKey } from '../derive/team.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf, TEAM_ALIGNMENTS } from '../facts.ts';
import { findUnknownOptions } from './option-findings.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { createCountedRule } from './team-rule.ts';

const ID_PATTERN = /^[a-z0-9-]{1,64}$/;

export const TEAM_RULES: readonly SuRule<TeamContext>[] = [
  {
    code: 'su.team.id',
    severity: 'warning',
    cite: cite.citeTool('Documents'),
    *check({ fullTeam }) {
      if (!ID_PATTERN.test(fullTeam.id)) yield { path: '/id', actual: fullTeam.id };
    },
  },
  {
    code: 'su.team.vocabulary',
    severity: 'error',
    cite: cite.teamSelection('E-37'),
    *check({ fullTeam }) {
      const { formation, allegiance } = fullTeam;
      if (!isOneOf(FORMATIONS, formation)) {
        const values = { family: 'formation' };
        yield { path: '/formation', actual: formation, values, cite: cite.teamSelection('E-34') };
      }
      if (!isOneOf(ALLEGIANCES, allegiance.kind)) {
        yield { path: '/allegiance/kind', actual: allegiance.kind, values: { family: 'allegiance' } };
      }
      if (allegiance.kind === 'alignment' && !isOneOf(TEAM_ALIGNMENTS, allegiance.alignment)) {
        yield {
          path: '/allegiance/alignment',
          actual: allegiance.alignment ?? '',
          values: { family: 'teamAlignment' },
          cite: cite.teamSelection('E-39'),
        };
      }
      yield* findUnknownOptions(fullTeam.options);
    },
  },
  {
    code: 'su.team.number',
    severity: 'error',
    cite: cite.teamSelection('E-32'),
    *check({ fullTeam, seats }) {
      if (!isWhole(fullTeam.levels, 1)) yield { path: '/levels', actual: fullTeam.levels, required: 1 };
      for (const { index, id, copies, found } of seats) {
        if (isWhole(copies, 1)) continue;
        const values = { name: found?.fullCharacter.name ?? '' };
        yield { path: `/members/${index}/copies`, subjects: [id], actual: copies, required: 1, values };
      }
    },
  },
  {
    code: 'su.team.duplicate-id',
    severity: 'error',
    cite: cite.citeTool('Documents'),
    *check({ duplicates }) {
      for (const [id, indexes] of duplicates) {
        yield {
          path: `/characters/${indexes[1] ?? 0}/id`,
          subjects: [id],
          actual: indexes.length,
          required: 1,
        };
      }
    },
  },
  {
    code: 'su.team.empty',
    severity: 'error',
    cite: cite.characters(),
    *check({ seats }) {
      if (seats.length === 0) yield { path: '/members' };
    },
  },
  {
    code: 'su.team.unknown-member',
    severity: 'error',
    cite: cite.citeTool('Documents'),
    *check({ seats }) {
      for (const { index, id, found } of seats) {
        if (!found) yield { path: `/members/${index}/character`, subjects: [id], actual: id };
      }
    },
  },
  {
    code: 'su.team.member-illegal',
    severity: 'error',
    cite: cite.teamSelection('E-37'),
    *check({ seats, isIllegal }) {
      for (const { index, id, found } of seats) {
        if (found && isIllegal(found))
          yield { path: `/members/${index}`, subjects: [id], values: { name: found.fullCharacter.name } };
      }
    },
  },
  createCountedRule({
    code: 'su.team.level-cap',
    severity: 'error',
    cite: cite.teamSelection('E-32'),
    *check({ tally }, { agreedLevels, agreedSource }) {
      if (isWhole(agreedLevels, 1) && tally.levels > agreedLevels) {
        yield { path: '/members', actual: tally.levels, required: agreedLevels, values: { agreedBy: agreedSource } };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.duplicate-super',
    severity: (options) => (options['su.uniqueSupers'] ? 'error' : 'warning'),
    cite: cite.teamSelection('E?50'),
    *check({ members }) {
      // A document may state very large numbers of copies. Their sum is exact as a bigint.
      const supersByKey = new Map<string, { copies: bigint; path: string; ids: string[]; names: string[] }>();
      for (const [index, { id, copies, character, isSuper }] of members.entries()) {
        if (!isSuper) continue;
        const superKey = getSuperKey({ id, name: character.name });
        const superEntry = supersByKey.get(superKey) ?? { copies: 0n, path: '', ids: [], names: [] };
        supersByKey.set(superKey, superEntry);
        // The finding points at the entry of the second copy.
        if (superEntry.copies < 2) superEntry.path = `/members/${index}`;
        superEntry.copies += BigInt(copies);
        superEntry.ids.push(id);
        superEntry.names.push(character.name);
      }
      for (const { copies, path, ids, names } of supersByKey.values()) {
        // Spellings may differ in case and white space. Sorting makes the result independent of the order of the members.
        const [name = ''] = names.sort();
        if (copies > 1)
          yield {
            path,
            subjects: ids,
            actual: Number(copies),
            required: 1,
            values: { name },
          };
      }
    },
  }),
];
