import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';

/**
 * The result of a database query, updated after every change of the rows it has read, by any window.
 * Undefined until the first answer; an error is thrown while drawing.
 *
 * @param ask the same function for as long as the question is the same
 */
export function useLive<T>(ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<{ value: T } | { error: unknown }>();
  useEffect(() => {
    const subscription = liveQuery(ask).subscribe({
      next: (value) => setAnswer({ value }),
      error: (error) => setAnswer({ error }),
    });
    return () => subscription.unsubscribe();
  }, [ask]);
  if (answer !== undefined && 'error' in answer) throw answer.error;
  return answer?.value;
}
