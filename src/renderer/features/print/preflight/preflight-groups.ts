/** Findings as the rows of a list: where there are many, below the number of their severity, and those of one kind together. */

import { countFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import type { Severity } from '../../../../shared/rules/finding.ts';

/** What somebody has folded or unfolded: a severity, or all of a kind but the first. */
export type Fold = Severity | `${Severity} ${string}`;

export type Row =
  | { readonly kind: 'head'; readonly severity: Severity; readonly count: number; readonly folded: boolean }
  | { readonly kind: 'finding'; readonly finding: PreflightFinding; readonly number: number }
  /** Stands after the first of many of a kind. */
  | {
      readonly kind: 'alike';
      readonly fold: Fold;
      readonly severity: Severity;
      readonly count: number;
      readonly isOpen: boolean;
    };

type FindingRow = Extract<Row, { kind: 'finding' }>;

/** Findings that need no headings, and of a kind those that need no fold. */
const FEW = 8;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * `findings` in the order of preflight, the many of a kind where its first one stands. What is `turned` is the other way round
 * than at first: of a severity all is shown, of many of a kind the first.
 */
export function rowsOf(findings: readonly PreflightFinding[], turned: ReadonlySet<Fold>): Row[] {
  const rows = findings.map((finding, number): FindingRow => ({ kind: 'finding', finding, number }));
  if (findings.length <= FEW) return rows;
  const counts = countFindings(findings);
  return SEVERITIES.filter((severity) => counts[severity] > 0).flatMap((severity): Row[] => {
    const folded = turned.has(severity);
    const head: Row = { kind: 'head', severity, count: counts[severity], folded };
    if (folded) return [head];
    const own = rows.filter(({ finding }) => finding.severity === severity);
    return [head, ...together(own, severity, turned)];
  });
}

function together(rows: readonly FindingRow[], severity: Severity, turned: ReadonlySet<Fold>): Row[] {
  const byKind = new Map<string, FindingRow[]>();
  for (const row of rows) {
    const { kind } = row.finding.about;
    const same = byKind.get(kind);
    if (same === undefined) byKind.set(kind, [row]);
    else same.push(row);
  }
  return rows.flatMap((row): Row[] => {
    const { kind } = row.finding.about;
    const [first, ...others] = byKind.get(kind) ?? [];
    if (others.length < FEW) return [row];
    if (row !== first) return [];
    const fold: Fold = `${severity} ${kind}`;
    const isOpen = turned.has(fold);
    const alike: Row = { kind: 'alike', fold, severity, count: others.length, isOpen };
    return isOpen ? [row, alike, ...others] : [row, alike];
  });
}
