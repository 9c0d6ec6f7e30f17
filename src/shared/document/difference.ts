/** The difference of two states of a document as edits: small enough to be kept for every change, in both directions. */
import type { Edit } from './edit.ts';
import { pointer } from './pointer.ts';

/**
 * The edits that make `after` of `before`; none where both are equal. `applyEdits(before, difference(before, after))` equals
 * `after`, with new keys in the places they have there; keys that are in both stay in the order they have before. Objects are compared key by key; a list of another length is set as a whole, since
 * its entries may have moved. Both are JSON values.
 */
export function difference(before: unknown, after: unknown): Edit[] {
  const edits: Edit[] = [];
  compare(before, after, '', edits);
  return edits;
}

/** @param inList whether it is, or stands in, an entry of a list: entries may have changed places, so that their keys count in order */
function compare(before: unknown, after: unknown, path: string, edits: Edit[], inList = false): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, value] of after.entries()) compare(before[index], value, pointer(path, index), edits, true);
    return;
  }
  if (isObject(before) && isObject(after) && (!inList || sameOrder(before, after))) {
    compareKeys(before, after, path, edits, inList);
    return;
  }
  if (!same(before, after)) edits.push({ op: 'set', path, value: after });
}

/** Whether the keys that both have stand in the same order. */
function sameOrder(before: Keyed, after: Keyed): boolean {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  let at = 0;
  for (const key of Object.keys(after)) if (key === kept[at]) at += 1;
  return at === kept.length;
}

function compareKeys(before: Keyed, after: Keyed, path: string, edits: Edit[], inList: boolean): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) edits.push({ op: 'remove', path: pointer(path, key) });
  }
  const nextKept = followers(Object.keys(after), before);
  for (const key of Object.keys(after)) {
    const place = pointer(path, key);
    const next = nextKept.get(key);
    if (Object.hasOwn(before, key)) compare(before[key], after[key], place, edits, inList);
    else edits.push({ op: 'set', path: place, value: after[key], ...(next === undefined ? {} : { before: next }) });
  }
}

/** Of each key the next one behind it that is in `before`. */
function followers(keys: readonly string[], before: Keyed): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let next: string | undefined;
  for (const key of [...keys].reverse()) {
    if (next !== undefined) found.set(key, next);
    if (Object.hasOwn(before, key)) next = key;
  }
  return found;
}

type Keyed = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, in any order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => same(value, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
