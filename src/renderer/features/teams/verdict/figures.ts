/** Provides the figures next to the verdict. The numbers come from the game; findings determine their severity. */
import type { Finding, Severity } from '../../../../shared/rules/finding.ts';
import type { TeamFigure, TeamRules, TeamView } from '../../../../shared/rules/team-rules.ts';

export interface Figure extends TeamFigure {
  /** The highest severity of the findings about the figure; absent if there are none. */
  readonly severity?: Severity;
}

const SEVERITY_RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Returns the figures that are shown on the screen, in the order of the game. */
export function listFigures(teamView: TeamView, teamRules: TeamRules, findings: readonly Finding[]): Figure[] {
  return teamView.figures.flatMap((figure) => {
    if (figure.shownOn === 'paper') return [];
    const worstSeverity = findWorstSeverity(findings.filter(({ code }) => teamRules.getFigureId(code) === figure.id));
    return [worstSeverity === undefined ? figure : { ...figure, severity: worstSeverity }];
  });
}

function findWorstSeverity(findings: readonly Finding[]): Severity | undefined {
  return [...findings].sort((a, b) => SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity])[0]?.severity;
}
