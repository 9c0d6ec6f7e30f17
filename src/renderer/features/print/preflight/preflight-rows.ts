/** Arranges findings as the rows of a list. Many findings are grouped by severity, and then by kind. */

import { countFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import type { Severity } from '../../../../shared/rules/finding.ts';

/** The key of a group that the user can toggle: a severity, or the findings of one severity and kind after the first. */
export type GroupKey = Severity | `${Severity} ${string}`;

export type PreflightRow =
  | { readonly kind: 'head'; readonly severity: Severity; readonly count: number; readonly isCollapsed: boolean }
  | { readonly kind: 'finding'; readonly finding: PreflightFinding; readonly findingIndex: number }
  /** The row after the first of many findings of a kind. Pressing this row shows the others. */
  | {
      readonly kind: 'alike';
      readonly groupKey: GroupKey;
      readonly severity: Severity;
      readonly count: number;
      readonly isOpen: boolean;
    };

type FindingRow = Extract<PreflightRow, { kind: 'finding' }>;

/** The maximum number of findings without headings, and of findings of one kind without a group. */
const MAX_UNGROUPED = 8;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Arranges the findings in the order of the preflight. Findings of one kind follow the first finding of that kind.
 * Severities are expanded and findings of one kind are collapsed, unless they are in `toggledGroups`.
 */
export function createPreflightRows(
  findings: readonly PreflightFinding[],
  toggledGroups: ReadonlySet<GroupKey>,
): PreflightRow[] {
  const rows = findings.map((finding, findingIndex): FindingRow => ({ kind: 'finding', finding, findingIndex }));
  if (findings.length <= MAX_UNGROUPED) return rows;
  const counts = countFindings(findings);
  return SEVERITIES.filter((severity) => counts[severity] > 0).flatMap((severity): PreflightRow[] => {
    const isCollapsed = toggledGroups.has(severity);
    const headRow: PreflightRow = { kind: 'head', severity, count: counts[severity], isCollapsed };
    if (isCollapsed) return [headRow];
    const severityRows = rows.filter(({ finding }) => finding.severity === severity);
    return [headRow, ...groupSimilar(severityRows, severity, toggledGroups)];
  });
}

function groupSimilar(
  rows: readonly FindingRow[],
  severity: Severity,
  toggledGroups: ReadonlySet<GroupKey>,
): PreflightRow[] {
  const rowsByKind = new Map<string, FindingRow[]>();
  for (const row of rows) {
    const { kind } = row.finding.about;
    const sameKindRows = rowsByKind.get(kind);
    if (sameKindRows === undefined) rowsByKind.set(kind, [row]);
    else sameKindRows.push(row);
  }
  return rows.flatMap((row): PreflightRow[] => {
    const { kind } = row.finding.about;
    const [firstRow, ...otherRows] = rowsByKind.get(kind) ?? [];
    if (otherRows.length < MAX_UNGROUPED) return [row];
    if (row !== firstRow) return [];
    const groupKey: GroupKey = `${severity} ${kind}`;
    const isOpen = toggledGroups.has(groupKey);
    const similarRow: PreflightRow = { kind: 'alike', groupKey, severity, count: otherRows.length, isOpen };
    return isOpen ? [row, similarRow, ...otherRows] : [row, similarRow];
  });
}
