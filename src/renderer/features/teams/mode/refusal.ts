/** Determines what an event refuses: an addition that breaks a rule, or breaks it worse than before. */

import { applyEdits, type RequestedEdit } from '../../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import { compare } from '../members/candidates.ts';
import { judgeTeam, type Known } from '../verdict/judgement.ts';

const MEMBERS = /^\/members(\/|$)/;

/** Returns the number of characters in a team, including copies, plus the number of its picks. */
function sizeOf(gameCatalog: GameCatalog<Game>, team: Team): number {
  const picksAt = getTeamRules(gameCatalog, team).form.picks?.pointer;
  const picks = picksAt === undefined ? undefined : getValueAt(team, picksAt);
  const members = team.members.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return members + (Array.isArray(picks) ? picks.length : 0);
}

/**
 * Returns the reason why an event refuses these edits. Returns undefined for allowed edits and for all edits that add
 * nothing.
 */
export function refusalOf(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  edits: readonly RequestedEdit[],
  known: Known,
  event: EventPack,
): Finding | undefined {
  const { form, leaderPointer: leaderAt } = getTeamRules(gameCatalog, team);
  const picksAt = form.picks?.pointer;
  const isPick = (path: string) => picksAt !== undefined && (path === picksAt || path.startsWith(`${picksAt}/`));
  const isAbout = ({ path }: RequestedEdit) => MEMBERS.test(path) || isPick(path);
  if (!edits.some(isAbout)) return undefined;
  const after = applyEdits(team, edits);
  if (sizeOf(gameCatalog, after) <= sizeOf(gameCatalog, team)) return undefined;
  const before = judgeTeam(gameCatalog, team, known, { event }).findings;
  const trial = compare(before, judgeTeam(gameCatalog, after, known, { event }).findings, leaderAt);
  return trial.joins ? undefined : trial.note;
}
