/**
 * Moves the focus to the button of the next step (`data-usual`), or to the first option, if the focused element has disappeared
 * from the play screen. The focus is then on the body or on `#content`, the main area of the window.
 */
export function restoreFocus(rootElement: Element | null | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.id !== 'content') return;
  rootElement
    ?.querySelector<HTMLElement>('[data-usual]:not([hidden]), button[data-label]')
    ?.focus({ preventScroll: true });
}
