/** Asks the user what to do with hidden rows and columns of a spreadsheet. `HiddenPartsHost` shows the dialog. */
import { createQuestionQueue, type OpenQuestion } from '../question-queue.ts';

interface HiddenPartsDetails {
  readonly fileName: string;
  /** Sentences that name what is hidden. */
  readonly notes: readonly string[];
  /** Whether rows remain without those that are hidden. */
  readonly canLeaveOut: boolean;
}

/** The choice for hidden rows and columns. */
export type HiddenPartsAnswer = 'read' | 'leave-out';

export type HiddenPartsQuestion = OpenQuestion<HiddenPartsDetails, HiddenPartsAnswer>;

const queue = createQuestionQueue<HiddenPartsDetails, HiddenPartsAnswer>();

/** Asks whether hidden rows and columns are read. Resolves to undefined when the user cancels. */
export const askHiddenParts = queue.ask;

/** Returns the oldest open question, or undefined. */
export const useHiddenPartsQuestion = queue.useQuestion;
