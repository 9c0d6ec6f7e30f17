/** Collects the pointers of a template's elements and themes. `*` stands for the entries of a list: `/character/keywords/*`. */

import { getOrCreateFor } from '../../base/cache.ts';
import type { CardTemplate } from '../template/template.ts';
import { resolveEntryPointer } from './field-uses.ts';

/** Keys whose texts are pointers. */
const POINTER_KEYS: ReadonlySet<string> = new Set(['at', 'drawing']);

interface PointerSets {
  readonly pointers: Set<string>;
  /** The pointers to drawings, as the template writes them. */
  readonly drawings: Set<string>;
}

function collectPointers(node: unknown, entryPointer: string, collected: PointerSets): void {
  if (Array.isArray(node)) for (const child of node) collectPointers(child, entryPointer, collected);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const record = node as Readonly<Record<string, unknown>>;
  const { each: eachPointer } = record;
  const listPointer = typeof eachPointer === 'string' ? resolveEntryPointer(entryPointer, eachPointer) : undefined;
  if (listPointer !== undefined) collected.pointers.add(listPointer);
  const innerPointer = listPointer === undefined ? entryPointer : `${listPointer}/*`;
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'string') collectPointers(value, innerPointer, collected);
    else if (POINTER_KEYS.has(key)) collected.pointers.add(resolveEntryPointer(innerPointer, value));
    // `item` points from the repeated entry: `/name`, or empty for the entry itself.
    else if (key === 'item') collected.pointers.add(`${innerPointer}${value}`);
    if (key === 'drawing' && typeof value === 'string') collected.drawings.add(value);
  }
}

/** Lists each pointer of the elements and themes once, in the template's order. The template's own condition is not included. */
export function listPointers(template: CardTemplate): string[] {
  const { front, back, more: continuationElements = [], themes = [] } = template;
  return [
    ...new Set([front, back, continuationElements, themes].flat().flatMap((part) => getPartPointers(part).pointers)),
  ];
}

interface PartPointers {
  readonly pointers: readonly string[];
  readonly drawings: readonly string[];
}

const pointerCache = new WeakMap<object, PartPointers>();

/** Returns the pointers of an element or a theme. Cached, since an edit of one element keeps the objects of all other elements. */
export const getPartPointers = (part: object): PartPointers =>
  getOrCreateFor(pointerCache, part, () => {
    const collected: PointerSets = { pointers: new Set(), drawings: new Set() };
    collectPointers(part, '', collected);
    return { pointers: [...collected.pointers], drawings: [...collected.drawings] };
  });
