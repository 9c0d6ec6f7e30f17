/** Stores the decisions that the user has made about documents. All other documents use the default choice. */
import {
  type Candidate,
  getDefaultChoice,
  type ImportChoice,
  type ImportDecision,
  listChoices,
} from '../../../../shared/library/import/import-plan.ts';

export type ImportDecisions = ReadonlyMap<string, ImportDecision>;

export const getDecision = (decisions: ImportDecisions, candidate: Candidate): ImportDecision =>
  decisions.get(candidate.key) ?? { choice: getDefaultChoice(candidate) };

/** Makes the same choice for several documents. Documents that do not allow this choice stay unchanged. */
export function chooseAll(
  decisions: ImportDecisions,
  candidates: readonly Candidate[],
  choice: ImportChoice,
): ImportDecisions {
  const changeableCandidates = candidates.filter((candidate) => listChoices(candidate).includes(choice));
  return new Map([...decisions, ...changeableCandidates.map(({ key }) => [key, { choice }] as const)]);
}

/**
 * Uses the incoming (`theirs`) or the existing (`mine`) value of one field. If the incoming value is chosen for all fields, the
 * decision is to use the incoming document; if it is chosen for none, the decision is to keep the existing document.
 */
export function chooseField(
  decision: ImportDecision,
  candidate: Candidate,
  fieldPath: string,
  side: 'mine' | 'theirs',
): ImportDecision {
  const allPaths = candidate.differences.map((difference) => difference.path);
  const incomingPaths = new Set(getIncomingPaths(decision, candidate));
  if (side === 'theirs') incomingPaths.add(fieldPath);
  else incomingPaths.delete(fieldPath);
  const chosenPaths = allPaths.filter((differingPath) => incomingPaths.has(differingPath));
  if (chosenPaths.length === 0) return { choice: 'mine' };
  return chosenPaths.length === allPaths.length ? { choice: 'theirs' } : { choice: 'theirs', paths: chosenPaths };
}

/** Returns the fields for which the incoming value is used. */
export function getIncomingPaths({ choice, paths }: ImportDecision, { differences }: Candidate): readonly string[] {
  if (choice !== 'theirs') return [];
  return paths ?? differences.map(({ path }) => path);
}
