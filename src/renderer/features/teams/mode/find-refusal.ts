/** Determines which edits of a team an event refuses: additions that break a rule, or that break it more than before. */

import { applyEdits, type RequestedEdit } from '../../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import { compareFindings } from '../members/candidate-checks.ts';
import { type CharactersById, judgeTeam } from '../verdict/judge-team.ts';

const MEMBERS_POINTER = /^\/members(\/|$)/;

/** Returns the number of characters in a team, including copies, plus the number of its picks, such as the Gimmicks of Supers Unlimited. */
function countMembersAndPicks(gameCatalog: GameCatalog<Game>, team: Team): number {
  const picksPointer = getTeamRules(gameCatalog, team).form.picks?.pointer;
  const picks = picksPointer === undefined ? undefined : getValueAt(team, picksPointer);
  const memberCount = team.members.reduce((total, { copies = 1 }) => total + copies, 0);
  return memberCount + (Array.isArray(picks) ? picks.length : 0);
}

/**
 * Returns the finding for which an event refuses these edits. Returns undefined if the edits are allowed. Edits that add no
 * member and no pick are always allowed.
 */
export function findRefusal(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  edits: readonly RequestedEdit[],
  charactersById: CharactersById,
  eventPack: EventPack,
): Finding | undefined {
  const { form, leaderPointer } = getTeamRules(gameCatalog, team);
  const picksPointer = form.picks?.pointer;
  const isPickPointer = (pointer: string) =>
    picksPointer !== undefined && (pointer === picksPointer || pointer.startsWith(`${picksPointer}/`));
  const isMemberOrPickEdit = ({ path }: RequestedEdit) => MEMBERS_POINTER.test(path) || isPickPointer(path);
  if (!edits.some(isMemberOrPickEdit)) return undefined;
  const teamAfter = applyEdits(team, edits);
  if (countMembersAndPicks(gameCatalog, teamAfter) <= countMembersAndPicks(gameCatalog, team)) return undefined;
  const findingsBefore = judgeTeam(gameCatalog, team, charactersById, { eventPack }).findings;
  const check = compareFindings(
    findingsBefore,
    judgeTeam(gameCatalog, teamAfter, charactersById, { eventPack }).findings,
    leaderPointer,
  );
  return check.canJoin ? undefined : check.finding;
}
