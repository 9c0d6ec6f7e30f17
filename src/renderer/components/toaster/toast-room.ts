import { setMessageRoom } from '../dialogs/message-room.ts';

/**
 * Keeps in sight what has the focus when messages come and what is above them gets lower, and lets dialogs know how much room
 * is theirs. Answers with how to stop.
 */
export function reserveToastRoom(region: HTMLElement): () => void {
  // Nothing is lost to what stands there from the start; asking for its height here would lay out the window at once.
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

/** `less` is how many pixels the area that scrolls has lost at its foot. */
function keepFocusInSight(less: number): void {
  // Most often nothing is lost, and then no style has to be worked out at once.
  if (less <= 0) return;
  const focused = document.activeElement;
  const area = focused === null ? undefined : scrollerOf(focused);
  if (focused === null || area === undefined) return;
  const foot = area.getBoundingClientRect().bottom;
  const { bottom } = focused.getBoundingClientRect();
  // What was out of sight before stays there.
  if (bottom > foot && bottom <= foot + less) focused.scrollIntoView({ block: 'nearest' });
}

function scrollerOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}
