/**
 * Orders changes that two windows make to one field at the same time. The later change wins, even if the earlier one reaches the
 * disk after it. All windows order changes by time and then by window, and the steps of undo have the same order.
 */
import { same } from '../../../shared/document/difference.ts';
import { isListEdit, type RequestedEdit } from '../../../shared/document/edit.ts';
import { applyReversibly, type Change } from '../../../shared/document/operation.ts';
import { pointer, segments, valueBelow } from '../../../shared/document/pointer.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import { applyStep, type Step } from './steps.ts';
import { storedSteps } from './stored-history.ts';

/** The steps of a document that a change has to be inserted before, and all steps after them, oldest first. */
export type LaterSteps = readonly HistoryRow[];

/** A change as it was requested, before it is recorded as a step. */
type RequestedStep = Omit<Step, 'edits'> & { readonly edits: readonly RequestedEdit[] };

/** Whether a step comes after a change in the order that all windows agree on. */
const isLater = (change: RequestedStep, step: HistoryRow): boolean =>
  step.at > change.at || (step.at === change.at && (step.origin ?? '') > (change.origin ?? ''));

/**
 * Finds the first stored step that changes the same field, was made later in another window, and was unknown to the window of the
 * change. Returns that step and all steps after it, or an empty list if the change is simply applied last.
 *
 * @param baseRevision the revision of the row that the window had when it made the change
 */
export async function findLaterSteps(
  database: Database,
  change: RequestedStep,
  baseRevision: number,
): Promise<LaterSteps> {
  const steps = await storedSteps(database, change.document);
  // While the user is undoing, the times of the steps do not decide which change wins.
  if (steps.some(({ undone }) => undone)) return [];
  const firstLater = steps.findIndex(
    (step) =>
      isNewerThan(step, baseRevision) &&
      step.origin !== undefined &&
      step.origin !== change.origin &&
      isLater(change, step) &&
      overlaps(step, change),
  );
  return firstLater === -1 ? [] : steps.slice(firstLater);
}

/** Edits that a window has requested, and what it knew then. */
interface RequestedEdits {
  readonly changes: readonly [Pick<Change, 'document'>];
  readonly requested: readonly RequestedEdit[];
  /** The document that the window showed. */
  readonly seenDocument: unknown;
  readonly baseRevision: number;
  readonly origin: string;
}

/**
 * Moves edits of list entries along with these entries, if they have another index in the stored document. Returns undefined if an
 * entry was removed.
 */
export async function moveWithEntries(
  database: Database,
  { changes, requested, seenDocument, baseRevision, origin }: RequestedEdits,
  storedDocument: unknown,
): Promise<readonly RequestedEdit[] | undefined> {
  if (requested.length === 0) return [];
  const steps = (await storedSteps(database, changes[0].document)).filter(
    (step) => isNewerThan(step, baseRevision) && step.origin !== origin && !step.undone,
  );
  const moved: RequestedEdit[] = [];
  for (const edit of requested) {
    const path = locate(edit.path, steps, seenDocument, storedDocument);
    // A new entry has a place in any list.
    if (path === undefined && edit.op !== 'insert') return undefined;
    moved.push({ ...edit, path: path ?? edit.path });
  }
  return moved;
}

/**
 * Returns where the entry that a path leads through is in the stored document, or undefined if it was removed. The steps of other
 * windows tell that, unless a step was undone, or the window itself has changed the list in the meantime: then the entry is found
 * by its content.
 */
function locate(path: string, steps: readonly Step[], seen: unknown, stored: unknown): string | undefined {
  let moved: string | undefined = path;
  let isEdited = false;
  for (const step of steps) {
    if (moved === undefined) break;
    const entry: string = entryPath(moved);
    isEdited ||= step.edits.some((edit) => isInside(edit.path, entry));
    moved = followEntry(moved, step).path;
  }
  return isEdited ? moved : (findByContent(path, moved ?? path, seen, stored) ?? moved);
}

/** Finds the entries that a path leads through by their content. Returns undefined if an entry is not in its list. */
function findByContent(path: string, movedPath: string, seen: unknown, stored: unknown): string | undefined {
  let [seenValue, storedValue] = [seen, stored];
  const [keys, movedKeys] = [segments(path), segments(movedPath)];
  for (const [depth, key] of keys.entries()) {
    const movedKey = movedKeys[depth] ?? key;
    if (Array.isArray(seenValue) && Array.isArray(storedValue)) {
      if (!Object.hasOwn(seenValue, key))
        return pointer('', ...movedKeys.slice(0, depth), '-', ...keys.slice(depth + 1));
      const isThere = same(storedValue[Number(movedKey)], seenValue[Number(key)]);
      const index = isThere ? Number(movedKey) : findEntry(seenValue, storedValue, Number(key));
      if (index === -1) return undefined;
      movedKeys[depth] = String(index);
    }
    seenValue = valueBelow(seenValue, [key]);
    storedValue = valueBelow(storedValue, [movedKeys[depth] ?? key]);
  }
  return pointer('', ...movedKeys);
}

