import { type RefObject, useEffect } from 'react';

/**
 * The events by which the user scrolls or presses something else, so that the clicked element may move. The `scroll` event is
 * not one of them, because it is also sent when the content shrinks.
 */
const RELEASING_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the last clicked element of a scrolling box in its position while the content above it grows or shrinks. Otherwise a
 * facet that loses values would move the next one under the pointer. The first child of the box holds the content.
 */
export function useScrollAnchor(boxRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = boxRef.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return undefined;
    let anchorElement: Element | undefined;
    let anchorOffset = 0;
    const getOffset = (element: Element) => element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const setAnchor = ({ target }: Event) => {
      if (target instanceof Element) [anchorElement, anchorOffset] = [target, getOffset(target)];
    };
    const releaseAnchor = () => {
      anchorElement = undefined;
    };
    const observer = new ResizeObserver(() => {
      if (anchorElement?.isConnected) scroller.scrollTop += getOffset(anchorElement) - anchorOffset;
    });
    observer.observe(content);
    // React calls `onChange` of a checkbox on `click`. The capture phase records the position before the content changes.
    scroller.addEventListener('click', setAnchor, true);
    for (const eventType of RELEASING_EVENTS) scroller.addEventListener(eventType, releaseAnchor, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('click', setAnchor, true);
      for (const eventType of RELEASING_EVENTS) scroller.removeEventListener(eventType, releaseAnchor);
    };
  }, [boxRef]);
}
