import { liveQuery, type Subscription } from 'dexie';
import { createStore } from 'zustand/vanilla';
import { applyEdits, type RequestedEdit } from '../../shared/document/edit.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { inBackground } from '../failures/in-background.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { BackgroundParsing } from './background-parsing.ts';
import { type Announcement, Announcements } from './changes/announcements.ts';
import { type LocalOperation, OperationMaker, type PreparedOperation, toStep } from './changes/local-operation.ts';
import { type LostEdit, textIn } from './changes/lost-edit.ts';
import { type WriteResult, writeOperations } from './changes/write-operations.ts';
import type { Database } from './database.ts';
import { type Documents, type Item, readRow, readRowLike, sharedRow } from './item.ts';
import type { Drawings } from './pictures/drawings.ts';
import type { Row, TableName } from './rows.ts';
import { moved, sorted } from './sorted.ts';
import { Histories } from './undo/histories.ts';
import type { History } from './undo/history.ts';
import { fitsLog, type LogChange } from './undo/log-change.ts';
import type { StepDirection } from './undo/steps.ts';
import { markStep, noteStep } from './undo/stored-history.ts';
import { notifyUndo } from './undo/undo-listeners.ts';
import { WriteQueue } from './write-queue.ts';

/** News from the database: the rows written since the last answer, and all ids when some may have been deleted. */
interface News {
  rev: number;
  changed: readonly Row[];
  ids: readonly string[] | undefined;
}

/** Delay before a row is read again that could not be read. */
const READ_NEWS_AGAIN_MS = 1000;

/** Delay before steps are read again, since another window may write at every letter. */
const READ_HISTORY_MS = 100;

/**
 * One table in memory. Edits apply at once and are written to disk as soon as they are painted; changes of other windows arrive by a live
 * query. Edits are data, so that two windows that change two fields of one document keep both changes.
 */
