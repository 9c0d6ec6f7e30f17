import { flushSync } from 'react-dom';
import { attempt } from '../failures/report-failure.ts';
import { focusField } from './focus-field.ts';

/** Runs a function after the page was updated, when the focused element may be gone. */
function afterChange(run: () => void): void {
  requestAnimationFrame(run);
}

/** Focuses the first match after the page was updated. */
export function focusLater(selector: string): void {
  afterChange(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Creates a value, such as a new entry, and focuses its field before the next key is pressed, so that no typed character is lost. */
export function makeAndFocus(make: () => void, path: string): void {
  flushSync(make);
  focusField(path);
}

/**
 * Focuses the same button of the next row, or of the previous one, after a row was deleted. If the key was pressed on a
 * link, the link is focused instead, since Enter must not delete there. If the user has focused something else meanwhile,
 * nothing happens.
 *
 * @param going settles when the deletion is saved
 */
export function focusNeighbourAfter(button: Element, going: Promise<unknown>): void {
  const row = button.closest('li, [data-key]');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const from = row?.querySelector('a');
  const isLink = from !== null && from === document.activeElement;
  const next = near?.querySelector<HTMLElement>(isLink ? 'a' : '[data-remove]');
  const hand = () => {
    if (!button.isConnected && document.activeElement === document.body) next?.focus();
  };
  attempt(going.then(() => afterChange(hand)));
}
