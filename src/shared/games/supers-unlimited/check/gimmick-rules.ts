/** Rules on the gimmick pool. E-119 to E-121. */

import * as cite from '../cites.ts';
import type { Counted } from '../derive/team.ts';
import type { FullCharacter, FullTeam } from '../documents/normal.ts';
import { GIMMICKS, TAG_TEAM } from '../facts.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { countedRule } from './team-rule.ts';

const BY_ID: ReadonlyMap<string, (typeof GIMMICKS)[number]> = new Map(GIMMICKS.map((g) => [g.id, g]));

interface ChosenForClass {
  id: string;
  class: string;
  path: string;
}

/** How often each Super stands in the team, however many entries name it. */
function copiesOfSupers(members: readonly Counted[]): Map<FullCharacter, number> {
  const copiesOf = new Map<FullCharacter, number>();
  for (const { character, copies, isSuper } of members) {
    if (isSuper) copiesOf.set(character, (copiesOf.get(character) ?? 0) + copies);
  }
  return copiesOf;
}

/** The chosen gimmicks that only one Class may use, each once. */
function forClasses(full: FullTeam): ChosenForClass[] {
  return [...new Set(full.gimmicks)].flatMap((id) => {
    const gimmick = BY_ID.get(id);
    return gimmick && gimmick.class !== 'any'
      ? [{ id, class: gimmick.class, path: `/gimmicks/${full.gimmicks.indexOf(id)}` }]
      : [];
  });
}

export const GIMMICK_RULES: readonly SuRule<TeamContext>[] = [
  {
    code: 'su.team.gimmicks.unknown',
    severity: 'error',
    cite: cite.gimmicks('E-121'),
    *check({ full }) {
      for (const [index, id] of full.gimmicks.entries()) {
        if (!BY_ID.has(id)) yield { path: `/gimmicks/${index}`, actual: id, values: { family: 'gimmick' } };
      }
    },
  },
  {
    code: 'su.team.gimmicks.duplicate',
    severity: 'error',
    cite: cite.gimmicks('E-119'),
    *check({ full }) {
      const seen = new Set<string>();
      for (const [index, id] of full.gimmicks.entries()) {
        // An unknown word has a finding of its own, so that its repetition is not reported.
        if (seen.has(id) && BY_ID.has(id)) yield { path: `/gimmicks/${index}`, actual: id };
        seen.add(id);
      }
    },
  },
  countedRule({
    code: 'su.team.gimmicks.count',
    severity: 'error',
    cite: cite.gimmicks('E-119'),
    *check({ sum }, { full }) {
      if (full.gimmicks.length > sum.gimmickPool) {
        yield { path: '/gimmicks', actual: full.gimmicks.length, required: sum.gimmickPool };
      }
    },
  }),
  countedRule({
    code: 'su.team.gimmicks.class',
    severity: 'error',
    cite: cite.gimmicks('E?52'),
    *check({ members }, { full, options }) {
      if (!options['su.gimmickClassLocked']) return;
      const left = new Map<string, number>();
      for (const [character, copies] of copiesOfSupers(members)) {
        for (const c of new Set(character.classes)) left.set(c, (left.get(c) ?? 0) + copies);
      }
      for (const gimmick of forClasses(full)) {
        const payers = left.get(gimmick.class) ?? 0;
        if (payers === 0) yield { path: gimmick.path, actual: gimmick.id, values: { class: gimmick.class } };
        left.set(gimmick.class, Math.max(0, payers - 1));
      }
    },
  }),
  countedRule({
    code: 'su.team.gimmicks.no-user',
    severity: 'warning',
    cite: cite.gimmicks('E?52'),
    *check({ members, sum }, { full }) {
      const present = new Set([...new Set(members.map((m) => m.character))].flatMap(({ classes }) => classes));
      const tagTeam = full.gimmicks.indexOf(TAG_TEAM.id);
      if (tagTeam >= 0 && sum.supers.characters < TAG_TEAM.supers) {
        const path = `/gimmicks/${tagTeam}`;
        yield { path, actual: TAG_TEAM.id, values: { supers: TAG_TEAM.supers }, cite: cite.tagTeam('E-121') };
      }
      for (const gimmick of forClasses(full)) {
        if (!present.has(gimmick.class)) {
          yield { path: gimmick.path, actual: gimmick.id, values: { class: gimmick.class } };
        }
      }
    },
  }),
];
