/** The steps of documents on disk. Everything here runs within the transaction that changes the document. */
import { LIMITS } from '../../../shared/base/limits.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import { applyStep, join, type Step, type StepDirection } from './steps.ts';

/** All steps of a document, oldest first; those that were taken back stand at the end. `document` is `table/id`. */
export const storedSteps = (database: Database, document: string): Promise<HistoryRow[]> =>
  database.history.where('document').equals(document).toArray();

/** Records a change of a stored document. Further typing in one field rewrites the last step, which is small. */
export async function noteStep(database: Database, step: Step): Promise<void> {
  const { document } = step;
  const last = await database.history.where('document').equals(document).last();
  const joined = last?.n === undefined || last.undone ? undefined : join(last, step);
  if (last?.n !== undefined && joined !== undefined) {
    if (joined === 'none') await database.history.delete(last.n);
    else await database.history.put({ ...last, ...joined.step });
    return;
  }
  if (last?.undone === true) {
    await database.history
      .where('document')
      .equals(document)
      .filter(({ undone }) => undone)
      .delete();
  }
  await database.history.add({ ...step, undone: false });
  await keepFew(database, document, step);
}

/** Takes the last steps of a document away, and records others in their place. */
export async function replaceSteps(
  database: Database,
  last: readonly HistoryRow[],
  record: () => Promise<void>,
  others: readonly HistoryRow[],
): Promise<void> {
  await database.history.bulkDelete(last.flatMap(({ n }) => n ?? []));
  await record();
  await database.history.bulkAdd([...others]);
}

/** Deletes the oldest steps of a document. The newest one is always kept. */
async function keepFew(database: Database, document: string, newest: Step): Promise<void> {
  const all = () => database.history.where('document').equals(document);
  const tooMany = (await all().count()) - LIMITS.historySteps;
  if (tooMany > 0) await database.history.bulkDelete((await all().primaryKeys()).slice(0, tooMany));
  // Sizes are only summed after a large step.
  if (sizeOf(newest) < LARGE) return;
  let size = 0;
  const older = (await all().toArray()).reverse().filter((step, index) => {
    size += sizeOf(step);
    return index > 0 && size > LIMITS.historyDocumentBytes;
  });
  await database.history.bulkDelete(older.flatMap(({ n }) => n ?? []));
}

const LARGE = 100_000;

/** Approximate size of a step in bytes. */
export const sizeOf = ({ edits, inverse }: Step): number =>
  JSON.stringify(edits).length + JSON.stringify(inverse).length;

/**
 * The step that is taken back or done again next. Those that were taken back stand at the end, so that few rows have to be read,
 * however many they are.
 */
async function nextStep(database: Database, document: string, way: StepDirection): Promise<HistoryRow | undefined> {
  const keys = await database.history.where('document').equals(document).primaryKeys();
  /** Below it nothing was taken back, from it on everything. */
  let end = keys.length;
  let next: HistoryRow | undefined;
  for (let begin = 0; begin < end; ) {
    const middle = (begin + end) >> 1;
    const step = await database.history.get(keys[middle] as number);
    if (step?.undone === true) end = middle;
    else begin = middle + 1;
    if (step?.undone === (way === 'redo')) next = step;
  }
  return next;
}

/**
 * The step that is undone or redone next, which is marked as such; undefined where there is none. A step that does not fit the stored
 * document any more is dropped with all beyond it: what they lead to can be trusted no more.
 */
export async function walkStored(
  database: Database,
  document: string,
  stored: unknown,
  way: StepDirection,
): Promise<Step | undefined> {
  const step = await nextStep(database, document, way);
  if (step === undefined) return undefined;
  if (applyStep(stored, step, way) !== undefined) {
    await database.history.put({ ...step, undone: way === 'undo' });
    return step;
  }
  await database.history
    .where('document')
    .equals(document)
    .filter(({ undone }) => undone === (way === 'redo'))
    .delete();
  return undefined;
}

/** Marks the next step as undone or redone, for a row that is written as it is in memory, where that has happened already. */
export async function markStep(database: Database, document: string, direction: StepDirection): Promise<void> {
  const step = await nextStep(database, document, direction);
  if (step !== undefined) await database.history.put({ ...step, undone: direction === 'undo' });
}

/** Forgets all steps of documents, which are gone for good or were never these. */
export async function forgetSteps(database: Database, documents: readonly string[]): Promise<void> {
  if (documents.length === 0) return;
  await database.history
    .where('document')
    .anyOf([...documents])
    .delete();
}
