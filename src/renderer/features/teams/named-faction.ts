import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { valueAt } from '../../../shared/document/pointer.ts';
import type { Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { teamRulesOf } from '../../../shared/rules/game-rules.ts';

/** The id of the faction that a team names, whether or not it plays for it. */
export function namedFaction(gameCatalog: GameCatalog<Game>, team: Team): string | undefined {
  const { factionAt } = teamRulesOf(gameCatalog, team);
  const named = factionAt === undefined ? undefined : valueAt(team, factionAt);
  return typeof named === 'string' ? named : undefined;
}
