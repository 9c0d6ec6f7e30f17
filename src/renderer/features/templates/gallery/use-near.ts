import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has ever been in or near the visible area, so that distant ones are not drawn. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null || near) return;
    const watch = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '300px',
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [ref, near]);
  return near;
}
