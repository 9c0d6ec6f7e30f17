/**
 * Changes of documents as values. A change is created once, where the user acts. It is then applied in memory, stored in the database
 * as an undo step, applied in other windows, and written to the journal.
 */
import { diffJson } from './diff-json.ts';
import { applyEdits, type Edit, isListEdit, type RequestedEdit, toPlainEdit } from './edit.ts';
import { joinPointer, parsePointer } from './pointer.ts';

/** The change of one document. */
export interface Change {
  /** The document's table and id: `characters/tide-warden`. */
  readonly document: string;
  /**
   * The edits, in order. Each one changes something, and names an entry of a list by its index. A document is created by setting
   * the empty pointer, and deleted by removing it.
   */
  readonly edits: readonly Edit[];
  /** The edits that restore the document as it was before, in order. */
  readonly inverse: readonly Edit[];
}

/** Everything that one action of a user changes. A keystroke changes one document, an import many. */
export interface Operation {
  /** Unique among the operations of all windows. */
  readonly id: string;
  /** The window that made the operation. */
  readonly origin: string;
  /** When the operation was made, in milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly Change[];
  /** The revision of the document that the operation was made on. Absent for operations on several documents. */
  readonly baseRevision?: number;
}

/** The result of applying edits: the new document, and the edits as a change records them. */
export interface AppliedEdits extends Pick<Change, 'edits' | 'inverse'> {
  readonly document: unknown;
}

/**
 * Applies edits and finds their inverse. Edits that change nothing aren't recorded, and no recorded edit depends on another one, so that
 * undo can check every place separately. Inserting or moving an entry is recorded as the whole new list, so that undo can find the new
 * index of an entry that an older change concerns.
 *
 * @param isDetailed whether replacing an object or a list is recorded as the parts that differ. False for typing and dragging, where
 *   consecutive changes of one place become one step of undo
 * @throws RangeError under the same conditions as `applyEdits`
 */
export function applyReversibly(document: unknown, edits: readonly RequestedEdit[], isDetailed = true): AppliedEdits {
  let current = document;
  const recorded: EditPair[] = [];
  for (const requestedEdit of edits) {
    const edit = toPlainEdit(current, requestedEdit);
    const nextDocument = applyEdits(current, [edit]);
    const pairs =
      nextDocument === current ? [] : recordEdit(current, nextDocument, edit, isDetailed && !isListEdit(requestedEdit));
    if (pairs.length === 0) continue;
    recorded.push(...pairs);
    current = nextDocument;
  }
  const pairs = areIndependent(recorded) ? recorded : recordReplacement(document, current, '');
  return {
    document: current,
    edits: pairs.map(({ edit }) => edit),
    inverse: pairs.map(({ inverse }) => inverse).reverse(),
  };
}

/** An edit with the edit that reverts it. */
interface EditPair {
  readonly edit: Edit;
  readonly inverse: Edit;
}

/** Returns whether no edit concerns a place that another edit sets or removes, or a part of that place. */
function areIndependent(pairs: readonly EditPair[]): boolean {
  const paths = new Set(pairs.map(({ edit }) => edit.path));
  if (paths.size < pairs.length) return false;
  return pairs.every(({ edit }) => listAncestors(edit.path).every((ancestor) => !paths.has(ancestor)));
}

function listAncestors(pointer: string): string[] {
  const segments = pointer.split('/');
  return segments.slice(0, -1).map((_, depth) => segments.slice(0, depth + 1).join('/'));
}

/** Records an edit that turns one document into another. Returns an empty list if both have the same value at the edit's place. */
function recordEdit(oldValue: unknown, newValue: unknown, edit: Edit, isDetailed: boolean): readonly EditPair[] {
  const affectedPlace = findPlace(oldValue, edit);
  const { path } = affectedPlace;
  if (edit.op === 'remove' && affectedPlace.kind === 'value') {
    const beforeField = affectedPlace.following === undefined ? {} : { before: affectedPlace.following };
    return [{ edit: { op: 'remove', path }, inverse: { op: 'set', path, value: affectedPlace.value, ...beforeField } }];
  }
  const value = getExistingValue(newValue, path);
  if (affectedPlace.kind === 'missing') {
    const beforeField =
      edit.op === 'set' && edit.before !== undefined && path === edit.path ? { before: edit.before } : {};
    return [{ edit: { op: 'set', path, value, ...beforeField }, inverse: { op: 'remove', path } }];
  }
  if (isEqualInKeyOrder(affectedPlace.value, value)) return [];
  return isDetailed
    ? recordReplacement(affectedPlace.value, value, path)
    : [recordSet(affectedPlace.value, value, path)];
}

const recordSet = (oldValue: unknown, newValue: unknown, pointer: string): EditPair => ({
  edit: { op: 'set', path: pointer, value: newValue },
  inverse: { op: 'set', path: pointer, value: oldValue },
});

