/** Pointers into the entry of a list need a list around them: elsewhere they would read the whole document. */
import type { ElementProblem } from './check-names.ts';

/** Keys that hold pointers, which may begin with `./`. */
const POINTERS: ReadonlySet<string> = new Set(['at', 'each', 'drawing']);

/** Every `item` and `./` of an element that stands in no `each`. */
export function checkItems(node: unknown, path: readonly PropertyKey[] = []): ElementProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): ElementProblem[] => {
    const at = [...path, Array.isArray(node) ? Number(key) : key];
    // Fallback elements are checked as elements of their own.
    if (key === 'fallback') return [];
    if (typeof value !== 'string') return 'each' in node && !Array.isArray(node) ? [] : checkItems(value, at);
    const into = key === 'item' || (POINTERS.has(key) && value.startsWith('./'));
    return into ? [{ path: at, wrong: { kind: 'item-outside' } }] : [];
  });
}