/** Returns the index of an entry in another state of its list, or -1. The second of two equal entries stays the second one. */
function findEntry(before: readonly unknown[], after: readonly unknown[], index: number): number {
  const entry = before[index];
  const count = before.slice(0, index).filter((other) => same(other, entry)).length;
  const matches = [...after.keys()].filter((i) => same(after[i], entry));
  return matches[count] ?? matches.at(-1) ?? -1;
}

/** The path of the outermost list entry that a path leads through; the path itself if there is none. */
function entryPath(path: string): string {
  const keys = path.split('/');
  const index = keys.findIndex((key) => /^\d+$/.test(key));
  return index === -1 ? path : keys.slice(0, index + 1).join('/');
}

/** Where a path leads after a step. */
interface Followed {
  /** Undefined if the step has removed the entry. */
  readonly path: string | undefined;
  /** Whether the step replaces the whole list, but leaves the entry as it is. */
  readonly isKept: boolean;
}

/** Follows a path to the place that its list entry has after a step. */
function followEntry(path: string, { edits, inverse }: Pick<Change, 'edits' | 'inverse'>): Followed {
  for (const edit of edits) {
    if (edit.op === 'remove' && isEntry(edit.path) && (path === edit.path || isInside(path, edit.path))) {
      return { path: undefined, isKept: false };
    }
    const old = inverse.find((other) => other.path === edit.path);
    if (edit.op !== 'set' || old?.op !== 'set' || !isInside(path, edit.path)) continue;
    if (!Array.isArray(edit.value) || !Array.isArray(old.value)) continue;
    return followInList(path, edit.path, old.value, edit.value);
  }
  return { path, isKept: false };
}

/** Follows a path into a list that is replaced by another one. */
function followInList(path: string, listPath: string, before: readonly unknown[], after: readonly unknown[]): Followed {
  const [key = '', ...rest] = path.slice(listPath.length + 1).split('/');
  const following = (index: number | string) => [listPath, index, ...rest].join('/');
  if (key === '-' || Number(key) >= before.length) {
    // A new entry still goes to the end. An entry that the window has just added itself was not in the list.
    return { path: rest.length === 0 ? following('-') : path, isKept: true };
  }
  const index = findEntry(before, after, Number(key));
  if (index !== -1) return { path: following(index), isKept: true };
  // In a list of the same length the entry was changed where it is.
  return { path: after.length === before.length ? path : undefined, isKept: false };
}

const isEntry = (path: string): boolean => /\/\d+$/.test(path);

/**
 * Whether a step was written after this revision of its row. The steps of a document are not in the order of their revisions: a
 * step that was put below later ones has a newer revision than these.
 */
const isNewerThan = ({ rev = 0 }: HistoryRow, revision: number): boolean => rev > revision;

/** Whether a step and a change concern the same place. An entry that a step only moves in its list is another place. */
const overlaps = (step: Step, { edits }: RequestedStep): boolean =>
  edits.some((edit) => {
    // An entry that is inserted or moved is applied to any list.
    if (isListEdit(edit)) return false;
    const { path } = edit;
    const followed = followEntry(path, step);
    if (followed.path === undefined) return true;
    return step.edits.some(
      (other) => other.path === path || isInside(other.path, path) || (isInside(path, other.path) && !followed.isKept),
    );
  });

const isInside = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

/** A document with a change inserted before the later steps, and the steps as they are then. */
export interface Rebased {
  readonly document: unknown;
  /** The change itself. */
  readonly step: Step;
  readonly later: readonly Omit<HistoryRow, 'n'>[];
}

/** Inserts a change before the later steps. Returns undefined if it can't be applied there and has to be applied last. */
export function rebase(storedDocument: unknown, laterSteps: LaterSteps, change: RequestedStep): Rebased | undefined {
  let original = storedDocument;
  for (const step of [...laterSteps].reverse()) {
    original = applyStep(original, step, 'undo');
    if (original === undefined) return undefined;
  }
  try {
    const { document: changed, edits, inverse } = applyReversibly(original, change.edits, change.path === '');
    // A later step would reach another entry of a list that the change rearranges.
    const isRearranged = (path: string) => followEntry(path, { edits, inverse }).path !== path;
    if (laterSteps.some((step) => step.edits.some(({ path }) => isRearranged(path)))) return undefined;
    let document = changed;
    const later: Omit<HistoryRow, 'n'>[] = [];
    for (const { n: _, ...step } of laterSteps) {
      const { document: next, edits, inverse } = applyReversibly(document, step.edits, step.path === '');
      if (edits.length > 0) later.push({ ...step, edits, inverse });
      document = next;
    }
    return { document, step: { ...change, edits, inverse }, later };
  } catch (error) {
    // The change or a step refers to an entry that does not exist.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
