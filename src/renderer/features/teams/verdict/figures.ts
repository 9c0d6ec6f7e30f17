/** Provides the figures next to the verdict. The numbers come from the game; findings determine their severity. */
import type { Finding, Severity } from '../../../../shared/rules/finding.ts';
import type { TeamFigure, TeamRules, TeamView } from '../../../../shared/rules/team-rules.ts';

export interface Figure extends TeamFigure {
  /** The severity of the worst finding on the figure; absent if it is in order. */
  readonly severity?: Severity;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Returns the figures that are shown on the screen, in the order of the game. */
export function listFigures(teamView: TeamView, teamRules: TeamRules, findings: readonly Finding[]): Figure[] {
  return teamView.figures.flatMap((figure) => {
    if (figure.shownOn === 'paper') return [];
    const worstSeverity = findWorstSeverity(
      findings.filter(({ code: findingCode }) => teamRules.getFigureId(findingCode) === figure.id),
    );
    return [worstSeverity === undefined ? figure : { ...figure, severity: worstSeverity }];
  });
}

function findWorstSeverity(findings: readonly Finding[]): Severity | undefined {
  return [...findings].sort((a, b) => RANK[a.severity] - RANK[b.severity])[0]?.severity;
}
