import { flushSync } from 'react-dom';
import { focusField } from './focus-field.ts';

/** Does it once the page has followed a change: what had the focus may be gone by then. */
export function afterChange(run: () => void): void {
  requestAnimationFrame(run);
}

/** Puts the focus on the first match. */
export function focusLater(selector: string): void {
  afterChange(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/**
 * Makes a place, such as a new entry, and puts the focus into its field before the next key is pressed: who types on
 * at once loses no letter.
 */
export function makeAndFocus(make: () => void, path: string): void {
  flushSync(make);
  focusField(path);
}

/** After its row is gone: the button that does the same to the next one, or to the one before. */
export function focusNeighbourLater(button: Element): void {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector<HTMLElement>('[data-remove]');
  afterChange(() => next?.focus());
}
