import { setMessageRoom } from '../dialogs/message-room.ts';

/**
 * Keeps the focused element visible when messages appear and the area above them shrinks, and reports the height of the
 * messages to dialogs. Returns a function that stops it.
 */
export function reserveToastRoom(region: HTMLElement): () => void {
  // Messages that are shown from the start take no room away. Reading their height here would force a layout.
  let before: number | undefined;
  const update = () => {
    const height = region.offsetHeight;
    setMessageRoom(height);
    keepFocusInSight(height - (before ?? height));
    before = height;
  };
  const watch = new ResizeObserver(update);
  watch.observe(region);
  return () => {
    watch.disconnect();
    setMessageRoom(0);
  };
}

/** Scrolls the focused element into view. `less` is the height that the scrolling area has lost at its foot, in pixels. */
function keepFocusInSight(less: number): void {
  // Usually nothing is lost, and then no style has to be computed.
  if (less <= 0) return;
  const focused = document.activeElement;
  const area = focused === null ? undefined : scrollerOf(focused);
  if (focused === null || area === undefined) return;
  const foot = area.getBoundingClientRect().bottom;
  const { bottom } = focused.getBoundingClientRect();
  // An element that was out of sight before stays out of sight.
  if (bottom > foot && bottom <= foot + less) focused.scrollIntoView({ block: 'nearest' });
}

function scrollerOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}
