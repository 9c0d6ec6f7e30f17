/** The page's state of the submissions of an event. */
import { type EventNotes, NO_NOTES } from '../../../store/events/event-notes.ts';
import type { ChangedVerdicts } from './changed-verdicts.ts';
import type { EarlierTable, Progress, SubmissionResults } from './worker-messages.ts';

export interface SubmissionsState {
  /** Whether the saved submissions have been read. */
  readonly isRead: boolean;
  /** Absent until the first submissions are judged. */
  readonly results?: SubmissionResults;
  readonly fileCount: number;
  /** The progress of the current work. */
  readonly progress?: Progress;
  readonly failureText?: string;
  /** The earlier table that the user compares these submissions with. */
  readonly earlierTable?: EarlierTable;
  readonly notes: EventNotes;
  /** The verdicts that the last change of the pack changed. */
  readonly changedVerdicts?: ChangedVerdicts;
  /** Ids of the library's teams in which submissions are repaired, by the name of the submission. */
  readonly repairedTeamIds: Readonly<Record<string, string>>;
}

export const EMPTY_STATE: SubmissionsState = { isRead: true, fileCount: 0, repairedTeamIds: {}, notes: NO_NOTES };
