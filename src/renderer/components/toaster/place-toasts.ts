import { setMessagesHeight } from '../dialogs/messages-height.ts';

/** The distance between lifted toasts and the focused control, in pixels. */
const GAP_PX = 8;

/**
 * Keeps the toasts off the parts of the screen that they must not cover and off the focused control, and reports the height of all messages to dialogs,
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
    const inset = computeInset(region.getBoundingClientRect(), findBox('beside'));
    stack.style.right = `${inset}px`;
    const stackBox = stack.getBoundingClientRect();
    const footBox = findBox('above');
    const footLift = footBox === undefined ? 0 : computeLift(stackBox, lift, footBox);
    const focusLift =
      focusedElement === null || stack.childElementCount === 0 ? 0 : computeRowLift(stackBox, lift, focusedElement);
    const newLift = stack.childElementCount === 0 ? 0 : Math.max(footLift, focusLift);
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

/**
 * Returns the place of the visible part of the screen that toasts never cover: they appear above a foot with `data-toasts="above"`, and
 * beside a panel with `data-toasts="beside"`.
 */
function findBox(side: 'above' | 'beside'): DOMRect | undefined {
  const box = document.querySelector(`[data-toasts='${side}']`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
}

/** The width that toasts need beside a panel, in pixels. */
const MIN_WIDTH_PX = 300;

/** Computes how much of the screen the toasts leave free at its right, in pixels: the width of the panel there, if there is room beside it. */
export function computeInset(regionBox: Box, panelBox: Box | undefined): number {
  if (panelBox === undefined || panelBox.left - regionBox.left < MIN_WIDTH_PX) return 0;
  return Math.max(0, regionBox.right - panelBox.left);
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
