import { parsePointer } from '../../shared/document/pointer.ts';

const FOCUSABLE_SELECTOR = 'input, textarea, button, select, [tabindex]:not([tabindex="-1"])';

/** The event that asks the surrounding screen to show the part with a hidden field. */
export const REVEAL_EVENT = 'rollcall:reveal';

/**
 * Focuses the form field for a pointer: the field itself, or else the first one below it, or else the nearest one above.
 * Returns whether there was one.
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
