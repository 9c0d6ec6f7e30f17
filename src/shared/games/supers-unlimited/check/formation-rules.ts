/** Rules on formation: what each allows of Supers and Henchmen. E-34 to E-36. */

import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { countedNames, countOf, goonSupersAllowed, idsOf, levelsBasis, nameAndLevel } from '../derive/team.ts';
import { COMBINED, type Formation, GOON } from '../facts.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { countedRule } from './team-rule.ts';

/** A row for one formation. */
function formationRule(formation: Formation, row: Parameters<typeof countedRule>[0]): SuRule<TeamContext> {
  return countedRule({
    ...row,
    check: (team, context) => (context.full.formation === formation ? row.check(team, context) : []),
  });
}

export const FORMATION_RULES: readonly SuRule<TeamContext>[] = [
  formationRule('super-force', {
    code: 'su.team.super-force.henchmen',
    severity: 'error',
    cite: cite.teamSelection('E-34'),
    *check({ members, sum }) {
      if (sum.henchmen.characters === 0) return;
      const henchmen = members.filter((m) => !m.isSuper);
      yield {
        path: '/members',
        subjects: idsOf(henchmen),
        actual: sum.henchmen.characters,
        required: 0,
        values: { names: countedNames(henchmen) },
      };
    },
  }),
  formationRule('combined-team', {
    code: 'su.team.combined.ratio',
    severity: 'error',
    cite: cite.teamSelection('E-35'),
    *check({ sum }) {
      const required = COMBINED.ratio * sum.henchmen.levels;
      if (sum.supers.levels < required) {
        yield { path: '/members', actual: sum.supers.levels, required, values: { henchmen: sum.henchmen.levels } };
      }
    },
  }),
  formationRule('combined-team', {
    code: 'su.team.combined.high-level',
    severity: 'error',
    cite: cite.teamSelection('E-35'),
    *check({ members }) {
      const high = members.filter((m) => m.character.level >= COMBINED.highLevel);
      const actual = countOf(high);
      if (actual > COMBINED.highLevelMost) {
        yield {
          path: '/members',
          subjects: idsOf(high),
          actual,
          required: COMBINED.highLevelMost,
          values: { names: countedNames(high, nameAndLevel) },
        };
      }
    },
  }),
  formationRule('goon-squad', {
    code: 'su.team.goon.ratio',
    severity: 'error',
    cite: cite.teamSelection('E-36'),
    *check({ sum }) {
      const required = GOON.ratio * sum.supers.levels;
      if (sum.henchmen.levels < required) {
        yield { path: '/members', actual: sum.henchmen.levels, required, values: { supers: sum.supers.levels } };
      }
    },
  }),
  formationRule('goon-squad', {
    code: 'su.team.goon.supers',
    severity: 'error',
    cite: cite.teamSelection('E-36'),
    *check({ members, sum }, { agreed, options }) {
      const basis = levelsBasis(agreed, sum.levels, options);
      if (!isWhole(basis, 1)) return;
      const required = goonSupersAllowed(basis, options['su.goonRounding']);
      if (sum.supers.characters > required) {
        const supers = members.filter((m) => m.isSuper);
        yield {
          path: '/members',
          subjects: idsOf(supers),
          actual: sum.supers.characters,
          required,
          values: { levels: basis, names: countedNames(supers) },
        };
      }
    },
  }),
  countedRule({
    code: 'su.team.one-kind',
    severity: (options) => (options['su.requireBothKinds'] ? 'error' : 'info'),
    cite: cite.teamSelection('E?47'),
    *check({ sum }, { full }) {
      if (full.formation !== 'combined-team' && full.formation !== 'goon-squad') return;
      const missing = sum.supers.characters === 0 ? 'supers' : sum.henchmen.characters === 0 ? 'henchmen' : undefined;
      if (missing) yield { path: '/members', values: { formation: full.formation, missing } };
    },
  }),
];
