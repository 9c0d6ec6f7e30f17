/** Questions that any part of the app can ask; a host shows a dialog for the oldest one. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A question and the function that answers it. An answer of undefined cancels the question. */
export type OpenQuestion<Question, Answer> = Question & { answer(answer: Answer | undefined): void };

interface QuestionQueue<Question, Answer> {
  /** Resolves to the answer, or to undefined when the user cancels. */
  readonly ask: (question: Question) => Promise<Answer | undefined>;
  /** Returns the oldest open question, or undefined. */
  readonly useQuestion: () => OpenQuestion<Question, Answer> | undefined;
}

/** Creates a queue for questions of one kind. */
export function createQuestionQueue<Question, Answer>(): QuestionQueue<Question, Answer> {
  const queueStore = createStore(() => ({ questions: [] as readonly OpenQuestion<Question, Answer>[] }));

  return {
    ask: (question) =>
      new Promise((resolve) => {
        const openQuestion: OpenQuestion<Question, Answer> = {
          ...question,
          answer: (answer) => {
            queueStore.setState(({ questions }) => ({
              questions: questions.filter((queued) => queued !== openQuestion),
            }));
            resolve(answer);
          },
        };
        queueStore.setState(({ questions }) => ({ questions: [...questions, openQuestion] }));
      }),
    useQuestion: () => useStore(queueStore, ({ questions }) => questions[0]),
  };
}
