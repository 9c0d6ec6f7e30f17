/**
 * Two windows that change one field at the same time: the later change wins, however late the other one reaches the disk.
 * Changes have one order in all windows, by their time and then by their window, and the steps of undo have it too.
 */
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { Database } from '../database.ts';
import type { HistoryRow } from '../rows.ts';
import { applyStep, stepOf } from './steps.ts';

export interface TimedEdits {
  readonly edits: readonly Edit[];
  /** The field that was typed into, as a pointer; empty for a change of another kind. */
  readonly typed: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The window that made the change. */
  readonly origin: string;
  /** The revision of the row that the window had when it made the change. */
  readonly base: number;
}

/** Steps of a document, oldest first, from the first one on that a change has to go before. */
export type LaterSteps = readonly HistoryRow[];

/** Whether the second of two changes is later in the order that all windows agree on. */
const isLater = (a: Pick<TimedEdits, 'at' | 'origin'>, b: Pick<HistoryRow, 'at' | 'origin'>): boolean =>
  b.at > a.at || (b.at === a.at && (b.origin ?? '') > a.origin);

/**
 * The stored steps from the first one on that is about the same field as a change, was made later in another window, and was
 * not known to the window of the change. Empty = the change goes on top, as usual.
 */
export async function findLaterSteps(db: Database, document: string, change: TimedEdits): Promise<LaterSteps> {
  const steps = await stepsSince(db, document, change.base);
  // Somebody is in the middle of undoing: what is later then is not for a clock to say.
  if (steps.some(({ undone }) => undone)) return [];
  const first = steps.findIndex(
    (step) =>
      step.origin !== undefined && step.origin !== change.origin && isLater(change, step) && overlaps(step, change),
  );
  return first === -1 ? [] : steps.slice(first);
}

/** Whether another window has recorded a step since a change was made. */
export const hasForeignSteps = async (db: Database, document: string, change: TimedEdits): Promise<boolean> =>
  (await stepsSince(db, document, change.base)).some(({ origin }) => origin !== undefined && origin !== change.origin);

/** The steps of a document after this revision of its row, oldest first. */
async function stepsSince(db: Database, document: string, base: number): Promise<HistoryRow[]> {
  const newest = await db.history
    .where('document')
    .equals(document)
    .reverse()
    .until(({ rev }) => (rev ?? 0) <= base)
    .toArray();
  return newest.reverse();
}

const overlaps = (step: HistoryRow, { edits }: TimedEdits): boolean =>
  step.forth.some(({ path: a }) => edits.some(({ path: b }) => a === b || isBelow(a, b) || isBelow(b, a)));

const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

/** A document with a change below the steps that are later, and all these steps anew. */
export interface Rebased {
  readonly document: unknown;
  /** The document just before the change, and just after it. */
  readonly before: unknown;
  readonly changed: unknown;
  readonly steps: readonly Omit<HistoryRow, 'n'>[];
}

/** Puts a change before later steps; undefined where it doesn't fit there, so that it has to go on top. */
export function rebase(stored: unknown, later: LaterSteps, { edits }: TimedEdits): Rebased | undefined {
  let original = stored;
  for (const step of [...later].reverse()) {
    original = applyStep(original, step, 'undo');
    if (original === undefined) return undefined;
  }
  try {
    const changed = applyEdits(original, edits);
    let document = changed;
    const steps: Omit<HistoryRow, 'n'>[] = [];
    for (const { n: _, ...step } of later) {
      const next = applyEdits(document, step.forth);
      const again = stepOf(document, next, step.path, step.at);
      if (again !== undefined) steps.push({ ...step, ...again });
      document = next;
    }
    return { document, before: original, changed, steps };
  } catch (error) {
    // An entry that the change or a step is about is not there.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
