import Dexie, { type Table } from 'dexie';
import { createStore } from 'zustand/vanilla';
import type { PrintRecord } from '../../shared/print/print-record.ts';
import type { PictureRow } from '../pictures/messages.ts';
import { StorageError } from '../platform/storage-fault.ts';
import { Author } from './changes/author.ts';
import { DATABASE_NAME } from './database-name.ts';
import { DATABASE_VERSIONS } from './database-versions.ts';
import type { EventNotes } from './events/event-notes.ts';
import { refuseNewer } from './newer-library.ts';
import { splitDrawing } from './pictures/drawings.ts';
import {
  type DrawingRow,
  type FileRow,
  type HistoryRow,
  type MappingRow,
  type OperationRow,
  type ReplacedRow,
  type Row,
  type SubmissionRow,
  TABLE_NAMES,
  type TableName,
  type TrashRow,
  type VersionRow,
} from './rows.ts';
import type { SavedFilter } from './saved-filters.ts';
import type { TrashClock } from './undo/trash-clock.ts';
import { describeWrite, type RowEdits, WriteWatcher } from './watch-writes.ts';

/** All tables that an operation may change. */
const OPERATION_TABLES = [
  ...TABLE_NAMES,
  'pictures',
  'drawings',
  'files',
  'lists',
  'meta',
  'history',
  'operations',
  'replaced',
  'trash',
  'versions',
];

/**
 * The rows of the table `meta`, by key:
 *
 * - `rev:TABLE`: the counter of a table, which is its newest revision.
 * - `deleted:TABLE`: the revision of the last deletion in a table. `deletions:TABLE`: the rows that were deleted.
 * - `samples`: the keys of the samples that were added once.
 * - `unused-pictures`: the times since which pictures and drawings are unused, by hash, in milliseconds since 1970.
 * - `printed`: what the cards looked like when they were last printed.
 * - `filters`: the list filters that the user has named.
 * - `drawings-apart`: set if characters contain no large drawings any more.
 * - `trash-clock`: when the trash was last checked.
 * - `event:ID`: the organizer's notes about an event.
 * - `raised`: set if counters were raised after a loss, so that rows may still be older than in the journal.
 * - `identity`: a random name that distinguishes this database from one that has replaced it.
 */
export type Meta =
  | { key: `rev:${TableName}` | `deleted:${TableName}`; value: number }
  | { key: `deletions:${TableName}`; value: Deletions }
  | { key: 'samples'; value: string[] }
  | { key: 'unused-pictures'; value: Record<string, number> }
  | { key: 'printed'; value: PrintRecord }
  | { key: 'filters'; value: readonly SavedFilter[] }
  | { key: 'drawings-apart'; value: true }
  | { key: 'trash-clock'; value: TrashClock }
  | { key: `event:${string}`; value: EventNotes }
  | { key: 'raised'; value: true }
  | { key: 'identity'; value: string };

/** The rows of a table that were deleted last, each with the revision of its deletion. */
interface Deletions {
  /** The revision of the last recorded deletion. */
  readonly last: number;
  /** The revision of the newest deletion that `rows` does not record. */
  readonly others: number;
  readonly rows: Readonly<Record<string, number>>;
}

/** The maximum number of deleted rows that are recorded for a table. */
const MAX_RECORDED_DELETIONS = 500;

export class Database extends Dexie {
  declare meta: Table<Meta, string>;
  declare pictures: Table<PictureRow, string>;
  declare drawings: Table<DrawingRow, string>;
  declare history: Table<HistoryRow, number>;
  declare operations: Table<OperationRow, number>;
  declare replaced: Table<ReplacedRow, [number, TableName, string]>;
  declare trash: Table<TrashRow, string>;
  declare mappings: Table<MappingRow, string>;
  declare lists: Table<SubmissionRow, string>;
  declare files: Table<FileRow, string>;
  declare versions: Table<VersionRow, string>;
  /** Reports what this object writes. Other windows and workers have their own objects. */
  readonly writes = new WriteWatcher();
  /** This window, as the author of its changes. */
  readonly author = new Author();
  /** The identity of the database that this page works with; undefined until `identify`. */
  #identity: string | undefined;
  #isDeleted = false;
  readonly #disconnects = createStore(() => ({ count: 0 }));

