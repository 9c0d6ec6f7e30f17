/** What the page knows of the lists of an event. */
import { type EventNotes, NO_NOTES } from '../../../store/events/event-notes.ts';
import type { JudgedLists, Progress, Since } from './messages.ts';
import type { OtherVerdicts } from './other-verdicts.ts';

export interface ListsState {
  /** Whether it is known which lists were kept. */
  readonly isRead: boolean;
  /** Absent before the first lists are judged. */
  readonly judged?: JudgedLists;
  readonly files: number;
  /** What is being done. */
  readonly progress?: Progress;
  readonly failed?: string;
  /** The earlier table that the user has chosen to compare these lists with. */
  readonly since?: Since;
  readonly notes: EventNotes;
  /** What the last change of the pack has changed. */
  readonly byPack?: OtherVerdicts;
  /** Ids of the teams of the library that lists are repaired in, by the name of the list. */
  readonly copies: Readonly<Record<string, string>>;
}

export const NOTHING: ListsState = { isRead: true, files: 0, copies: {}, notes: NO_NOTES };
