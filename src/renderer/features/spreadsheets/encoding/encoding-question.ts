/** Asks the user how a text file is encoded. Any part of the app can ask; `EncodingHost` shows the dialog. */
import type { Encoding } from '../../../../shared/spreadsheet/encodings.ts';
import { createQuestionQueue, type OpenQuestion } from '../question-queue.ts';

interface EncodingDetails {
  readonly fileName: string;
  /** The beginning of the file, for the preview. */
  readonly sample: Uint8Array;
  /** The encoding that was assumed. */
  readonly assumed: Encoding;
}

export type EncodingQuestion = OpenQuestion<EncodingDetails, Encoding>;

const SAMPLE_BYTES = 200_000;

const questionQueue = createQuestionQueue<EncodingDetails, Encoding>();

/** Asks for the encoding of a file. Resolves to undefined when the user cancels. */
export async function askEncoding(textFile: File, assumed: Encoding): Promise<Encoding | undefined> {
  const sample = new Uint8Array(await textFile.slice(0, SAMPLE_BYTES).arrayBuffer());
  return questionQueue.ask({ fileName: textFile.name, sample, assumed });
}

/** Returns the oldest open question, or undefined. */
export const useEncodingQuestion = questionQueue.useQuestion;
