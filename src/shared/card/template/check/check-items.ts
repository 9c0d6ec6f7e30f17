/**
 * Checks that pointers into list entries are inside a repetition. `each` repeats an object of the template for every entry of a list, and
 * `item` or a pointer that begins with `./` reads from the current entry. Outside, such a pointer would start at the whole document.
 */
import type { ElementFinding } from './check-names.ts';

/** Keys that hold pointers, which may begin with `./`. */
const POINTER_KEYS: ReadonlySet<string> = new Set(['at', 'each', 'drawing']);

/** Finds every `item` and `./` of an element outside an `each`. */
export function checkItems(node: unknown, nodePath: readonly PropertyKey[] = []): ElementFinding[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): ElementFinding[] => {
    const childPath = [...nodePath, Array.isArray(node) ? Number(key) : key];
    // Fallback elements are checked separately.
    if (key === 'fallback') return [];
    if (typeof value !== 'string') return 'each' in node && !Array.isArray(node) ? [] : checkItems(value, childPath);
    const pointsIntoEntry = key === 'item' || (POINTER_KEYS.has(key) && value.startsWith('./'));
    return pointsIntoEntry ? [{ path: childPath, detail: { kind: 'item-outside' } }] : [];
  });
}
