import { parsePointer } from '../../shared/document/pointer.ts';

const FOCUSABLE_SELECTOR = 'input, textarea, button, select, [tabindex]:not([tabindex="-1"])';

/** The event that a hidden field sends before it is focused. The section or screen around the field then shows it. */
export const REVEAL_EVENT = 'rollcall:reveal';

/**
 * Focuses the form field at a pointer. If there is none, focuses the first field below the pointer, or else the field at the
 * nearest ancestor. Returns whether a field was found.
 */
export function focusField(pointer: string): boolean {
  const fieldElement = findFieldElement(pointer);
  const focusTarget = fieldElement?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR);
  if (!fieldElement || !focusTarget) return false;
  if (focusTarget.getClientRects().length === 0) fieldElement.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
  fieldElement.scrollIntoView({ block: 'center', behavior: 'auto' });
  focusTarget.focus({ preventScroll: true });
  if (focusTarget instanceof HTMLInputElement) focusTarget.select();
  return true;
}

function findFieldElement(pointer: string): Element | undefined {
  const exactField = document.querySelector(`[data-path="${CSS.escape(pointer)}"]`);
  const fieldBelow = exactField ?? document.querySelector(`[data-path^="${CSS.escape(`${pointer}/`)}"]`);
  if (fieldBelow) return fieldBelow;
  const parentPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return parsePointer(pointer).length > 1 ? findFieldElement(parentPointer) : undefined;
}

/** Returns the pointer of the field that contains an element. */
export function getFieldPointer(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-path]')?.dataset.path;
}
