import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus to the element in an inert part that had it before the part became inert, unless the user has focused
 * something else. Returns the handlers for the element of the part.
 */
export function useRestoredFocus(isInert: boolean) {
  const lastFocused = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (isInert || lastFocused.current === undefined) return;
    if (document.activeElement === document.body) lastFocused.current.focus({ preventScroll: true });
  }, [isInert]);
  const onFocus = useCallback(({ target: focusTarget }: FocusEvent<HTMLElement>) => {
    lastFocused.current = focusTarget;
  }, []);
  return { onFocus };
}
