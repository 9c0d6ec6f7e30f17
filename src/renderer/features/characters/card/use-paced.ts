import { useCallback, useEffect, useState } from 'react';

/** The drawing time that users do not notice while typing, in milliseconds. */
const QUICK = 40;
/** The time without a key press after which typing has paused, in milliseconds. */
const PAUSE = 400;

interface Paced<T> {
  /** The value to draw: each value at once while drawing is fast, otherwise the latest value when typing pauses. */
  readonly shown: T;
  /** Reports the time in milliseconds that drawing a value took. */
  readonly noteCost: (drawn: T, cost: number) => void;
}

export function usePaced<T>(value: T): Paced<T> {
  /** The last drawn value; undefined while drawing is fast. */
  const [slow, setSlow] = useState<{ readonly drawn: T }>();
  useEffect(() => {
    if (slow === undefined || slow.drawn === value) return;
    const timer = setTimeout(() => setSlow({ drawn: value }), PAUSE);
    return () => clearTimeout(timer);
  }, [value, slow]);
  const noteCost = useCallback((drawn: T, cost: number) => {
    setSlow((previous) => (cost < QUICK ? undefined : previous?.drawn === drawn ? previous : { drawn }));
  }, []);
  return { shown: slow === undefined ? value : slow.drawn, noteCost };
}
