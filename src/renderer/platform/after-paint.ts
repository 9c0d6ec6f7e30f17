import { startTransition, useEffect, useRef, useState } from 'react';

/** If the window does not paint within this time, tasks run without waiting for a paint. */
const MAX_PAINT_WAIT_MS = 100;

/** Tasks that wait for the next paint, in order. */
let waitingTasks: (() => void)[] = [];

function runWaitingTasks(): void {
  const tasks = waitingTasks;
  waitingTasks = [];
  // Each task runs in its own microtask, so that a task that throws does not stop the others.
  for (const task of tasks) queueMicrotask(task);
}

/** Runs a task after the next paint, or at once if there is no page or the page is hidden. */
export function afterPaint(task: () => void): void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') {
    task();
    return;
  }
  waitingTasks.push(task);
  // All tasks share one frame and its timers, since each frame request costs about as much as a small render.
  if (waitingTasks.length > 1) return;
  const fallbackTimer = setTimeout(runWaitingTasks, MAX_PAINT_WAIT_MS);
  // A frame is painted after its callbacks and before the next timer.
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(fallbackTimer);
      runWaitingTasks();
    }),
  );
}

/** Returns a value with a delay of one paint. If the value changes several times in a row, only the latest one follows. */
export function useAfterPaint<T>(value: T): T {
  const [shownValue, setShown] = useState(() => value);
  const latestValue = useRef(value);
  const isScheduled = useRef(false);
  useEffect(() => {
    latestValue.current = value;
    if (value === shownValue || isScheduled.current) return;
    isScheduled.current = true;
    afterPaint(() => {
      isScheduled.current = false;
      startTransition(() => setShown(() => latestValue.current));
    });
  }, [value, shownValue]);
  return shownValue;
}
