/** Findings as the rows of a list: where there are many, below the number of each kind. */
import type { Severity } from '../../../../shared/finding/finding.ts';
import { countFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';

export type Row =
  | { readonly kind: 'head'; readonly severity: Severity; readonly count: number; readonly folded: boolean }
  | { readonly kind: 'finding'; readonly finding: PreflightFinding; readonly number: number };

/** Findings that need no headings. */
const FEW = 8;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** `findings` in the order of preflight; those of folded kinds are left out. */
export function rowsOf(findings: readonly PreflightFinding[], folded: ReadonlySet<Severity>): Row[] {
  const rows = findings.map((finding, number): Row => ({ kind: 'finding', finding, number }));
  if (findings.length <= FEW) return rows;
  const counts = countFindings(findings);
  return SEVERITIES.filter((severity) => counts[severity] > 0).flatMap((severity): Row[] => {
    const isFolded = folded.has(severity);
    const head: Row = { kind: 'head', severity, count: counts[severity], folded: isFolded };
    const own = rows.filter((row) => row.kind === 'finding' && row.finding.severity === severity);
    return isFolded ? [head] : [head, ...own];
  });
}
