import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import { StorageError } from '../platform/storage-fault.ts';
import { Connection } from './connection.ts';
import { Database } from './database.ts';
import { DocumentStore } from './document-store.ts';
import { pruneSubmissions } from './events/submissions.ts';
import { OwnFonts } from './fonts/own-fonts.ts';
import { hadLibrary, recordLibrary } from './had-library.ts';
import type { Documents, Item } from './item.ts';
import type { Journal, Loss } from './journal/journal.ts';
import { Drawings, embedDrawings } from './pictures/drawings.ts';
import { moveDrawings } from './pictures/move-drawings.ts';
import { Pictures } from './pictures/pictures.ts';
import { rebuild } from './rebuild.ts';
import { TABLE_NAMES, type TableName } from './rows.ts';
import { addSamples, filterSamples, loadBuiltInSamples, restoreSamples } from './samples/samples.ts';
import { getTableChanges, Operations } from './undo/operations.ts';
import { pruneSteps } from './undo/prune-steps.ts';
import { Trash } from './undo/trash.ts';
import { pruneVersions } from './versions/prune-versions.ts';
import { createFailedState, isSameSaveState, resolveOnce, type SaveState } from './write-queue.ts';

const SAVED: SaveState = { kind: 'saved' };
const SAVING: SaveState = { kind: 'saving' };

/** The delay before old data is deleted. The app is busy at the start. */
const PRUNE_DELAY_MS = 30_000;

type ProgressListener = (doneCount: number, totalCount: number) => void;

/**
 * The result of opening a library. `open`: all tables are being loaded. `lost`: the database is empty although this profile had a
 * library. `missing`: the database lacks rows that the journal has.
 */
export type OpenResult = { kind: 'open' } | { kind: 'lost' } | { kind: 'missing'; loss: Loss };

/** The library of the user. All changes of documents go through this class. */
export class Library {
  /** The games to which the documents belong. */
  readonly gameCatalog: GameCatalog<Game>;
  readonly database: Database;
  readonly pictures: Pictures;
  readonly drawings: Drawings;
  readonly ownFonts: OwnFonts;
  readonly operations: Operations;
  readonly trash: Trash;
  /** The journal, a second copy of the database; absent in a plain browser. */
  readonly journal: Journal | undefined;
  readonly stores: { readonly [N in TableName]: DocumentStore<N> };
  readonly connection: Connection;
  /** Called if a table can't be read; undefined while no tables are loaded. */
  #onError: ((error: unknown) => void) | undefined;
  #state: SaveState = SAVED;
  /** The keys (`table/id`) of the samples that ship with the app. */
  #sampleKeys: ReadonlySet<string> = new Set();
  #pruneTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(gameCatalog: GameCatalog<Game>, database = new Database(), journal?: Journal) {
    this.gameCatalog = gameCatalog;
    this.database = database;
    this.journal = journal;
    this.pictures = new Pictures(database);
    this.drawings = new Drawings(database);
    this.stores = Object.fromEntries(
      TABLE_NAMES.map((tableName) => [
        tableName,
        new DocumentStore(gameCatalog, database, tableName, tableName === 'characters' ? this.drawings : undefined),
      ]),
    ) as unknown as Library['stores'];
    this.ownFonts = new OwnFonts(database, this.stores.templates, this.stores.fonts);
    this.operations = new Operations(database, {
      waitForEdits: () => this.#waitForEdits(),
      onCommit: (exchanges) => {
        for (const tableName of TABLE_NAMES) {
          const { rows, deletedIds } = getTableChanges(exchanges, tableName);
          this.stores[tableName].applyCommitted(rows, deletedIds);
        }
      },
    });
    this.trash = new Trash(database, this.operations);
    this.connection = new Connection(database, () => this.#followAgain());
    for (const tableName of TABLE_NAMES) this.#watchQueue(tableName);
  }

