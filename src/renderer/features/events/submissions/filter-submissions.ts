/** Filters and sorts the submissions. */
import { getEffectiveVerdict } from '../../../../shared/event-pack/audit-trail.ts';
import { compareUrgency, type RankedSubmission } from '../../../../shared/event-pack/submission-order.ts';
import { isSameText, type LateText } from '../../../../shared/texts/late-text.ts';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../../components/search-text.ts';
import type { ShownSubmission } from './worker-messages.ts';

export const SUBMISSION_FILTERS = [
  ...(['all', 'legal', 'illegal', 'unreadable', 'late', 'decided', 'withdrawn'] as const),
  ...(['replaced', 'changed', 'beside'] as const),
] as const;
export type SubmissionFilter = (typeof SUBMISSION_FILTERS)[number];

export const SUBMISSION_ORDERS = ['worst', 'name', 'player', 'file', 'newest'] as const;
export type SubmissionOrder = (typeof SUBMISSION_ORDERS)[number];

/**
 * Tests a submission against the filter. The filters for verdicts leave out submissions that are withdrawn or replaced by a player's newer
 * one, and read the judge's decision before the computed verdict. `decided` selects submissions with a decision, `beside` files that are
 * not submissions.
 */
export function matchesFilter(filter: SubmissionFilter, submission: ShownSubmission): boolean {
  const { verdict, replacedBy, change, decision, lapsedDecision, withdrawal, isLate } = submission;
  if (verdict === 'library' || verdict === 'no-list') return filter === 'beside';
  if (filter === 'all') return true;
  if (filter === 'changed') return change !== '' && change !== 'same';
  if (filter === 'late') return isLate === true;
  if (filter === 'decided') return decision !== undefined || lapsedDecision !== undefined;
  if (filter === 'withdrawn') return withdrawal !== undefined;
  if (filter === 'replaced') return replacedBy !== undefined;
  return isCounted(submission) && getEffectiveVerdict(verdict, decision) === filter;
}

const collator = new Intl.Collator(undefined, { numeric: true });

const isCounted = ({ replacedBy, withdrawal }: ShownSubmission): boolean =>
  replacedBy === undefined && withdrawal === undefined;

const getRankedFields = (submission: ShownSubmission): RankedSubmission => ({
  verdict: getEffectiveVerdict(submission.verdict, submission.decision),
  isCounted: isCounted(submission),
  errorCount: submission.errorCount,
  warningCount: submission.warningCount,
});

type Compare = (a: ShownSubmission, b: ShownSubmission) => number;
const compareFiles: Compare = (a, b) => collator.compare(a.file, b.file);
const compareNames: Compare = (a, b) => collator.compare(a.name, b.name);

const COMPARATORS: Readonly<Record<SubmissionOrder, Compare>> = {
  worst: (a, b) => compareUrgency(getRankedFields(a), getRankedFields(b)),
  name: compareNames,
  // Submissions without a known player come last.
  player: (a, b) =>
    Number(a.player === undefined) - Number(b.player === undefined) || collator.compare(a.player ?? '', b.player ?? ''),
  file: compareFiles,
  newest: (a, b) => compareArrival(a.arrivalTimes, b.arrivalTimes),
};

/** Sorts the submission that arrived last first. Later times decide if the earlier ones are equal. */
function compareArrival(a: readonly number[], b: readonly number[]): number {
  const firstDifference = a.findIndex((time, index) => time !== b[index]);
  return firstDifference < 0 ? 0 : (b[firstDifference] ?? 0) - (a[firstDifference] ?? 0);
}

export const sortSubmissions = (submissions: readonly ShownSubmission[], order: SubmissionOrder): ShownSubmission[] =>
  [...submissions].sort((a, b) => COMPARATORS[order](a, b) || compareFiles(a, b));

const hasCode = ({ findings, memberFindings }: ShownSubmission, findingCode: string): boolean =>
  findings.some(({ finding }) => finding.code === findingCode) ||
  memberFindings.some((finding) => finding.code === findingCode);

/** Returns the submissions that match the filter, the search words and the chosen reason, in order. */
export function filterSubmissions(
  submissions: readonly ShownSubmission[],
  {
    filter,
    searchText,
    findingCode,
  }: { filter: SubmissionFilter; searchText: string; findingCode: string | undefined },
): ShownSubmission[] {
  const searchWords = splitSearchTerms(searchText);
  return submissions.filter(
    (submission) =>
      matchesFilter(filter, submission) &&
      (findingCode === undefined || hasCode(submission, findingCode)) &&
      containsAllTerms(
        normalizeForSearch(`${submission.name} ${submission.player ?? ''} ${submission.file} ${submission.reason}`),
        searchWords,
      ),
  );
}

export interface CommonError {
  readonly code: string;
  /** The message in the first submission with this error. */
  readonly message: LateText;
  /** Whether the message differs in another submission, for example by a name or number. */
  readonly hasOtherWordings: boolean;
  readonly submissionCount: number;
}

/** Returns the errors that occur in the most submissions, the most common one first. */
export function listCommonErrors(submissions: readonly ShownSubmission[], maxCount: number): CommonError[] {
  const errorByCode = new Map<string, CommonError>();
  for (const submission of submissions) {
    if (!matchesFilter('illegal', submission)) continue;
    const errors = [...submission.findings.map(({ finding }) => finding), ...submission.memberFindings].filter(
      ({ severity }) => severity === 'error',
    );
    // The list is reversed, so that the first message of each code overwrites the others.
    const messageByCode = new Map(errors.reverse().map(({ code, message }) => [code, message]));
    for (const [code, message] of messageByCode) {
      const existingError = errorByCode.get(code);
      const hasOtherWordings =
        existingError !== undefined && (existingError.hasOtherWordings || !isSameText(existingError.message, message));
      errorByCode.set(code, {
        code,
        message: existingError?.message ?? message,
        hasOtherWordings,
        submissionCount: (existingError?.submissionCount ?? 0) + 1,
      });
    }
  }
  return [...errorByCode.values()].sort((a, b) => b.submissionCount - a.submissionCount).slice(0, maxCount);
}
