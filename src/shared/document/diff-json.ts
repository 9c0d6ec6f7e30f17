/**
 * Computes the difference between two states of a document as edits, which are small enough to store for every change in both
 * directions.
 */
import type { Edit } from './edit.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { joinPointer } from './pointer.ts';

/**
 * Returns the edits that turn the old value into the new one, or an empty list if both are equal.
 *
 * `applyEdits(oldValue, diffJson(oldValue, newValue))` equals the new value. New keys get their position in the new value; keys that
 * both values have stay in their old order. Objects are compared key by key. A list whose length changes is set as a whole, since its
 * entries may have moved. Both values are JSON.
 */
export function diffJson(oldValue: unknown, newValue: unknown): Edit[] {
  const edits: Edit[] = [];
  collectEdits(oldValue, newValue, '', edits);
  return edits;
}

/**
 * @param inList whether the value is an entry of a list or inside one: entries may have changed places, so the order of their keys
 *   counts
 */
function collectEdits(oldValue: unknown, newValue: unknown, pointer: string, edits: Edit[], inList = false): void {
  if (Object.is(oldValue, newValue)) return;
  if (Array.isArray(oldValue) && Array.isArray(newValue) && oldValue.length === newValue.length) {
    for (const [index, newEntry] of newValue.entries())
      collectEdits(oldValue[index], newEntry, joinPointer(pointer, index), edits, true);
    return;
  }
  if (isObject(oldValue) && isObject(newValue) && (!inList || hasSameKeyOrder(oldValue, newValue))) {
    compareKeys(oldValue, newValue, pointer, edits, inList);
    return;
  }
  if (!isEqualJson(oldValue, newValue)) edits.push({ op: 'set', path: pointer, value: newValue });
}

/** Whether the keys that both objects have are in the same order. */
function hasSameKeyOrder(oldObject: JsonObject, newObject: JsonObject): boolean {
  const sharedKeys = Object.keys(oldObject).filter((key) => Object.hasOwn(newObject, key));
  let position = 0;
  for (const key of Object.keys(newObject)) if (key === sharedKeys[position]) position += 1;
  return position === sharedKeys.length;
}

function compareKeys(
  oldObject: JsonObject,
  newObject: JsonObject,
  pointer: string,
  edits: Edit[],
  inList: boolean,
): void {
  for (const key of Object.keys(oldObject)) {
    if (!Object.hasOwn(newObject, key)) edits.push({ op: 'remove', path: joinPointer(pointer, key) });
  }
  const nextSharedKeys = findNextSharedKeys(Object.keys(newObject), oldObject);
  for (const key of Object.keys(newObject)) {
    const childPointer = joinPointer(pointer, key);
    const nextSharedKey = nextSharedKeys.get(key);
    if (Object.hasOwn(oldObject, key)) collectEdits(oldObject[key], newObject[key], childPointer, edits, inList);
    else
      edits.push({
        op: 'set',
        path: childPointer,
        value: newObject[key],
        ...(nextSharedKey === undefined ? {} : { before: nextSharedKey }),
      });
  }
}

/** Maps each key to the next key after it that the old object has too. */
function findNextSharedKeys(keys: readonly string[], oldObject: JsonObject): ReadonlyMap<string, string> {
  const nextByKey = new Map<string, string>();
  let nextKey: string | undefined;
  for (const key of [...keys].reverse()) {
    if (nextKey !== undefined) nextByKey.set(key, nextKey);
    if (Object.hasOwn(oldObject, key)) nextKey = key;
  }
  return nextByKey;
}

/** Whether two JSON values are equal, in any order of keys. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isEqualJson(value, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqualJson(a[key], b[key]))
  );
}
