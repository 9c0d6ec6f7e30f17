import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { inBackground } from '../failures/in-background.ts';
import { StorageError } from '../platform/storage-fault.ts';
import { Connection } from './connection.ts';
import { Database } from './database.ts';
import { DocumentTable } from './document-table.ts';
import { tidyLists } from './events/lists.ts';
import { OwnFonts } from './fonts/own-fonts.ts';
import { hadLibrary, noteLibrary } from './had-library.ts';
import type { Documents, Item } from './item.ts';
import type { Journal, Loss } from './journal/journal.ts';
import { Drawings, withDrawings } from './pictures/drawings.ts';
import { Pictures } from './pictures/pictures.ts';
import { setDrawingsApart } from './pictures/set-drawings-apart.ts';
import { rebuild } from './rebuild.ts';
import { TABLE_NAMES, type TableName } from './rows.ts';
import { addSamples, builtInSamples, restoreSamples, samplesOf } from './samples/samples.ts';
import { Operations, placesOf } from './undo/operations.ts';
import { tidySteps } from './undo/tidy.ts';
import { Trash } from './undo/trash.ts';
import { failedState, isSameState, resolveOnce, type SaveState } from './write-queue.ts';

const SAVED: SaveState = { kind: 'saved' };
const SAVING: SaveState = { kind: 'saving' };

/** Delay before tidying up, in milliseconds, since the start of the app is busy. */
const TIDY_AFTER_MS = 30_000;

type Progress = (done: number, of: number) => void;

/** The result of opening: complete, empty although there was a library, or without rows that the journal has. */
export type Opened = { kind: 'open' } | { kind: 'lost' } | { kind: 'missing'; loss: Loss };

/** All documents of the user, and the only place where they are changed. */
export class Library {
  /** The games whose documents it holds. */
  readonly gameCatalog: GameCatalog<Game>;
  readonly database: Database;
  readonly pictures: Pictures;
  readonly drawings: Drawings;
  readonly ownFonts: OwnFonts;
  readonly operations: Operations;
  readonly trash: Trash;
  /** The journal beside the database; absent in a plain browser. */
  readonly journal: Journal | undefined;
  readonly tables: { readonly [N in TableName]: DocumentTable<N> };
  readonly connection: Connection;
  /** Hears of tables that can't be read; undefined while none is shown. */
  #onError: ((error: unknown) => void) | undefined;
  #state: SaveState = SAVED;
  #tidying: ReturnType<typeof setTimeout> | undefined;

  constructor(gameCatalog: GameCatalog<Game>, database = new Database(), journal?: Journal) {
    this.gameCatalog = gameCatalog;
    this.database = database;
    this.journal = journal;
    this.pictures = new Pictures(database);
    this.drawings = new Drawings(database);
    this.tables = Object.fromEntries(
      TABLE_NAMES.map((name) => [
        name,
        new DocumentTable(gameCatalog, database, name, name === 'characters' ? this.drawings : undefined),
      ]),
    ) as unknown as Library['tables'];
    this.ownFonts = new OwnFonts(database, this.tables.templates, this.tables.fonts);
    this.operations = new Operations(database, {
      settled: () => this.#written(),
      changed: (places) => {
        for (const name of TABLE_NAMES) {
          const { rows, deletedIds } = placesOf(places, name);
          this.tables[name].took(rows, deletedIds);
        }
      },
    });
    this.trash = new Trash(database, this.operations);
    this.connection = new Connection(database, () => this.#followAgain());
    for (const name of TABLE_NAMES) this.#watchQueue(name);
  }

  /**
   * Opens the database and brings the samples. `onProgress` hears how many documents of how many are in the form of this
   * Rollcall, while that takes a while. Where a library was and is no more, or lacks something, nothing is written: `begin`
   * is for the user to ask for. Rejects when the database cannot be opened; `onError` hears of later faults.
   */
  async open(onError: (error: unknown) => void, onProgress: Progress = () => undefined): Promise<Opened> {
    // Read before opening, since another tab sets the mark once its library exists.
    const had = hadLibrary();
    const loss = await this.journal?.open(this.database, had);
    if (loss !== undefined) return { kind: 'missing', loss };
    await this.database.open();
    if (had && (await this.database.isEmpty())) return { kind: 'lost' };
    await this.begin(onError, onProgress);
    return { kind: 'open' };
  }

  /** Continues after the user has decided about lost rows, unless the database has lost more in the meantime. */
  async goOn(onError: (error: unknown) => void, onProgress: Progress = () => undefined): Promise<Opened> {
    const loss = await this.journal?.compareAgain(this.database);
    if (loss !== undefined) return { kind: 'missing', loss };
    await this.begin(onError, onProgress);
    return { kind: 'open' };
  }

  /** The damaged rows of a table that could not be read, where the journal has copies of them. */
  async unreadable(): Promise<Loss | undefined> {
    return this.journal?.unreadable(this.database);
  }

  /** Adds the samples and loads all tables. */
  async begin(onError: (error: unknown) => void, onProgress: Progress = () => undefined): Promise<void> {
    await setDrawingsApart(this.database, onProgress);
    await addSamples(this.database, await builtInSamples());
    noteLibrary();
    // Without a name the library works all the same: only another database in its place would not be noticed.
    await this.database.identify().catch((error: unknown) => console.warn('The library could not be named:', error));
    // Asks the browser to keep the database when space gets low; a refusal is no error.
    inBackground('Asking to keep the database', navigator.storage?.persist?.());
    this.show(onError);
    this.pictures.sweepSoon();
    clearTimeout(this.#tidying);
    this.#tidying = setTimeout(() => inBackground('Tidying', this.#tidy()), TIDY_AFTER_MS);
  }

  /** Loads all tables without writing anything. */
  show(onError: (error: unknown) => void): void {
    this.#onError = onError;
    for (const name of TABLE_NAMES) this.tables[name].open(onError);
    this.ownFonts.open();
  }

  /** A write that finds another database in the place of this one is the first to know. */
  #watchQueue(name: TableName): void {
    const { queue } = this.tables[name];
    queue.subscribe(() => {
      const state = queue.state();
      if (state.kind === 'failed' && state.fault === 'gone' && this.connection.fault() === undefined) {
        this.connection.check();
      }
    });
  }

  /** Follows the tables again and writes what has waited, once the database can be reached again. */
  #followAgain(): void {
    const onError = this.#onError;
    if (onError === undefined) return;
    for (const name of TABLE_NAMES) this.tables[name].open(onError);
    this.ownFonts.open();
    this.retry();
  }

