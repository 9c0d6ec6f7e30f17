/** Compares the verdicts on submissions before and after a change of the pack. */
import type { ShownSubmission, SubmissionResults } from './worker-messages.ts';

/** Names of the submissions that became legal or illegal. */
export interface ChangedVerdicts {
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
}

/** Returns the changed verdicts, or undefined if no submission has another verdict. */
export function findChangedVerdicts(
  previousResults: SubmissionResults | undefined,
  currentResults: SubmissionResults | undefined,
): ChangedVerdicts | undefined {
  const previousVerdicts = new Map(previousResults?.submissions.map(({ file, verdict }) => [file, verdict]));
  const listChangedTo = (verdict: ShownSubmission['verdict']): string[] =>
    (currentResults?.submissions ?? [])
      .filter(
        (submission) =>
          submission.verdict === verdict &&
          previousVerdicts.has(submission.file) &&
          previousVerdicts.get(submission.file) !== verdict,
      )
      .map(({ name }) => name);
  const [legal, illegal] = [listChangedTo('legal'), listChangedTo('illegal')];
  return legal.length + illegal.length === 0 ? undefined : { legal, illegal };
}
