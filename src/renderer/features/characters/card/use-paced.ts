import { useEffect, useReducer, useRef } from 'react';
import { useCommit } from '../../../platform/use-latest.ts';

/** Milliseconds of drawing that typists do not notice. */
const QUICK = 40;
/** Milliseconds without a key after which typing has paused. */
const PAUSE = 400;

/**
 * The value to be drawn: each one as it comes while drawing is quick, and once typing pauses where it is not. `cost` is
 * what the last drawing took, in milliseconds.
 */
export function usePaced<T>(value: T, cost: number): T {
  const drawn = useRef(value);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const isQuick = cost < QUICK;
  const shown = isQuick ? value : drawn.current;
  useCommit(drawn, shown);
  useEffect(() => {
    if (isQuick || drawn.current === value) return;
    const timer = setTimeout(() => {
      drawn.current = value;
      drawAgain();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [value, isQuick]);
  return shown;
}
