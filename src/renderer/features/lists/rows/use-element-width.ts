import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the width of an element in pixels and follows its changes; 0 before it is on the page. */
export function useElementWidth(elementRef: RefObject<HTMLElement | null>): number {
  const [elementWidth, setElementWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: element } = elementRef;
    if (element === null) return;
    setElementWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setElementWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return elementWidth;
}
