/** The figures beside the verdict. Numbers come from the game; findings decide whether one is in order. */
import type { Finding, Severity } from '../../../../shared/rules/finding.ts';
import type { TeamFigure, TeamRules, TeamView } from '../../../../shared/rules/team-rules.ts';

export interface Figure extends TeamFigure {
  /** The worst finding on it; absent = in order. */
  readonly severity?: Severity;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The figures that are shown on the screen, in the order of the game. */
export function figuresOf(view: TeamView, rules: TeamRules, findings: readonly Finding[]): Figure[] {
  return view.figures.flatMap((figure) => {
    if (figure.on === 'paper') return [];
    const worst = worstOf(findings.filter(({ code }) => rules.figureOf(code) === figure.id));
    return [worst === undefined ? figure : { ...figure, severity: worst }];
  });
}

function worstOf(findings: readonly Finding[]): Severity | undefined {
  return [...findings].sort((a, b) => RANK[a.severity] - RANK[b.severity])[0]?.severity;
}
