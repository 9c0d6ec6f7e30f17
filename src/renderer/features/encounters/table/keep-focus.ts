/** What had the focus may be gone from the table: then the next thing has it. */
export function keepFocus(root: Element | null | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.id !== 'content') return;
  root?.querySelector<HTMLElement>('[data-usual]:not([hidden]), button[data-label]')?.focus({ preventScroll: true });
}