  /**
   * Opens the database and adds the samples. If a library is lost or incomplete, nothing is written: the user decides whether to call
   * `start`. Rejects if the database can't be opened.
   *
   * @param onError called when the database fails later
   * @param onProgress called while documents of an older Rollcall are upgraded
   */
  async open(onError: (error: unknown) => void, onProgress: ProgressListener = () => undefined): Promise<OpenResult> {
    // The mark is read before the database is opened: another tab that opens a library at the same time sets it.
    const hadBefore = hadLibrary();
    const foundLoss = await this.journal?.open(this.database, hadBefore);
    if (foundLoss !== undefined) return { kind: 'missing', loss: foundLoss };
    await this.database.open();
    if (hadBefore && (await this.database.isEmpty())) return { kind: 'lost' };
    await this.start(onError, onProgress);
    return { kind: 'open' };
  }

  /** Continues after the user has decided about lost rows, unless the database has lost more in the meantime. */
  async continueOpening(
    onError: (error: unknown) => void,
    onProgress: ProgressListener = () => undefined,
  ): Promise<OpenResult> {
    const foundLoss = await this.journal?.compareAgain(this.database);
    if (foundLoss !== undefined) return { kind: 'missing', loss: foundLoss };
    await this.start(onError, onProgress);
    return { kind: 'open' };
  }

  /** Finds the damaged rows after a table could not be read. Returns undefined if the journal has no copies of them. */
  async findUnreadableRows(): Promise<Loss | undefined> {
    return this.journal?.findUnreadableRows(this.database);
  }

  /** Adds the samples and loads all tables. */
  async start(onError: (error: unknown) => void, onProgress: ProgressListener = () => undefined): Promise<void> {
    await moveDrawings(this.database, onProgress);
    this.#sampleKeys = await addSamples(this.database, await loadBuiltInSamples());
    recordLibrary();
    // The library also works without an identity, but then it would not notice that another database has replaced this one.
    await this.database.identify().catch((error: unknown) => console.warn('The library could not be named:', error));
    // Asks the browser to keep the database when disk space is low. A refusal is not an error.
    runInBackground('Asking to keep the database', navigator.storage?.persist?.());
    this.followTables(onError);
    this.pictures.sweepSoon();
    clearTimeout(this.#pruneTimer);
    this.#pruneTimer = setTimeout(() => runInBackground('Tidying', this.#prune()), PRUNE_DELAY_MS);
  }

  /** Loads all tables without writing anything. */
  followTables(onError: (error: unknown) => void): void {
    this.#onError = onError;
    for (const tableName of TABLE_NAMES) this.stores[tableName].open(onError);
    this.ownFonts.open();
  }

  /** Checks the connection when a write fails because another database has replaced this one. A write is the first to notice that. */
  #watchQueue(tableName: TableName): void {
    const { queue } = this.stores[tableName];
    queue.subscribe(() => {
      const currentState = queue.getState();
      if (currentState.kind === 'failed' && currentState.fault === 'gone' && this.connection.getFault() === undefined) {
        this.connection.check();
      }
    });
  }

