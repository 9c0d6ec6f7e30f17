import { setMessagesHeight } from '../dialogs/messages-height.ts';

/**
 * Keeps the focused element visible when messages appear and the area above them shrinks, and reports the height of the
 * messages to dialogs. Returns a function that stops it.
 */
export function watchToastsHeight(region: HTMLElement): () => void {
  // The first height that the observer reports is only recorded. Reading the height here would force a layout.
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
  // Computing styles is slow, so it is skipped if the area has not become lower.
  if (lostHeight <= 0) return;
  const focusedElement = document.activeElement;
  const scrollArea = focusedElement === null ? undefined : findScrollArea(focusedElement);
  if (focusedElement === null || scrollArea === undefined) return;
  const visibleBottom = scrollArea.getBoundingClientRect().bottom;
  const { bottom } = focusedElement.getBoundingClientRect();
  // Only an element that the shrinking has just put out of sight is scrolled. Other elements were out of sight before.
  if (bottom > visibleBottom && bottom <= visibleBottom + lostHeight)
    focusedElement.scrollIntoView({ block: 'nearest' });
}

function findScrollArea(element: Element): Element | undefined {
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return undefined;
}
