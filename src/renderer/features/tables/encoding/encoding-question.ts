/** Asks the user how a text file is encoded. Any part of the app can ask; `EncodingHost` shows the dialog. */

import { useSyncExternalStore } from 'react';
import type { Encoding } from '../../../../shared/table/encodings.ts';

export interface EncodingQuestion {
  readonly fileName: string;
  /** The beginning of the file, for the preview. */
  readonly sample: Uint8Array;
  /** The encoding that was assumed. */
  readonly assumed: Encoding;
  /** Submits the user's answer, or undefined to cancel. */
  answer(encoding: Encoding | undefined): void;
}

const SAMPLE_BYTES = 200_000;

let questions: readonly EncodingQuestion[] = [];
const listeners = new Set<() => void>();

function setQuestions(nextQuestions: readonly EncodingQuestion[]): void {
  questions = nextQuestions;
  for (const listener of [...listeners]) listener();
}

/** Asks for the encoding of a file. Resolves to undefined when the user cancels. */
export async function askEncoding(file: File, assumed: Encoding): Promise<Encoding | undefined> {
  const sample = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  return new Promise((resolve) => {
    const question: EncodingQuestion = {
      fileName: file.name,
      sample,
      assumed,
      answer: (encoding) => {
        setQuestions(questions.filter((openQuestion) => openQuestion !== question));
        resolve(encoding);
      },
    };
    setQuestions([...questions, question]);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the oldest open question, or undefined. */
export const useEncodingQuestion = (): EncodingQuestion | undefined =>
  useSyncExternalStore(subscribe, () => questions[0]);
