/** Rows on a team that need its sums. */
import type { Hit, Rule } from './rule.ts';
import type { CountedTeam, TeamContext } from './team-context.ts';

/**
 * A row that counts: passed over when a Level is invalid, a member unknown, or nobody is in the team
 * (contract, "Counting").
 */
export function countedRule(
  row: Omit<Rule<TeamContext>, 'check'> & { check: (team: CountedTeam, context: TeamContext) => Iterable<Hit> },
): Rule<TeamContext> {
  return { ...row, check: (context) => (context.counted ? row.check(context.counted, context) : []) };
}
