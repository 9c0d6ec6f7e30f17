/** The decisions that the user has made; all other documents use the default. */
import {
  type Candidate,
  getDefaultChoice,
  type ImportChoice,
  type ImportDecision,
  listChoices,
} from '../../../../shared/library/import/import-plan.ts';

export type ImportChoices = ReadonlyMap<string, ImportDecision>;

export const chosenFor = (choices: ImportChoices, candidate: Candidate): ImportDecision =>
  choices.get(candidate.key) ?? { choice: getDefaultChoice(candidate) };

/** Makes the same choice for several documents. Documents that do not allow this choice stay unchanged. */
export function chooseAll(
  choices: ImportChoices,
  candidates: readonly Candidate[],
  choice: ImportChoice,
): ImportChoices {
  const able = candidates.filter((candidate) => listChoices(candidate).includes(choice));
  return new Map([...choices, ...able.map(({ key }) => [key, { choice }] as const)]);
}

/**
 * Uses the incoming or the existing value of one field. With all fields the incoming document is used whole, with none
 * the existing one.
 */
export function chooseField(
  chosen: ImportDecision,
  candidate: Candidate,
  path: string,
  side: 'mine' | 'theirs',
): ImportDecision {
  const all = candidate.differences.map((difference) => difference.path);
  const before = new Set(pathsOf(chosen, candidate));
  if (side === 'theirs') before.add(path);
  else before.delete(path);
  const paths = all.filter((one) => before.has(one));
  if (paths.length === 0) return { choice: 'mine' };
  return paths.length === all.length ? { choice: 'theirs' } : { choice: 'theirs', paths };
}

/** Returns the fields for which the incoming value is used. */
export function pathsOf({ choice, paths }: ImportDecision, { differences }: Candidate): readonly string[] {
  if (choice !== 'theirs') return [];
  return paths ?? differences.map(({ path }) => path);
}
