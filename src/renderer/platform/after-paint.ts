import { startTransition, useEffect, useRef, useState } from 'react';

/** A window that paints nothing for so long does not paint at all just now. */
const MOMENT_MS = 100;

/** What waits for the next paint, in its order. */
let waiting: (() => void)[] = [];

function runAll(): void {
  const all = waiting;
  waiting = [];
  // Each by itself: one that fails takes none of the others along.
  for (const run of all) queueMicrotask(run);
}

/** Runs it once what has changed on the page is painted; at once where there is no page, or nobody sees it. */
export function afterPaint(run: () => void): void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') {
    run();
    return;
  }
  waiting.push(run);
  // One frame and its timers are enough for all: each of them costs about as much as a small drawing.
  if (waiting.length > 1) return;
  const late = setTimeout(runAll, MOMENT_MS);
  // A frame is painted after its callbacks and before the next timer.
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(late);
      runAll();
    }),
  );
}

/** What was drawn last; the value of now follows right after the paint, and of many in a row the latest. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  const latest = useRef(value);
  const isAsked = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (value === shown || isAsked.current) return;
    isAsked.current = true;
    afterPaint(() => {
      isAsked.current = false;
      startTransition(() => setShown(() => latest.current));
    });
  }, [value, shown]);
  return shown;
}