  constructor(databaseName = DATABASE_NAME) {
    const databases = refuseNewer(globalThis.indexedDB);
    super(databaseName, {
      // A change only counts as saved when the disk has it, so that a power failure loses nothing.
      chromeTransactionDurability: 'strict',
      // The app itself has the tables in memory.
      cache: 'disabled',
      ...(databases !== undefined && { indexedDB: databases }),
    });
    this.use(this.writes.middleware);
    for (const [index, { stores, upgrade }] of DATABASE_VERSIONS.entries()) {
      const databaseVersion = this.version(index + 1).stores({ ...stores });
      if (upgrade !== undefined) databaseVersion.upgrade(upgrade);
    }
    this.on('versionchange', (event) => this.#onVersionChange(event as IDBVersionChangeEvent));
    const notifyDisconnected = () => this.#notifyDisconnected();
    this.on('ready', () => this.backendDB().addEventListener('close', notifyDisconnected), true);
  }

  /** Calls the listener when the connection is lost unexpectedly, or the database is deleted. */
  onDisconnect(listener: () => void): () => void {
    return this.#disconnects.subscribe(listener);
  }

  #notifyDisconnected(): void {
    this.#disconnects.setState(({ count }) => ({ count: count + 1 }));
  }

  /** Closes the database when another window deletes it. Dexie would open the database again and so create an empty one. */
  #onVersionChange(event: IDBVersionChangeEvent): boolean | undefined {
    if (event.newVersion !== null || this.#identity === undefined) return undefined;
    this.#isDeleted = true;
    this.close();
    this.#notifyDisconnected();
    return false;
  }

  /**
   * Reads the identity of this database, or creates one. From then on, another database that replaces this one is neither read nor
   * written.
   */
  async identify(): Promise<void> {
    const metaRow = await this.meta.get('identity');
    this.#identity = metaRow?.key === 'identity' ? metaRow.value : await this.#saveIdentity(createIdentity());
  }

