import { createStore } from 'zustand/vanilla';
import { LIMITS } from '../../../shared/base/limits.ts';
import { createsOrDeletes, type Operation } from '../../../shared/document/operation.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import type { OperationKind } from '../../strings/library/operations.ts';
import type { Author } from '../changes/author.ts';
import type { Database } from '../database.ts';
import { storedName } from '../item.ts';
import type { DrawingRow, FileRow, OperationRow, Row, TableName } from '../rows.ts';
import { exchange, type RowExchange, type TargetRow } from './exchange.ts';
import { inParts } from './in-parts.ts';
import { isPartial, partialRows } from './partial.ts';
import { forget, refuseLater, replacedBy, stepsOf, storeReplaced } from './replaced.ts';
import { forgetSteps, noteStep } from './stored-history.ts';

/** One document or template to write; undefined deletes it. */
export interface WantedDocument {
  readonly table: TableName;
  readonly id: string;
  readonly after: unknown;
  /** Texts of fields that are no value yet, see `Row.drafts`. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** See `Row.shared`. */
  readonly shared?: string;
  /** See `Row.tags`; absent = those that the row has already. */
  readonly tags?: readonly string[];
}

/** Files that documents of the operation name by hash. */
export interface Assets {
  readonly pictures?: readonly PictureRow[];
  readonly drawings?: readonly DrawingRow[];
  readonly files?: readonly FileRow[];
}

/** What operations need of the rest of the library. */
interface OperationListener {
  /** Resolves when no edit is waiting to be written. */
  settled(): Promise<void>;
  /** Called when changed places are on the disk. */
  changed(places: readonly RowExchange[]): void;
}

/** Changes of several documents: each is one transaction and one step of undo, which is stored. */
export class Operations {
  readonly #db: Database;
  readonly #listener: OperationListener;
  readonly #store = createStore(() => ({ running: 0 }));
  /** Settles when the step of undo or redo that was asked for last is done. */
  #walked: Promise<unknown> = Promise.resolve();

  constructor(database: Database, listener: OperationListener) {
    this.#db = database;
    this.#listener = listener;
  }

  /**
   * Carries all changes out, or none, and rejects with the reason. What is deleted goes to the trash too.
   *
   * @param assets kept in the same transaction
   * @param trash keys of the trash whose rows are brought back
   */
  async run(
    kind: OperationKind,
    changes: readonly WantedDocument[],
    assets: Assets = {},
    trash: readonly string[] = [],
  ): Promise<{ n: number; undo(): Promise<void> }> {
    const n = await this.#change(async (database) => {
      const at = Date.now();
      await storeAssets(database, assets);
      if (trash.length > 0) await database.trash.bulkDelete([...trash]);
      const all = await database.operations.toArray();
      const done = all.filter(({ undone }) => undone === 0);
      await forget(database, numbersOf(all.filter(({ undone }) => undone > 0)));
      const wanted = changes.map((change) => wantedRow(change, at));
      const places = await exchange(database, isPartial(kind) ? await partialRows(database, kind, wanted, at) : wanted);
      const operation = createOperation(database.author, places, at);
      const { id, origin } = operation;
      const row = { id, origin, kind, ...summary(places), at, undone: 0, bytes: 0 };
      const n = await database.operations.add(row);
      const bytes = await storeReplaced(database, n, kind, places, new Map(), at);
      await database.operations.put({ ...row, n, bytes });
      // Steps of a document that had this id once lead nowhere in this one.
      const fresh = places.filter(({ before, after }) => before === undefined && after !== undefined);
      if (kind !== 'bring-back') await forgetSteps(database, fresh.map(stepsOf));
      await noteSteps(database, operation, revisionsOf(places));
      await forget(database, tooMany([...done, { ...row, n, bytes }]));
      return { answer: n, places };
    });
    return { n, undo: () => this.#exchange(n, 'undo') };
  }

  /** The operation that undo would take back, and the one that redo would bring back. */
  async last(): Promise<{ undo?: OperationRow; redo?: OperationRow }> {
    const all = await this.#db.operations.toArray();
    const undo = all.filter(({ undone }) => undone === 0).at(-1);
    const redo = all.reduce<OperationRow | undefined>((a, b) => (b.undone > (a?.undone ?? 0) ? b : a), undefined);
    return { ...(undo && { undo }), ...(redo && { redo }) };
  }

  /** Undoes the last operation and returns it; undefined where there is none. */
  undo(): Promise<OperationRow | undefined> {
    return this.#walk('undo');
  }

  /** Redoes the operation that was undone last. */
  redo(): Promise<OperationRow | undefined> {
    return this.#walk('redo');
  }

  /** One after the other: a key that is pressed twice means the next step, not the same one again. */
  #walk(way: 'undo' | 'redo'): Promise<OperationRow | undefined> {
    const step = this.#walked.then(async () => {
      const operation = (await this.last())[way];
      if (operation?.n !== undefined) await this.#exchange(operation.n, way);
      return operation;
    });
    this.#walked = step.catch(() => undefined);
    return step;
  }

  /** Does nothing when it was done already, for instance by another window. */
  async #exchange(n: number, way: 'undo' | 'redo'): Promise<void> {
    await this.#change(async (database) => {
      const at = Date.now();
      const all = await database.operations.toArray();
      const operation = all.find((one) => one.n === n);
      if (operation === undefined || operation.undone > 0 !== (way === 'redo'))
        return { answer: undefined, places: [] };
      const kept = new Map((await replacedBy(database, n)).map((row) => [stepsOf(row), row]));
      const later = all.flatMap((one) => (one.n !== undefined && one.n > n && one.undone === 0 ? [one.n] : []));
      await refuseLater(database, [...kept.values()], later);
      const back = [...kept.values()].map(({ table, id, row, put }) => ({ table, id, row, put }));
      const places = await exchange(
        database,
        isPartial(operation.kind) ? await partialRows(database, operation.kind, back, at) : back,
      );
      const bytes = await storeReplaced(database, n, operation.kind, places, kept, at);
      await noteSteps(database, createOperation(database.author, places, at), revisionsOf(places));
      const undone = way === 'redo' ? 0 : Math.max(...all.map((one) => one.undone)) + 1;
      await database.operations.put({ ...operation, undone, bytes });
      return { answer: undefined, places };
    });
  }

  /** Runs in one transaction after pending edits; listeners are notified once the disk has it. */
  async #change<T>(work: (database: Database) => Promise<{ answer: T; places: readonly RowExchange[] }>): Promise<T> {
    this.#count(1);
    try {
      await this.#listener.settled();
      const { answer, places } = await this.#db.operate(() => work(this.#db));
      this.#listener.changed(places);
      return answer;
    } finally {
      this.#count(-1);
    }
  }

  /** Whether one is on its way to disk. */
  readonly isRunning = (): boolean => this.#store.getState().running > 0;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  #count(change: 1 | -1): void {
    this.#store.setState(({ running }) => ({ running: running + change }));
  }
}

