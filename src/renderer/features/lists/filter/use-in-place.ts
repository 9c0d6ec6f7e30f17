import { type RefObject, useEffect } from 'react';

/**
 * Events by which the user scrolls or presses something else. The `scroll` event is not used because it also fires when the
 * content shrinks.
 */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the last clicked element of a scrolling box in its position while the content above it grows or shrinks. Otherwise a
 * facet that loses values would move the next one under the pointer. The first child of the box holds the content.
 */
export function useInPlace(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = box.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return undefined;
    let pressed: Element | undefined;
    let top = 0;
    const place = (element: Element) => element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const hold = ({ target }: Event) => {
      if (target instanceof Element) [pressed, top] = [target, place(target)];
    };
    const release = () => {
      pressed = undefined;
    };
    const observer = new ResizeObserver(() => {
      if (pressed?.isConnected) scroller.scrollTop += place(pressed) - top;
    });
    observer.observe(content);
    // React handles a checkbox on `click`, before the `change` event.
    scroller.addEventListener('click', hold, true);
    for (const kind of SCROLLING) scroller.addEventListener(kind, release, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('click', hold, true);
      for (const kind of SCROLLING) scroller.removeEventListener(kind, release);
    };
  }, [box]);
}
