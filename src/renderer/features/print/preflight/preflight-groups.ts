/** Arranges findings as the rows of a list. If there are many, they are grouped by severity, and then by kind. */

import { countFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import type { Severity } from '../../../../shared/rules/finding.ts';

/** A group that the user has toggled: a severity, or all findings of a kind but the first. */
export type Fold = Severity | `${Severity} ${string}`;

export type Row =
  | { readonly kind: 'head'; readonly severity: Severity; readonly count: number; readonly folded: boolean }
  | { readonly kind: 'finding'; readonly finding: PreflightFinding; readonly number: number }
  /** Follows the first of many findings of a kind. */
  | {
      readonly kind: 'alike';
      readonly fold: Fold;
      readonly severity: Severity;
      readonly count: number;
      readonly isOpen: boolean;
    };

type FindingRow = Extract<Row, { kind: 'finding' }>;

/** The most findings that are listed without headings, and the most of one kind that are listed without a group. */
const FEW = 8;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Arranges `findings` in the order of the preflight, with the findings of one kind at the place of its first. `turned`
 * holds the toggled groups: severities are expanded at first, and findings of one kind are collapsed.
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
