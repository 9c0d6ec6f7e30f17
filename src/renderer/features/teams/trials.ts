import type { Team } from '../../../shared/document/schema.ts';
import { judgeTeam, type Known } from './judgement.ts';

/** Why each of these members may not lead, in the words of the rules (E-33): the team is tried with each named as Leader. */
export function whyNotLeader(team: Team, ids: Iterable<string>, known: Known): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const id of new Set(ids)) {
    const { findings } = judgeTeam({ ...team, leader: id }, known);
    const finding = findings.find((f) => f.path === '/leader' && f.severity === 'error');
    if (finding !== undefined) reasons.set(id, finding.message);
  }
  return reasons;
}

/** The Gimmicks that nobody in the team can use: all are tried at once. */
export function uselessGimmicks(team: Team, all: readonly string[], known: Known): Set<string> {
  const { findings } = judgeTeam({ ...team, gimmicks: [...all] }, known);
  return new Set(findings.flatMap((f) => (f.code === 'su.team.gimmicks.no-user' ? [String(f.actual)] : [])));
}
