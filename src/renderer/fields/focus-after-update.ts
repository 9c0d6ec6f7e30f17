import { flushSync } from 'react-dom';
import { attempt } from '../failures/report-failure.ts';
import { focusField } from './focus-field.ts';

/** Runs a function in the next frame, after the page was updated. */
function runAfterUpdate(callback: () => void): void {
  requestAnimationFrame(callback);
}

/** Focuses the first match after the page was updated. */
export function focusAfterUpdate(selector: string): void {
  runAfterUpdate(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Creates a value, such as a new entry, and focuses its field immediately, so that the next typed character goes into it. */
export function createAndFocus(create: () => void, pointer: string): void {
  flushSync(create);
  focusField(pointer);
}

/**
 * Focuses a control of the next row, or else of the previous row, after a row was deleted. If the row's link had the focus, the
 * neighbor's link gets it; otherwise the neighbor's Delete button gets it. Nothing happens if the user has focused something
 * else in the meantime.
 *
 * @param button the Delete button of the deleted row
 * @param savedDeletion resolves when the deletion is saved
 */
export function focusNeighborAfterDeletion(button: Element, savedDeletion: Promise<unknown>): void {
  const currentRow = button.closest('li, [data-key]');
  const neighborRow = currentRow?.nextElementSibling ?? currentRow?.previousElementSibling;
  const rowLink = currentRow?.querySelector('a');
  const isLink = rowLink !== null && rowLink === document.activeElement;
  const neighborControl = neighborRow?.querySelector<HTMLElement>(isLink ? 'a' : '[data-remove]');
  const focusNeighbor = () => {
    if (!button.isConnected && document.activeElement === document.body) neighborControl?.focus();
  };
  attempt(savedDeletion.then(() => runAfterUpdate(focusNeighbor)));
}
