/** Decides what a submission counts as: the one answer of the screen, the report and the table. */
import type { SubmissionVerdict } from './submission.ts';

/** What a submission counts as. Every submission has exactly one status. */
export type SubmissionStatus = SubmissionVerdict | 'accepted' | 'rejected' | 'replaced' | 'withdrawn';

interface RuledSubmission<Verdict extends string> {
  readonly verdict: Verdict;
  readonly decision?: { readonly action: 'accept' | 'reject' } | undefined;
  readonly withdrawal?: object | undefined;
  readonly replacedBy?: string | undefined;
}

/** Returns the status: a withdrawal comes before another list of the player, that before a judge's decision, and that before the verdict. */
export function getSubmissionStatus<Verdict extends string>({
  verdict,
  decision,
  withdrawal,
  replacedBy,
}: RuledSubmission<Verdict>): Verdict | Exclude<SubmissionStatus, SubmissionVerdict> {
  if (withdrawal !== undefined) return 'withdrawn';
  if (replacedBy !== undefined) return 'replaced';
  if (decision !== undefined) return decision.action === 'accept' ? 'accepted' : 'rejected';
  return verdict;
}
