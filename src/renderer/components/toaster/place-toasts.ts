import { setMessagesHeight } from '../dialogs/messages-height.ts';

/** The distance between lifted toasts and the focused control, in pixels. */
const GAP_PX = 8;

/**
 * Lifts the toasts above the focused control while they would cover it, and reports the height of all messages to dialogs,
 * which leave room for them. Returns a function that stops it.
 *
 * @param region the permanent messages, which are part of the page
 * @param stack the toasts, which lie over the page
 */
export function placeToasts(region: HTMLElement, stack: HTMLElement): () => void {
  let lift = 0;
  const update = () => {
    const focusedElement = document.activeElement;
    // The toasts stay where they are while the user presses one of their buttons.
    if (stack.contains(focusedElement)) return;
    const stackBox = stack.getBoundingClientRect();
    const newLift =
      focusedElement === null || stack.childElementCount === 0 ? 0 : computeRowLift(stackBox, lift, focusedElement);
    if (newLift === lift) return;
    lift = newLift;
    stack.style.transform = lift === 0 ? '' : `translateY(${-lift}px)`;
  };
  let frame = 0;
  // Reading positions right after a change of the focus would force a layout.
  const scheduleUpdate = () => {
    cancelAnimationFrame(frame);
    if (stack.childElementCount > 0) frame = requestAnimationFrame(update);
  };
  const resizeObserver = new ResizeObserver(() => {
    setMessagesHeight(region.offsetHeight + stack.offsetHeight);
    update();
  });
  resizeObserver.observe(region);
  resizeObserver.observe(stack);
  document.addEventListener('focusin', scheduleUpdate);
  document.addEventListener('scroll', scheduleUpdate, true);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', scheduleUpdate);
    document.removeEventListener('scroll', scheduleUpdate, true);
    resizeObserver.disconnect();
    setMessagesHeight(0);
  };
}

/** Computes the lift that leaves the whole row of the focused control visible, or else the control. */
function computeRowLift(stackBox: Box, currentLift: number, focusedElement: Element): number {
  const row = focusedElement.closest('[data-key], li, tr');
  const rowLift = row === null ? 0 : computeLift(stackBox, currentLift, row.getBoundingClientRect());
  return rowLift === 0 ? computeLift(stackBox, currentLift, focusedElement.getBoundingClientRect()) : rowLift;
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * Computes how far the toasts must be lifted to leave the focused control visible, in pixels. Returns 0 if they don't cover it,
 * and if there is no room above it, for example above the content of a whole screen.
 *
 * @param currentLift how far the toasts are lifted now
 */
export function computeLift(stackBox: Box, currentLift: number, focusBox: Box): number {
  const [top, bottom] = [stackBox.top + currentLift, stackBox.bottom + currentLift];
  const isCovered =
    focusBox.bottom > top && focusBox.top < bottom && focusBox.right > stackBox.left && focusBox.left < stackBox.right;
  const lift = bottom - focusBox.top + GAP_PX;
  return isCovered && top - lift >= 0 ? lift : 0;
}
