/** Orders submissions for the organizer: those that need attention come first. */
import { compareCodePoints } from '../text/code-point-order.ts';
import type { SubmissionStatus } from './submission-status.ts';

/** What the order of a submission depends on. */
export interface RankedSubmission {
  readonly status: SubmissionStatus | 'library' | 'no-list';
  readonly errorCount: number;
  readonly warningCount: number;
}

/** What decides between submissions that need the same attention. */
export interface NamedSubmission extends RankedSubmission {
  readonly player?: string | undefined;
  readonly name: string;
  readonly file: string;
}

/** Submissions that don't count come after legal ones. */
const STATUS_RANKS: Readonly<Record<RankedSubmission['status'], number>> = {
  ...{ illegal: 0, rejected: 0, incomplete: 1, unclear: 2, unreadable: 3 },
  ...{ legal: 4, accepted: 4 },
  ...{ replaced: 5, withdrawn: 5, library: 6, 'no-list': 7 },
};

/** Compares by status, the worst first, then by the numbers of errors and warnings. */
export const compareUrgency = (a: RankedSubmission, b: RankedSubmission): number =>
  STATUS_RANKS[a.status] - STATUS_RANKS[b.status] || b.errorCount - a.errorCount || b.warningCount - a.warningCount;

/** Creates the comparison of a report: by urgency, then by player, name and file. Submissions without a player come last. */
export function createReportOrder(language: string): (a: NamedSubmission, b: NamedSubmission) => number {
  const { compare: compareTexts } = new Intl.Collator(language, { numeric: true });
  return (a, b) =>
    compareUrgency(a, b) ||
    Number(a.player === undefined) - Number(b.player === undefined) ||
    compareTexts(a.player ?? '', b.player ?? '') ||
    compareTexts(a.name, b.name) ||
    compareCodePoints(a.file, b.file);
}
