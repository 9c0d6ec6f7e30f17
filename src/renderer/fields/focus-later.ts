import { flushSync } from 'react-dom';
import { attempt } from '../failures/report-failure.ts';
import { focusField } from './focus-field.ts';

/** Runs a function after the page was updated, when the focused element may be gone. */
function afterChange(run: () => void): void {
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

/**
 * When its row has gone, the focus goes to the button that does the same to the next one, or to the one before; to its link where
 * the key was pressed on a link, since Enter must not delete there. Somebody who has gone elsewhere meanwhile stays there.
 * @param going settles when the deletion is written
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
