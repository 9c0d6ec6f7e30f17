import { focusField } from './focus-field.ts';

/** Does it once the page has followed a change: what had the focus may be gone by then, what shall have it not yet there. */
export function afterChange(run: () => void): void {
  requestAnimationFrame(run);
}

/** Puts the focus on the first match. */
export function focusLater(selector: string): void {
  afterChange(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Puts the focus into the field of a place that is just being made, such as the name of a new entry. */
export function focusFieldLater(path: string): void {
  afterChange(() => focusField(path));
}
