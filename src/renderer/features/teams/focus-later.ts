/** Puts the focus on the first match once the page has followed a change: what had the focus may be gone by then. */
export function focusLater(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
