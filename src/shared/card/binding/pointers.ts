/** Every place a template points at, lists followed into their entries: `/character/attacks/*` + `/name`. */

import { cachedFor } from '../../base/cache.ts';
import type { CardTemplate } from '../template/template.ts';
import { resolveEntryPointer } from './field-uses.ts';

/** Keys whose texts are pointers, and those that name a list. Everything else is walked through. */
const POINTERS: ReadonlySet<string> = new Set(['at', 'drawing']);

interface Pointers {
  readonly pointers: Set<string>;
  /** The pointers among them that point at drawings. */
  readonly drawings: Set<string>;
}

function visit(node: unknown, entry: string, found: Pointers): void {
  if (Array.isArray(node)) for (const one of node) visit(one, entry, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const record = node as Readonly<Record<string, unknown>>;
  const { each } = record;
  const list = typeof each === 'string' ? resolveEntryPointer(entry, each) : undefined;
  if (list !== undefined) found.pointers.add(list);
  const inside = list === undefined ? entry : `${list}/*`;
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'string') visit(value, inside, found);
    else if (POINTERS.has(key)) found.pointers.add(resolveEntryPointer(inside, value));
    else if (key === 'item') found.pointers.add(`${inside}${value}`);
    if (key === 'drawing' && typeof value === 'string') found.drawings.add(value);
  }
}

/** Pointers without repetition, in the order of the template. */
export function pointersOf(template: CardTemplate): string[] {
  const { front, back, more = [], themes = [] } = template;
  return [...new Set([front, back, more, themes].flat().flatMap((part) => pointersIn(part).pointers))];
}

interface PartPointers {
  readonly pointers: readonly string[];
  readonly drawings: readonly string[];
}

const known = new WeakMap<object, PartPointers>();

/** The pointers of an element or a theme. Cached: an edit of one leaves the others the objects they were. */
export const pointersIn = (part: object): PartPointers =>
  cachedFor(known, part, () => {
    const found: Pointers = { pointers: new Set(), drawings: new Set() };
    visit(part, '', found);
    return { pointers: [...found.pointers], drawings: [...found.drawings] };
  });
