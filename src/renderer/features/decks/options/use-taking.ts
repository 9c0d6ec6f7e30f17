import { useCallback, useEffect, useRef, useState } from 'react';
import type { Taking } from './pictures.ts';

/** How many of the pictures are in, and how one stops. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  stop(): void;
}

/** Runs one taking of files at a time: another one waits for it to end. It goes on when the screen is left. */
export function useTaking(): readonly [
  Progress | undefined,
  (work: (taking: Taking) => Promise<void>) => Promise<void>,
] {
  const [progress, setProgress] = useState<Progress>();
  const last = useRef(Promise.resolve());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const run = useCallback((work: (taking: Taking) => Promise<void>) => {
    const next = last.current.then(async () => {
      const control = new AbortController();
      const stop = () => control.abort();
      const show = (value: Progress | undefined) => {
        if (isHere.current) setProgress(value);
      };
      try {
        await work({ signal: control.signal, onProgress: (done, of) => show({ done, of, stop }) });
      } finally {
        show(undefined);
      }
    });
    // What failed is told by the one who asked; the next one starts all the same.
    last.current = next.catch(() => undefined);
    return next;
  }, []);
  return [progress, run];
}
