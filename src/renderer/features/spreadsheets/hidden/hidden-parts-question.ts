/** Asks the user what to do with hidden rows and columns of a spreadsheet. `HiddenPartsHost` shows the dialog. */
import { createQuestionQueue, type OpenQuestion } from '../question-queue.ts';

interface HiddenPartsDetails {
  readonly fileName: string;
  /** Sentences that name what is hidden. */
  readonly notes: readonly string[];
  /** Whether any rows remain if the hidden ones are left out. */
  readonly canLeaveOut: boolean;
}

/** The choice for hidden rows and columns. */
export type HiddenPartsAnswer = 'read' | 'leave-out';

export type HiddenPartsQuestion = OpenQuestion<HiddenPartsDetails, HiddenPartsAnswer>;

const questionQueue = createQuestionQueue<HiddenPartsDetails, HiddenPartsAnswer>();

/** Asks whether hidden rows and columns are read. Resolves to undefined when the user cancels. */
export const askHiddenParts = questionQueue.ask;

/** Returns the oldest open question, or undefined. */
export const useHiddenPartsQuestion = questionQueue.useQuestion;
