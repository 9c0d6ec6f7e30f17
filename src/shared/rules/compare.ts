/** The difference between the findings of two judgements of a document. */
import type { Finding } from './finding.ts';

export interface Difference {
  /** Findings that only the second judgement has, in its order. */
  gained: Finding[];
  /** Findings that only the first judgement has. */
  lost: Finding[];
}

/** Two findings are the same when code, severity, place, characters and numbers are. Repeated ones are matched one by one. */
export function compareFindings(before: readonly Finding[], after: readonly Finding[]): Difference {
  return { gained: without(after, before), lost: without(before, after) };
}

function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(identity(other), (left.get(identity(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const key = identity(finding);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

const identity = ({ code, severity, path, subjects, actual, required }: Finding) =>
  JSON.stringify([code, severity, path, subjects, actual ?? null, required ?? null]);
