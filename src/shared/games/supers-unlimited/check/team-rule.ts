/** Creates rules on teams that depend on sums. */
import type { FindingDraft } from '../../../rules/rule.ts';
import type { SuRule } from './rule.ts';
import type { CountedTeam, TeamContext } from './team-context.ts';

/**
 * Creates a rule that is skipped if the sums can't be trusted, because a Level or a number of copies is invalid, a member is unknown, or
 * the team is empty (docs/rules.md#r82-counting).
 */
export function createCountedRule(
  ruleRow: Omit<SuRule<TeamContext>, 'check'> & {
    check: (team: CountedTeam, context: TeamContext) => Iterable<FindingDraft>;
  },
): SuRule<TeamContext> {
  return { ...ruleRow, check: (context) => (context.counted ? ruleRow.check(context.counted, context) : []) };
}
