/**
 * Orders changes that two windows make to one field at the same time. The later change wins, even if the earlier one reaches the
 * disk after it. All windows order changes by time and then by window, and the steps of undo have the same order.
 */
import { isEqualJson } from '../../../shared/document/diff-json.ts';
import { isListEdit, type RequestedEdit } from '../../../shared/document/edit.ts';
import { applyReversibly, type Change } from '../../../shared/document/operation.ts';
import { getValueBySegments, joinPointer, parsePointer } from '../../../shared/document/pointer.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import { applyStep, type Step } from './steps.ts';
import { readStoredSteps } from './stored-history.ts';

/** The stored steps of a document before which a change has to be inserted, oldest first. */
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
  const steps = await readStoredSteps(database, change.document);
  // While the user is undoing, the times of the steps do not decide which change wins.
  if (steps.some(({ undone }) => undone)) return [];
  const firstLaterIndex = steps.findIndex(
    (step) =>
      isNewerThan(step, baseRevision) &&
      step.origin !== undefined &&
      step.origin !== change.origin &&
      isLater(change, step) &&
      overlaps(step, change),
  );
  return firstLaterIndex === -1 ? [] : steps.slice(firstLaterIndex);
}

/** Edits that a window has requested, and the state of the document that this window knew. */
interface RequestedEdits {
  readonly changes: readonly [Pick<Change, 'document'>];
  readonly requested: readonly RequestedEdit[];
  /** The document that the window showed. */
  readonly seenDocument: unknown;
  readonly baseRevision: number;
  readonly origin: string;
}

/**
 * Adapts edits inside list entries to the indexes that these entries have in the stored document. Returns undefined if an entry was
 * removed.
 */
export async function moveWithEntries(
  database: Database,
  { changes, requested, seenDocument, baseRevision, origin }: RequestedEdits,
  storedDocument: unknown,
): Promise<readonly RequestedEdit[] | undefined> {
  if (requested.length === 0) return [];
  const steps = (await readStoredSteps(database, changes[0].document)).filter(
    (step) => isNewerThan(step, baseRevision) && step.origin !== origin && !step.undone,
  );
  const movedEdits: RequestedEdit[] = [];
  for (const edit of requested) {
    const pointer = locate(edit.path, steps, seenDocument, storedDocument);
    // A new entry can be inserted into any list.
    if (pointer === undefined && edit.op !== 'insert') return undefined;
    movedEdits.push({ ...edit, path: pointer ?? edit.path });
  }
  return movedEdits;
}

/**
 * Converts a pointer into the document that this window saw to a pointer into the stored document, in which list entries may have other
 * indexes. Returns undefined if an entry was removed. If a step of another window has edited the entry, its index is computed from the
 * steps. Otherwise the entry is found by its content, which also works after an undo or after other changes of this window.
 */
function locate(
  pointer: string,
  steps: readonly Step[],
  seenDocument: unknown,
  storedDocument: unknown,
): string | undefined {
  let movedPointer: string | undefined = pointer;
  let isEdited = false;
  for (const step of steps) {
    if (movedPointer === undefined) break;
    const entryPointer: string = getEntryPointer(movedPointer);
    isEdited ||= step.edits.some((edit) => isInside(edit.path, entryPointer));
    movedPointer = followEntry(movedPointer, step).pointer;
  }
  if (isEdited) return movedPointer;
  return findByContent(pointer, movedPointer ?? pointer, seenDocument, storedDocument) ?? movedPointer;
}

/**
 * Finds the list entries on the path of a pointer by their content. Returns undefined if an entry is not in its list.
 *
 * @param movedPointer the pointer with the expected indexes, which are tried first
 */
function findByContent(
  pointer: string,
  movedPointer: string,
  seenDocument: unknown,
  storedDocument: unknown,
): string | undefined {
  let [seenValue, storedValue] = [seenDocument, storedDocument];
  const [keys, movedKeys] = [parsePointer(pointer), parsePointer(movedPointer)];
  for (const [depth, key] of keys.entries()) {
    const movedKey = movedKeys[depth] ?? key;
    if (Array.isArray(seenValue) && Array.isArray(storedValue)) {
      // The pointer is that of a new entry, which goes to the end of the list: `-`.
      if (!Object.hasOwn(seenValue, key))
        return joinPointer('', ...movedKeys.slice(0, depth), '-', ...keys.slice(depth + 1));
      const isUnmoved = isEqualJson(storedValue[Number(movedKey)], seenValue[Number(key)]);
      const index = isUnmoved ? Number(movedKey) : findEntry(seenValue, storedValue, Number(key));
      if (index === -1) return undefined;
      movedKeys[depth] = String(index);
    }
    seenValue = getValueBySegments(seenValue, [key]);
    storedValue = getValueBySegments(storedValue, [movedKeys[depth] ?? key]);
  }
  return joinPointer('', ...movedKeys);
}

/** Returns the index of an entry in another state of its list, or -1. Of several equal entries, the nth one stays the nth one. */
function findEntry(oldList: readonly unknown[], newList: readonly unknown[], index: number): number {
  const entryValue = oldList[index];
  const equalBefore = oldList.slice(0, index).filter((candidate) => isEqualJson(candidate, entryValue)).length;
  const matches = [...newList.keys()].filter((newIndex) => isEqualJson(newList[newIndex], entryValue));
  return matches[equalBefore] ?? matches.at(-1) ?? -1;
}

