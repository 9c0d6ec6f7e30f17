/**
 * Orders changes that two windows make to one field at the same time. The later change wins, even if the earlier one reaches the
 * disk after it. All windows order changes by time and then by window, and the steps of undo have the same order.
 */
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

const overlaps = (step: Step, { edits }: Step): boolean =>
  step.edits.some(({ path: stepPath }) =>
    edits.some(
      ({ path: editPath }) => stepPath === editPath || isInside(stepPath, editPath) || isInside(editPath, stepPath),
    ),
  );

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
