import { createStore } from 'zustand/vanilla';
import { LIMITS } from '../../../shared/base/limits.ts';
import { createsOrDeletes, type Operation } from '../../../shared/document/operation.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import type { OperationKind } from '../../strings/library/operations.ts';
import type { Author } from '../changes/author.ts';
import type { Database } from '../database.ts';
import { getStoredName } from '../item.ts';
import type { DrawingRow, FileRow, OperationRow, Row, TableName } from '../rows.ts';
import { splitIntoBatches } from './batches.ts';
import { isInUse } from './document-use.ts';
import { exchangeRows, type RowExchange, type TargetRow } from './exchange-rows.ts';
import { isPartialKind, mergePartialRows } from './partial-operations.ts';
import {
  assertNoLaterOperation,
  deleteOperations,
  getDocumentKey,
  readReplacedRows,
  storeReplaced,
} from './replaced-rows.ts';
import { deleteSteps, recordStep } from './stored-history.ts';

/** A document or template to write. If `after` is undefined, the document is deleted. */
export interface DocumentWrite {
  readonly table: TableName;
  readonly id: string;
  readonly after: unknown;
  /** Texts of fields that aren't valid values yet, see `Row.drafts`. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** See `Row.shared`. */
  readonly shared?: string;
  /** See `Row.tags`. If absent, the row keeps its tags. */
  readonly tags?: readonly string[];
}

/** Files to which documents of the operation refer by hash. */
export interface Assets {
  readonly pictures?: readonly PictureRow[];
  readonly drawings?: readonly DrawingRow[];
  readonly files?: readonly FileRow[];
}

/** The library, as operations use it. */
interface OperationListener {
  /** Resolves when no edit is waiting to be written to disk. */
  waitForEdits(): Promise<void>;
  /** Called when the changed rows are on disk. */
  onCommit(exchanges: readonly RowExchange[]): void;
}

/** Runs operations, which change several documents. Each one is a single transaction and a single, stored step of undo. */
export class Operations {
  readonly #db: Database;
  readonly #listener: OperationListener;
  readonly #store = createStore(() => ({ running: 0 }));
  /** Settles when the last requested undo or redo is done. */
  #lastStep: Promise<unknown> = Promise.resolve();

  constructor(database: Database, listener: OperationListener) {
    this.#db = database;
    this.#listener = listener;
  }

