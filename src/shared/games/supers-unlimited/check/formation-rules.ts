/**
 * Defines the rules on formations: how many Supers (Level 3 to 10) and Henchmen (Level 1 or 2) each allows.
 *
 * - Super Force: no Henchmen (E-34).
 * - Combined Team: twice as many Levels of Supers as of Henchmen, and at most one Super of Level 7 or more (E-35).
 * - Goon Squad: twice as many Levels of Henchmen as of Supers, and one Super for every 50 Levels (E-36).
 */

import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import {
  countAllowedGoonSupers,
  countCharacters,
  formatNameAndLevel,
  getLevelsBasis,
  getMemberIds,
  listNamesWithCopies,
} from '../derive/team.ts';
import { COMBINED, type Formation, GOON } from '../facts.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { createCountedRule } from './team-rule.ts';

/** Creates a rule that applies to one formation only. */
function createFormationRule(
  formation: Formation,
  ruleRow: Parameters<typeof createCountedRule>[0],
): SuRule<TeamContext> {
  return createCountedRule({
    ...ruleRow,
    check: (team, context) => (context.fullTeam.formation === formation ? ruleRow.check(team, context) : []),
  });
}

export const FORMATION_RULES: readonly SuRule<TeamContext>[] = [
  createFormationRule('super-force', {
    code: 'su.team.super-force.henchmen',
    severity: 'error',
    cite: cite.teamSelection('E-34'),
    *check({ members, tally }) {
      if (tally.henchmen.characters === 0) return;
      const henchmen = members.filter((member) => !member.isSuper);
      yield {
        path: '/members',
        subjects: getMemberIds(henchmen),
        actual: tally.henchmen.characters,
        required: 0,
        values: { names: listNamesWithCopies(henchmen) },
      };
    },
  }),
  createFormationRule('combined-team', {
    code: 'su.team.combined.ratio',
    severity: 'error',
    cite: cite.teamSelection('E-35'),
    *check({ tally }) {
      const requiredLevels = COMBINED.ratio * tally.henchmen.levels;
      if (tally.supers.levels < requiredLevels) {
        yield {
          path: '/members',
          actual: tally.supers.levels,
          required: requiredLevels,
          values: { henchmen: tally.henchmen.levels },
        };
      }
    },
  }),
  createFormationRule('combined-team', {
    code: 'su.team.combined.high-level',
    severity: 'error',
    cite: cite.teamSelection('E-35'),
    *check({ members }) {
      const highLevelMembers = members.filter((member) => member.character.level >= COMBINED.highLevel);
      const highLevelCount = countCharacters(highLevelMembers);
      if (highLevelCount > COMBINED.maxHighLevelSupers) {
        yield {
          path: '/members',
          subjects: getMemberIds(highLevelMembers),
          actual: highLevelCount,
          required: COMBINED.maxHighLevelSupers,
          values: { names: listNamesWithCopies(highLevelMembers, formatNameAndLevel) },
        };
      }
    },
  }),
  createFormationRule('goon-squad', {
    code: 'su.team.goon.ratio',
    severity: 'error',
    cite: cite.teamSelection('E-36'),
    *check({ tally }) {
      const requiredLevels = GOON.ratio * tally.supers.levels;
      if (tally.henchmen.levels < requiredLevels) {
        yield {
          path: '/members',
          actual: tally.henchmen.levels,
          required: requiredLevels,
          values: { supers: tally.supers.levels },
        };
      }
    },
  }),
  createFormationRule('goon-squad', {
    code: 'su.team.goon.supers',
    severity: 'error',
    cite: cite.teamSelection('E-36'),
    *check({ members, tally }, { agreedLevels, options }) {
      const levelsBasis = getLevelsBasis(agreedLevels, tally.levels, options);
      if (!isWhole(levelsBasis, 1)) return;
      const allowedSupers = countAllowedGoonSupers(levelsBasis, options['su.goonRounding']);
      if (tally.supers.characters > allowedSupers) {
        const supers = members.filter((member) => member.isSuper);
        yield {
          path: '/members',
          subjects: getMemberIds(supers),
          actual: tally.supers.characters,
          required: allowedSupers,
          values: { levels: levelsBasis, names: listNamesWithCopies(supers) },
        };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.one-kind',
    severity: (options) => (options['su.requireBothKinds'] ? 'error' : 'info'),
    cite: cite.teamSelection('E?47'),
    *check({ tally }, { fullTeam }) {
      if (fullTeam.formation !== 'combined-team' && fullTeam.formation !== 'goon-squad') return;
      const missingKind =
        tally.supers.characters === 0 ? 'supers' : tally.henchmen.characters === 0 ? 'henchmen' : undefined;
      if (missingKind) yield { path: '/members', values: { formation: fullTeam.formation, missing: missingKind } };
    },
  }),
];
