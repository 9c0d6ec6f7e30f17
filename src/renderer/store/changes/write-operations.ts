/** Writes the operations of this window to the database, each with its step of undo, in one transaction. */
import { same } from '../../../shared/document/difference.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { AppliedEdits, Change } from '../../../shared/document/operation.ts';
import type { Database } from '../database.ts';
import type { Row, TableName } from '../rows.ts';
import { findLaterSteps, moveWithEntries, rebase } from '../undo/concurrent-steps.ts';
import { fitsLog, type LogChange, logEdits } from '../undo/log-change.ts';
import type { StepDirection } from '../undo/steps.ts';
import { noteStep, replaceSteps, walkStored } from '../undo/stored-history.ts';
import type { RowEdits } from '../watch-writes.ts';
import {
  createNextRow,
  type LocalOperation,
  removeDrafts,
  toRowEdits,
  toStep,
  tryReversibly,
} from './local-operation.ts';

/** The row to write. */
export interface WriteTarget {
  readonly table: TableName;
  readonly id: string;
  /** The revision of the row in memory. Undefined if memory has applied an operation that the database has not. */
  readonly knownRevision: number | undefined;
  /** The revision that the row gets. */
  readonly revision: number;
}

export interface WriteResult {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** The revision with which the row was deleted, if it doesn't exist. The row is lost by damage if its revision is higher. */
  readonly deletedAt?: number;
  /** Whether the stored row is now the same as the row in memory. */
  readonly isSynchronized: boolean;
  /** Changes of the log that were not applied because another window had changed the log. */
  readonly dropped: readonly LogChange[];
  /** Operations that were not applied, since their place is not in the document any more. */
  readonly lost: readonly LocalOperation[];
  /** The operations as they were applied. */
  readonly applied: readonly LocalOperation[];
  /** The edits of the row. Absent if the row didn't change, or changed in more ways than the operations say. */
  readonly edits?: RowEdits;
}

/** Applies operations to a stored row and records their steps of undo. A deleted row stays deleted. Only within `Database.change`. */
export async function writeOperations(
  database: Database,
  target: WriteTarget,
  operations: readonly LocalOperation[],
): Promise<WriteResult> {
  const { table, id } = target;
  const before = await database.documents(table).get(id);
  if (before === undefined) {
    const deletedAt = await database.deletedAt(table, id);
    return { before, after: undefined, deletedAt, isSynchronized: true, dropped: [], lost: [], applied: [] };
  }
  const writer = new RowWriter(database, target, before);
  for (const operation of operations) await writer.write(operation);
  return writer.finish();
}

/** A stored row while operations are applied to it. */
class RowWriter {
  readonly #db: Database;
  readonly #target: WriteTarget;
  readonly #before: Row;
  #row: Row;
  /** Whether the stored row differs from the row in memory. Operations are then rebuilt for the stored row. */
  #isContested: boolean;
  #isSynchronized: boolean;
  readonly #dropped: LogChange[] = [];
  readonly #lost: LocalOperation[] = [];
  readonly #applied: LocalOperation[] = [];
  /** The edits of the row so far; undefined after a change that no operation describes. */
  #edits: Edit[] | undefined = [];

  constructor(database: Database, target: WriteTarget, before: Row) {
    this.#db = database;
    this.#target = target;
    this.#before = before;
    this.#row = before;
    this.#isContested = before.rev !== target.knownRevision;
    this.#isSynchronized = !this.#isContested;
  }

  async write(operation: LocalOperation): Promise<void> {
    if (operation.drawing !== undefined) await this.#db.drawings.put(operation.drawing);
    if (operation.direction !== undefined) return this.#walk(operation, operation.direction);
    if (this.#isContested && (await this.#putBelowLaterSteps(operation))) return;
    const current = this.#isContested ? await this.#rebuild(operation) : operation;
    if (current !== undefined && this.#apply(current)) {
      const step = toStep(current);
      if (step !== undefined) await noteStep(this.#db, { ...step, rev: this.#target.revision });
    } else {
      this.#markDiverged();
      if (operation.log === undefined) this.#lost.push(operation);
      else if (!fitsLog(this.#row, operation.log)) this.#dropped.push(operation.log);
    }
  }

  async finish(): Promise<WriteResult> {
    const [before, row] = [this.#before, this.#row];
    const [dropped, lost, applied] = [this.#dropped, this.#lost, this.#applied];
    const result = { before, isSynchronized: this.#isSynchronized, dropped, lost, applied };
    if (row === before) return { ...result, after: before };
    const { table, revision } = this.#target;
    const setRevision: Edit = { op: 'set', path: '/rev', value: revision };
    const edits = this.#edits && { from: before.rev, edits: [...this.#edits, setRevision] };
    const after = await this.#db.put(table, { ...row, rev: revision }, edits);
    return { ...result, after, ...(edits && { edits }) };
  }

  /** Applies an operation to the row. Returns false if its edits have no place in the document. */
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

  /** Undoes or redoes the next step in the database, which may differ from the step that memory knows. */
  async #walk(operation: LocalOperation, direction: StepDirection): Promise<void> {
    const { table, id } = this.#target;
    const step = await walkStored(this.#db, `${table}/${id}`, this.#row.document, direction);
    const [change] = operation.changes;
    const { edits = [], inverse = [] } = step === undefined ? {} : direction === 'redo' ? step : reverse(step);
    if (!same(edits, change.edits)) this.#markDiverged();
    if (edits.length === 0) return;
    const localEdits = removeDrafts(this.#row.drafts, edits);
    this.#apply({ ...operation, localEdits, changes: [{ ...change, edits, inverse }] });
  }

  /** Inserts an edit below later edits of other windows. Returns false if the edit goes on top of all others. */
  async #putBelowLaterSteps(operation: LocalOperation): Promise<boolean> {
    const recorded = toStep(operation);
    if (recorded === undefined) return false;
    const step = { ...recorded, edits: operation.requested };
    const later = await findLaterSteps(this.#db, step, operation.baseRevision);
    const rebased = later.length === 0 ? undefined : rebase(this.#row.document, later, step);
    if (rebased === undefined) return false;
    const rev = this.#target.revision;
    await replaceSteps(this.#db, later, () => noteStep(this.#db, { ...rebased.step, rev }), rebased.later);
    const row = applyEdits(this.#row, operation.localEdits);
    this.#row = { ...row, document: rebased.document, updatedAt: Math.max(row.updatedAt, operation.at) };
    this.#edits = undefined;
    this.#markDiverged();
    return true;
  }

  /** Makes an operation again for a row that another window has changed. Returns undefined if it has no place there any more. */
  async #rebuild(operation: LocalOperation): Promise<LocalOperation | undefined> {
    const [{ document }] = operation.changes;
    if (operation.log !== undefined) {
      const applied = logEdits(this.#row, operation.log);
      return applied && { ...operation, localEdits: applied.localEdits, changes: [toChange(document, applied)] };
    }
    const edits = await moveWithEntries(this.#db, operation, this.#row.document);
    const applied = edits && tryReversibly(this.#row.document, edits, operation.typed === '');
    return applied && { ...operation, changes: [toChange(document, applied)] };
  }

  #markDiverged(): void {
    this.#isContested = true;
    this.#isSynchronized = false;
  }
}

const reverse = ({ edits, inverse }: Pick<Change, 'edits' | 'inverse'>) => ({ edits: inverse, inverse: edits });

const toChange = (document: string, { edits, inverse }: AppliedEdits): Change => ({ document, edits, inverse });