  /** Follows the tables again and writes pending changes, once the database can be reached again. */
  #followAgain(): void {
    const onError = this.#onError;
    if (onError === undefined) return;
    for (const tableName of TABLE_NAMES) this.stores[tableName].open(onError);
    this.ownFonts.open();
    this.retry();
  }

  /** Whether all documents are in memory. From then on the user can edit them, even if the disk fails. */
  isLoaded(): boolean {
    return TABLE_NAMES.every((tableName) => this.stores[tableName].isLoaded);
  }

  /** Writes all documents in memory to a new database, after the old one was deleted. Rejects if the disk refuses. */
  async rebuild(): Promise<void> {
    await rebuild(this);
    recordLibrary();
    this.connection.restore();
  }

  /** Deletes data that is no longer needed. */
  async #prune(): Promise<void> {
    await this.trash.purge(Date.now());
    await pruneSteps(this.database);
    await pruneVersions(this.database);
    await pruneSubmissions(this.database);
  }

  close(): void {
    clearTimeout(this.#pruneTimer);
    this.#onError = undefined;
    this.connection.close();
    this.pictures.close();
    this.ownFonts.close();
    for (const tableName of TABLE_NAMES) this.stores[tableName].close();
  }

  /** Returns a document with its drawing, which is stored separately, for export. */
  async embedDrawing(document: unknown): Promise<unknown> {
    const [completeDocument] = await embedDrawings(this.database, [document]);
    return completeDocument;
  }

  /** Whether the document is a sample, also if the user has changed it. False until the library is open. */
  isSample(tableName: TableName, documentId: string): boolean {
    return this.#sampleKeys.has(`${tableName}/${documentId}`);
  }

  /** Adds the missing samples of a game. */
  async restoreSamples(ruleset: string): Promise<void> {
    await restoreSamples(this.database, filterSamples(await loadBuiltInSamples(), ruleset));
  }

  /** Returns the worst of the save states of all tables, the journal, the operations and the connection. */
  readonly getSaveState = (): SaveState => {
    const states = TABLE_NAMES.map((tableName) => this.stores[tableName].queue.getState());
    const journalState = this.journal?.feed.getState() ?? SAVED;
    const operationState = this.operations.isRunning() ? SAVING : SAVED;
    const fault = this.connection.getFault();
    const worstState: SaveState =
      (fault === undefined ? undefined : createFailedState(new StorageError(fault))) ??
      states.find((state) => state.kind === 'failed') ??
      (journalState.kind === 'failed' ? { kind: 'uncopied', reason: journalState.reason } : undefined) ??
      [...states, journalState, operationState].find((state) => state.kind === 'saving') ??
      SAVED;
    if (!isSameSaveState(worstState, this.#state)) this.#state = worstState;
    return this.#state;
  };

  readonly subscribeSaveState = (listener: () => void): (() => void) => {
    const writeQueues = TABLE_NAMES.map((tableName) => this.stores[tableName].queue);
    const observables = [
      ...writeQueues,
      this.operations,
      this.connection,
      ...(this.journal === undefined ? [] : [this.journal.feed]),
    ];
    const unsubscribes = observables.map((observable) => observable.subscribe(listener));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  };

  /**
   * Whether a write is in progress. The save state can't say: `failed` and `uncopied` hide other writes that are still in progress.
   * Always false without a connection.
   */
  isWriting(): boolean {
    if (this.connection.getFault() !== undefined) return false;
    const isCopying = this.journal?.feed.getState().kind === 'saving';
    return (
      isCopying ||
      this.operations.isRunning() ||
      TABLE_NAMES.some((tableName) => this.stores[tableName].queue.isPending())
    );
  }

  /** Resolves when no write is pending any more, whether the writes succeeded or not. */
  waitUntilSettled(): Promise<void> {
    return resolveOnce(this.subscribeSaveState, () => !this.isWriting());
  }

  /** Tries failed writes once more, and resolves when no write is pending any more. */
  async flush(): Promise<void> {
    await Promise.all(TABLE_NAMES.map((tableName) => this.stores[tableName].queue.tryAgain()));
    await this.waitUntilSettled();
  }

  /**
   * Waits until all edits are on disk, before an operation. Rejects if an edit can't be written: otherwise the operation would be written
   * before the edit, and a deletion would move a document to the trash without its last edit.
   */
  async #waitForEdits(): Promise<void> {
    const writeQueues = TABLE_NAMES.map((tableName) => this.stores[tableName].queue);
    await Promise.all(writeQueues.map((writeQueue) => writeQueue.waitUntilSettled()));
    const failedQueues = writeQueues.filter((writeQueue) => writeQueue.getState().kind === 'failed');
    for (const writeQueue of failedQueues) await writeQueue.tryAgain();
    const currentState = failedQueues.map((writeQueue) => writeQueue.getState()).find(({ kind }) => kind === 'failed');
    if (currentState?.kind === 'failed') throw new StorageError(currentState.fault ?? 'unknown');
  }

  /** Whether an edit in memory is not on disk yet. */
  hasUnsavedEdits(): boolean {
    return TABLE_NAMES.some((tableName) => this.stores[tableName].queue.getState().kind !== 'saved');
  }

  /** Tries all failed writes again. */
  retry(): void {
    if (this.connection.getFault() !== undefined) this.connection.check();
    for (const tableName of TABLE_NAMES) this.stores[tableName].queue.retry();
    this.journal?.feed.retry();
  }
}

/** Returns the documents of the readable items. */
export function listReadableDocuments<N extends TableName>(items: readonly Item<Documents[N]>[]): Documents[N][] {
  return items.flatMap((item) => (item.kind === 'ready' ? [item.document] : []));
}
