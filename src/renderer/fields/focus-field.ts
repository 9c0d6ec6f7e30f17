import { segments } from '../../shared/document/pointer.ts';

const FOCUSABLE = 'input, textarea, button, select, [tabindex]:not([tabindex="-1"])';

/** Asks the screen around a field that is out of sight to show the part it stands on. */
export const REVEAL = 'rollcall:reveal';

/**
 * Puts the focus into the form field that shows the place of a pointer: the field itself, else the first one below it,
 * else the nearest one above. Answers whether there was one.
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
  return segments(path).length > 1 ? placeOf(parent) : undefined;
}

/** The pointer of the field that holds an element. */
export function pathOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-path]')?.dataset.path;
}
