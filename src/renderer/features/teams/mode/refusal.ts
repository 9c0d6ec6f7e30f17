/** What an event refuses: an addition after which a rule is broken, or is broken worse. */

import { applyEdits, type RequestedEdit } from '../../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { valueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { teamRulesOf } from '../../../../shared/rules/game-rules.ts';
import { compare } from '../members/candidates.ts';
import { judgeTeam, type Known } from '../verdict/judgement.ts';

const MEMBERS = /^\/members(\/|$)/;

/** How many characters are in a team, copies counted, and how many things it has picked. */
function sizeOf(gameCatalog: GameCatalog<Game>, team: Team): number {
  const picksAt = teamRulesOf(gameCatalog, team).form.picks?.at;
  const picks = picksAt === undefined ? undefined : valueAt(team, picksAt);
  const members = team.members.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return members + (Array.isArray(picks) ? picks.length : 0);
}

/** Why an event refuses these edits; undefined for what it takes, and for everything that adds nothing. */
export function refusalOf(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  edits: readonly RequestedEdit[],
  known: Known,
  event: EventPack,
): Finding | undefined {
  const { form, leaderAt } = teamRulesOf(gameCatalog, team);
  const picksAt = form.picks?.at;
  const isPick = (path: string) => picksAt !== undefined && (path === picksAt || path.startsWith(`${picksAt}/`));
  const isAbout = ({ path }: RequestedEdit) => MEMBERS.test(path) || isPick(path);
  if (!edits.some(isAbout)) return undefined;
  const after = applyEdits(team, edits);
  if (sizeOf(gameCatalog, after) <= sizeOf(gameCatalog, team)) return undefined;
  const before = judgeTeam(gameCatalog, team, known, { event }).findings;
  const trial = compare(before, judgeTeam(gameCatalog, after, known, { event }).findings, leaderAt);
  return trial.joins ? undefined : trial.note;
}
