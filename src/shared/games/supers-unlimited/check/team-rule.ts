/** Rows on a team that need its sums. */
import type { FindingDraft } from '../../../rules/rule.ts';
import type { SuRule } from './rule.ts';
import type { CountedTeam, TeamContext } from './team-context.ts';

/**
 * A rule that needs the sums: skipped when a Level is invalid, a member unknown, or the team empty
 * (docs/rules.md#r82-counting).
 */
export function countedRule(
  row: Omit<SuRule<TeamContext>, 'check'> & {
    check: (team: CountedTeam, context: TeamContext) => Iterable<FindingDraft>;
  },
): SuRule<TeamContext> {
  return { ...row, check: (context) => (context.counted ? row.check(context.counted, context) : []) };
}
