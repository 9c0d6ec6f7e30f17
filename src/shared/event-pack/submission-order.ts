/** Orders submissions for the organizer: those that need attention come first. */
import { compareCodePoints } from '../text/code-point-order.ts';

/** What the order of a submission depends on. */
export interface RankedSubmission {
  readonly verdict: 'legal' | 'illegal' | 'unreadable' | 'library' | 'no-list';
  /** Whether it is neither replaced by another one nor withdrawn. */
  readonly isCounted: boolean;
  readonly errorCount: number;
  readonly warningCount: number;
}

/** What decides between submissions that need the same attention. */
export interface NamedSubmission extends RankedSubmission {
  readonly player?: string | undefined;
  readonly name: string;
  readonly file: string;
}

const VERDICT_RANKS = { unreadable: 0, illegal: 1, legal: 2, library: 4, 'no-list': 5 } as const;
/** Submissions that don't count come after legal ones. */
const UNCOUNTED_RANK = 3;

const getRank = ({ verdict, isCounted }: RankedSubmission): number =>
  isCounted ? VERDICT_RANKS[verdict] : UNCOUNTED_RANK;

/** Compares by verdict, the worst first, then by the numbers of errors and warnings. */
export const compareUrgency = (a: RankedSubmission, b: RankedSubmission): number =>
  getRank(a) - getRank(b) || b.errorCount - a.errorCount || b.warningCount - a.warningCount;

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
