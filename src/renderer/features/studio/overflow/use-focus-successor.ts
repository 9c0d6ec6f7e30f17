import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Hands on the focus of a part of the page that disappears: the element that `findSuccessor` returns gets the focus, unless the user has
 * focused something else. The function that is returned says that the user has acted in the part, from a popover for example, which
 * returns the focus to the part as it closes. `findSuccessor` has to be stable.
 *
 * @param partRef refers to the part, which has to be there while the component is
 */
export function useFocusSuccessor(
  partRef: RefObject<HTMLElement | null>,
  findSuccessor: (part: HTMLElement) => HTMLElement | null,
): () => void {
  const wasUsed = useRef(false);
  useLayoutEffect(() => {
    const part = partRef.current;
    return () => {
      if (part === null || !(wasUsed.current || part.contains(document.activeElement))) return;
      const successor = findSuccessor(part);
      // A closing popover returns the focus in the next frame, so the check runs in the frame after that.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) successor?.focus({ preventScroll: true });
        }),
      );
    };
  }, [partRef, findSuccessor]);
  return useCallback(() => {
    wasUsed.current = true;
  }, []);
}
