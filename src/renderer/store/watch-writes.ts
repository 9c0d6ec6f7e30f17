/** Reports every committed change of a database to listeners, so that the writing code does not have to. */
import type { DBCore, DBCoreMutateRequest, DBCoreMutateResponse, DBCoreTable, Middleware } from 'dexie';
import type { Edit } from '../../shared/document/edit.ts';

/** A row that was written or deleted. */
export interface CommittedWrite {
  readonly table: string;
  readonly id: string;
  /** The row after the change. Absent = the row was deleted. */
  readonly row?: unknown;
  /** The revision of the deletion, if it is known. */
  readonly rev?: number;
  /** The edits since an earlier state of the row, in order, if the writing code has described them. */
  readonly edits?: readonly RowEdits[];
}

/** The edits of a row since the revision `from`. */
export interface RowEdits {
  readonly from: number;
  readonly edits: readonly Edit[];
}

const describedEdits = new WeakMap<object, RowEdits>();

/** Describes how a row that is about to be written differs from the stored row. */
export const describeWrite = (row: object, edits: RowEdits): void => {
  describedEdits.set(row, edits);
};

/** Listens to the transactions of a database. */
export interface WriteListener {
  /** Called when a transaction starts to write. `onCommit` or `onAbort` follows. */
  onBegin(): void;
  /** Called with the changes of a transaction, in order, when they are on disk. */
  onCommit(changes: readonly CommittedWrite[]): void;
  onAbort(): void;
}

/** Reports the writes of a database to listeners. */
export class WriteWatcher {
  readonly #listeners = new Set<WriteListener>();
  /** The writes so far of transactions that are still open. */
  readonly #writesByTransaction = new WeakMap<object, CommittedWrite[]>();

  /** Returns a function that stops listening. */
  listen(listener: WriteListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The middleware that the database uses. */
  readonly middleware: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'watch writes',
    create: (databaseCore) => ({
      ...databaseCore,
      table: (tableName) => this.#watchTable(databaseCore.table(tableName)),
    }),
  };

  #watchTable(coreTable: DBCoreTable): DBCoreTable {
    return {
      ...coreTable,
      // Chained with `then`, since Dexie would lose the transaction after `await`.
      mutate: (mutation) => {
        if (this.#listeners.size === 0) return coreTable.mutate(mutation);
        const transactionWrites = this.#getWrites(mutation.trans as unknown as IDBTransaction);
        const runMutation = (deletedKeys: readonly string[]) =>
          coreTable.mutate(mutation).then((response) => {
            transactionWrites.push(...listWrites(coreTable, mutation, response, deletedKeys));
            return response;
          });
        // The keys are read before the rows are deleted.
        return mutation.type === 'deleteRange' ? listKeys(coreTable, mutation).then(runMutation) : runMutation([]);
      },
    };
  }

  /** Returns the list of a transaction's writes. Listeners receive the list when the transaction has ended. */
  #getWrites(transaction: IDBTransaction): CommittedWrite[] {
    const knownWrites = this.#writesByTransaction.get(transaction);
    if (knownWrites !== undefined) return knownWrites;
    const transactionWrites: CommittedWrite[] = [];
    const notifiedListeners = [...this.#listeners];
    this.#writesByTransaction.set(transaction, transactionWrites);
    for (const listener of notifiedListeners) listener.onBegin();
    transaction.addEventListener('complete', () => {
      for (const listener of notifiedListeners) listener.onCommit(transactionWrites);
    });
    transaction.addEventListener('abort', () => {
      for (const listener of notifiedListeners) listener.onAbort();
    });
    return transactionWrites;
  }
}

/** Lists the rows that a request has changed. For a request that deletes a range, `deletedKeys` are the keys that were in the range. */
function listWrites(
  coreTable: DBCoreTable,
  mutation: DBCoreMutateRequest,
  { failures, results }: DBCoreMutateResponse,
  deletedKeys: readonly string[],
): CommittedWrite[] {
  const { name: tableName } = coreTable;
  if (mutation.type === 'deleteRange') return deletedKeys.map((rowId) => ({ table: tableName, id: rowId }));
  const hasSucceeded = (_value: unknown, index: number) => failures[index] === undefined;
  if (mutation.type === 'delete')
    return mutation.keys.filter(hasSucceeded).map((rowKey) => ({ table: tableName, id: String(rowKey) }));
  const { extractKey } = coreTable.schema.primaryKey;
  const getKey = (row: unknown, index: number) => results?.[index] ?? mutation.keys?.[index] ?? extractKey?.(row);
  const toCommittedWrite = (row: object, index: number): CommittedWrite => {
    const edits = describedEdits.get(row);
    return { table: tableName, id: String(getKey(row, index)), row, ...(edits && { edits: [edits] }) };
  };
  return (mutation.values as readonly object[]).map(toCommittedWrite).filter(hasSucceeded);
}

function listKeys(
  coreTable: DBCoreTable,
  { trans: transaction, range }: Extract<DBCoreMutateRequest, { type: 'deleteRange' }>,
): Promise<string[]> {
  const query = { index: coreTable.schema.primaryKey, range };
  return coreTable.query({ trans: transaction, query, values: false }).then(({ result }) => result.map(String));
}
