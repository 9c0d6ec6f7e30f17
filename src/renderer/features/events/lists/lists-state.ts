/** The page's state of the lists of an event. */
import { type EventNotes, NO_NOTES } from '../../../store/events/event-notes.ts';
import type { JudgedLists, Progress, Since } from './messages.ts';
import type { OtherVerdicts } from './other-verdicts.ts';

export interface ListsState {
  /** Whether the saved lists have been read. */
  readonly isRead: boolean;
  /** Absent until the first lists are judged. */
  readonly judged?: JudgedLists;
  readonly files: number;
  /** The progress of the current work. */
  readonly progress?: Progress;
  readonly failed?: string;
  /** The earlier table that the user compares these lists with. */
  readonly since?: Since;
  readonly notes: EventNotes;
  /** The verdicts that the last change of the pack changed. */
  readonly byPack?: OtherVerdicts;
  /** Ids of the library's teams in which lists are repaired, by the name of the list. */
  readonly copies: Readonly<Record<string, string>>;
}

export const NOTHING: ListsState = { isRead: true, files: 0, copies: {}, notes: NO_NOTES };
