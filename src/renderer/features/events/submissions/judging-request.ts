/** Creates the requests to the worker from the state of the submissions. */

import type { EventPack } from '../../../../shared/document/schema.ts';
import type { KnownDocuments } from '../../../../shared/text-list/receive-text-lists.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { EventNotes, SavedReport } from '../../../store/events/event-notes.ts';
import type { SavedSubmission } from '../../../store/events/submissions.ts';
import { formatTime } from '../../../strings/times-and-sizes.ts';
import type { EarlierTable, PlayerNotes, SubmissionResults } from './worker-messages.ts';

/** The input of a judging. */
export interface JudgingRequest {
  readonly eventPack: EventPack;
  /** The text of the earlier table to compare with. */
  readonly earlierTableText: string | undefined;
  readonly playerNotes: PlayerNotes;
  /** The documents of the library that text lists may name and that teams may lack. Absent if no file needs them. */
  readonly libraryDocuments?: KnownDocuments;
}

interface ComparisonState {
  readonly earlierTable?: EarlierTable;
  readonly notes: EventNotes;
  readonly results?: SubmissionResults;
}

/** Creates a request that compares with the table that the user has chosen, or with the last report. */
export function createJudgingRequest(
  eventPack: EventPack,
  { earlierTable, notes }: ComparisonState,
  savedSubmissions: readonly SavedSubmission[],
  libraryDocuments?: KnownDocuments,
): JudgingRequest {
  const { expected, players, counting, received, auditTrail, reports } = notes;
  const arrivalTimes = Object.fromEntries(
    savedSubmissions.map(({ name, row }) => [name, [row.addedAt, row.modifiedAt ?? 0]]),
  );
  const earlierVersions = Object.fromEntries(
    savedSubmissions.flatMap(({ name, row }) =>
      row.earlierVersions === undefined ? [] : [[name, row.earlierVersions]],
    ),
  );
  const changeTimes = Object.fromEntries(
    savedSubmissions.flatMap(({ name, row }) => (row.changedAt === undefined ? [] : [[name, row.changedAt]])),
  );
  const playerNotes: PlayerNotes = {
    ...{ expected, of: players, counting, received, auditTrail },
    arrivalTimes,
    earlierVersions,
    changeTimes,
  };
  return {
    eventPack,
    earlierTableText: earlierTable?.text ?? reports.at(-1)?.table,
    playerNotes,
    ...(libraryDocuments === undefined ? {} : { libraryDocuments }),
  };
}

/** Adds a report. Only the last report with other verdicts is kept: the next report is compared with it. */
export const addReport = (notes: EventNotes, savedReport: SavedReport): EventNotes => ({
  ...notes,
  reports: [...notes.reports.filter(({ digest }) => digest !== savedReport.digest).slice(-1), savedReport],
});

/**
 * Returns the last report that differs from the current results. The table and the pages of the same results are therefore compared
 * with the same earlier report, even if one of them was already saved.
 */
export function findEarlierReport(translate: Translate, { notes, results }: ComparisonState): EarlierTable | undefined {
  const report = notes.reports.filter(({ digest }) => digest !== results?.digest).at(-1);
  return (
    report && { file: translate('eventLists.reportOf', { time: formatTime(translate, report.at) }), text: report.table }
  );
}
