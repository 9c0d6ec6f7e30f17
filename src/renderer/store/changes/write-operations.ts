/** Writes the operations of this window to the database, each with its step of undo, in one transaction. */
import { isEqualJson } from '../../../shared/document/diff-json.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { AppliedEdits, Change } from '../../../shared/document/operation.ts';
import type { Database } from '../database.ts';
import type { Row, TableName } from '../rows.ts';
import { findLaterSteps, moveWithEntries, rebase } from '../undo/concurrent-steps.ts';
import { fitsLog, type LogChange, toLogEdits } from '../undo/log-change.ts';
import type { StepDirection } from '../undo/step-direction.ts';
import { recordStep, replaceSteps, undoOrRedoStoredStep } from '../undo/stored-history.ts';
import type { RowEdits } from '../watch-writes.ts';
import {
  createNextRow,
  type LocalOperation,
  removeDrafts,
  toRowEdits,
  toStep,
  tryApplyReversibly,
} from './local-operation.ts';

/** The row to write. */
export interface WriteTarget {
  readonly table: TableName;
  readonly id: string;
  /** The revision of the row in memory. Undefined if the row in memory contains an operation that the stored row lacks. */
  readonly knownRevision: number | undefined;
  /** The new revision of the row. */
  readonly revision: number;
}

/** The result of writing the operations on one row. */
export interface WriteResult {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** The revision of the row's deletion, if the row doesn't exist. If the row in memory is newer, the row was not deleted but lost. */
  readonly deletedAt?: number;
  /** Whether the stored row is now the same as the row in memory. */
  readonly isSynchronized: boolean;
  /** Log changes that were not applied because another window had changed the log. */
  readonly dropped: readonly LogChange[];
  /** Operations that were not applied, since the part of the document that they edit no longer exists. */
  readonly lost: readonly LocalOperation[];
  /** The operations as they were applied. */
  readonly applied: readonly LocalOperation[];
  /** The edits of the row. Absent if the row didn't change, or changed in ways that the operations don't describe. */
  readonly edits?: RowEdits;
}

/**
 * Applies operations to a stored row and records their steps of undo. Changes nothing if the row was deleted. Only within
 * `Database.changeDocuments`.
 */
export async function writeOperations(
  database: Database,
  target: WriteTarget,
  operations: readonly LocalOperation[],
): Promise<WriteResult> {
  const { table, id } = target;
  const rowBefore = await database.documents(table).get(id);
  if (rowBefore === undefined) {
    const deletedAt = await database.readDeletionRevision(table, id);
    return { before: rowBefore, after: undefined, deletedAt, isSynchronized: true, dropped: [], lost: [], applied: [] };
  }
  const writer = new RowWriter(database, target, rowBefore);
  for (const operation of operations) await writer.write(operation);
  return writer.finish();
}

/** A stored row while operations are applied to it. */
class RowWriter {
  readonly #db: Database;
  readonly #target: WriteTarget;
  readonly #rowBefore: Row;
  #row: Row;
  /** Whether the stored row differs from the row in memory. Operations are then rebuilt for the stored row. */
  #isContested: boolean;
  #isSynchronized: boolean;
  readonly #dropped: LogChange[] = [];
  readonly #lost: LocalOperation[] = [];
  readonly #applied: LocalOperation[] = [];
  /** The edits of the row so far; undefined after a change that no operation describes. */
  #edits: Edit[] | undefined = [];

  constructor(database: Database, target: WriteTarget, rowBefore: Row) {
    this.#db = database;
    this.#target = target;
    this.#rowBefore = rowBefore;
    this.#row = rowBefore;
    this.#isContested = rowBefore.rev !== target.knownRevision;
    this.#isSynchronized = !this.#isContested;
  }

