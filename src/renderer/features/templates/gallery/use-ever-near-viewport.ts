import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has ever been in or near the visible area, so that distant elements are not drawn. */
export function useEverNearViewport(elementRef: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const { current } = elementRef;
    if (current === null || wasNear) return;
    const observer = new IntersectionObserver(
      (observerEntries) => setWasNear(observerEntries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: '300px',
      },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [elementRef, wasNear]);
  return wasNear;
}
