/**
 * Orders changes that two windows make to one field at the same time. The later change wins, even if the earlier one reaches the
 * disk after it. All windows order changes by time and then by window, and the steps of undo have the same order.
 */
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import { applyStep, stepOf } from './steps.ts';

export interface TimedEdits {
  readonly edits: readonly Edit[];
  /** The pointer of the field that the user typed into, or empty for any other change. */
  readonly typed: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the window that made the change. */
  readonly origin: string;
  /** The revision of the row that the window had when it made the change. */
  readonly baseRevision: number;
}

/** The steps of a document that a change has to be inserted before, and all steps after them, oldest first. */
export type LaterSteps = readonly HistoryRow[];

/** Whether a step comes after a change in the order that all windows agree on. */
const isLater = (change: Pick<TimedEdits, 'at' | 'origin'>, step: Pick<HistoryRow, 'at' | 'origin'>): boolean =>
  step.at > change.at || (step.at === change.at && (step.origin ?? '') > change.origin);

/**
 * Finds the first stored step that changes the same field, was made later in another window, and was unknown to the window of the
 * change. Returns that step and all steps after it, or an empty list if the change is simply applied last.
 */
export async function findLaterSteps(database: Database, document: string, change: TimedEdits): Promise<LaterSteps> {
  const steps = await stepsSince(database, document, change.baseRevision);
  // While the user is undoing, the times of the steps do not decide which change wins.
  if (steps.some(({ undone }) => undone)) return [];
  const firstLater = steps.findIndex(
    (step) =>
      step.origin !== undefined && step.origin !== change.origin && isLater(change, step) && overlaps(step, change),
  );
  return firstLater === -1 ? [] : steps.slice(firstLater);
}

/** Whether another window has recorded a step since a change was made. */
export const hasForeignSteps = async (database: Database, document: string, change: TimedEdits): Promise<boolean> =>
  (await stepsSince(database, document, change.baseRevision)).some(
    ({ origin }) => origin !== undefined && origin !== change.origin,
  );

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

const overlaps = (step: HistoryRow, { edits }: TimedEdits): boolean =>
  step.forth.some(({ path: stepPath }) =>
    edits.some(
      ({ path: editPath }) => stepPath === editPath || isInside(stepPath, editPath) || isInside(editPath, stepPath),
    ),
  );

const isInside = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

/** A document with a change inserted before the later steps, and these steps computed again. */
export interface Rebased {
  readonly document: unknown;
  /** The document just before the change. */
  readonly before: unknown;
  /** The document just after the change. */
  readonly changed: unknown;
  readonly steps: readonly Omit<HistoryRow, 'n'>[];
}

/** Inserts a change before the later steps. Returns undefined if it can't be applied there and has to be applied last. */
export function rebase(storedDocument: unknown, laterSteps: LaterSteps, { edits }: TimedEdits): Rebased | undefined {
  let original = storedDocument;
  for (const step of [...laterSteps].reverse()) {
    original = applyStep(original, step, 'undo');
    if (original === undefined) return undefined;
  }
  try {
    const changed = applyEdits(original, edits);
    let document = changed;
    const steps: Omit<HistoryRow, 'n'>[] = [];
    for (const { n: _, ...step } of laterSteps) {
      const nextDocument = applyEdits(document, step.forth);
      const rebuiltStep = stepOf(document, nextDocument, step.path, step.at);
      if (rebuiltStep !== undefined) steps.push({ ...step, ...rebuiltStep });
      document = nextDocument;
    }
    return { document, before: original, changed, steps };
  } catch (error) {
    // The change or a step refers to an entry that does not exist.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
