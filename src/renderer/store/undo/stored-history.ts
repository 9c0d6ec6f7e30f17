/** Reads and writes the stored undo steps of documents. All functions run within the transaction that changes the document. */
import { LIMITS } from '../../../shared/base/limits.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import type { StepDirection } from './step-direction.ts';
import { applyStep, mergeSteps, type Step } from './steps.ts';

/** Reads all steps of a document, oldest first; undone steps come last. A document key is `table/id`. */
export const readStoredSteps = (database: Database, documentKey: string): Promise<HistoryRow[]> =>
  database.history.where('document').equals(documentKey).toArray();

/** Records a change of a stored document. Further typing in one field rewrites only the last step, which is small. */
export async function recordStep(database: Database, step: Step): Promise<void> {
  const { document: documentKey } = step;
  const lastRow = await database.history.where('document').equals(documentKey).last();
  const mergedStep = lastRow?.n === undefined || lastRow.undone ? undefined : mergeSteps(lastRow, step);
  if (lastRow?.n !== undefined && mergedStep !== undefined) {
    if (mergedStep === 'none') await database.history.delete(lastRow.n);
    else await database.history.put({ ...lastRow, ...mergedStep.step });
    return;
  }
  if (lastRow?.undone === true) {
    await database.history
      .where('document')
      .equals(documentKey)
      .filter(({ undone }) => undone)
      .delete();
  }
  await database.history.add({ ...step, undone: false });
  await pruneDocumentSteps(database, documentKey, step);
}

/** Inserts a new step before the last steps of a document. `recordNewStep` records that step; then `otherSteps` are added again. */
export async function replaceSteps(
  database: Database,
  lastSteps: readonly HistoryRow[],
  recordNewStep: () => Promise<void>,
  otherSteps: readonly HistoryRow[],
): Promise<void> {
  await database.history.bulkDelete(lastSteps.flatMap(({ n: stepNumber }) => stepNumber ?? []));
  await recordNewStep();
  await database.history.bulkAdd([...otherSteps]);
}

/** Deletes the oldest steps of a document if it has too many or too large ones. The newest step is always kept. */
async function pruneDocumentSteps(database: Database, documentKey: string, newestStep: Step): Promise<void> {
  const queryAll = () => database.history.where('document').equals(documentKey);
  const excessCount = (await queryAll().count()) - LIMITS.historySteps;
  if (excessCount > 0) await database.history.bulkDelete((await queryAll().primaryKeys()).slice(0, excessCount));
  // The sizes are only added up after a large step.
  if (estimateSize(newestStep) < LARGE_STEP_BYTES) return;
  let totalSize = 0;
  const expiredSteps = (await queryAll().toArray()).reverse().filter((step, index) => {
    totalSize += estimateSize(step);
    return index > 0 && totalSize > LIMITS.historyDocumentBytes;
  });
  await database.history.bulkDelete(expiredSteps.flatMap(({ n: stepNumber }) => stepNumber ?? []));
}

/** Steps of at least this many bytes count as large. */
const LARGE_STEP_BYTES = 100_000;

/** Estimates the size of a step in bytes. */
export const estimateSize = ({ edits, inverse }: Step): number =>
  JSON.stringify(edits).length + JSON.stringify(inverse).length;

/**
 * Finds the step to undo or redo next. Undone steps come last, so a binary search reads only a few rows.
 */
async function findNextStep(
  database: Database,
  documentKey: string,
  direction: StepDirection,
): Promise<HistoryRow | undefined> {
  const keys = await database.history.where('document').equals(documentKey).primaryKeys();
  /** All steps from this index on are undone. No step before `lowIndex` is undone. */
  let highIndex = keys.length;
  let found: HistoryRow | undefined;
  for (let lowIndex = 0; lowIndex < highIndex; ) {
    const middle = (lowIndex + highIndex) >> 1;
    const step = await database.history.get(keys[middle] as number);
    if (step?.undone === true) highIndex = middle;
    else lowIndex = middle + 1;
    if (step?.undone === (direction === 'redo')) found = step;
  }
  return found;
}

/**
 * Marks the next step as undone or redone and returns it, or undefined if there is none. If the step does not fit the stored document any
 * more, all steps in this direction are deleted, since their results would be unreliable.
 */
export async function undoOrRedoStoredStep(
  database: Database,
  documentKey: string,
  storedDocument: unknown,
  direction: StepDirection,
): Promise<Step | undefined> {
  const step = await findNextStep(database, documentKey, direction);
  if (step === undefined) return undefined;
  if (applyStep(storedDocument, step, direction) !== undefined) {
    await database.history.put({ ...step, undone: direction === 'undo' });
    return step;
  }
  await database.history
    .where('document')
    .equals(documentKey)
    .filter(({ undone }) => undone === (direction === 'redo'))
    .delete();
  return undefined;
}

/**
 * Marks the next step as undone or redone without applying it. The row in memory, which is being written, already contains the step.
 */
export async function markNextStep(database: Database, documentKey: string, direction: StepDirection): Promise<void> {
  const step = await findNextStep(database, documentKey, direction);
  if (step !== undefined) await database.history.put({ ...step, undone: direction === 'undo' });
}

/** Deletes all steps of documents. */
export async function deleteSteps(database: Database, documentKeys: readonly string[]): Promise<void> {
  if (documentKeys.length === 0) return;
  await database.history
    .where('document')
    .anyOf([...documentKeys])
    .delete();
}