  /**
   * Applies all changes in one transaction. If one change fails, applies none and rejects with the reason. Documents that an operation of
   * the kind `delete` deletes go to the trash.
   *
   * @param assets files that are saved in the same transaction
   * @param trashKeys the keys of restored trash rows, which are removed from the trash
   * @param prepare what is done before the changes in the same transaction; if it rejects, nothing is changed
   */
  async run(
    kind: OperationKind,
    changes: readonly DocumentWrite[],
    assets: Assets = {},
    trashKeys: readonly string[] = [],
    prepare?: (database: Database) => Promise<void>,
  ): Promise<{ n: number; undo(): Promise<void> }> {
    const operationNumber = await this.#change(async (database) => {
      const timestamp = Date.now();
      await prepare?.(database);
      await storeAssets(database, assets);
      if (trashKeys.length > 0) await database.trash.bulkDelete([...trashKeys]);
      const allOperations = await database.operations.toArray();
      const doneOperations = allOperations.filter(({ undone: undoneRank }) => undoneRank === 0);
      await deleteOperations(database, listNumbers(allOperations.filter(({ undone: undoneRank }) => undoneRank > 0)));
      const targets = changes.map((change) => toTargetRow(change, timestamp));
      const exchanges = await exchangeRows(
        database,
        isPartialKind(kind) ? await mergePartialRows(database, kind, targets, timestamp) : targets,
      );
      const operation = createOperation(database.author, exchanges, timestamp);
      const { id, origin } = operation;
      const row = { id, origin, kind, ...summarize(exchanges), at: timestamp, undone: 0, bytes: 0 };
      const newNumber = await database.operations.add(row);
      const bytes = await storeReplaced(database, newNumber, kind, exchanges, new Map(), timestamp);
      await database.operations.put({ ...row, n: newNumber, bytes });
      // Steps of an earlier document with the same id do not fit the new one.
      const created = exchanges.filter(
        (rowExchange) => rowExchange.before === undefined && rowExchange.after !== undefined,
      );
      if (kind !== 'bring-back') await deleteSteps(database, created.map(getDocumentKey));
      await recordSteps(database, operation, getRevisions(exchanges));
      await deleteOperations(database, findExpiredOperations([...doneOperations, { ...row, n: newNumber, bytes }]));
      return { answer: newNumber, exchanges };
    });
    return { n: operationNumber, undo: () => this.#exchange(operationNumber, 'undo') };
  }

  /**
   * Removes a document that has not been edited since it was created, as if it had never been created: it is neither in the trash nor
   * a step of undo. Does nothing to a document that was edited, tagged, exported, saved as a version, not created by an operation of
   * its own, or in use. Returns whether it has removed the document.
   */
  discardUntouched(tableName: TableName, documentId: string): Promise<boolean> {
    return this.#change(async (database) => {
      const row = await database.documents(tableName).get(documentId);
      const replacedRows = await database.replaced.where('[table+id]').equals([tableName, documentId]).toArray();
      const [creation] = replacedRows;
      const operation = creation && (await database.operations.get(creation.n));
      const versionCount = await database.versions.where('owner').equals(`${tableName}/${documentId}`).count();
      const isUntouched =
        versionCount === 0 &&
        operation?.kind === 'create' &&
        operation.undone === 0 &&
        replacedRows.length === 1 &&
        creation?.put === row?.updatedAt &&
        row?.drafts === undefined &&
        row?.tags === undefined &&
        row?.shared === undefined;
      if (
        row === undefined ||
        creation === undefined ||
        !isUntouched ||
        (await isInUse(database, tableName, documentId))
      )
        return { answer: false, exchanges: [] };
      const exchanges = await exchangeRows(database, [{ table: tableName, id: documentId, row: undefined }]);
      await deleteOperations(database, [creation.n]);
      await deleteSteps(database, exchanges.map(getDocumentKey));
      return { answer: true, exchanges };
    });
  }

  /** Reads the operation to undo next, and the one to redo next. */
  async readLast(): Promise<{ undo?: OperationRow; redo?: OperationRow }> {
    const allOperations = await this.#db.operations.toArray();
    const undo = allOperations.filter(({ undone: undoneRank }) => undoneRank === 0).at(-1);
    const redo = allOperations.reduce<OperationRow | undefined>(
      (newest, candidate) => (candidate.undone > (newest?.undone ?? 0) ? candidate : newest),
      undefined,
    );
    return { ...(undo && { undo }), ...(redo && { redo }) };
  }

  /** Undoes the last operation and returns it. Returns undefined if there is none. */
  undo(): Promise<OperationRow | undefined> {
    return this.#undoOrRedo('undo');
  }

  /** Redoes the operation that was undone last. */
  redo(): Promise<OperationRow | undefined> {
    return this.#undoOrRedo('redo');
  }

  /** Undoes or redoes an operation after earlier requests are done, so that pressing the key twice undoes two different operations. */
  #undoOrRedo(direction: 'undo' | 'redo'): Promise<OperationRow | undefined> {
    const step = this.#lastStep.then(async () => {
      const operation = (await this.readLast())[direction];
      if (operation?.n !== undefined) await this.#exchange(operation.n, direction);
      return operation;
    });
    this.#lastStep = step.catch(() => undefined);
    return step;
  }

  /** Undoes or redoes an operation. Does nothing if another window has already done so. */
  async #exchange(operationNumber: number, direction: 'undo' | 'redo'): Promise<void> {
    await this.#change(async (database) => {
      const timestamp = Date.now();
      const allOperations = await database.operations.toArray();
      const operation = allOperations.find((operationRow) => operationRow.n === operationNumber);
      if (operation === undefined || operation.undone > 0 !== (direction === 'redo'))
        return { answer: undefined, exchanges: [] };
      const replacedRows = new Map(
        (await readReplacedRows(database, operationNumber)).map((row) => [getDocumentKey(row), row]),
      );
      const laterNumbers = allOperations.flatMap(({ n: otherNumber, undone }) =>
        otherNumber !== undefined && otherNumber > operationNumber && undone === 0 ? [otherNumber] : [],
      );
      await assertNoLaterOperation(database, [...replacedRows.values()], laterNumbers);
      const restoredTargets = [...replacedRows.values()].map(({ table, id, row, put }) => ({
        table,
        id,
        row,
        put,
      }));
      const exchanges = await exchangeRows(
        database,
        isPartialKind(operation.kind)
          ? await mergePartialRows(database, operation.kind, restoredTargets, timestamp)
          : restoredTargets,
      );
      const bytes = await storeReplaced(database, operationNumber, operation.kind, exchanges, replacedRows, timestamp);
      await recordSteps(database, createOperation(database.author, exchanges, timestamp), getRevisions(exchanges));
      const undoneRank =
        direction === 'redo' ? 0 : Math.max(...allOperations.map((operationRow) => operationRow.undone)) + 1;
      await database.operations.put({ ...operation, undone: undoneRank, bytes });
      return { answer: undefined, exchanges };
    });
  }

  /** Runs a change in one transaction, after pending edits. The listener is notified when the change is on disk. */
  async #change<T>(
    change: (database: Database) => Promise<{ answer: T; exchanges: readonly RowExchange[] }>,
  ): Promise<T> {
    this.#addToCount(1);
    try {
      await this.#listener.waitForEdits();
      const { answer, exchanges } = await this.#db.runOperation(() => change(this.#db));
      this.#listener.onCommit(exchanges);
      return answer;
    } finally {
      this.#addToCount(-1);
    }
  }

  /** Whether an operation is being written to disk. */
  readonly isRunning = (): boolean => this.#store.getState().running > 0;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  #addToCount(change: 1 | -1): void {
    this.#store.setState(({ running }) => ({ running: running + change }));
  }
}

