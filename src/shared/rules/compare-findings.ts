/** Compares the findings of two judgments of a document. */
import type { Finding } from './finding.ts';

export interface Difference {
  /** Findings that only the current judgment has, in its order. */
  gained: Finding[];
  /** Findings that only the previous judgment has, in its order. */
  lost: Finding[];
}

/** Returns the findings that only one of two judgments has. If a finding appeared twice before and appears once now, one is lost. */
export function compareFindings(previousFindings: readonly Finding[], currentFindings: readonly Finding[]): Difference {
  return {
    gained: listUnmatched(currentFindings, previousFindings),
    lost: listUnmatched(previousFindings, currentFindings),
  };
}

/** Lists the findings that have no equal among the other findings. Every other finding matches only one finding. */
function listUnmatched(findings: readonly Finding[], otherFindings: readonly Finding[]): Finding[] {
  const unmatchedCounts = new Map<string, number>();
  for (const otherFinding of otherFindings) {
    const findingKey = createFindingKey(otherFinding);
    unmatchedCounts.set(findingKey, (unmatchedCounts.get(findingKey) ?? 0) + 1);
  }
  return findings.filter((finding) => {
    const findingKey = createFindingKey(finding);
    const count = unmatchedCounts.get(findingKey) ?? 0;
    if (count > 0) unmatchedCounts.set(findingKey, count - 1);
    return count === 0;
  });
}

/** Returns a key that is the same for equal findings. Messages aren't compared, because they follow from the other values. */
const createFindingKey = ({ code, severity, path, subjects, actual, required }: Finding) =>
  JSON.stringify([code, severity, path, subjects, actual ?? null, required ?? null]);
