import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Marks a control that the arrow keys can reach. */
export const ROVING_PROPS = { 'data-roving': '', tabIndex: -1 } as const;

const ROVING_SELECTOR = '[data-roving]';

/**
 * Makes a group of controls one stop of the Tab key. Arrow keys go to the nearest control in their direction, Home and End
 * to the first and the last. Returns the handlers for the element around the controls.
 */
export function useRovingFocus(container: RefObject<HTMLElement | null>) {
  // After every render, exactly one of the controls can be reached by Tab.
  useEffect(() => {
    const controls = container.current?.querySelectorAll<HTMLElement>(ROVING_SELECTOR) ?? [];
    const tabStops = [...controls].filter(({ tabIndex }) => tabIndex === 0);
    const tabStop = tabStops.find((element) => element === document.activeElement) ?? tabStops[0] ?? controls[0];
    setTabStop(controls, tabStop);
  });
  return {
    onFocus({ target }: { target: EventTarget }) {
      const controls = container.current?.querySelectorAll<HTMLElement>(ROVING_SELECTOR) ?? [];
      if (![...controls].some((element) => element === target)) return;
      setTabStop(controls, target);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const currentControl = event.target as HTMLElement;
      if (!currentControl.matches(ROVING_SELECTOR)) return;
      const controls = [...(container.current?.querySelectorAll<HTMLElement>(ROVING_SELECTOR) ?? [])];
      const nextControl = findControlForKey(event.key, currentControl, controls);
      if (nextControl === undefined) return;
      event.preventDefault();
      nextControl.focus();
    },
  };
}

/** Makes only one control reachable. Unchanged attributes are not written, since every write is slow. */
function setTabStop(controls: Iterable<HTMLElement>, tabStop: EventTarget | undefined): void {
  for (const element of controls) {
    const tabIndex = element === tabStop ? 0 : -1;
    if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
  }
}

/** Returns the control that a key leads to, or undefined. */
function findControlForKey(
  pressedKey: string,
  currentControl: HTMLElement,
  controls: readonly HTMLElement[],
): HTMLElement | undefined {
  const currentIndex = controls.indexOf(currentControl);
  switch (pressedKey) {
    case 'Home':
      return controls[0];
    case 'End':
      return controls.at(-1);
    case 'ArrowRight':
      return controls[currentIndex + 1];
    case 'ArrowLeft':
      return controls[currentIndex - 1];
    case 'ArrowDown':
      return findNearestInNextRow(currentControl, controls, 1);
    case 'ArrowUp':
      return findNearestInNextRow(currentControl, controls, -1);
    default:
      return undefined;
  }
}

/** The difference in pixels up to which two controls count as in the same row. */
const ROW_TOLERANCE_PX = 8;

/** Returns the horizontally nearest control of the next row (`direction` 1) or of the previous row (-1). */
function findNearestInNextRow(
  currentControl: HTMLElement,
  controls: readonly HTMLElement[],
  direction: 1 | -1,
): HTMLElement | undefined {
  const currentBox = currentControl.getBoundingClientRect();
  let nearest: { element: HTMLElement; verticalDistance: number; horizontalDistance: number } | undefined;
  for (const element of controls) {
    const { left, right, top } = element.getBoundingClientRect();
    const verticalDistance = direction * (top - currentBox.top);
    if (verticalDistance < currentBox.height / 2) continue;
    const horizontalDistance = Math.abs((left + right) / 2 - (currentBox.left + currentBox.right) / 2);
    const isNearer =
      nearest === undefined ||
      verticalDistance < nearest.verticalDistance - ROW_TOLERANCE_PX ||
      (verticalDistance < nearest.verticalDistance + ROW_TOLERANCE_PX &&
        horizontalDistance < nearest.horizontalDistance);
    if (isNearer) nearest = { element, verticalDistance, horizontalDistance };
  }
  return nearest?.element;
}
