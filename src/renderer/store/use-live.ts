import { liveQuery } from 'dexie';
import { useMemo, useSyncExternalStore } from 'react';

type Answer<T> = { readonly value: T } | { readonly error: unknown };

/**
 * The result of a database query, updated after every change of the rows it has read, by any window.
 * Undefined until the first answer; an error is thrown while drawing.
 *
 * @param ask the same function for as long as the question is the same
 */
export function useLive<T>(ask: () => Promise<T>): T | undefined {
  const query = useMemo(() => observeQuery(ask), [ask]);
  const answer = useSyncExternalStore(query.subscribe, query.latest);
  if (answer !== undefined && 'error' in answer) throw answer.error;
  return answer?.value;
}

/** Asks while somebody listens. `latest` is the answer that came last. */
function observeQuery<T>(ask: () => Promise<T>) {
  let answer: Answer<T> | undefined;
  return {
    latest: () => answer,
    subscribe(listener: () => void) {
      const take = (next: Answer<T>) => {
        answer = next;
        listener();
      };
      const subscription = liveQuery(ask).subscribe({
        next: (value) => take({ value }),
        error: (error: unknown) => take({ error }),
      });
      return () => subscription.unsubscribe();
    },
  };
}
