/** The page's state of the submissions of an event. */
import { createStore } from 'zustand/vanilla';
import { type EventNotes, NO_NOTES } from '../../../store/events/event-notes.ts';
import type { ChangedVerdicts } from './changed-verdicts.ts';
import type { EarlierTable, Progress, SubmissionResults } from './worker-messages.ts';

/** A table, or pages in which every list may have pages of its own. */
export type ReportKind = 'table' | 'pages' | 'pages-per-list';

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

const EMPTY_STATE: SubmissionsState = { isRead: true, fileCount: 0, repairedTeamIds: {}, notes: NO_NOTES };

/** The state of the submissions, which the page observes through `store`. */
export class SubmissionsStore {
  readonly store = createStore<SubmissionsState>(() => ({ ...EMPTY_STATE, isRead: false }));

  get state(): SubmissionsState {
    return this.store.getState();
  }

  change(stateChange: Partial<SubmissionsState>): void {
    this.store.setState(stateChange);
  }

  /** Resets the state except for the notes. */
  reset(): void {
    this.store.setState({ ...EMPTY_STATE, notes: this.state.notes }, true);
  }

  /** Removes an optional field. `setState` can't remove a field without its second argument, which replaces the whole state. */
  clear(fieldName: 'progress' | 'failureText' | 'earlierTable' | 'changedVerdicts'): void {
    const { [fieldName]: clearedValue, ...remainingState } = this.state;
    if (clearedValue !== undefined) this.store.setState(remainingState as SubmissionsState, true);
  }
}
