import type { TeamSeat } from '../../../../shared/games/supers-unlimited/derive/team-summary.ts';
import type { Team } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { cannotLead } from '../../../../shared/games/supers-unlimited/messages/team.ts';
import type { SuOptions } from '../../../../shared/games/supers-unlimited/options.ts';
import { nameFor } from '../../../../shared/games/supers-unlimited/words.ts';
import { listed, short } from '../../../../shared/text/short.ts';
import { judgeTeam, type Known } from '../verdict/judgement.ts';

/** Why each member who may not lead may not, by id, in the words of the rules (E-33). `leaders` are the ids of those who may. */
export function whyNotLeader(
  seats: readonly TeamSeat[],
  leaders: readonly string[],
  options: SuOptions,
): Map<string, string> {
  const may = new Set(leaders);
  const named = new Map(seats.map(({ id, full }) => [id, nameFor(full?.name ?? '', id)]));
  const candidates = listed([...new Set(leaders.map((id) => named.get(id) ?? id))].sort());
  const others = [...named].filter(([id]) => !may.has(id));
  return new Map(others.map(([id, name]) => [id, cannotLead(short(name), candidates, options)]));
}

/** The Gimmicks that nobody in the team can use: all are tried at once. */
export function uselessGimmicks(team: Team, all: readonly string[], known: Known): Set<string> {
  const { findings } = judgeTeam({ ...team, gimmicks: [...all] }, known);
  return new Set(findings.flatMap((f) => (f.code === 'su.team.gimmicks.no-user' ? [String(f.actual)] : [])));
}
