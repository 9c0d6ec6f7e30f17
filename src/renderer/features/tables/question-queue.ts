/** Questions that any part of the app can ask; a host shows a dialog for the oldest one. */
import { useSyncExternalStore } from 'react';

/** A question, and how it is answered: with undefined to cancel. */
export type OpenQuestion<Question, Answer> = Question & { answer(answer: Answer | undefined): void };

interface QuestionQueue<Question, Answer> {
  /** Resolves to the answer, or to undefined when the user cancels. */
  readonly ask: (question: Question) => Promise<Answer | undefined>;
  /** Returns the oldest open question, or undefined. */
  readonly useQuestion: () => OpenQuestion<Question, Answer> | undefined;
}

/** Makes a queue for questions of one kind. */
export function createQuestionQueue<Question, Answer>(): QuestionQueue<Question, Answer> {
  let questions: readonly OpenQuestion<Question, Answer>[] = [];
  const listeners = new Set<() => void>();

  function setQuestions(nextQuestions: typeof questions): void {
    questions = nextQuestions;
    for (const listener of [...listeners]) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    ask: (question) =>
      new Promise((resolve) => {
        const openQuestion: OpenQuestion<Question, Answer> = {
          ...question,
          answer: (answer) => {
            setQuestions(questions.filter((other) => other !== openQuestion));
            resolve(answer);
          },
        };
        setQuestions([...questions, openQuestion]);
      }),
    useQuestion: () => useSyncExternalStore(subscribe, () => questions[0]),
  };
}
