/** Writes the operations of this window to the database, each with its step of undo, in one transaction. */
import { same } from '../../../shared/document/difference.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { Applied, Change } from '../../../shared/document/operation.ts';
import type { Database } from '../database.ts';
import type { Row, TableName } from '../rows.ts';
import { findLaterSteps, rebase } from '../undo/concurrent-steps.ts';
import { fitsLog, type LogChange, logEdits } from '../undo/log-change.ts';
import { join, type Step, type StepDirection } from '../undo/steps.ts';
import { noteStep, replaceSteps, walkStored } from '../undo/stored-history.ts';
import type { RowEdits } from '../watch-writes.ts';
import { draftsGone, type LocalOperation, rowAfter, rowEdits, stepOf, tryReversibly } from './local-operation.ts';

export interface Written {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Where there was no row: the revision of the table's last deletion. */
  readonly deletedAt?: number;
  /** Whether the stored row has become what memory expected. */
  readonly isAsExpected: boolean;
  /** Changes of the log that did not fit, since another window had changed it: nothing was done. */
  readonly dropped: readonly LogChange[];
  /** What differs in the row; absent where it stays, or has changed in more ways than the operations say. */
  readonly edits?: RowEdits;
}

/** The row to write, and the two revisions that matter. */
export interface Target {
  readonly table: TableName;
  readonly id: string;
  /** The revision of the row that memory has applied the operations to. Another one in the database is news to this window. */
  readonly known: number;
  /** The revision that the row gets. */
  readonly rev: number;
}

/** Applies operations to a stored row and records their steps of undo. A deleted row stays deleted. Only within `Database.change`. */
export async function writeOperations(
  db: Database,
  target: Target,
  operations: readonly LocalOperation[],
): Promise<Written> {
  const { table, id } = target;
  const before = await db.documents(table).get(id);
  if (before === undefined) {
    return { before, after: undefined, deletedAt: await db.deletedAt(table), isAsExpected: true, dropped: [] };
  }
  const writer = new RowWriter(db, target, before);
  for (const operation of operations) await writer.write(operation);
  return writer.finish();
}

/** One stored row while operations are applied to it. */
class RowWriter {
  readonly #db: Database;
  readonly #target: Target;
  readonly #before: Row;
  #row: Row;
  /** Whether the row is another one than in memory: then the operations are made again for it. */
  #isContested: boolean;
  #isAsExpected = true;
  readonly #dropped: LogChange[] = [];
  /** All edits of the row, for the journal; undefined once it has changed in another way. */
  #edits: Edit[] | undefined = [];
  /** A step that is not recorded yet, so that further typing can be merged into it. */
  #open: Step | undefined;

  constructor(db: Database, target: Target, before: Row) {
    this.#db = db;
    this.#target = target;
    this.#before = before;
    this.#row = before;
    this.#isContested = before.rev !== target.known;
  }

  async write(operation: LocalOperation): Promise<void> {
    if (operation.drawing !== undefined) await this.#db.drawings.put(operation.drawing);
    if (operation.direction !== undefined) return this.#walk(operation, operation.direction);
    if (!this.#isContested) return this.#do(operation);
    await this.#record();
    if (await this.#putBelowLaterSteps(operation)) return;
    const again = madeAgain(this.#row, operation);
    if (again !== undefined) return this.#do(again);
    if (operation.log !== undefined && !fitsLog(this.#row, operation.log)) this.#dropped.push(operation.log);
  }

  async finish(): Promise<Written> {
    await this.#record();
    const [before, row, edits, dropped] = [this.#before, this.#row, this.#edits, this.#dropped];
    const result = { before, isAsExpected: this.#isAsExpected && dropped.length === 0, dropped };
    if (row === before) return { ...result, after: before };
    const { table, rev } = this.#target;
    const known = edits && { from: before.rev, edits: [...edits, { op: 'set', path: '/rev', value: rev } as const] };
    const after = await this.#db.put(table, { ...row, rev }, known);
    return { ...result, after, ...(known && { edits: known }) };
  }

  /** Applies an operation that fits the row, and takes its step together with the one before it where both are typing. */
  async #do(operation: LocalOperation): Promise<void> {
    const step = stepOf(operation);
    const joined = step && this.#open && join(this.#open, step);
    if (joined !== undefined) this.#open = joined === 'none' ? undefined : joined.step;
    else {
      // The log has steps of its own: those of the document are about everything else.
      if (step !== undefined || operation.log !== undefined) await this.#record();
      this.#open = step ?? this.#open;
    }
    this.#apply(operation);
  }

  #apply(operation: LocalOperation): void {
    this.#row = rowAfter(this.#row, operation, applyEdits(this.#row.document, operation.changes[0].edits));
    this.#edits?.push(...rowEdits(operation));
  }

  /** Undoes or redoes the step that the database has next, whatever memory took for it. */
  async #walk(operation: LocalOperation, direction: StepDirection): Promise<void> {
    await this.#record();
    const { table, id } = this.#target;
    const step = await walkStored(this.#db, `${table}/${id}`, this.#row.document, direction);
    const edits = (direction === 'undo' ? step?.inverse : step?.edits) ?? [];
    const [expected] = operation.changes;
    if (!same(edits, expected.edits)) this.#surprise();
    if (edits.length === 0) return;
    this.#apply({ ...operation, beside: draftsGone(this.#row.drafts, edits), changes: [{ ...expected, edits }] });
  }

  /** Puts an edit below those of other windows that are later. False where it goes on top. */
  async #putBelowLaterSteps(operation: LocalOperation): Promise<boolean> {
    const step = stepOf(operation);
    if (step === undefined) return false;
    const later = await findLaterSteps(this.#db, step, operation.baseRevision);
    const rebased = later.length === 0 ? undefined : rebase(this.#row.document, later, step);
    if (rebased === undefined) return false;
    const { rev } = this.#target;
    await replaceSteps(this.#db, later, () => noteStep(this.#db, { ...rebased.step, rev }), rebased.later);
    this.#row = { ...this.#row, document: rebased.document, updatedAt: operation.at };
    this.#edits = undefined;
    this.#surprise();
    return true;
  }

  #surprise(): void {
    this.#isContested = true;
    this.#isAsExpected = false;
  }

  async #record(): Promise<void> {
    if (this.#open !== undefined) await noteStep(this.#db, { ...this.#open, rev: this.#target.rev });
    this.#open = undefined;
  }
}

/** The same operation on a row that another window has changed; undefined where it has no place there any more. */
function madeAgain(row: Row, operation: LocalOperation): LocalOperation | undefined {
  const [change] = operation.changes;
  if (operation.log !== undefined) {
    const made = logEdits(row, operation.log);
    return made && { ...operation, beside: made.beside, changes: [withEdits(change, made)] };
  }
  const made = tryReversibly(row.document, change.edits, operation.typed === '');
  return made && { ...operation, changes: [withEdits(change, made)] };
}

const withEdits = ({ document }: Change, { edits, inverse }: Applied): Change => ({ document, edits, inverse });
