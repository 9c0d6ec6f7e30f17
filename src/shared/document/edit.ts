/** Small changes to a document, as data: what a fix offers, and what can be undone. */
import { segments } from './pointer.ts';

/**
 * `set` gives a key or item a value (a key that is missing is added, an index at the end of a list appends);
 * `remove` takes a key or item out. Places are RFC 6901 pointers.
 */
export type Edit = { op: 'set'; path: string; value: unknown } | { op: 'remove'; path: string };

/** The document with all edits applied in order. The given one is not changed. Throws on a place that is not there. */
export function applyEdits<D>(document: D, edits: readonly Edit[]): D {
  return edits.reduce<unknown>((d, edit) => applied(d, segments(edit.path), edit), document) as D;
}

function applied(value: unknown, path: readonly string[], edit: Edit): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (edit.op === 'remove') throw new RangeError('A document cannot be removed from itself.');
    return edit.value;
  }
  if (Array.isArray(value)) return inList(value, Number(key), rest, edit);
  if (typeof value !== 'object' || value === null) throw new RangeError(`There is no place called ${edit.path}.`);
  const object = value as Record<string, unknown>;
  if (rest.length === 0 && edit.op === 'remove') {
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  }
  const inner = Object.hasOwn(object, key) ? object[key] : undefined;
  const changed = rest.length === 0 && edit.op === 'set' ? edit.value : applied(inner, rest, edit);
  // A computed key would let `__proto__` through as the prototype; an entry is always the object's own.
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, v]) => [name, name === key ? changed : v]))
    : Object.fromEntries([...Object.entries(object), [key, changed]]);
}

function inList(list: readonly unknown[], index: number, rest: readonly string[], edit: Edit): unknown[] {
  const last = rest.length === 0 && edit.op === 'set' ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > last)
    throw new RangeError(`There is no place called ${edit.path}.`);
  if (rest.length > 0) return list.map((item, i) => (i === index ? applied(item, rest, edit) : item));
  if (edit.op === 'remove') return list.filter((_, i) => i !== index);
  return index === list.length ? [...list, edit.value] : list.map((item, i) => (i === index ? edit.value : item));
}
