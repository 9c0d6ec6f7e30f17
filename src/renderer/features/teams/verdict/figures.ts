/** The figures beside the verdict. Numbers come from the rules; whether one is in order is decided by the findings on it. */

import type { Finding, Severity } from '../../../../shared/finding/finding.ts';
import { tally } from '../../../../shared/games/supers-unlimited/derive/team.ts';
import type { TeamSums } from '../../../../shared/games/supers-unlimited/derive/team-summary.ts';
import type { Team } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { TEAM } from '../../../strings/documents/team.ts';

export interface Figure {
  id: 'levels' | 'kinds' | 'guests' | 'alignment' | 'leader' | 'gimmicks';
  label: string;
  value: string;
  note?: string;
  /** The worst finding on it; absent = in order. */
  severity?: Severity;
  /** A bar: how much of it is black, and of what. */
  bar?: { value: number; of: number };
}

/** Beginnings of the codes that speak of each figure. */
const CODES: Readonly<Record<Figure['id'], readonly string[]>> = {
  levels: ['su.team.level-cap'],
  kinds: ['su.team.super-force', 'su.team.combined', 'su.team.goon', 'su.team.one-kind'],
  guests: ['su.team.faction.guest-stars'],
  alignment: ['su.team.alignment'],
  leader: ['su.team.leader'],
  gimmicks: ['su.team.gimmicks'],
};

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Every figure of a team that can be counted; without sums only those that need none. */
export function figuresOf(
  team: Team,
  counted: TeamSums | undefined,
  findings: readonly Finding[],
  nameOfMember: (id: string) => string,
): Figure[] {
  const sums = counted ?? (team.members.length === 0 ? { ...tally([]), leaders: [] } : undefined);
  const figures = [
    levels(team, sums),
    kinds(sums),
    guests(sums),
    alignment(team, sums),
    leader(team, sums, nameOfMember),
    gimmicks(team, sums),
  ];
  return figures.flatMap((figure) => {
    if (figure === undefined) return [];
    const worst = worstOf(findings.filter((f) => CODES[figure.id].some((code) => f.code.startsWith(code))));
    return [worst === undefined ? figure : { ...figure, severity: worst }];
  });
}

function worstOf(findings: readonly Finding[]): Severity | undefined {
  return [...findings].sort((a, b) => RANK[a.severity] - RANK[b.severity])[0]?.severity;
}

function levels(team: Team, sums: TeamSums | undefined): Figure {
  const label = TEAM.figureLevels;
  if (sums === undefined) return { id: 'levels', label, value: TEAM.unknownSum };
  return {
    id: 'levels',
    label,
    value: TEAM.of(sums.levels, team.levels),
    note: TEAM.left(team.levels - sums.levels),
    bar: { value: sums.levels, of: team.levels },
  };
}

function kinds(sums: TeamSums | undefined): Figure | undefined {
  if (sums === undefined || sums.characters === 0) return undefined;
  const { supers, henchmen } = sums;
  return {
    id: 'kinds',
    label: TEAM.figureKinds,
    value: `${supers.levels} : ${henchmen.levels}`,
    note: TEAM.figureKindsNote(supers.characters, henchmen.characters),
    bar: { value: supers.levels, of: sums.levels },
  };
}

function guests(sums: TeamSums | undefined): Figure | undefined {
  const held = sums?.guests;
  return held && { id: 'guests', label: TEAM.figureGuests, value: TEAM.of(held.actual, held.allowed) };
}

function alignment({ allegiance }: Team, sums: TeamSums | undefined): Figure | undefined {
  const chosen = allegiance.alignment;
  if (sums === undefined || allegiance.kind !== 'alignment' || (chosen !== 'hero' && chosen !== 'villain'))
    return undefined;
  return {
    id: 'alignment',
    label: TEAM.figureAlignment[chosen] ?? chosen,
    value: TEAM.of(sums.alignments[chosen], sums.characters),
    note: TEAM.figureAlignmentNote(sums.alignments['anti-hero']),
  };
}

function leader(team: Team, sums: TeamSums | undefined, nameOfMember: (id: string) => string): Figure {
  const id = sums === undefined ? team.leader : sums.leader;
  const open = (sums?.leaders.length ?? 0) > 1 ? TEAM.openLeader : TEAM.noLeader;
  return { id: 'leader', label: TEAM.figureLeader, value: id === undefined ? open : nameOfMember(id) };
}

function gimmicks(team: Team, sums: TeamSums | undefined): Figure {
  const used = team.gimmicks?.length ?? 0;
  return { id: 'gimmicks', label: TEAM.figureGimmicks, value: TEAM.gimmicksUsed(used, sums?.gimmickPool) };
}
