/** Compares the findings of two judgments of a document. */
import type { Finding } from './finding.ts';

export interface Difference {
  /** Findings that only the second judgment has, in its order. */
  gained: Finding[];
  /** Findings that only the first judgment has. */
  lost: Finding[];
}

/** Two findings are the same if code, severity, path, characters and numbers are. Repeated findings are matched one by one. */
export function compareFindings(previousFindings: readonly Finding[], currentFindings: readonly Finding[]): Difference {
  return {
    gained: excludeFindings(currentFindings, previousFindings),
    lost: excludeFindings(previousFindings, currentFindings),
  };
}

function excludeFindings(findings: readonly Finding[], excludedFindings: readonly Finding[]): Finding[] {
  const remainingCounts = new Map<string, number>();
  for (const excludedFinding of excludedFindings)
    remainingCounts.set(getIdentity(excludedFinding), (remainingCounts.get(getIdentity(excludedFinding)) ?? 0) + 1);
  return findings.filter((finding) => {
    const identity = getIdentity(finding);
    const count = remainingCounts.get(identity) ?? 0;
    if (count > 0) remainingCounts.set(identity, count - 1);
    return count === 0;
  });
}

const getIdentity = ({ code, severity, path, subjects, actual, required }: Finding) =>
  JSON.stringify([code, severity, path, subjects, actual ?? null, required ?? null]);
