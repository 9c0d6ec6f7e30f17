/** Moves the focus to the next button if the focused element has disappeared from the play screen. */
export function restoreFocus(rootElement: Element | null | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.id !== 'content') return;
  rootElement
    ?.querySelector<HTMLElement>('[data-usual]:not([hidden]), button[data-label]')
    ?.focus({ preventScroll: true });
}
