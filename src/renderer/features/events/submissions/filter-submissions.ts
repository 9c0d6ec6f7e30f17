/** Filters and sorts the submissions. */
import { compareUrgency, type RankedSubmission } from '../../../../shared/event-pack/submission-order.ts';
import { getSubmissionStatus } from '../../../../shared/event-pack/submission-status.ts';
import { isSameText, type LateText } from '../../../../shared/texts/late-text.ts';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../../components/search-text.ts';
import type { ShownSubmission } from './worker-messages.ts';

export const SUBMISSION_FILTERS = [
  ...(['all', 'legal', 'accepted', 'illegal', 'rejected', 'incomplete', 'unclear', 'unreadable'] as const),
  ...(['differing', 'late', 'lapsed', 'withdrawn', 'replaced', 'changed', 'noPlayer', 'otherFiles'] as const),
] as const;
export type SubmissionFilter = (typeof SUBMISSION_FILTERS)[number];

export const SUBMISSION_ORDERS = ['worst', 'name', 'player', 'file', 'newest'] as const;
export type SubmissionOrder = (typeof SUBMISSION_ORDERS)[number];

/**
 * Tests a submission against the filter. Each submission matches the filter of one status. `lapsed` selects submissions whose decision no
 * longer applies, `differing` those with characters that differ from the organizer's own, `noPlayer` those whose player is unknown, and
 * `otherFiles` files that are not submissions.
 */
export function matchesFilter(filter: SubmissionFilter, submission: ShownSubmission): boolean {
  const { change, lapsedDecision, isLate, differences, player } = submission;
  const status = getSubmissionStatus(submission);
  if (status === 'library' || status === 'no-list') return filter === 'otherFiles';
  if (filter === 'all') return true;
  if (filter === 'changed') return change !== '' && change !== 'same';
  if (filter === 'late') return isLate === true;
  if (filter === 'differing') return differences.length > 0;
  if (filter === 'noPlayer') return player === undefined;
  if (filter === 'lapsed') return lapsedDecision !== undefined;
  return status === filter;
}

const collator = new Intl.Collator(undefined, { numeric: true });

const getRankedFields = (submission: ShownSubmission): RankedSubmission => ({
  status: getSubmissionStatus(submission),
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

/** Whether the player has to fix errors of the submission, which neither a decision nor another list settles. */
const hasOpenErrors = (submission: ShownSubmission): boolean =>
  matchesFilter('illegal', submission) || matchesFilter('incomplete', submission);

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
    unknownPlayer,
  }: {
    filter: SubmissionFilter;
    searchText: string;
    findingCode: string | undefined;
    /** What the rows of submissions without a player say. */
    unknownPlayer: string;
  },
): ShownSubmission[] {
  const searchWords = splitSearchTerms(searchText);
  return submissions.filter(
    (submission) =>
      matchesFilter(filter, submission) &&
      (findingCode === undefined || (hasOpenErrors(submission) && hasCode(submission, findingCode))) &&
      containsAllTerms(
        normalizeForSearch(
          `${submission.name} ${submission.player ?? unknownPlayer} ${submission.file} ${submission.reason}`,
        ),
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
    if (!hasOpenErrors(submission)) continue;
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
