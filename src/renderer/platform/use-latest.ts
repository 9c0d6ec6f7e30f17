import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * A ref to the value that is on the screen, for handlers and effects. It changes when React commits and not while it renders:
 * a render that React abandons leaves no trace.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useCommit(latest, value);
  return latest;
}

/** Puts the value into a ref when React commits, before all other effects, which may read it. */
export function useCommit<T>(ref: RefObject<T>, value: T): void {
  useInsertionEffect(() => {
    ref.current = value;
  });
}

/** The value of the last commit for as long as new ones are the same to `isSame`, so that what depends on it stays too. */
export function useStable<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const committed = useRef(value);
  const stable = isSame(committed.current, value) ? committed.current : value;
  useCommit(committed, stable);
  return stable;
}