/** Returns an operation on several documents. Tags are not part of it, since they stand beside documents. */
const createOperation = (author: Author, exchanges: readonly RowExchange[], at: number): Operation => ({
  id: author.newOperationId(),
  origin: author.origin,
  at,
  changes: exchanges.flatMap(({ change }) => (change.edits.length === 0 ? [] : [change])),
});

/** Adds an operation to the history of each document that it changes, so that undo in a document can revert it as well. */
async function noteSteps(database: Database, { changes, at, origin }: Operation, revisions: Revisions): Promise<void> {
  const edited = changes.filter((change) => !createsOrDeletes(change));
  // Each document has its own history. If they were written one after the other, thousands would each wait for the disk.
  for (const part of inParts(edited)) {
    await Promise.all(
      part.map((change) =>
        noteStep(database, { ...change, path: '', at, origin, rev: revisions.get(change.document) ?? 0 }),
      ),
    );
  }
}

/** The revisions of rows after an operation, by `table/id`. */
type Revisions = ReadonlyMap<string, number>;

const revisionsOf = (exchanges: readonly RowExchange[]): Revisions =>
  new Map(exchanges.map(({ change, after }) => [change.document, after?.rev ?? 0]));

/** The oldest operations beyond the limits. The newest one is always kept. */
function tooMany(all: readonly OperationRow[]): number[] {
  let size = 0;
  const old = [...all].reverse().filter((operation, index) => {
    size += operation.bytes;
    return index > 0 && (index >= LIMITS.operations || size > LIMITS.operationBytes);
  });
  return numbersOf(old);
}

const numbersOf = (operations: readonly OperationRow[]): number[] => operations.flatMap(({ n }) => n ?? []);

/** Most operations bring no files: nothing is asked of the disk for them. */
async function storeAssets(database: Database, { pictures = [], drawings = [], files = [] }: Assets): Promise<void> {
  if (pictures.length > 0) await database.pictures.bulkPut([...pictures]);
  if (drawings.length > 0) await database.drawings.bulkPut([...drawings]);
  if (files.length > 0) await database.files.bulkPut([...files]);
}

function wantedRow({ table, id, after, drafts, shared, tags }: WantedDocument, at: number): TargetRow {
  if (after === undefined) return { table, id, row: undefined };
  const known = shared === undefined ? {} : { shared };
  const held = tags === undefined || tags.length === 0 ? {} : { tags };
  const row = { id, document: after, ...(drafts && { drafts }), updatedAt: at, rev: 0, ...known, ...held };
  return { table, id, row, ...(tags === undefined ? { keepsTags: true } : {}) };
}

/** The name of a document before or after a change; empty for one without a name. Its id is no name for people. */
function displayName({ after, before }: RowExchange): string {
  const row = after ?? before;
  return row === undefined ? '' : storedName(row);
}

function summary(places: readonly RowExchange[]): Pick<OperationRow, 'counts' | 'name'> {
  const counts: Partial<Record<TableName, number>> = {};
  for (const { table } of places) counts[table] = (counts[table] ?? 0) + 1;
  const [only] = places;
  return places.length === 1 && only !== undefined ? { counts, name: displayName(only) } : { counts };
}

/** The places of one table, as its part of the library takes them. */
export const placesOf = (places: readonly RowExchange[], table: TableName): { rows: Row[]; deletedIds: string[] } => ({
  rows: places.flatMap((place) => (place.table === table && place.after !== undefined ? [place.after] : [])),
  deletedIds: places.flatMap((place) => (place.table === table && place.after === undefined ? [place.id] : [])),
});
