/**
 * Orders changes that two windows make to one field at the same time. The later change wins, even if the earlier one reaches the
 * disk after it. All windows order changes by time and then by window, and the steps of undo have the same order.
 */
import { same } from '../../../shared/document/difference.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import { applyReversibly } from '../../../shared/document/operation.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import { applyStep, type Step } from './steps.ts';

/** The steps of a document that a change has to be inserted before, and all steps after them, oldest first. */
export type LaterSteps = readonly HistoryRow[];

/** Whether a step comes after a change in the order that all windows agree on. */
const isLater = (change: Step, step: HistoryRow): boolean =>
  step.at > change.at || (step.at === change.at && (step.origin ?? '') > (change.origin ?? ''));

/**
 * Finds the first stored step that changes the same field, was made later in another window, and was unknown to the window of the
 * change. Returns that step and all steps after it, or an empty list if the change is simply applied last.
 *
 * @param baseRevision the revision of the row that the window had when it made the change
 */
export async function findLaterSteps(database: Database, change: Step, baseRevision: number): Promise<LaterSteps> {
  const steps = await stepsSince(database, change.document, baseRevision);
  // While the user is undoing, the times of the steps do not decide which change wins.
  if (steps.some(({ undone }) => undone)) return [];
  const firstLater = steps.findIndex(
    (step) =>
      step.origin !== undefined && step.origin !== change.origin && isLater(change, step) && overlaps(step, change),
  );
  return firstLater === -1 ? [] : steps.slice(firstLater);
}

/**
 * Moves edits of list entries along with these entries, if other windows have added or removed entries since a revision. Returns
 * undefined if an entry was removed.
 *
 * @param origin the window that made the edits
 */
export async function moveWithEntries(
  database: Database,
  document: string,
  edits: readonly Edit[],
  baseRevision: number,
  origin: string,
): Promise<readonly Edit[] | undefined> {
  const steps = (await stepsSince(database, document, baseRevision)).filter(
    (step) => step.origin !== origin && !step.undone,
  );
  const moved: Edit[] = [];
  for (const edit of edits) {
    let path: string | undefined = edit.path;
    for (const step of steps) path = path === undefined ? undefined : movePath(path, step);
    if (path === undefined) return undefined;
    moved.push({ ...edit, path });
  }
  return moved;
}

/** Returns where the entry that a path leads through is after a step, or undefined if the step has removed it. */
function movePath(path: string, { edits, inverse }: Step): string | undefined {
  for (const edit of edits) {
    const old = inverse.find((one) => one.path === edit.path);
    if (edit.op !== 'set' || old?.op !== 'set' || !isInside(path, edit.path)) continue;
    if (!Array.isArray(edit.value) || !Array.isArray(old.value) || edit.value.length === old.value.length) continue;
    const [key = '', ...rest] = path.slice(edit.path.length + 1).split('/');
    const entry: unknown = old.value[Number(key)];
    // A new entry, `-`, still goes to the end.
    if (entry === undefined) continue;
    const index = edit.value.findIndex((one) => same(one, entry));
    if (index === -1) return undefined;
    return [edit.path, index, ...rest].join('/');
  }
  return path;
}

/** Returns the steps of a document after this revision of its row, oldest first. */
async function stepsSince(database: Database, document: string, baseRevision: number): Promise<HistoryRow[]> {
  const newestSteps = await database.history
    .where('document')
    .equals(document)
    .reverse()
    .until(({ rev }) => (rev ?? 0) <= baseRevision)
    .toArray();
  return newestSteps.reverse();
}

/** Whether a step and a change concern the same place. An entry that a step only moves in its list is another place. */
const overlaps = (step: Step, { edits }: Step): boolean =>
  edits.some(({ path }) => {
    const moved = movePath(path, step);
    if (moved === undefined) return true;
    const isMoved = (place: string) => moved !== path && isInside(path, place);
    return step.edits.some(
      (edit) => edit.path === path || isInside(edit.path, path) || (isInside(path, edit.path) && !isMoved(edit.path)),
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
export function rebase(storedDocument: unknown, laterSteps: LaterSteps, change: Step): Rebased | undefined {
  let original = storedDocument;
  for (const step of [...laterSteps].reverse()) {
    original = applyStep(original, step, 'undo');
    if (original === undefined) return undefined;
  }
  try {
    const { document: changed, edits, inverse } = applyReversibly(original, change.edits, change.path === '');
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