/** Creates an operation on several documents. Changes of tags are not part of it, since tags don't belong to documents. */
const createOperation = (author: Author, exchanges: readonly RowExchange[], timestamp: number): Operation => ({
  id: author.createOperationId(),
  origin: author.origin,
  at: timestamp,
  changes: exchanges.flatMap(({ change }) => (change.edits.length === 0 ? [] : [change])),
});

/** Adds an operation to the history of each document that it changes, so that undo in a document can also revert the operation. */
async function recordSteps(
  database: Database,
  { changes, at: timestamp, origin }: Operation,
  revisions: Revisions,
): Promise<void> {
  const edited = changes.filter((change) => !createsOrDeletes(change));
  // The steps of a batch are written at the same time: one after the other, thousands of steps would each wait for the disk.
  for (const batch of splitIntoBatches(edited)) {
    await Promise.all(
      batch.map((change) =>
        recordStep(database, { ...change, path: '', at: timestamp, origin, rev: revisions.get(change.document) ?? 0 }),
      ),
    );
  }
}

/** The revisions of rows after an operation, by `table/id`. */
type Revisions = ReadonlyMap<string, number>;

const getRevisions = (exchanges: readonly RowExchange[]): Revisions =>
  new Map(exchanges.map(({ change, after }) => [change.document, after?.rev ?? 0]));

/** Lists the numbers of the oldest operations that exceed the limits. The newest operation never expires. */
function findExpiredOperations(allOperations: readonly OperationRow[]): number[] {
  let totalSize = 0;
  const expired = [...allOperations].reverse().filter((operation, index) => {
    totalSize += operation.bytes;
    return index > 0 && (index >= LIMITS.operations || totalSize > LIMITS.operationBytes);
  });
  return listNumbers(expired);
}

const listNumbers = (operations: readonly OperationRow[]): number[] =>
  operations.flatMap(({ n: operationNumber }) => operationNumber ?? []);

/** Saves assets. Most operations have none and need no access to these tables. */
async function storeAssets(database: Database, { pictures = [], drawings = [], files = [] }: Assets): Promise<void> {
  if (pictures.length > 0) await database.pictures.bulkPut([...pictures]);
  if (drawings.length > 0) await database.drawings.bulkPut([...drawings]);
  if (files.length > 0) await database.files.bulkPut([...files]);
}

function toTargetRow(
  { table: tableName, id: documentId, after: newDocument, drafts, shared, tags }: DocumentWrite,
  timestamp: number,
): TargetRow {
  if (newDocument === undefined) return { table: tableName, id: documentId, row: undefined };
  const sharedField = shared === undefined ? {} : { shared };
  const tagsField = tags === undefined || tags.length === 0 ? {} : { tags };
  const row = {
    id: documentId,
    document: newDocument,
    ...(drafts && { drafts }),
    updatedAt: timestamp,
    rev: 0,
    ...sharedField,
    ...tagsField,
  };
  return { table: tableName, id: documentId, row, ...(tags === undefined ? { keepsTags: true } : {}) };
}

/** Returns the name of a changed document, or an empty string if it has none. An id would not help the user. */
function getDisplayName(rowExchange: RowExchange): string {
  const row = rowExchange.after ?? rowExchange.before;
  return row === undefined ? '' : getStoredName(row);
}

function summarize(exchanges: readonly RowExchange[]): Pick<OperationRow, 'counts' | 'name'> {
  const counts: Partial<Record<TableName, number>> = {};
  for (const { table } of exchanges) counts[table] = (counts[table] ?? 0) + 1;
  const [singleExchange] = exchanges;
  return exchanges.length === 1 && singleExchange !== undefined
    ? { counts, name: getDisplayName(singleExchange) }
    : { counts };
}

/** Returns the changed rows and deleted ids of one table. */
export const getTableChanges = (
  exchanges: readonly RowExchange[],
  tableName: TableName,
): { rows: Row[]; deletedIds: string[] } => ({
  rows: exchanges.flatMap((rowExchange) =>
    rowExchange.table === tableName && rowExchange.after !== undefined ? [rowExchange.after] : [],
  ),
  deletedIds: exchanges.flatMap((rowExchange) =>
    rowExchange.table === tableName && rowExchange.after === undefined ? [rowExchange.id] : [],
  ),
});
