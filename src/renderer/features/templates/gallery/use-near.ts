import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been in sight, or nearly: what is far away need not be drawn. */
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
