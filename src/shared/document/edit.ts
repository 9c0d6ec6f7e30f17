/** Small changes of a document as data: forms create them, fixes offer them, undo reverts them and the journal stores them. */
import { getValueBySegments, parsePointer } from './pointer.ts';

/**
 * One change at one place of a JSON document; `path` is an RFC 6901 pointer.
 *
 * - `set` gives the place a value. A missing key is added, in front of the key `before` if the object has that key. The index after
 *   the last entry of a list, or `-`, appends.
 * - `remove` removes a key or an entry.
 */
export type Edit = { op: 'set'; path: string; value: unknown; before?: string } | { op: 'remove'; path: string };

/**
 * A change of a list that can also be applied after the list has changed. `insert` puts a value before the entry at the path, or at the
 * end. `move` moves the entry at the path to the index `to`. List edits aren't stored: `toPlainEdit` converts them first.
 */
export type ListEdit = { op: 'insert'; path: string; value: unknown } | { op: 'move'; path: string; to: number };

/** An edit as the user requests it. */
export type RequestedEdit = Edit | ListEdit;

/** Whether an edit moves other entries of its list. */
export const isListEdit = (edit: RequestedEdit): edit is ListEdit => edit.op === 'insert' || edit.op === 'move';

/** Creates an edit that sets a place, or removes it if there is no value: an empty form field isn't a key of the document. */
export const setOrRemove = (pointer: string, value: unknown): Edit =>
  value === undefined ? { op: 'remove', path: pointer } : { op: 'set', path: pointer, value };

/**
 * Returns the document with all edits applied in order. The given document isn't changed, and unchanged parts are shared with it:
 * edits that change nothing return the same object.
 *
 * Missing parents of a place that is set are created: a list if the next key is `-`, otherwise an object. Removing a missing key
 * changes nothing.
 *
 * @throws RangeError for a missing list entry, for a place below a string, number, boolean or null, and for removing the document
 *   from itself
 */
export function applyEdits<D>(document: D, edits: readonly RequestedEdit[]): D {
  let changedDocument: unknown = document;
  for (const requestedEdit of edits) {
    const edit = toPlainEdit(changedDocument, requestedEdit);
    changedDocument = applyEdit(changedDocument, parsePointer(edit.path), edit);
  }
  return changedDocument as D;
}

/**
 * Converts an edit of a list into one that sets the resulting list, or appends to the list of this document. Other edits are returned
 * unchanged.
 *
 * @throws RangeError if the document has no such list, or if the entry to move is not in it
 */
export function toPlainEdit(document: unknown, edit: RequestedEdit): Edit {
  if (!isListEdit(edit)) return edit;
  const segments = parsePointer(edit.path);
  const lastSegment = segments.at(-1) ?? '';
  const listPath = edit.path.slice(0, edit.path.lastIndexOf('/'));
  const entries = getValueBySegments(document, segments.slice(0, -1)) ?? [];
  if (!Array.isArray(entries) || !(INDEX.test(lastSegment) || lastSegment === '-')) throw createNoPlaceError(edit);
  const index = lastSegment === '-' ? entries.length : Number(lastSegment);
  if (edit.op === 'insert') {
    if (index >= entries.length) return { op: 'set', path: `${listPath}/-`, value: edit.value };
    return { op: 'set', path: listPath, value: insertEntry(entries, index, edit.value) };
  }
  if (index >= entries.length) throw createNoPlaceError(edit);
  const otherEntries = entries.filter((_, i) => i !== index);
  return { op: 'set', path: listPath, value: insertEntry(otherEntries, Math.max(0, edit.to), entries[index]) };
}

const insertEntry = (entries: readonly unknown[], index: number, entry: unknown): unknown[] => [
  ...entries.slice(0, index),
  entry,
  ...entries.slice(index),
];

/** @param segments the remaining segments, relative to this value */
function applyEdit(value: unknown, segments: readonly string[], edit: Edit): unknown {
  const [key, ...remainingSegments] = segments;
  if (key === undefined) {
    if (edit.op === 'remove') throw new RangeError('A document cannot be removed from itself.');
    return edit.value;
  }
  const parent = value === undefined && edit.op === 'set' ? (key === '-' ? [] : {}) : value;
  if (Array.isArray(parent)) return editList(parent, key, remainingSegments, edit);
  if (typeof parent !== 'object' || parent === null) throw createNoPlaceError(edit);
  return editObject(parent as KeyedObject, key, remainingSegments, edit);
}

type KeyedObject = Readonly<Record<string, unknown>>;

function editObject(object: KeyedObject, key: string, remainingSegments: readonly string[], edit: Edit): KeyedObject {
  const hasKey = Object.hasOwn(object, key);
  if (edit.op === 'remove' && !hasKey) return object;
  if (edit.op === 'remove' && remainingSegments.length === 0) {
    const { [key]: _removed, ...remaining } = object;
    return remaining;
  }
  const oldValue = hasKey ? object[key] : undefined;
  const newValue = applyEdit(oldValue, remainingSegments, edit);
  if (hasKey && Object.is(oldValue, newValue)) return object;
  const followingKey = edit.op === 'set' && remainingSegments.length === 0 && !hasKey ? edit.before : undefined;
  return followingKey === undefined || !Object.hasOwn(object, followingKey)
    ? { ...object, [key]: newValue }
    : Object.fromEntries(
        Object.entries(object).flatMap((entry) => (entry[0] === followingKey ? [[key, newValue], entry] : [entry])),
      );
}

/** Indexes as RFC 6901 writes them: without sign or leading zeros. */
const INDEX = /^(?:0|[1-9]\d*)$/;

function editList(
  entries: readonly unknown[],
  key: string,
  remainingSegments: readonly string[],
  edit: Edit,
): readonly unknown[] {
  const index = key === '-' ? entries.length : INDEX.test(key) ? Number(key) : -1;
  const isNew = index === entries.length && edit.op === 'set' && (key === '-' || remainingSegments.length === 0);
  if (!isNew && (index < 0 || index >= entries.length)) throw createNoPlaceError(edit);
  if (edit.op === 'remove' && remainingSegments.length === 0) return entries.filter((_, i) => i !== index);
  const newValue = applyEdit(entries[index], remainingSegments, edit);
  if (!isNew && Object.is(entries[index], newValue)) return entries;
  const changedList = [...entries];
  changedList[index] = newValue;
  return changedList;
}

const createNoPlaceError = ({ path }: RequestedEdit): RangeError => new RangeError(`There is no place called ${path}.`);
