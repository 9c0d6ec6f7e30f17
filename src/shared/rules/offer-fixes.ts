/** Tries the proposed fixes of a finding, and offers those that repair it and break nothing else. */
import { applyEdits } from '../document/edit.ts';
import { isSameText } from '../texts/late-text.ts';
import type { Finding, Fix } from './finding.ts';

/** Fixes that are offered for one finding. */
const MOST_OFFERED = 4;

/** A document with more findings than this gets no fixes: nobody repairs it one by one, and trying would take hours. */
const MOST_FINDINGS = 200;

/** Every trial checks the whole document. After this many values in all, some seconds of work, trying stops. */
const MOST_VALUES_TRIED = 5_000_000;

/**
 * The findings with their fixes. A proposal is applied to a copy and checked again; it is offered when there are fewer
 * findings of its code on the same characters and words, no code has more errors than before, and the result can be saved:
 * it holds no number that JSON cannot hold. At most `most` fixes a finding; beyond 200 findings nothing is offered, and in a
 * very large document only the first findings are tried.
 */
export function offerFixes<D>(
  document: D,
  findings: readonly Finding[],
  propose: (finding: Finding) => readonly Fix[],
  recheck: (document: D) => readonly Finding[],
  most = MOST_OFFERED,
): Finding[] {
  if (findings.length === 0 || findings.length > MOST_FINDINGS) return [...findings];
  const before = errorsByCode(findings);
  let trials = Math.floor(MOST_VALUES_TRIED / valuesIn(document));
  const saved = new WeakSet<object>();
  const repairs = (fix: Fix, finding: Finding): boolean => {
    if (trials-- <= 0) return false;
    const changed = applyEdits(document, fix.edits);
    if (!isJson(changed, saved)) return false;
    const after = recheck(changed);
    const isKin = kinOf(finding);
    const left = (list: readonly Finding[]) => list.filter((f) => f.code === finding.code).length;
    const kin = (list: readonly Finding[]) => list.filter(isKin).length;
    return left(after) < left(findings) && kin(after) < kin(findings) && !hasNewError(before, errorsByCode(after));
  };
  return findings.map((finding) => {
    const fixes: Fix[] = [];
    for (const fix of propose(finding)) {
      // Two entries of one character may have fixes with the same label; one of them is enough.
      const isReported = fixes.some(({ label }) => isSameText(label, fix.label));
      if (fixes.length < most && !isReported && repairs(fix, finding)) fixes.push(fix);
    }
    return fixes.length === 0 ? finding : { ...finding, fixes };
  });
}

/** Findings of the same kind on the same characters and word: places move when an entry is taken out. */
function kinOf({ code, subjects, actual }: Finding): (other: Finding) => boolean {
  const key = JSON.stringify([code, subjects, typeof actual === 'string' ? actual : null]);
  return (other) =>
    other.code === code &&
    JSON.stringify([code, other.subjects, typeof other.actual === 'string' ? other.actual : null]) === key;
}

/** Number of values in a document: what a check costs. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + valuesIn(inner), 1);
}

/**
 * Whether a value comes back from JSON as it is: JSON knows no infinity and would write `null`, which no field may be.
 * @param saved objects of which it is known: a fix leaves most of the document the objects they were
 */
function isJson(value: unknown, saved: WeakSet<object>): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || saved.has(value)) return true;
  const isSaved = Object.values(value).every((inner) => isJson(inner, saved));
  if (isSaved) saved.add(value);
  return isSaved;
}

function errorsByCode(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of findings) if (severity === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function hasNewError(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
  return [...after].some(([code, count]) => count > (before.get(code) ?? 0));
}
