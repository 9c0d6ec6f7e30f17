/** Tests the proposed fixes of a finding and offers those that repair it and break nothing else. */
import { applyEdits } from '../document/edit.ts';
import { isSameText } from '../texts/late-text.ts';
import type { Finding, Fix } from './finding.ts';
import { findLegalFixes, preferLegalFixes, type TriedFix } from './legal-fixes.ts';

/** Default maximum of fixes per finding. */
const MAX_OFFERED_FIXES = 4;

/** A document with more findings than this gets no fixes: users won't repair it one by one, and testing would take hours. */
const MAX_FINDINGS = 200;

/** Every test checks the whole document. After this many values in total, which takes some seconds, testing stops. */
const MAX_VALUES_CHECKED = 5_000_000;

/** Limits and preferences of the fixes that are offered. */
export interface OfferedFixOptions {
  /** Maximum number of fixes per finding. */
  readonly maxFixes?: number;
  /**
   * Whether errors get fixes that lead to a document without errors: single ones, or else several that are applied together. If neither
   * is found, the fixes are marked as partial.
   */
  readonly prefersLegal?: boolean;
  /** Maximum number of changed documents that are checked, over all findings. */
  readonly maxTrials?: number;
  /** Called before each of these checks. */
  readonly onTrial?: () => void;
}

/**
 * Returns the findings with their fixes. A proposal is applied to a copy, which is checked again. It is offered if there are fewer
 * findings with this code on the same characters and words, no code has more errors than before, and the result can be saved, that
 * is, contains no number that JSON can't express. Beyond 200 findings no fixes are offered, and in a very large document only the
 * first findings are tested.
 */
export function offerFixes<D>(
  document: D,
  findings: readonly Finding[],
  propose: (finding: Finding, document: D) => readonly Fix[],
  recheck: (document: D) => readonly Finding[],
  { maxFixes = MAX_OFFERED_FIXES, prefersLegal = false, maxTrials, onTrial }: OfferedFixOptions = {},
): Finding[] {
  if (findings.length === 0 || findings.length > MAX_FINDINGS) return [...findings];
  const errorsBefore = countErrorsByCode(findings);
  let remainingTests = Math.min(
    maxTrials ?? Number.POSITIVE_INFINITY,
    Math.floor(MAX_VALUES_CHECKED / countValues(document)),
  );
  const jsonSafeObjects = new WeakSet<object>();
  const tryFix = (fix: Fix, startDocument: D): TriedFix<D> | undefined => {
    if (remainingTests-- <= 0) return undefined;
    const changedDocument = applyEdits(startDocument, fix.edits);
    if (!isJsonSafe(changedDocument, jsonSafeObjects)) return undefined;
    onTrial?.();
    return { fix, document: changedDocument, findings: recheck(changedDocument) };
  };
  const repairsFinding = ({ findings: findingsAfter }: TriedFix<D>, finding: Finding): boolean => {
    const isSimilar = createSimilarityTest(finding);
    const countSameCode = (candidates: readonly Finding[]) =>
      candidates.filter((candidate) => candidate.code === finding.code).length;
    const countSimilar = (candidates: readonly Finding[]) => candidates.filter(isSimilar).length;
    return (
      countSameCode(findingsAfter) < countSameCode(findings) && countSimilar(findingsAfter) < countSimilar(findings)
    );
  };
  /** Fixes that repair an error and cause others, which further steps may repair. */
  const firstSteps: TriedFix<D>[] = [];
  const listRepairs = (finding: Finding): TriedFix<D>[] => {
    const repairs: TriedFix<D>[] = [];
    const maxRepairs = prefersLegal && finding.severity === 'error' ? Number.POSITIVE_INFINITY : maxFixes;
    for (const fix of propose(finding, document)) {
      // Two entries of one character may have fixes with the same label; one of them is enough.
      if (repairs.length >= maxRepairs || repairs.some((repair) => isSameText(repair.fix.label, fix.label))) continue;
      const triedFix = tryFix(fix, document);
      if (triedFix === undefined || !repairsFinding(triedFix, finding)) continue;
      if (!hasNewError(errorsBefore, countErrorsByCode(triedFix.findings))) repairs.push(triedFix);
      else if (finding.severity === 'error') firstSteps.push(triedFix);
    }
    return repairs;
  };
  const repairsByFinding = new Map(findings.map((finding) => [finding, listRepairs(finding)]));
  const legalFixes = prefersLegal ? findLegalFixes(repairsByFinding, firstSteps, propose, tryFix) : undefined;
  return findings.map((finding) => {
    const repairs = repairsByFinding.get(finding) ?? [];
    const fixes =
      legalFixes === undefined || finding.severity !== 'error'
        ? repairs.map(({ fix }) => fix)
        : preferLegalFixes(repairs, legalFixes);
    return fixes.length === 0 ? finding : { ...finding, fixes: fixes.slice(0, maxFixes) };
  });
}

/**
 * Returns a test for findings of the same kind on the same characters and word. Paths don't count, since they change when an entry is
 * removed.
 */
function createSimilarityTest({ code, subjects, actual }: Finding): (otherFinding: Finding) => boolean {
  const similarityKey = JSON.stringify([code, subjects, typeof actual === 'string' ? actual : null]);
  return (otherFinding) =>
    otherFinding.code === code &&
    JSON.stringify([
      code,
      otherFinding.subjects,
      typeof otherFinding.actual === 'string' ? otherFinding.actual : null,
    ]) === similarityKey;
}

/** Counts the values in a document, which determine the cost of a check. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((total: number, innerValue) => total + countValues(innerValue), 1);
}

/**
 * Whether a value survives JSON: JSON has no infinity and would write `null`, which no field may be.
 *
 * @param jsonSafeObjects objects already known to be safe: a fix shares most objects with the original document
 */
function isJsonSafe(value: unknown, jsonSafeObjects: WeakSet<object>): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || jsonSafeObjects.has(value)) return true;
  const isSafe = Object.values(value).every((innerValue) => isJsonSafe(innerValue, jsonSafeObjects));
  if (isSafe) jsonSafeObjects.add(value);
  return isSafe;
}

function countErrorsByCode(findings: readonly Finding[]): Map<string, number> {
  const errorCounts = new Map<string, number>();
  for (const { code, severity } of findings)
    if (severity === 'error') errorCounts.set(code, (errorCounts.get(code) ?? 0) + 1);
  return errorCounts;
}

function hasNewError(countsBefore: ReadonlyMap<string, number>, countsAfter: ReadonlyMap<string, number>): boolean {
  return [...countsAfter].some(([code, errorCount]) => errorCount > (countsBefore.get(code) ?? 0));
}
