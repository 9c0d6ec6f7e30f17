/** Finds fixes after which a document has no errors, alone or together. */
import { formatLateText, isSameText } from '../texts/late-text.ts';
import type { Finding, Fix } from './finding.ts';

/** A fix, the document after it, and what is wrong with that document. */
export interface TriedFix<D> {
  readonly fix: Fix;
  readonly document: D;
  readonly findings: readonly Finding[];
}

/** The most steps of one set of fixes. Longer sets are more than a reader can compare. */
const MAX_STEPS = 3;
/** The number of first steps, and of proposals for each further step, that are tried. */
const MAX_FIRST_STEPS = 4;
const MAX_NEXT_STEPS = 12;

const countErrors = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'error').length;

const isLegal = <D>({ findings }: TriedFix<D>): boolean => countErrors(findings) === 0;

/**
 * Returns the fixes that lead to a document without errors: the single ones of all findings, or else the shortest set of fixes that was
 * found. Each returned fix repairs every error. `firstSteps` are fixes that repair an error and cause others; sets begin with one of them if
 * no other set is found.
 */
export function findLegalFixes<D>(
  repairsByFinding: ReadonlyMap<Finding, readonly TriedFix<D>[]>,
  firstSteps: readonly TriedFix<D>[],
  propose: (finding: Finding, document: D) => readonly Fix[],
  tryFix: (fix: Fix, document: D) => TriedFix<D> | undefined,
): Fix[] {
  const errorRepairs = [...repairsByFinding].flatMap(([finding, repairs]) =>
    finding.severity === 'error' ? repairs : [],
  );
  const singleFixes = errorRepairs.filter(isLegal).map(({ fix }) => fix);
  if (singleFixes.length > 0) return removeSameLabels(singleFixes);
  const [shortestSet] =
    [errorRepairs, firstSteps].map((steps) => findSets(steps, propose, tryFix)).find((sets) => sets.length > 0) ?? [];
  return shortestSet === undefined ? [] : [joinSteps(shortestSet)];
}

/** Returns sets of fixes that begin with one of the first steps and lead to a document without errors, the shortest first. */
function findSets<D>(
  firstSteps: readonly TriedFix<D>[],
  propose: (finding: Finding, document: D) => readonly Fix[],
  tryFix: (fix: Fix, document: D) => TriedFix<D> | undefined,
): Fix[][] {
  const sets = firstSteps.slice(0, MAX_FIRST_STEPS).flatMap((firstStep) => {
    const steps = [firstStep];
    while (steps.length < MAX_STEPS) {
      const nextStep = findNextStep(steps.at(-1) as TriedFix<D>, propose, tryFix);
      if (nextStep === undefined) return [];
      steps.push(nextStep);
      if (isLegal(nextStep)) return [steps.map(({ fix }) => fix)];
    }
    return [];
  });
  return sets.sort((first, second) => first.length - second.length);
}

/** Returns the fix of a remaining error after which the fewest errors are left. Returns undefined if none reduces their number. */
function findNextStep<D>(
  { document, findings }: TriedFix<D>,
  propose: (finding: Finding, document: D) => readonly Fix[],
  tryFix: (fix: Fix, document: D) => TriedFix<D> | undefined,
): TriedFix<D> | undefined {
  let best: TriedFix<D> | undefined;
  const proposals = findings
    .filter(({ severity }) => severity === 'error')
    .flatMap((finding) => propose(finding, document));
  for (const fix of proposals.slice(0, MAX_NEXT_STEPS)) {
    const step = tryFix(fix, document);
    if (step !== undefined && countErrors(step.findings) < countErrors(best?.findings ?? findings)) best = step;
    if (best !== undefined && isLegal(best)) break;
  }
  return best;
}

/** Joins several fixes to one, which applies them in their order. */
function joinSteps(steps: readonly Fix[]): Fix {
  return {
    label: (translate) =>
      translate('fixes.together', { steps: steps.map(({ label }) => formatLateText(translate, label)).join('; ') }),
    edits: steps.flatMap(({ edits }) => edits),
    isJoined: true,
  };
}

/**
 * Returns the fixes of one error: its own that lead to a legal document, or else those of other errors, which repair it too. Its own fixes
 * that leave other errors come last and are marked as partial; the steps of a set of fixes replace them.
 */
export function preferLegalFixes<D>(repairs: readonly TriedFix<D>[], legalFixes: readonly Fix[]): Fix[] {
  const ownLegalFixes = repairs.filter(isLegal).map(({ fix }) => fix);
  if (ownLegalFixes.length > 0) return ownLegalFixes;
  const isSet = legalFixes.some(({ isJoined }) => isJoined === true);
  return isSet ? [...legalFixes] : [...legalFixes, ...repairs.map(({ fix }) => ({ ...fix, isPartial: true }))];
}

const removeSameLabels = (fixes: readonly Fix[]): Fix[] =>
  fixes.filter((fix, index) => fixes.findIndex(({ label }) => isSameText(label, fix.label)) === index);
