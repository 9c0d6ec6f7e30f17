/** Rules on a team's own fields and members (docs/rules.md#r3-teams). */

import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { superKey } from '../derive/team.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf, TEAM_ALIGNMENTS } from '../facts.ts';
import { optionHits } from './option-hits.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { countedRule } from './team-rule.ts';

const ID = /^[a-z0-9-]{1,64}$/;

export const TEAM_RULES: readonly SuRule<TeamContext>[] = [
  {
    code: 'su.team.id',
    severity: 'warning',
    cite: cite.tool('Documents'),
    *check({ full }) {
      if (!ID.test(full.id)) yield { path: '/id', actual: full.id };
    },
  },
  {
    code: 'su.team.vocabulary',
    severity: 'error',
    cite: cite.teamSelection('E-37'),
    *check({ full }) {
      const { formation, allegiance } = full;
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
      yield* optionHits(full.options);
    },
  },
  {
    code: 'su.team.number',
    severity: 'error',
    cite: cite.teamSelection('E-32'),
    *check({ full, seats }) {
      if (!isWhole(full.levels, 1)) yield { path: '/levels', actual: full.levels, required: 1 };
      for (const { index, id, copies, found } of seats) {
        if (isWhole(copies, 1)) continue;
        const values = { name: found?.full.name ?? '' };
        yield { path: `/members/${index}/copies`, subjects: [id], actual: copies, required: 1, values };
      }
    },
  },
  {
    code: 'su.team.duplicate-id',
    severity: 'error',
    cite: cite.tool('Documents'),
    *check({ duplicates }) {
      for (const [id, places] of duplicates) {
        yield { path: `/characters/${places[1] ?? 0}/id`, subjects: [id], actual: places.length, required: 1 };
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
    cite: cite.tool('Documents'),
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
          yield { path: `/members/${index}`, subjects: [id], values: { name: found.full.name } };
      }
    },
  },
  countedRule({
    code: 'su.team.level-cap',
    severity: 'error',
    cite: cite.teamSelection('E-32'),
    *check({ sum }, { agreed, agreedBy }) {
      if (isWhole(agreed, 1) && sum.levels > agreed) {
        yield { path: '/members', actual: sum.levels, required: agreed, values: { agreedBy } };
      }
    },
  }),
  countedRule({
    code: 'su.team.duplicate-super',
    severity: (options) => (options['su.uniqueSupers'] ? 'error' : 'warning'),
    cite: cite.teamSelection('E?50'),
    *check({ members }) {
      const supers = new Map<string, { copies: bigint; path: string; ids: string[]; names: string[] }>();
      for (const [index, { id, copies, character, isSuper }] of members.entries()) {
        if (!isSuper) continue;
        const key = superKey({ id, name: character.name });
        const same = supers.get(key) ?? { copies: 0n, path: '', ids: [], names: [] };
        supers.set(key, same);
        // The entry that exceeds the limit.
        if (same.copies < 2) same.path = `/members/${index}`;
        same.copies += BigInt(copies);
        same.ids.push(id);
        same.names.push(character.name);
      }
      for (const { copies, path, ids, names } of supers.values()) {
        // Spellings may differ in case and white space; the order of the members must not matter.
        const [name = ''] = names.sort();
        if (copies > 1) yield { path, subjects: ids, actual: Number(copies), required: 1, values: { name } };
      }
    },
  }),
];
