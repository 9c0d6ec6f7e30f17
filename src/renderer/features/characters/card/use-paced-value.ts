import { useCallback, useEffect, useState } from 'react';

/** The drawing time that users do not notice while typing. */
const FAST_DRAWING_MS = 40;
/** The time without a key press after which typing has paused. */
const TYPING_PAUSE_MS = 400;

interface PacedValue<T> {
  /** The value to draw: each value at once while drawing is fast, otherwise the latest value when typing pauses. */
  readonly shownValue: T;
  /** Reports the time in milliseconds that drawing a value took. */
  readonly reportDuration: (drawnValue: T, duration: number) => void;
}

/** Delays a value that is slow to draw until typing pauses. */
export function usePacedValue<T>(latestValue: T): PacedValue<T> {
  /** The last drawn value; undefined while drawing is fast. */
  const [lastDrawing, setLastDrawing] = useState<{ readonly drawnValue: T }>();
  useEffect(() => {
    if (lastDrawing === undefined || lastDrawing.drawnValue === latestValue) return;
    const timer = setTimeout(() => setLastDrawing({ drawnValue: latestValue }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [latestValue, lastDrawing]);
  const reportDuration = useCallback((drawnValue: T, duration: number) => {
    setLastDrawing((previous) =>
      duration < FAST_DRAWING_MS ? undefined : previous?.drawnValue === drawnValue ? previous : { drawnValue },
    );
  }, []);
  return { shownValue: lastDrawing === undefined ? latestValue : lastDrawing.drawnValue, reportDuration };
}
