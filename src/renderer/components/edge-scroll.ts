/** The height of the edges in which a container scrolls, in pixels. */
const EDGE_PX = 48;
/** The maximum speed, in pixels per frame. */
const MAX_STEP_PX = 14;

/** Computes how far a container scrolls in one frame, in pixels: faster nearer to its edge, and 0 away from its edges. */
export function computeScrollStep(
  pointerY: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const depth = pointerY < top + EDGE_PX ? pointerY - top - EDGE_PX : Math.max(0, pointerY - bottom + EDGE_PX);
  return Math.max(-1, Math.min(1, depth / EDGE_PX)) * MAX_STEP_PX;
}

const findScroller = (element: Element): Element | undefined => {
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    const { overflowY } = getComputedStyle(ancestor);
    if ((overflowY === 'auto' || overflowY === 'scroll') && ancestor.scrollHeight > ancestor.clientHeight)
      return ancestor;
  }
  return undefined;
};

/**
 * Scrolls the container of an element while the pointer is at the upper or lower edge of the container.
 *
 * @param readPointerY returns the position of the pointer in the window, in pixels
 * @param onScroll called after each step
 * @returns a function that stops it
 */
export function startEdgeScroll(element: Element, readPointerY: () => number, onScroll: () => void): () => void {
  const scroller = findScroller(element);
  if (scroller === undefined) return () => undefined;
  let frame = 0;
  const scroll = () => {
    const step = computeScrollStep(readPointerY(), scroller.getBoundingClientRect());
    if (step !== 0) {
      scroller.scrollTop += step;
      onScroll();
    }
    frame = requestAnimationFrame(scroll);
  };
  frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}
