import { useCallback, useEffect, useState } from 'react';

/** Milliseconds of drawing that typists do not notice. */
const QUICK = 40;
/** Milliseconds without a key after which typing has paused. */
const PAUSE = 400;

interface Paced<T> {
  /** The value to be drawn: each one as it comes while drawing is quick, and once typing pauses where it is not. */
  readonly shown: T;
  /** Hears how many milliseconds the drawing of a value took. */
  readonly noteCost: (drawn: T, cost: number) => void;
}

export function usePaced<T>(value: T): Paced<T> {
  /** What has been drawn last; undefined while drawing is quick. */
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
