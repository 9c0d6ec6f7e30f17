/** Reports every committed change of a database to listeners, so that code that writes need not. */
import type { DBCore, DBCoreMutateRequest, DBCoreMutateResponse, DBCoreTable, Middleware } from 'dexie';
import type { Edit } from '../../shared/document/edit.ts';

/** A row after a change. Without `row` it was deleted, by the change `rev` of its table if that is known. */
export interface CommittedWrite {
  readonly table: string;
  readonly id: string;
  readonly row?: unknown;
  readonly rev?: number;
  /** How it came from a row before it, step by step, where the writer has said so. */
  readonly edits?: readonly RowEdits[];
}

/** The edits that make a row of the one that had the revision `from`. */
export interface RowEdits {
  readonly from: number;
  readonly edits: readonly Edit[];
}

const described = new WeakMap<object, RowEdits>();

/** Says of a row that is about to be written how it differs from the stored one. */
export const describeWrite = (row: object, edits: RowEdits): void => {
  described.set(row, edits);
};

export interface WriteListener {
  /** A transaction has begun to write: `committed` or `aborted` follows. */
  began(): void;
  /** What it wrote, in order. The disk has it. */
  committed(changes: readonly CommittedWrite[]): void;
  aborted(): void;
}

/** Tells listeners what a database has written. */
export class WriteWatch {
  readonly #listeners = new Set<WriteListener>();
  /** What the transactions that are still open have written so far. */
  readonly #open = new WeakMap<object, CommittedWrite[]>();

  /** Returns a function that stops listening. */
  listen(listener: WriteListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The middleware that the database uses. */
  readonly middleware: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'watch writes',
    create: (core) => ({ ...core, table: (name) => this.#watchTable(core.table(name)) }),
  };

  #watchTable(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      // Chained by hand: behind `await` Dexie would lose the transaction.
      mutate: (request) => {
        if (this.#listeners.size === 0) return table.mutate(request);
        const writes = this.#writesOf(request.trans as unknown as IDBTransaction);
        const written = (gone: readonly string[]) =>
          table.mutate(request).then((reply) => {
            writes.push(...writtenBy(table, request, reply, gone));
            return reply;
          });
        // The keys are read before the rows are deleted.
        return request.type === 'deleteRange' ? keysIn(table, request).then(written) : written([]);
      },
    };
  }

  /** The writes of a transaction so far. Listeners get them when it has ended. */
  #writesOf(transaction: IDBTransaction): CommittedWrite[] {
    const known = this.#open.get(transaction);
    if (known !== undefined) return known;
    const writes: CommittedWrite[] = [];
    const notified = [...this.#listeners];
    this.#open.set(transaction, writes);
    for (const listener of notified) listener.began();
    transaction.addEventListener('complete', () => {
      for (const listener of notified) listener.committed(writes);
    });
    transaction.addEventListener('abort', () => {
      for (const listener of notified) listener.aborted();
    });
    return writes;
  }
}

/** The rows that a request has changed; `gone`: the keys that were in its range. */
function writtenBy(
  table: DBCoreTable,
  request: DBCoreMutateRequest,
  { failures, results }: DBCoreMutateResponse,
  gone: readonly string[],
): CommittedWrite[] {
  const { name } = table;
  if (request.type === 'deleteRange') return gone.map((id) => ({ table: name, id }));
  const done = (_: unknown, index: number) => failures[index] === undefined;
  if (request.type === 'delete') return request.keys.filter(done).map((key) => ({ table: name, id: String(key) }));
  const { extractKey } = table.schema.primaryKey;
  const keyOf = (row: unknown, index: number) => results?.[index] ?? request.keys?.[index] ?? extractKey?.(row);
  const write = (row: object, index: number): CommittedWrite => {
    const edits = described.get(row);
    return { table: name, id: String(keyOf(row, index)), row, ...(edits && { edits: [edits] }) };
  };
  return (request.values as readonly object[]).map(write).filter(done);
}

function keysIn(
  table: DBCoreTable,
  { trans, range }: Extract<DBCoreMutateRequest, { type: 'deleteRange' }>,
): Promise<string[]> {
  const query = { index: table.schema.primaryKey, range };
  return table.query({ trans, query, values: false }).then(({ result }) => result.map(String));
}
