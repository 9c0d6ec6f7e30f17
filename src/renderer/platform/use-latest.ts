import { type RefObject, useInsertionEffect, useRef } from 'react';

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

/** Returns the committed value while `isSame` treats new values as equal, so that code which depends on its identity does not run again. */
export function useStable<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const committedRef = useRef(value);
  const stable = isSame(committedRef.current, value) ? committedRef.current : value;
  useCommit(committedRef, stable);
  return stable;
}
