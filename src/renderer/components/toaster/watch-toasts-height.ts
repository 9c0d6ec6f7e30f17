import { setMessagesHeight } from '../dialogs/messages-height.ts';

/**
 * Keeps the focused element visible when messages appear and the area above them shrinks, and reports the height of the
 * messages to dialogs. Returns a function that stops it.
 */
export function watchToastsHeight(region: HTMLElement): () => void {
  // Messages that are shown from the start take no room away. Reading their height here would force a layout.
  let previousHeight: number | undefined;
  const updateHeight = () => {
    const currentHeight = region.offsetHeight;
    setMessagesHeight(currentHeight);
    keepFocusVisible(currentHeight - (previousHeight ?? currentHeight));
    previousHeight = currentHeight;
  };
  const resizeObserver = new ResizeObserver(updateHeight);
  resizeObserver.observe(region);
  return () => {
    resizeObserver.disconnect();
    setMessagesHeight(0);
  };
}

/** Scrolls the focused element into view. `lostHeight` is the height that the scroll area has lost at its bottom, in pixels. */
function keepFocusVisible(lostHeight: number): void {
  // Usually nothing is lost, and then no style has to be computed.
  if (lostHeight <= 0) return;
  const focusedElement = document.activeElement;
  const scrollArea = focusedElement === null ? undefined : findScrollArea(focusedElement);
  if (focusedElement === null || scrollArea === undefined) return;
  const visibleBottom = scrollArea.getBoundingClientRect().bottom;
  const { bottom } = focusedElement.getBoundingClientRect();
  // An element that was out of sight before stays out of sight.
  if (bottom > visibleBottom && bottom <= visibleBottom + lostHeight)
    focusedElement.scrollIntoView({ block: 'nearest' });
}

function findScrollArea(element: Element): Element | undefined {
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return undefined;
}