/** Returns the pointer of the outermost list entry on the path of a pointer, or the pointer itself if there is none. */
function getEntryPointer(pointer: string): string {
  const keys = pointer.split('/');
  const index = keys.findIndex((key) => /^\d+$/.test(key));
  return index === -1 ? pointer : keys.slice(0, index + 1).join('/');
}

/** The result of following a pointer through a step. */
interface FollowedPointer {
  /** The pointer after the step; undefined if the step has removed the entry. */
  readonly pointer: string | undefined;
  /** Whether the step replaces the whole list but does not change the entry. */
  readonly isKept: boolean;
}

/** Follows a pointer to the index that its list entry has after a step. */
function followEntry(pointer: string, { edits, inverse }: Pick<Change, 'edits' | 'inverse'>): FollowedPointer {
  for (const edit of edits) {
    if (edit.op === 'remove' && isEntry(edit.path) && (pointer === edit.path || isInside(pointer, edit.path))) {
      return { pointer: undefined, isKept: false };
    }
    const inverseEdit = inverse.find((candidate) => candidate.path === edit.path);
    if (edit.op !== 'set' || inverseEdit?.op !== 'set' || !isInside(pointer, edit.path)) continue;
    if (!Array.isArray(edit.value) || !Array.isArray(inverseEdit.value)) continue;
    return followInList(pointer, edit.path, inverseEdit.value, edit.value);
  }
  return { pointer, isKept: false };
}

/** Follows a pointer into a list that is replaced by another one. */
function followInList(
  pointer: string,
  listPointer: string,
  oldList: readonly unknown[],
  newList: readonly unknown[],
): FollowedPointer {
  const [key = '', ...remainingKeys] = pointer.slice(listPointer.length + 1).split('/');
  const createPointer = (index: number | string) => [listPointer, index, ...remainingKeys].join('/');
  if (key === '-' || Number(key) >= oldList.length) {
    // A new entry still goes to the end. An index beyond the old list belongs to an entry that the window itself has just added.
    return { pointer: remainingKeys.length === 0 ? createPointer('-') : pointer, isKept: true };
  }
  const index = findEntry(oldList, newList, Number(key));
  if (index !== -1) return { pointer: createPointer(index), isKept: true };
  // If the lists have the same length, the entry itself was changed.
  return { pointer: newList.length === oldList.length ? pointer : undefined, isKept: false };
}

const isEntry = (pointer: string): boolean => /\/\d+$/.test(pointer);

/**
 * Whether a step was written after this revision of its row. The steps of a document are not in the order of their revisions: an
 * inserted step has a newer revision than the steps that follow it.
 */
const isNewerThan = ({ rev = 0 }: HistoryRow, revision: number): boolean => rev > revision;

/** Whether a step and a change edit the same part of the document. An entry that a step only moves within its list does not count. */
const overlaps = (step: Step, { edits }: RequestedStep): boolean =>
  edits.some((edit) => {
    // Inserting or moving an entry works in any list.
    if (isListEdit(edit)) return false;
    const { path: pointer } = edit;
    const followed = followEntry(pointer, step);
    if (followed.pointer === undefined) return true;
    return step.edits.some(
      ({ path: stepPointer }) =>
        stepPointer === pointer ||
        isInside(stepPointer, pointer) ||
        (isInside(pointer, stepPointer) && !followed.isKept),
    );
  });

const isInside = (pointer: string, parentPointer: string): boolean => pointer.startsWith(`${parentPointer}/`);

/** A document with a change inserted before the later steps, and the resulting steps. */
export interface RebasedChange {
  readonly document: unknown;
  /** The change itself. */
  readonly step: Step;
  readonly laterSteps: readonly Omit<HistoryRow, 'n'>[];
}

/** Inserts a change before the later steps. Returns undefined if it can't be applied there and has to be applied last. */
export function rebase(
  storedDocument: unknown,
  laterSteps: LaterSteps,
  change: RequestedStep,
): RebasedChange | undefined {
  let original = storedDocument;
  for (const step of [...laterSteps].reverse()) {
    original = applyStep(original, step, 'undo');
    if (original === undefined) return undefined;
  }
  try {
    const { document: changedDocument, edits, inverse } = applyReversibly(original, change.edits, change.path === '');
    // If the change rearranges a list, a later step would edit the wrong entry of that list.
    const isRearranged = (pointer: string) => followEntry(pointer, { edits, inverse }).pointer !== pointer;
    if (laterSteps.some((step) => step.edits.some(({ path: pointer }) => isRearranged(pointer)))) return undefined;
    let document = changedDocument;
    const rebasedSteps: Omit<HistoryRow, 'n'>[] = [];
    for (const { n: _operationNumber, ...step } of laterSteps) {
      const applied = applyReversibly(document, step.edits, step.path === '');
      if (applied.edits.length > 0) rebasedSteps.push({ ...step, edits: applied.edits, inverse: applied.inverse });
      document = applied.document;
    }
    return { document, step: { ...change, edits, inverse }, laterSteps: rebasedSteps };
  } catch (error) {
    // The change or a step refers to an entry that does not exist.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
