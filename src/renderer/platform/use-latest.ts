import { type RefObject, useInsertionEffect, useMemo, useRef, useState } from 'react';

/**
 * Returns a ref to the value that is on the screen, for handlers and effects. It changes when React commits and not during a render,
 * so a render that React discards has no effect.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latestRef = useRef(value);
  useCommit(latestRef, value);
  return latestRef;
}

/** Updates a ref when React commits, before all other effects run. */
export function useCommit<T>(ref: RefObject<T>, value: T): void {
  useInsertionEffect(() => {
    ref.current = value;
  });
}

/**
 * Returns the value of an earlier render while `isSame` treats new values as equal, so that code which depends on its identity does
 * not run again.
 */
export function useStable<T extends object>(value: T, isSame: (a: T, b: T) => boolean): T {
  const [stable, setStable] = useState(value);
  if (isSame(stable, value)) return stable;
  setStable(value);
  return value;
}

/**
 * Returns a value that shares its unchanged parts with the previous one.
 *
 * @param reuse returns the previous value itself if nothing has changed. Has to be a stable function
 */
export function useReused<T extends object>(value: T, reuse: (previous: T, value: T) => T): T {
  const [previous, setPrevious] = useState(value);
  const reused = useMemo(() => reuse(previous, value), [previous, value, reuse]);
  if (reused !== previous) setPrevious(reused);
  return reused;
}
