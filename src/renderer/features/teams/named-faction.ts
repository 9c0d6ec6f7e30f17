import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getTeamRules } from '../../../shared/rules/game-rules.ts';

/** Returns the id of the faction that a team names, even if the team does not currently play for it. */
export function namedFaction(gameCatalog: GameCatalog<Game>, team: Team): string | undefined {
  const { factionPointer: factionAt } = getTeamRules(gameCatalog, team);
  const named = factionAt === undefined ? undefined : getValueAt(team, factionAt);
  return typeof named === 'string' ? named : undefined;
}