export class DocumentTable<N extends TableName> {
  readonly name: N;
  readonly queue: WriteQueue<LocalOperation>;
  readonly #games: GameCatalog<Game>;
  readonly #db: Database;
  readonly #maker: OperationMaker;
  readonly #drawings: Drawings | undefined;
  #items = new Map<string, Item<Documents[N]>>();
  /** By name; undefined = to be sorted again on next use. */
  #sorted: readonly Item<Documents[N]>[] | undefined = [];
  #newestRevision = 0;
  #loaded = false;
  /** How often an item has changed. */
  readonly #changes = createStore(() => ({ count: 0 }));
  /** The change of a log that was dropped last. */
  readonly #droppedChanges = createStore<{ readonly last?: { readonly id: string; readonly change: LogChange } }>(
    () => ({}),
  );
  readonly #lostEdits = createStore<{ readonly last?: LostEdit }>(() => ({}));
  #subscription: Subscription | undefined;
  #announcements: Announcements | undefined;
  readonly #parsing = new BackgroundParsing();
  readonly #histories: Histories;
  /** Documents about which news arrived while a change of them was being written. */
  readonly #missedNews = new Set<string>();
  /** Documents that differ in memory from the stored row although both have the same revision. */
  readonly #diverged = new Set<string>();

  /** @param drawings holds the drawings that are kept apart from the documents of this table */
  constructor(gameCatalog: GameCatalog<Game>, database: Database, name: N, drawings?: Drawings) {
    this.#games = gameCatalog;
    this.#db = database;
    this.#drawings = drawings;
    this.name = name;
    this.#maker = new OperationMaker(name, database.author);
    this.#histories = new Histories(database, name);
    this.queue = new WriteQueue((id, operations) => this.#write(id, operations));
  }

  /** Starts to follow the table. `onError` is called when it cannot be read. */
  open(onError: (error: unknown) => void): void {
    this.close();
    const table = this.#db.documents(this.name);
    const readNews = () =>
      this.#db.transaction('r', [this.name, 'meta'], async (): Promise<News> => {
        await this.#db.assertSame();
        const rev = await this.#db.rev(this.name);
        const seen = this.#newestRevision;
        // Reading a whole table is faster without its index. Ids are only read when rows were deleted.
        const changed = await (seen === 0 ? table.toArray() : table.where('rev').above(seen).toArray());
        const areDeleted = (await this.#db.deletedAt(this.name)) > seen;
        return { rev, changed, ids: areDeleted ? await table.toCollection().primaryKeys() : undefined };
      });
    // Dexie ends the transaction of a query that a newer one replaces, and ignores its result; unless it is handled, the rejection
    // is reported as if nobody had heard of it. A query that is still wanted reads again, so that no news is lost.
    const read = () => readNews().catch('PrematureCommitError', readNews);
    this.#subscription = liveQuery(read).subscribe({ next: (news) => this.#receive(news), error: onError });
    this.#announcements = new Announcements(this.#db.name, this.name, (announcement) =>
      this.#onAnnounced(announcement),
    );
  }

  close(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#announcements?.close();
    this.#announcements = undefined;
    this.#parsing.stop();
    this.queue.close();
  }

  get loaded(): boolean {
    return this.#loaded;
  }

  /** All items, by name. The same array until something changes. */
  readonly snapshot = (): readonly Item<Documents[N]>[] => {
    this.#sorted ??= sorted(this.#items.values());
    return this.#sorted;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  /** Calls the listener only when the item of this document changes, comes, or goes. */
  subscribeTo(id: string, listener: () => void): () => void {
    let known = this.#items.get(id);
    return this.#changes.subscribe(() => {
      const item = this.#items.get(id);
      if (item === known) return;
      known = item;
      listener();
    });
  }

  get(id: string): Item<Documents[N]> | undefined {
    return this.#items.get(id);
  }

  /** @param typed the field that is being typed in: changes of it in quick succession are one step */
  edit(id: string, edits: readonly RequestedEdit[], typed = ''): void {
    if (!this.#items.has(id)) this.#reportLost(id, 'document', [edits]);
    this.#operate(id, (row) => {
      try {
        return this.#maker.edit(row, edits, typed);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        this.#reportLost(id, 'entry', [edits]);
        return undefined;
      }
    });
  }

  /** Undoes or redoes one step, where there is one. */
  walk(id: string, direction: StepDirection): void {
    this.#operate(id, (row) => this.#maker.undoOrRedo(row, direction, this.history(id).walk(row.document, direction)));
    notifyUndo(id);
  }

  /** The steps of a document, as far as they are known; `readHistory` has them read. */
  history(id: string): History {
    return this.#histories.open(id);
  }

  /** Reads the steps of an opened document, unless they are known. Waits for pending writes first. */
  readHistory(id: string): void {
    if (!this.queue.isBusy(id)) this.#histories.read(id);
  }

  /** Changes the log of an encounter. False where the change does not fit the log any more: nothing was done. */
  changeLog(id: string, change: LogChange): boolean {
    const row = this.#items.get(id)?.row;
    if (row === undefined || !fitsLog(row, change)) return false;
    this.#operate(id, () => this.#maker.changeLog(row, change));
    return true;
  }

  /** Whether a change of the document is on its way to the disk. Not while the disk refuses. */
  isSaving(id: string): boolean {
    return this.queue.isBusy(id) && this.queue.state().kind !== 'failed';
  }

  /** Tells of changes of a log that were made here and did not fit on disk, since another window was quicker. */
  onDropped(listener: (id: string, change: LogChange) => void): () => void {
    return this.#droppedChanges.subscribe(({ last }) => last && listener(last.id, last.change));
  }

  /** Tells of texts that were entered here and could not be saved, since another window has removed their place. */
  onLostEdit(listener: (lost: LostEdit) => void): () => void {
    return this.#lostEdits.subscribe(({ last }) => last && listener(last));
  }

  #reportLost(id: string, reason: LostEdit['reason'], requests: readonly (readonly RequestedEdit[])[]): void {
    // Of many keys in one field the last one has the whole text.
    const text = requests.map(textIn).findLast((each) => each !== '');
    if (text !== undefined) this.#lostEdits.setState({ last: { id, reason, text } });
  }

  /** Keeps the text of a field that is no value yet; undefined drops it. */
  draft(id: string, path: string, text: string | undefined): void {
    this.#operate(id, (row) => (row.drafts?.[path] === text ? undefined : this.#maker.draft(row, path, text)));
  }

  /** Applies an operation to memory at once, and writes it after the next paint. */
  #operate(id: string, prepare: (row: Row) => PreparedOperation | undefined): void {
    const item = this.#items.get(id);
    const prepared = item && prepare(item.row);
    if (item === undefined || prepared === undefined) return;
    const { operation, row } = prepared;
    const step = toStep(operation);
    if (step !== undefined) this.#histories.get(id)?.note(step);
    if (operation.drawing !== undefined) this.#drawings?.hold(operation.drawing.hash, operation.drawing.drawing);
    // Queued before listeners hear of the change: one that fails can't keep it from the disk, and one that edits comes after it.
    this.queue.add(id, operation, afterPaint);
    if (row !== item.row) {
      this.#replaceItem(
        item,
        operation.log === undefined ? readRow(this.#games, this.name, row) : this.#readRowLike(row, item),
      );
    }
  }

  async #write(id: string, operations: readonly LocalOperation[]): Promise<void> {
    const result = await this.#db.change(this.name, (revision) => {
      const knownRevision = this.#diverged.has(id) ? undefined : this.#items.get(id)?.row.rev;
      return writeOperations(this.#db, { table: this.name, id, knownRevision, revision }, operations);
    });
    if (result.after === undefined) await this.#onMissingRow(id, operations, result.deletedAt ?? 0);
    // The database has the operations. A fault from here on must not have them written again.
    inBackground('Following a write', this.#afterWrite(id, result));
  }

  async #afterWrite(id: string, result: WriteResult): Promise<void> {
    const { after, isSynchronized, dropped, lost, applied, edits } = result;
    const row = this.#items.get(id)?.row;
    if (row !== undefined && after !== undefined) {
      // The row in memory equals the stored one and stays the same object.
      if (isSynchronized) row.rev = after.rev;
      else this.#adoptStored(after);
    }
    if (!isSynchronized) this.#histories.get(id)?.invalidate();
    if (after !== undefined && edits !== undefined) this.#announcements?.announce(id, after.rev, edits, applied);
    if (!this.queue.isWaiting(id)) {
      this.#histories.read(id);
      if (this.#missedNews.has(id)) this.#readMissedNews(id);
    }
    this.#reportLost(
      id,
      'entry',
      lost.map(({ requested }) => requested),
    );
    for (const change of dropped) this.#droppedChanges.setState({ last: { id, change } });
  }

  /** Replaces a row in memory that differs from the stored one; later, if an operation on it is still waiting to be written. */
  #adoptStored(row: Row): void {
    this.#diverged.add(row.id);
    if (this.queue.isWaiting(row.id)) return;
    this.#diverged.delete(row.id);
    this.#setRow(row);
    this.#notify();
  }

  /** Another window has deleted it. A row that vanished without a deletion is written again. */
  async #onMissingRow(id: string, operations: readonly LocalOperation[], deletedAt: number): Promise<void> {
    const row = this.#items.get(id)?.row;
    if (row !== undefined && deletedAt <= row.rev) return this.#writeAgain(row);
    if (!this.queue.isWaiting(id) && this.#items.delete(id)) this.#notify();
    this.#reportLost(
      id,
      'document',
      operations.map(({ requested }) => requested),
    );
  }

  /** Writes a row as it is in memory. The operations that it contains are recorded as steps of undo. */
  async #writeAgain(row: Row): Promise<void> {
    const operations = this.queue.take(row.id);
    try {
      row.rev = await this.#db.change(this.name, async (rev) => {
        for (const operation of operations) {
          if (operation.drawing !== undefined) await this.#db.drawings.put(operation.drawing);
          const step = toStep(operation);
          const [{ document, edits }] = operation.changes;
          if (step !== undefined) await noteStep(this.#db, { ...step, rev });
          // Memory has applied the step if the operation has its edits.
          else if (operation.direction !== undefined && edits.length > 0)
            await markStep(this.#db, document, operation.direction);
        }
        return (await this.#db.put(this.name, { ...row, rev })).rev;
      });
      this.#histories.get(row.id)?.invalidate();
    } catch (error) {
      this.queue.putBack(row.id, operations);
      throw error;
    }
  }

  /** Reads a row that another window wrote or deleted while this one was writing it too. Tries again if that fails. */
  #readMissedNews(id: string): void {
    this.#missedNews.delete(id);
    const reading = this.#readAgain(id).catch((error: unknown) => {
      this.#missedNews.add(id);
      setTimeout(() => {
        if (this.#subscription !== undefined && this.#missedNews.has(id)) this.#readMissedNews(id);
      }, READ_NEWS_AGAIN_MS);
      throw error;
    });
    inBackground('Reading news', reading);
  }

  async #readAgain(id: string): Promise<void> {
    const [row, deletedAt] = await this.#db.transaction('r', [this.name, 'meta'], async () => {
      await this.#db.assertSame();
      return [await this.#db.documents(this.name).get(id), await this.#db.deletedAt(this.name, id)] as const;
    });
    const held = this.#items.get(id)?.row;
    if (held === undefined) return;
    if (this.queue.isBusy(id)) {
      // The write that has begun meanwhile reads it after its end.
      this.#missedNews.add(id);
      return;
    }
    if (row !== undefined ? this.#adopt(row) : deletedAt > held.rev && this.#items.delete(id)) this.#notify();
  }

  /** The rows in memory, whose changes then count as written; `undo` takes that back. For a database that is made anew. */
  takeRows(): { readonly rows: readonly Row[]; undo(): void } {
    const taken = [...this.#items.keys()].map((id) => [id, this.queue.take(id)] as const);
    const rows = [...this.#items.values()].map(({ row }) => row);
    this.queue.notify();
    return {
      rows,
      undo: () => {
        for (const [id, changes] of taken) this.queue.putBack(id, changes);
      },
    };
  }

  /** Sets the revisions of rows after a new database was made of them. Everything in it that is newer is news. */
  setRevisions(revisions: ReadonlyMap<Row, number>): void {
    for (const { row } of this.#items.values()) row.rev = revisions.get(row) ?? row.rev;
    this.#newestRevision = 0;
  }

  #receive({ rev, ids, changed }: News): void {
    let news = !this.#loaded;
    this.#loaded = true;
    this.#newestRevision = Math.max(this.#newestRevision, rev);
    for (const row of changed) news = this.#adoptNews(row) || news;
    news = (ids !== undefined && this.#dropOthers(rev, new Set(ids))) || news;
    if (!news) return;
    this.#notify();
    this.#parsing.start(this.#items.values());
  }

  /** Follows operations of another window if this one has the previous revision. Otherwise the live query brings the row. */
  #onAnnounced({ id, edits, rev, operations }: Announcement): void {
    const item = this.#items.get(id);
    if (item === undefined || item.row.rev !== edits.from || this.queue.isBusy(id)) return;
    const next = this.#readRowLike(applyEdits(item.row, edits.edits), item);
    // The live query need not read what is known.
    if (this.#newestRevision === rev - 1) this.#newestRevision = rev;
    const history = this.#histories.get(id);
    for (const operation of operations) {
      const step = operation.direction ?? toStep(operation);
      if (step !== undefined) history?.follow(step);
    }
    if (history?.known === false) this.#readHistoryLater(id);
    this.#replaceItem(item, next);
  }

  /** Applies the rows that an operation has written and deleted. */
  took(rows: readonly Row[], deletedIds: readonly string[]): void {
    let news = false;
    // The query need not read again what is known. Of a deletion it also tells which other rows are gone.
    const rev = rows[0]?.rev;
    const isAll = deletedIds.length === 0 && rows.every(({ id }) => !this.queue.isBusy(id));
    if (this.#loaded && isAll && rev === this.#newestRevision + 1) this.#newestRevision = rev;
    for (const row of rows) news = this.#adoptNews(row) || news;
    for (const id of deletedIds) news = (!this.queue.isBusy(id) && this.#items.delete(id)) || news;
    if (!news) return;
    this.#notify();
    this.#parsing.start(this.#items.values());
  }

  /** Removes rows that the database does not have any more. */
  #dropOthers(rev: number, there: ReadonlySet<string>): boolean {
    let news = false;
    for (const [id, { row }] of [...this.#items]) {
      // Rows written after this answer was read are missing in it, but not deleted.
      if (there.has(id) || row.rev > rev) continue;
      if (this.queue.isBusy(id)) {
        this.#missedNews.add(id);
        continue;
      }
      this.#items.delete(id);
      news = true;
    }
    return news;
  }

  /** Not while a change is being written, which the row may not have yet: then it is read again after that. */
  #adoptNews(row: Row): boolean {
    if (!this.queue.isBusy(row.id)) return this.#adopt(row);
    this.#missedNews.add(row.id);
    return false;
  }

  /** Applies a stored row, unless memory has a newer state: written later, or typed and not written yet. */
  #adopt(row: Row): boolean {
    const item = this.#items.get(row.id);
    if (this.queue.isWaiting(row.id) || (item !== undefined && item.row.rev >= row.rev)) return false;
    this.#setRow(row);
    return true;
  }

  #setRow(row: Row): void {
    const item = this.#items.get(row.id);
    // Shares the events of a long log with the item in memory, so that the encounter isn't replayed from the start.
    const isPlayed = this.name === 'encounters' && item !== undefined;
    this.#items.set(
      row.id,
      isPlayed ? this.#readRowLike(sharedRow(item.row, row), item) : readRow(this.#games, this.name, row),
    );
    const history = this.#histories.get(row.id);
    if (history?.known !== true) return;
    history.invalidate();
    this.#readHistoryLater(row.id);
  }

  /** Reads a row that may differ from an item only in its log. */
  #readRowLike(row: Row, item: Item<Documents[N]>): Item<Documents[N]> {
    return readRowLike(this.#games, this.name, row, item);
  }

  #replaceItem(item: Item<Documents[N]>, next: Item<Documents[N]>): void {
    this.#items.set(item.id, next);
    this.#notify(this.#sorted && moved<Item<Documents[N]>>(this.#sorted, item, next));
  }

  #readHistoryLater(id: string): void {
    setTimeout(() => this.readHistory(id), READ_HISTORY_MS);
  }

  #notify(inOrder?: readonly Item<Documents[N]>[]): void {
    this.#sorted = inOrder;
    this.#changes.setState(({ count }) => ({ count: count + 1 }));
  }
}