  /** Whether all documents are in memory. From then on they can be worked on, whatever happens to the disk. */
  isLoaded(): boolean {
    return TABLE_NAMES.every((name) => this.tables[name].loaded);
  }

  /** Makes a new database of all that is in memory, after the old one was deleted. Rejects when the disk refuses. */
  async rebuild(): Promise<void> {
    await rebuild(this);
    noteLibrary();
    this.connection.restore();
  }

  async #tidy(): Promise<void> {
    await this.trash.purge(Date.now());
    await tidySteps(this.database);
    await tidyLists(this.database);
  }

  close(): void {
    clearTimeout(this.#tidying);
    this.#onError = undefined;
    this.connection.close();
    this.pictures.close();
    this.ownFonts.close();
    for (const name of TABLE_NAMES) this.tables[name].close();
  }

  /** A document for export, with its drawing, which is stored separately. */
  async whole(document: unknown): Promise<unknown> {
    const [whole] = await withDrawings(this.database, [document]);
    return whole;
  }

  /** Adds the missing samples of a game. */
  async restoreSamples(ruleset: string): Promise<void> {
    await restoreSamples(this.database, samplesOf(await builtInSamples(), ruleset));
  }

  /** The worst state of all tables. */
  readonly saveState = (): SaveState => {
    const states = TABLE_NAMES.map((name) => this.tables[name].queue.state());
    const copy = this.journal?.feed.state() ?? SAVED;
    const operation = this.operations.isRunning() ? SAVING : SAVED;
    const fault = this.connection.fault();
    const worst: SaveState =
      (fault === undefined ? undefined : failedState(new StorageError(fault))) ??
      states.find((s) => s.kind === 'failed') ??
      (copy.kind === 'failed' ? { kind: 'uncopied', reason: copy.reason } : undefined) ??
      [...states, copy, operation].find((s) => s.kind === 'saving') ??
      SAVED;
    if (!isSameState(worst, this.#state)) this.#state = worst;
    return this.#state;
  };

  readonly subscribeSaveState = (listener: () => void): (() => void) => {
    const queues = TABLE_NAMES.map((name) => this.tables[name].queue);
    const parts = [
      ...queues,
      this.operations,
      this.connection,
      ...(this.journal === undefined ? [] : [this.journal.feed]),
    ];
    const stops = parts.map((part) => part.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };

  /**
   * Whether a write is on its way to the disk. The save state doesn't always tell: a journal or a document that the disk refuses
   * hides the writes that are still under way. Without a connection nothing is.
   */
  isWriting(): boolean {
    if (this.connection.fault() !== undefined) return false;
    const isCopying = this.journal?.feed.state().kind === 'saving';
    return isCopying || this.operations.isRunning() || TABLE_NAMES.some((name) => this.tables[name].queue.isPending());
  }

  /** Resolves when no write is pending any more, whether it succeeded or not. */
  settled(): Promise<void> {
    return resolveOnce(this.subscribeSaveState, () => !this.isWriting());
  }

  /** Tries once more to write what could not be written, and resolves when no write is pending any more. */
  async flush(): Promise<void> {
    await Promise.all(TABLE_NAMES.map((name) => this.tables[name].queue.tryAgain()));
    await this.settled();
  }

  /**
   * Waits until all edits are on disk, for operations. Rejects where they can't be written: an operation would go ahead of
   * them, and a deletion would take the document without them.
   */
  async #written(): Promise<void> {
    const queues = TABLE_NAMES.map((name) => this.tables[name].queue);
    await Promise.all(queues.map((queue) => queue.settled()));
    const failed = queues.filter((queue) => queue.state().kind === 'failed');
    for (const queue of failed) await queue.tryAgain();
    const state = failed.map((queue) => queue.state()).find(({ kind }) => kind === 'failed');
    if (state?.kind === 'failed') throw new StorageError(state.fault ?? 'unknown');
  }

  /** Whether an edit in memory is not on disk. */
  hasUnsaved(): boolean {
    return TABLE_NAMES.some((name) => this.tables[name].queue.state().kind !== 'saved');
  }

  /** Tries everything again that failed. */
  retry(): void {
    if (this.connection.fault() !== undefined) this.connection.check();
    for (const name of TABLE_NAMES) this.tables[name].queue.retry();
    this.journal?.feed.retry();
  }
}

/** The documents among the items that can be read. */
export function readable<N extends TableName>(items: readonly Item<Documents[N]>[]): Documents[N][] {
  return items.flatMap((item) => (item.kind === 'ready' ? [item.document] : []));
}