/** Records the replacement of a value: as edits of the parts that differ if possible, otherwise as a whole. */
const recordReplacement = (oldValue: unknown, newValue: unknown, pointer: string): readonly EditPair[] =>
  recordDifferences(oldValue, newValue, pointer) ?? [recordSet(oldValue, newValue, pointer)];

/**
 * The place where an edit takes effect.
 *
 * - `value`: the place of the edit exists. `following` is the next key of the same object.
 * - `missing`: the place doesn't exist. `path` is the topmost place that the edit creates.
 * - `list`: the edit removes an entry that isn't the last of its list, so the whole list is recorded.
 */
type Place =
  | { readonly kind: 'value'; readonly path: string; readonly value: unknown; readonly following?: string | undefined }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'list'; readonly path: string; readonly value: unknown };

/** @param edit an edit that can be applied to the document */
function findPlace(document: unknown, edit: Edit): Place {
  const segments = parsePointer(edit.path);
  if (segments.length === 0 && document === undefined) return { kind: 'missing', path: '' };
  let value = document;
  let pointer = '';
  let followingKey: string | undefined;
  for (const [depth, key] of segments.entries()) {
    const removesHere = edit.op === 'remove' && depth === segments.length - 1;
    if (Array.isArray(value)) {
      const index = key === '-' ? value.length : Number(key);
      if (index >= value.length) return { kind: 'missing', path: joinPointer(pointer, index) };
      if (removesHere && index < value.length - 1) return { kind: 'list', path: pointer, value };
      pointer = joinPointer(pointer, index);
      value = value[index];
      continue;
    }
    const object = value as Readonly<Record<string, unknown>>;
    pointer = joinPointer(pointer, key);
    if (!Object.hasOwn(object, key)) return { kind: 'missing', path: pointer };
    const siblings = removesHere ? Object.keys(object) : [];
    followingKey = siblings[siblings.indexOf(key) + 1];
    value = object[key];
  }
  return { kind: 'value', path: pointer, value, following: followingKey };
}

/** Returns the value at a pointer that exists. */
function getExistingValue(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of parsePointer(pointer)) value = (value as Readonly<Record<string, unknown>>)[key];
  return value;
}

/**
 * Records the parts of an object or a list that differ. Returns undefined for other values, and if the edits wouldn't reproduce the
 * new value exactly, for instance because its keys have another order.
 */
function recordDifferences(oldValue: unknown, newValue: unknown, pointer: string): EditPair[] | undefined {
  if (!isContainer(oldValue) || !isContainer(newValue)) return undefined;
  const edits = diffJson(oldValue, newValue);
  if (edits.some((edit) => edit.path === '') || !isEqualInKeyOrder(applyEdits(oldValue, edits), newValue))
    return undefined;
  const pairs: EditPair[] = [];
  let current: unknown = oldValue;
  for (const edit of edits) {
    const nextDocument = applyEdits(current, [edit]);
    pairs.push(...recordEdit(current, nextDocument, edit, false));
    current = nextDocument;
  }
  return pairs.map(({ edit, inverse }) => ({ edit: prefixPath(pointer, edit), inverse: prefixPath(pointer, inverse) }));
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the same edit for a document that contains the edited value at `parentPointer`. */
export const prefixPath = (parentPointer: string, edit: Edit): Edit => ({ ...edit, path: parentPointer + edit.path });

/** Returns whether two JSON values are equal, including the order of their keys. */
function isEqualInKeyOrder(leftValue: unknown, rightValue: unknown): boolean {
  if (Object.is(leftValue, rightValue)) return true;
  if (!isContainer(leftValue) || !isContainer(rightValue) || Array.isArray(leftValue) !== Array.isArray(rightValue))
    return false;
  const [leftEntries, rightEntries] = [Object.entries(leftValue), Object.entries(rightValue)];
  return (
    leftEntries.length === rightEntries.length &&
    leftEntries.every(
      ([key, value], index) => key === rightEntries[index]?.[0] && isEqualInKeyOrder(value, rightEntries[index]?.[1]),
    )
  );
}

/** Returns the change between two states of a document; undefined means that the document doesn't exist. */
export function createChange(document: string, oldValue: unknown, newValue: unknown): Change {
  if (oldValue === undefined || newValue === undefined) {
    return { document, edits: [createDocumentEdit(newValue)], inverse: [createDocumentEdit(oldValue)] };
  }
  const { edits, inverse } = applyReversibly(oldValue, [{ op: 'set', path: '', value: newValue }]);
  return { document, edits, inverse };
}

const createDocumentEdit = (value: unknown): Edit =>
  value === undefined ? { op: 'remove', path: '' } : { op: 'set', path: '', value };

/** Returns whether a change creates or deletes its document. */
export const createsOrDeletes = ({ edits, inverse }: Change): boolean =>
  [...edits, ...inverse].some(({ op, path }) => op === 'remove' && path === '');