  async write(operation: LocalOperation): Promise<void> {
    if (operation.drawing !== undefined) await this.#db.drawings.put(operation.drawing);
    if (operation.direction !== undefined) return this.#undoOrRedo(operation, operation.direction);
    if (this.#isContested && (await this.#insertBeforeLaterSteps(operation))) return;
    const rebuiltOperation = this.#isContested ? await this.#rebuild(operation) : operation;
    if (rebuiltOperation !== undefined && this.#apply(rebuiltOperation)) {
      const step = toStep(rebuiltOperation);
      if (step !== undefined) await recordStep(this.#db, { ...step, rev: this.#target.revision });
    } else {
      this.#markDiverged();
      if (operation.log === undefined) this.#lost.push(operation);
      else if (!fitsLog(this.#row, operation.log)) this.#dropped.push(operation.log);
    }
  }

  async finish(): Promise<WriteResult> {
    const [rowBefore, currentRow] = [this.#rowBefore, this.#row];
    const [dropped, lost, applied] = [this.#dropped, this.#lost, this.#applied];
    const result = { before: rowBefore, isSynchronized: this.#isSynchronized, dropped, lost, applied };
    if (currentRow === rowBefore) return { ...result, after: rowBefore };
    const { table, revision } = this.#target;
    const setRevision: Edit = { op: 'set', path: '/rev', value: revision };
    const rowEdits = this.#edits && { from: rowBefore.rev, edits: [...this.#edits, setRevision] };
    const writtenRow = await this.#db.putDocument(table, { ...currentRow, rev: revision }, rowEdits);
    return { ...result, after: writtenRow, ...(rowEdits && { edits: rowEdits }) };
  }

  /** Applies an operation to the row. Returns false if an edit does not fit the document. */
  #apply(operation: LocalOperation): boolean {
    try {
      const document = applyEdits(this.#row.document, operation.changes[0].edits);
      this.#row = createNextRow(this.#row, operation, document);
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
    this.#edits?.push(...toRowEdits(operation));
    this.#applied.push(operation);
    return true;
  }

  /** Undoes or redoes the next step in the database, which may differ from the next step in memory. */
  async #undoOrRedo(operation: LocalOperation, direction: StepDirection): Promise<void> {
    const { table, id } = this.#target;
    const step = await undoOrRedoStoredStep(this.#db, `${table}/${id}`, this.#row.document, direction);
    const [change] = operation.changes;
    const { edits = [], inverse = [] } = step === undefined ? {} : direction === 'redo' ? step : reverse(step);
    if (!isEqualJson(edits, change.edits)) this.#markDiverged();
    if (edits.length === 0) return;
    const localEdits = removeDrafts(this.#row.drafts, edits);
    this.#apply({ ...operation, localEdits, changes: [{ ...change, edits, inverse }] });
  }

  /** Inserts an edit before later edits of other windows. Returns false if the edit has to be applied last. */
  async #insertBeforeLaterSteps(operation: LocalOperation): Promise<boolean> {
    const recordedStep = toStep(operation);
    if (recordedStep === undefined) return false;
    const step = { ...recordedStep, edits: operation.requested };
    const laterSteps = await findLaterSteps(this.#db, step, operation.baseRevision);
    const rebasedChange = laterSteps.length === 0 ? undefined : rebase(this.#row.document, laterSteps, step);
    if (rebasedChange === undefined) return false;
    const revision = this.#target.revision;
    await replaceSteps(
      this.#db,
      laterSteps,
      () => recordStep(this.#db, { ...rebasedChange.step, rev: revision }),
      rebasedChange.laterSteps,
    );
    const editedRow = applyEdits(this.#row, operation.localEdits);
    const updatedAt = Math.max(editedRow.updatedAt, operation.at);
    this.#row = { ...editedRow, document: rebasedChange.document, updatedAt };
    this.#edits = undefined;
    this.#markDiverged();
    return true;
  }

  /** Creates an operation again for a row that another window has changed. Returns undefined if it can't be applied any more. */
  async #rebuild(operation: LocalOperation): Promise<LocalOperation | undefined> {
    const [{ document: documentKey }] = operation.changes;
    if (operation.log !== undefined) {
      const applied = toLogEdits(this.#row, operation.log);
      return applied && { ...operation, localEdits: applied.localEdits, changes: [toChange(documentKey, applied)] };
    }
    const movedEdits = await moveWithEntries(this.#db, operation, this.#row.document);
    const applied = movedEdits && tryApplyReversibly(this.#row.document, movedEdits, operation.typed === '');
    return applied && { ...operation, changes: [toChange(documentKey, applied)] };
  }

  #markDiverged(): void {
    this.#isContested = true;
    this.#isSynchronized = false;
  }
}

const reverse = ({ edits, inverse }: Pick<Change, 'edits' | 'inverse'>) => ({ edits: inverse, inverse: edits });

const toChange = (documentKey: string, { edits, inverse }: AppliedEdits): Change => ({
  document: documentKey,
  edits,
  inverse,
});
