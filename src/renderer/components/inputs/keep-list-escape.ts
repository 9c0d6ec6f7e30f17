import type { KeyboardEvent } from 'react';

/** Stops an Escape that closes the open list of a box, so that it does not close the dialog around the box as well. */
export function keepListEscape(event: KeyboardEvent): void {
  const isListOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && isListOpen) event.stopPropagation();
}
