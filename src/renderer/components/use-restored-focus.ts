import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus when a part of the page is no longer inert: the element in it that last had the focus gets it again,
 * unless the user has focused something else. Returns the event handlers for the part's root element.
 */
export function useRestoredFocus(isInert: boolean) {
  const lastFocused = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (isInert || lastFocused.current === undefined) return;
    if (document.activeElement === document.body) lastFocused.current.focus({ preventScroll: true });
  }, [isInert]);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    lastFocused.current = target;
  }, []);
  return { onFocus };
}
