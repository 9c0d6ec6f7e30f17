import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus to the element in an inert part that had it before the part became inert, unless the user has focused
 * something else. Returns the handlers for the element of the part.
 */
export function useFocusGivenBack(isInert: boolean) {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (isInert || last.current === undefined) return;
    if (document.activeElement === document.body) last.current.focus({ preventScroll: true });
  }, [isInert]);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  }, []);
  return { onFocus };
}