  /** Saves an identity, unless another window has just saved one. Returns the saved one. */
  #saveIdentity(identity: string): Promise<string> {
    return this.transaction('rw', 'meta', async () => {
      const metaRow = await this.meta.get('identity');
      if (metaRow?.key === 'identity') return metaRow.value;
      await this.meta.put({ key: 'identity', value: identity });
      return identity;
    });
  }

  /** Rejects if another database has replaced this one. Only within a transaction that includes `meta`. */
  async assertSame(): Promise<void> {
    if (this.#identity === undefined) return;
    const metaRow = await this.meta.get('identity');
    if (metaRow?.value !== this.#identity) throw new StorageError('gone');
  }

  /** Opens a lost connection again. Rejects with the reason if that fails, for example because the database is gone. */
  async reconnect(): Promise<void> {
    if (this.#identity === undefined) return;
    if (this.#isDeleted || !(await databaseExists(this.name))) {
      this.#isDeleted = true;
      this.close();
      throw new StorageError('gone');
    }
    if (!this.isOpen()) await this.open();
    await this.transaction('r', 'meta', () => this.assertSame());
  }

  /**
   * Creates a database to replace the deleted one, or uses the one that another window has created. Runs `fillTables` in one transaction
   * over all tables that an operation may change.
   */
  async replace<T>(fillTables: () => Promise<T>): Promise<T> {
    this.#isDeleted = false;
    if (!this.isOpen()) await this.open();
    const newIdentity = this.#identity ?? createIdentity();
    const [identity, result] = await this.transaction('rw', OPERATION_TABLES, async (): Promise<[string, T]> => {
      const metaRow = await this.meta.get('identity');
      const storedIdentity = metaRow?.key === 'identity' ? metaRow.value : newIdentity;
      if (metaRow === undefined) await this.meta.put({ key: 'identity', value: storedIdentity });
      return [storedIdentity, await fillTables()];
    });
    this.#identity = identity;
    return result;
  }

  documents(tableName: TableName): Table<Row, string> {
    return this.table(tableName);
  }

  /** Whether nothing has ever been written, not even the samples. */
  async isEmpty(): Promise<boolean> {
    return (await this.meta.count()) === 0;
  }

  /** Reads the newest revision of a table, which is the number of its changes so far. */
  readRevision(tableName: TableName): Promise<number> {
    return this.#readCounter(`rev:${tableName}`);
  }

  /**
   * Reads the revision of the last deletion in a table, or 0 if there was none.
   *
   * @param documentId a missing row. Returns the revision of its deletion, or a higher one if that deletion is not recorded: only the
   *   newest deletions are, and an older Rollcall recorded none
   */
  async readDeletionRevision(tableName: TableName, documentId?: string): Promise<number> {
    const lastDeletion = await this.#readCounter(`deleted:${tableName}`);
    if (documentId === undefined) return lastDeletion;
    const recorded = await this.#readDeletions(tableName);
    if (recorded.last !== lastDeletion) return lastDeletion;
    const isRecorded = Object.hasOwn(recorded.rows, documentId);
    return isRecorded ? (recorded.rows[documentId] ?? lastDeletion) : recorded.others;
  }

  async #readDeletions(tableName: TableName): Promise<Deletions> {
    const metaRow = await this.meta.get(`deletions:${tableName}`);
    return (metaRow?.value as Deletions | undefined) ?? { last: -1, others: 0, rows: {} };
  }

  /** Records which rows are deleted, so that a row that was lost by damage doesn't count as deleted. Only within `runOperation`. */
  async recordDeletions(tableName: TableName, documentIds: readonly string[], revision: number): Promise<void> {
    const previousDeletion = await this.readDeletionRevision(tableName);
    const recorded = await this.#readDeletions(tableName);
    const otherDeletions = recorded.last === previousDeletion ? recorded.others : previousDeletion;
    const newDeletions = Object.fromEntries(documentIds.map((documentId) => [documentId, revision]));
    const allDeletions = Object.entries({ ...recorded.rows, ...newDeletions });
    const newestFirst = allDeletions.sort(([, first], [, second]) => second - first);
    const droppedRevisions = newestFirst.slice(MAX_RECORDED_DELETIONS).map(([, droppedRevision]) => droppedRevision);
    const value: Deletions = {
      last: revision,
      others: Math.max(otherDeletions, ...droppedRevisions),
      rows: Object.fromEntries(newestFirst.slice(0, MAX_RECORDED_DELETIONS)),
    };
    await this.meta.bulkPut([
      { key: `deleted:${tableName}`, value: revision },
      { key: `deletions:${tableName}`, value },
    ]);
  }

  async #readCounter(key: Meta['key']): Promise<number> {
    const metaRow = await this.meta.get(key);
    return typeof metaRow?.value === 'number' ? metaRow.value : 0;
  }

  /**
   * Writes a row and returns it as it was written. Only within `changeDocuments`. A large drawing is moved to its own table, unless
   * `edits` is given: then the row must already refer to its drawing.
   *
   * @param edits the edits since the stored row, if they are known, so that the journal can send them instead of the whole row
   */
  async putDocument(tableName: TableName, row: Row, edits?: RowEdits): Promise<Row> {
    if (edits !== undefined) {
      describeWrite(row, edits);
      await this.documents(tableName).put(row);
      return row;
    }
    const [writtenRow = row] = await this.putDocuments(tableName, [row]);
    return writtenRow;
  }

  /** Writes several rows with as few requests as one row needs. Large drawings are moved to their own table. */
  async putDocuments(tableName: TableName, rows: readonly Row[]): Promise<Row[]> {
    const splitDocuments = rows.map(({ document }) =>
      tableName === 'characters' ? splitDrawing(document) : { document },
    );
    const drawings = new Map(
      splitDocuments.flatMap(({ drawing }) => (drawing === undefined ? [] : [[drawing.hash, drawing]])),
    );
    if (drawings.size > 0) {
      // Drawings never change, so an existing one is not written again.
      const existingDrawings = await this.drawings.bulkGet([...drawings.keys()]);
      await this.drawings.bulkPut(
        [...drawings.values()].filter((_drawing, index) => existingDrawings[index] === undefined),
      );
    }
    const writtenRows = rows.map((row, index) => ({ ...row, document: splitDocuments[index]?.document }));
    await this.documents(tableName).bulkPut(writtenRows);
    return writtenRows;
  }

  /**
   * Runs a change in one transaction and passes it the next revision of the table. Two windows never get the same revision, because the
   * transactions wait for each other.
   */
  async changeDocuments<T>(tableName: TableName, applyChange: (revision: number) => Promise<T>): Promise<T> {
    await this.#openAgain();
    const tableNames =
      tableName === 'characters' ? [tableName, 'meta', 'history', 'drawings'] : [tableName, 'meta', 'history'];
    return this.transaction('rw', tableNames, async () => applyChange(await this.nextRevision(tableName)));
  }

  /** Runs a change in one transaction over all tables that an operation may change. */
  async runOperation<T>(applyChanges: () => Promise<T>): Promise<T> {
    await this.#openAgain();
    // Dexie requires an async function here, to know what the transaction waits for.
    return this.transaction('rw', OPERATION_TABLES, async () => {
      await this.assertSame();
      return applyChanges();
    });
  }

  /** Increments the counter of a table and returns the new revision. Only within `changeDocuments` and `runOperation`. */
  async nextRevision(tableName: TableName): Promise<number> {
    await this.assertSame();
    const revision = (await this.readRevision(tableName)) + 1;
    await this.meta.put({ key: `rev:${tableName}`, value: revision });
    return revision;
  }

  /**
   * Opens the database again after a failure: Chromium closes a database that it could not write to, and Dexie does not reopen it
   * itself.
   */
  async #openAgain(): Promise<void> {
    if (this.#isDeleted) throw new StorageError('gone');
    if (this.hasFailed()) await this.open();
  }
}

const createIdentity = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a database exists, without creating it. True if the browser can't list databases. */
async function databaseExists(databaseName: string): Promise<boolean> {
  if (indexedDB.databases === undefined) return true;
  return (await indexedDB.databases()).some((database) => database.name === databaseName);
}
