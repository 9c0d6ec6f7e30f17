/**
 * What changes documents, as one value. It is made once, where the user acts; memory applies it, the database stores it, undo keeps
 * it, the journal writes it down, and other windows get the same value.
 */
import { difference } from './difference.ts';
import { applyEdits, type Edit } from './edit.ts';
import { pointer, segments } from './pointer.ts';

/** The change of one document. */
export interface Change {
  /** Its store and id: `characters/tide-warden`. */
  readonly document: string;
  /**
   * The edits, in order. Each really changes something, and names the entry of a list by its number. A document is made by setting
   * the empty pointer, and deleted by removing it.
   */
  readonly edits: readonly Edit[];
  /** The edits that lead back, in order. */
  readonly inverse: readonly Edit[];
}

/** One action of a user: a keystroke changes one document, an import many. */
export interface Operation {
  /** Unique in all libraries. */
  readonly id: string;
  /** The window that made it. */
  readonly origin: string;
  /** When it was made: milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly Change[];
  /** The revision that the document had where the operation was made. Absent = it has several documents, or a new one. */
  readonly baseRevision?: number;
}

/** A document after edits, and these as a change has them. */
export interface Applied extends Pick<Change, 'edits' | 'inverse'> {
  readonly document: unknown;
}

/**
 * Applies edits, and finds those that lead back on the way. The recorded edits are independent of each other: none changes what
 * another one has changed. Edits that change nothing are left out.
 *
 * @param precise whether a list or an object that is replaced by another is recorded as what differs in it. Not where fields are
 *   dragged or typed into: changes of one place are taken together there
 * @throws RangeError as `applyEdits` does
 */
export function applyReversibly(document: unknown, edits: readonly Edit[], precise = true): Applied {
  let current = document;
  const steps: Reversible[] = [];
  for (const edit of edits) {
    const next = applyEdits(current, [edit]);
    const made = next === current ? [] : reversible(current, next, edit, precise);
    if (made.length === 0) continue;
    steps.push(...made);
    current = next;
  }
  const recorded = areIndependent(steps) ? steps : replacing(document, current, '');
  return {
    document: current,
    edits: recorded.map(({ forth }) => forth),
    inverse: recorded.map(({ back }) => back).reverse(),
  };
}

/** Whether no edit is about a place that another one has set or removed, or about a part of it. */
function areIndependent(steps: readonly Reversible[]): boolean {
  const places = new Set(steps.map(({ forth }) => forth.path));
  if (places.size < steps.length) return false;
  return steps.every(({ forth: { path } }) => {
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      if (places.has(path.slice(0, end))) return false;
      if (end === 0) break;
    }
    return true;
  });
}

/** An edit and the one that leads back. */
interface Reversible {
  readonly forth: Edit;
  readonly back: Edit;
}

/** An edit that changes the document `before` to `after`, as it is recorded. */
function reversible(before: unknown, after: unknown, edit: Edit, precise: boolean): readonly Reversible[] {
  const { path, value: old, isThere, isList, next } = findPlace(before, edit);
  if (edit.op === 'remove' && !isList) {
    const back: Edit = { op: 'set', path, value: old, ...(next !== undefined && { before: next }) };
    return [{ forth: { op: 'remove', path }, back }];
  }
  const value = valueAtKeys(after, path);
  if (!isThere) {
    const next = edit.op === 'set' && path === edit.path ? edit.before : undefined;
    const forth: Edit = { op: 'set', path, value, ...(next !== undefined && { before: next }) };
    return [{ forth, back: { op: 'remove', path } }];
  }
  if (isWrittenAlike(old, value)) return [];
  return precise ? replacing(old, value, path) : [setting(path, old, value)];
}

const setting = (path: string, before: unknown, after: unknown): Reversible => ({
  forth: { op: 'set', path, value: after },
  back: { op: 'set', path, value: before },
});

/** One value replaced by another: as edits of what differs in a list or an object, else as a whole. */
const replacing = (before: unknown, after: unknown, path: string): readonly Reversible[] =>
  differingParts(before, after, path) ?? [setting(path, before, after)];

/**
 * Where an edit takes effect: its own place, the highest one on the way to it that it has to create, or the list whose entry it
 * removes, since the entries after that move.
 */
interface Place {
  readonly path: string;
  readonly isThere: boolean;
  readonly value?: unknown;
  readonly isList?: true;
  /** The key after one that is removed. */
  readonly next?: string | undefined;
}

function findPlace(document: unknown, edit: Edit): Place {
  const keys = segments(edit.path);
  let value = document;
  let path = '';
  let next: string | undefined;
  for (const [depth, key] of keys.entries()) {
    const isLast = depth === keys.length - 1;
    if (Array.isArray(value)) {
      const index = key === '-' ? value.length : Number(key);
      if (index >= value.length) return { path: pointer(path, index), isThere: false };
      if (isLast && edit.op === 'remove' && index < value.length - 1) {
        return { path, isThere: true, isList: true, value };
      }
      path = pointer(path, index);
      value = value[index];
      continue;
    }
    const object = value as Readonly<Record<string, unknown>> | undefined;
    const isThere = object !== undefined && Object.hasOwn(object, key);
    // A missing parent of a list's first entry is created with it.
    if (object === undefined || !isThere) return { path: pointer(path, key), isThere: false };
    const order = isLast && edit.op === 'remove' ? Object.keys(object) : [];
    next = order[order.indexOf(key) + 1];
    path = pointer(path, key);
    value = object[key];
  }
  return { path, value, isThere: value !== undefined, next };
}

function valueAtKeys(document: unknown, path: string): unknown {
  let value = document;
  for (const key of segments(path)) value = (value as Readonly<Record<string, unknown>>)[key];
  return value;
}

/**
 * What differs in a list or an object, as edits of its parts; undefined for other values, and where the edits would not lead to
 * exactly this value, for instance since its keys are in another order.
 */
function differingParts(before: unknown, after: unknown, path: string): Reversible[] | undefined {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return undefined;
  const edits = difference(before, after);
  if (edits.some((edit) => edit.path === '') || !isWrittenAlike(applyEdits(before, edits), after)) return undefined;
  const parts: Reversible[] = [];
  let current: unknown = before;
  for (const edit of edits) {
    const next = applyEdits(current, [edit]);
    parts.push(...reversible(current, next, edit, false));
    current = next;
  }
  return parts.map(({ forth, back }) => ({ forth: below(path, forth), back: below(path, back) }));
}

const below = (path: string, edit: Edit): Edit => ({ ...edit, path: path + edit.path });

/** Whether two JSON values are equal, with their keys in the same order. */
function isWrittenAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value], i) => key === right[i]?.[0] && isWrittenAlike(value, right[i]?.[1]))
  );
}

/** The change from one state of a document to another. `undefined` stands for no document: it is made, or deleted. */
export function changeOfWhole(document: string, before: unknown, after: unknown): Change {
  if (before === undefined || after === undefined) {
    const set = (value: unknown): Edit => ({ op: 'set', path: '', value });
    const edit = (value: unknown): Edit[] => (value === undefined ? [{ op: 'remove', path: '' }] : [set(value)]);
    return { document, edits: edit(after), inverse: edit(before) };
  }
  const { edits, inverse } = applyReversibly(before, [{ op: 'set', path: '', value: after }]);
  return { document, edits, inverse };
}

/** Whether a change makes a document or deletes it. */
export const isMadeOrDeleted = ({ edits, inverse }: Change): boolean =>
  [...edits, ...inverse].some(({ op, path }) => op === 'remove' && path === '');
