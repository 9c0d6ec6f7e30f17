import { liveQuery } from 'dexie';
import { useMemo, useSyncExternalStore } from 'react';

type Answer<T> = { readonly value: T } | { readonly error: unknown };

/**
 * Returns the result of a database query, which is updated after every change of the rows that the query has read, by any window.
 * Returns undefined until the first answer. If the query fails, the hook throws the error while the component renders.
 *
 * @param runQuery a stable function. A new function starts a new query
 */
export function useLiveQuery<T>(runQuery: () => Promise<T>): T | undefined {
  const query = useMemo(() => observeQuery(runQuery), [runQuery]);
  const answer = useSyncExternalStore(query.subscribe, query.getLatest);
  if (answer !== undefined && 'error' in answer) throw answer.error;
  return answer?.value;
}

/** Runs a query while it has a listener. `getLatest` returns the latest answer. */
function observeQuery<T>(runQuery: () => Promise<T>) {
  let answer: Answer<T> | undefined;
  return {
    getLatest: () => answer,
    subscribe(listener: () => void) {
      const setAnswer = (nextAnswer: Answer<T>) => {
        answer = nextAnswer;
        listener();
      };
      const subscription = liveQuery(runQuery).subscribe({
        next: (value) => setAnswer({ value }),
        error: (error: unknown) => setAnswer({ error }),
      });
      return () => subscription.unsubscribe();
    },
  };
}
