import { flushSync } from 'react-dom';
import { attempt } from '../failures/report-failure.ts';
import { focusField } from './focus-field.ts';

/** Runs a function in the next frame, after the page was updated. The focused element may be gone by then. */
function runAfterUpdate(callback: () => void): void {
  requestAnimationFrame(callback);
}

/** Focuses the first match after the page was updated. */
export function focusAfterUpdate(selector: string): void {
  runAfterUpdate(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Creates a value, such as a new entry, and focuses its field before the next key is pressed, so that no typed character is lost. */
export function createAndFocus(create: () => void, pointer: string): void {
  flushSync(create);
  focusField(pointer);
}

/**
 * Focuses the same button of the next row, or of the previous one, after a row was deleted. If the key was pressed on a
 * link, the link is focused instead, since Enter must not delete there. If the user has focused something else meanwhile,
 * nothing happens.
 *
 * @param deletion settles when the deletion is saved
 */
export function focusNeighborAfterDeletion(button: Element, deletion: Promise<unknown>): void {
  const currentRow = button.closest('li, [data-key]');
  const neighborRow = currentRow?.nextElementSibling ?? currentRow?.previousElementSibling;
  const rowLink = currentRow?.querySelector('a');
  const isLink = rowLink !== null && rowLink === document.activeElement;
  const neighborControl = neighborRow?.querySelector<HTMLElement>(isLink ? 'a' : '[data-remove]');
  const focusNeighbor = () => {
    if (!button.isConnected && document.activeElement === document.body) neighborControl?.focus();
  };
  attempt(deletion.then(() => runAfterUpdate(focusNeighbor)));
}
