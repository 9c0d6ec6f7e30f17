/**
 * Moves the focus if the focused element has disappeared from the play screen: to the element that had it before, if it is still there, or
 * else to the button of the next step (`data-usual`) or the first option. The focus is then on the body or on `#content`, the main area of
 * the window.
 */
export function restoreFocus(rootElement: Element | null | undefined, previousElement?: Element | null): void {
  if (!isFocusLost()) return;
  if (previousElement instanceof HTMLElement) previousElement.focus({ preventScroll: true });
  if (!isFocusLost()) return;
  rootElement
    ?.querySelector<HTMLElement>('[data-usual]:not([hidden]), button[data-label]')
    ?.focus({ preventScroll: true });
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === 'content';
}
