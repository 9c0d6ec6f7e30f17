/** Small changes of a document, as data: what a form sets, a fix offers, undo takes back and the journal keeps. */
import { segments, valueBelow } from './pointer.ts';

/**
 * One change at a place of a JSON document; places are RFC 6901 pointers. `set` gives the place a value: a missing key is
 * added, before the key `before` where that is there, and the index after the last entry of a list, or `-`, appends. `remove`
 * takes a key or an entry out.
 */
export type Edit = { op: 'set'; path: string; value: unknown; before?: string } | { op: 'remove'; path: string };

/**
 * A change of a list that says what it does, so that it can be made in a list that has changed meanwhile. `insert` puts an entry
 * before the one with the index of the path, or at the end. `move` gives the entry at the path another index. What is stored of it is
 * the list that results.
 */
export type ListEdit = { op: 'insert'; path: string; value: unknown } | { op: 'move'; path: string; to: number };

/** An edit as a user asks for it. */
export type RequestedEdit = Edit | ListEdit;

/** Whether an edit changes the places of other entries in its list. */
export const isListEdit = (edit: RequestedEdit): edit is ListEdit => edit.op === 'insert' || edit.op === 'move';

/** Sets a place, or removes it where there is no value: an empty field of a form is no key of the document. */
export const setOrRemove = (path: string, value: unknown): Edit =>
  value === undefined ? { op: 'remove', path } : { op: 'set', path, value };

/**
 * The document with all edits made in order. The given one is not changed, and whatever the edits do not touch is shared
 * with it: an edit that changes nothing gives the same object back.
 *
 * Missing parents of a place that is set are created: a list where the next key is `-`, else an object. Removing a
 * key that is missing changes nothing.
 *
 * @throws RangeError for an entry that a list does not have, for a place below a text, a number, a flag or null, and for
 *   removing the document from itself
 */
export function applyEdits<D>(document: D, edits: readonly RequestedEdit[]): D {
  let changed: unknown = document;
  for (const requested of edits) {
    const edit = toPlainEdit(changed, requested);
    changed = withEdit(changed, segments(edit.path), edit);
  }
  return changed as D;
}

/**
 * Returns the edit that sets or removes a value of this document and has the same result.
 *
 * @throws RangeError if the document has no such list, or if the entry to move is not in it
 */
export function toPlainEdit(document: unknown, edit: RequestedEdit): Edit {
  if (!isListEdit(edit)) return edit;
  const keys = segments(edit.path);
  const key = keys.at(-1) ?? '';
  const listPath = edit.path.slice(0, edit.path.lastIndexOf('/'));
  const list = valueBelow(document, keys.slice(0, -1)) ?? [];
  if (!Array.isArray(list) || !(INDEX.test(key) || key === '-')) throw noPlace(edit);
  const index = key === '-' ? list.length : Number(key);
  if (edit.op === 'insert') {
    if (index >= list.length) return { op: 'set', path: `${listPath}/-`, value: edit.value };
    return { op: 'set', path: listPath, value: insertEntry(list, index, edit.value) };
  }
  if (index >= list.length) throw noPlace(edit);
  const others = list.filter((_, i) => i !== index);
  return { op: 'set', path: listPath, value: insertEntry(others, Math.max(0, edit.to), list[index]) };
}

const insertEntry = (list: readonly unknown[], index: number, entry: unknown): unknown[] => [
  ...list.slice(0, index),
  entry,
  ...list.slice(index),
];

/** @param path what is left of the way to the place, from this value on */
function withEdit(value: unknown, path: readonly string[], edit: Edit): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (edit.op === 'remove') throw new RangeError('A document cannot be removed from itself.');
    return edit.value;
  }
  const holder = value === undefined && edit.op === 'set' ? (key === '-' ? [] : {}) : value;
  if (Array.isArray(holder)) return inList(holder, key, rest, edit);
  if (typeof holder !== 'object' || holder === null) throw noPlace(edit);
  return inObject(holder as Keyed, key, rest, edit);
}

type Keyed = Readonly<Record<string, unknown>>;

function inObject(object: Keyed, key: string, rest: readonly string[], edit: Edit): Keyed {
  const isThere = Object.hasOwn(object, key);
  if (edit.op === 'remove' && !isThere) return object;
  if (edit.op === 'remove' && rest.length === 0) {
    const { [key]: _removed, ...others } = object;
    return others;
  }
  const before = isThere ? object[key] : undefined;
  const after = withEdit(before, rest, edit);
  if (isThere && Object.is(before, after)) return object;
  const next = edit.op === 'set' && rest.length === 0 && !isThere ? edit.before : undefined;
  return next === undefined || !Object.hasOwn(object, next)
    ? { ...object, [key]: after }
    : Object.fromEntries(
        Object.entries(object).flatMap((entry) => (entry[0] === next ? [[key, after], entry] : [entry])),
      );
}

/** Numbers of entries as RFC 6901 writes them: without sign and leading zeros. */
const INDEX = /^(?:0|[1-9]\d*)$/;

function inList(list: readonly unknown[], key: string, rest: readonly string[], edit: Edit): readonly unknown[] {
  const index = key === '-' ? list.length : INDEX.test(key) ? Number(key) : -1;
  const isNew = index === list.length && edit.op === 'set' && (key === '-' || rest.length === 0);
  if (!isNew && (index < 0 || index >= list.length)) throw noPlace(edit);
  if (edit.op === 'remove' && rest.length === 0) return list.filter((_, i) => i !== index);
  const after = withEdit(list[index], rest, edit);
  if (!isNew && Object.is(list[index], after)) return list;
  const changed = [...list];
  changed[index] = after;
  return changed;
}

const noPlace = ({ path }: RequestedEdit): RangeError => new RangeError(`There is no place called ${path}.`);
