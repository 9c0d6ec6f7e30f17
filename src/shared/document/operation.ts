/**
 * Changes of documents as values. A change is made once, where the user acts. Memory applies it, the database stores it as a step of
 * undo, other windows follow it, and the journal writes its edits.
 */
import { difference } from './difference.ts';
import { applyEdits, type Edit, isListEdit, type RequestedEdit, toPlainEdit } from './edit.ts';
import { pointer, segments } from './pointer.ts';

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
 * Applies edits and finds their inverse. Edits that change nothing are left out, and no recorded edit depends on another one, so
 * that a step of undo can be checked place by place. An entry that is inserted or moved is recorded as the whole list, so that
 * other changes can be followed to the entry that they are about.
 *
 * @param isDetailed whether replacing an object or a list is recorded as the parts that differ. False for typing and dragging, where
 *   consecutive changes of one place become one step of undo
 * @throws RangeError under the same conditions as `applyEdits`
 */
export function applyReversibly(document: unknown, edits: readonly RequestedEdit[], isDetailed = true): AppliedEdits {
  let current = document;
  const recorded: EditPair[] = [];
  for (const requested of edits) {
    const edit = toPlainEdit(current, requested);
    const next = applyEdits(current, [edit]);
    const pairs = next === current ? [] : recordEdit(current, next, edit, isDetailed && !isListEdit(requested));
    if (pairs.length === 0) continue;
    recorded.push(...pairs);
    current = next;
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
  return pairs.every(({ edit }) => ancestorsOf(edit.path).every((ancestor) => !paths.has(ancestor)));
}

function ancestorsOf(path: string): string[] {
  const keys = path.split('/');
  return keys.slice(0, -1).map((_, depth) => keys.slice(0, depth + 1).join('/'));
}

/** Records an edit that changes the document `before` to `after`. Returns nothing if both hold the same value at its place. */
function recordEdit(before: unknown, after: unknown, edit: Edit, isDetailed: boolean): readonly EditPair[] {
  const place = findPlace(before, edit);
  const { path } = place;
  if (edit.op === 'remove' && place.kind === 'value') {
    const following = place.following === undefined ? {} : { before: place.following };
    return [{ edit: { op: 'remove', path }, inverse: { op: 'set', path, value: place.value, ...following } }];
  }
  const value = valueAtPath(after, path);
  if (place.kind === 'missing') {
    const following =
      edit.op === 'set' && edit.before !== undefined && path === edit.path ? { before: edit.before } : {};
    return [{ edit: { op: 'set', path, value, ...following }, inverse: { op: 'remove', path } }];
  }
  if (isEqualInKeyOrder(place.value, value)) return [];
  return isDetailed ? recordReplacement(place.value, value, path) : [recordSet(place.value, value, path)];
}

const recordSet = (before: unknown, after: unknown, path: string): EditPair => ({
  edit: { op: 'set', path, value: after },
  inverse: { op: 'set', path, value: before },
});

/** Records the replacement of a value: as edits of the parts that differ if possible, otherwise as a whole. */
const recordReplacement = (before: unknown, after: unknown, path: string): readonly EditPair[] =>
  recordDifferences(before, after, path) ?? [recordSet(before, after, path)];

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
  const keys = segments(edit.path);
  if (keys.length === 0 && document === undefined) return { kind: 'missing', path: '' };
  let value = document;
  let path = '';
  let following: string | undefined;
  for (const [depth, key] of keys.entries()) {
    const removesHere = edit.op === 'remove' && depth === keys.length - 1;
    if (Array.isArray(value)) {
      const index = key === '-' ? value.length : Number(key);
      if (index >= value.length) return { kind: 'missing', path: pointer(path, index) };
      if (removesHere && index < value.length - 1) return { kind: 'list', path, value };
      path = pointer(path, index);
      value = value[index];
      continue;
    }
    const object = value as Readonly<Record<string, unknown>>;
    path = pointer(path, key);
    if (!Object.hasOwn(object, key)) return { kind: 'missing', path };
    const siblings = removesHere ? Object.keys(object) : [];
    following = siblings[siblings.indexOf(key) + 1];
    value = object[key];
  }
  return { kind: 'value', path, value, following };
}

/** The value at a path that exists. */
function valueAtPath(document: unknown, path: string): unknown {
  let value = document;
  for (const key of segments(path)) value = (value as Readonly<Record<string, unknown>>)[key];
  return value;
}

/**
 * Records the parts of an object or a list that differ. Returns undefined for other values, and if the edits wouldn't reproduce the
 * new value exactly, for instance because its keys have another order.
 */
function recordDifferences(before: unknown, after: unknown, path: string): EditPair[] | undefined {
  if (!isContainer(before) || !isContainer(after)) return undefined;
  const edits = difference(before, after);
  if (edits.some((edit) => edit.path === '') || !isEqualInKeyOrder(applyEdits(before, edits), after)) return undefined;
  const pairs: EditPair[] = [];
  let current: unknown = before;
  for (const edit of edits) {
    const next = applyEdits(current, [edit]);
    pairs.push(...recordEdit(current, next, edit, false));
    current = next;
  }
  return pairs.map(({ edit, inverse }) => ({ edit: prefixPath(path, edit), inverse: prefixPath(path, inverse) }));
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the same edit for a document that holds the edited one at `path`. */
export const prefixPath = (path: string, edit: Edit): Edit => ({ ...edit, path: path + edit.path });

/** Returns whether two JSON values are equal, including the order of their keys. */
function isEqualInKeyOrder(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value], index) => key === right[index]?.[0] && isEqualInKeyOrder(value, right[index]?.[1]))
  );
}

/** Returns the change between two states of a document; undefined stands for a document that doesn't exist. */
export function createChange(document: string, before: unknown, after: unknown): Change {
  if (before === undefined || after === undefined) {
    return { document, edits: [editOfWhole(after)], inverse: [editOfWhole(before)] };
  }
  const { edits, inverse } = applyReversibly(before, [{ op: 'set', path: '', value: after }]);
  return { document, edits, inverse };
}

const editOfWhole = (value: unknown): Edit =>
  value === undefined ? { op: 'remove', path: '' } : { op: 'set', path: '', value };

/** Returns whether a change creates or deletes its document. */
export const createsOrDeletes = ({ edits, inverse }: Change): boolean =>
  [...edits, ...inverse].some(({ op, path }) => op === 'remove' && path === '');
