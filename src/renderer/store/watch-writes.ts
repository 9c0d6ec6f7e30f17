/** Reports every committed change of the library to its listeners, so that code that writes need not. */
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

const listeners = new Set<WriteListener>();

/** Listens to the writes of every database object of this page. Returns a function that ends it. */
export function listenToWrites(listener: WriteListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `Database` wraps its tables in. */
export const WATCH_WRITES: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'watch writes',
  create: (core) => {
    const open = new WeakMap<object, CommittedWrite[]>();
    return {
      ...core,
      table: (name) => watched(core.table(name), (trans) => changesOf(open, trans as unknown as IDBTransaction)),
    };
  },
};

/** The changes of a transaction so far. Listeners get them when it has ended. */
function changesOf(open: WeakMap<object, CommittedWrite[]>, trans: IDBTransaction): CommittedWrite[] {
  const held = open.get(trans);
  if (held !== undefined) return held;
  const changes: CommittedWrite[] = [];
  const notified = [...listeners];
  open.set(trans, changes);
  for (const listener of notified) listener.began();
  trans.addEventListener('complete', () => {
    for (const listener of notified) listener.committed(changes);
  });
  trans.addEventListener('abort', () => {
    for (const listener of notified) listener.aborted();
  });
  return changes;
}

function watched(
  table: DBCoreTable,
  changesIn: (trans: DBCoreMutateRequest['trans']) => CommittedWrite[],
): DBCoreTable {
  return {
    ...table,
    // Chained by hand: behind `await` Dexie would lose the transaction.
    mutate(request) {
      if (listeners.size === 0) return table.mutate(request);
      const changes = changesIn(request.trans);
      const written = (gone: readonly string[]) =>
        table.mutate(request).then((reply) => {
          changes.push(...writtenBy(table, request, reply, gone));
          return reply;
        });
      // The keys are read before the rows are deleted.
      return request.type === 'deleteRange' ? keysIn(table, request).then(written) : written([]);
    },
  };
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
  const write = (row: object, i: number): CommittedWrite => {
    const edits = described.get(row);
    return { table: name, id: String(keyOf(row, i)), row, ...(edits && { edits: [edits] }) };
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
