import { parsePointer } from '../../shared/document/pointer.ts';

const FOCUSABLE = 'input, textarea, button, select, [tabindex]:not([tabindex="-1"])';

/** The event that asks the surrounding screen to show the part with a hidden field. */
export const REVEAL = 'rollcall:reveal';

/**
 * Focuses the form field for a pointer: the field itself, or else the first one below it, or else the nearest one above.
 * Returns whether there was one.
 */
export function focusField(path: string): boolean {
  const place = placeOf(path);
  const target = place?.querySelector<HTMLElement>(FOCUSABLE);
  if (!place || !target) return false;
  if (target.getClientRects().length === 0) place.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  place.scrollIntoView({ block: 'center', behavior: 'auto' });
  target.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement) target.select();
  return true;
}

function placeOf(path: string): Element | undefined {
  const exact = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
  const below = exact ?? document.querySelector(`[data-path^="${CSS.escape(`${path}/`)}"]`);
  if (below) return below;
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parsePointer(path).length > 1 ? placeOf(parent) : undefined;
}

/** Returns the pointer of the field that contains an element. */
export function pathOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-path]')?.dataset.path;
}
