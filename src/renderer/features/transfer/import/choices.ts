/** The choices of the user so far; the others have defaults. */
import {
  type Candidate,
  type Chosen,
  choicesFor,
  defaultChoice,
  type ImportChoice,
} from '../../../../shared/library/import/import-plan.ts';

export type ImportChoices = ReadonlyMap<string, Chosen>;

export const chosenFor = (choices: ImportChoices, candidate: Candidate): Chosen =>
  choices.get(candidate.key) ?? { choice: defaultChoice(candidate) };

/** One choice for several documents; those without this choice stay as they are. */
export function chooseAll(
  choices: ImportChoices,
  candidates: readonly Candidate[],
  choice: ImportChoice,
): ImportChoices {
  const able = candidates.filter((candidate) => choicesFor(candidate).includes(choice));
  return new Map([...choices, ...able.map(({ key }) => [key, { choice }] as const)]);
}

/** Takes theirs or mine at one place. All places are the whole, none is mine. */
export function chooseField(chosen: Chosen, candidate: Candidate, path: string, side: 'mine' | 'theirs'): Chosen {
  const all = candidate.differences.map((difference) => difference.path);
  const before = new Set(pathsOf(chosen, candidate));
  if (side === 'theirs') before.add(path);
  else before.delete(path);
  const paths = all.filter((one) => before.has(one));
  if (paths.length === 0) return { choice: 'mine' };
  return paths.length === all.length ? { choice: 'theirs' } : { choice: 'theirs', paths };
}

/** The places where theirs is taken. */
export function pathsOf({ choice, paths }: Chosen, { differences }: Candidate): readonly string[] {
  if (choice !== 'theirs') return [];
  return paths ?? differences.map(({ path }) => path);
}
