import { valueAt } from '../../../shared/document/pointer.ts';
import type { Team } from '../../../shared/document/schema.ts';
import { teamRulesOf } from '../../../shared/games/catalogue.ts';

/** The id of the faction that a team names, whether or not it plays for it. */
export function namedFaction(team: Team): string | undefined {
  const { factionAt } = teamRulesOf(team);
  const named = factionAt === undefined ? undefined : valueAt(team, factionAt);
  return typeof named === 'string' ? named : undefined;
}
