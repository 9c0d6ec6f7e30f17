import { liveQuery, type Subscription } from 'dexie';
import { applyEdits } from '../../shared/document/edit.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import { type Announcement, Announcements } from './changes/announcements.ts';
import { type LocalOperation, toStep } from './changes/local-operation.ts';
import type { Database } from './database.ts';
import type { DocumentItems } from './document-items.ts';
import type { Row, TableName } from './rows.ts';
import type { Histories } from './undo/histories.ts';
import type { RowEdits } from './watch-writes.ts';
import type { WriteQueue } from './write-queue.ts';

/** What a live query has found in the table. */
interface News {
  /** The newest revision of the table. */
  readonly revision: number;
  /** The rows that were written since the last query. */
  readonly changedRows: readonly Row[];
  /** The ids of all rows; undefined if no row was deleted since the last query. */
  readonly existingIds: readonly string[] | undefined;
}

/** The delay before a row that could not be read is read again. */
const REREAD_DELAY_MS = 1000;

/** The delay before undo steps are read again. Another window may write at every keystroke, and reading each time would be slow. */
const HISTORY_DELAY_MS = 100;

/** The parts of a document store that a follower keeps up to date. */
interface FollowedStore<N extends TableName> {
  readonly database: Database;
  readonly tableName: N;
  readonly items: DocumentItems<N>;
  readonly queue: WriteQueue<LocalOperation>;
  readonly histories: Histories;
}

/**
 * Keeps the items of a document store up to date with the database. Other windows announce their edits; a live query reads all other
 * changes.
 */
export class DatabaseFollower<N extends TableName> {
  readonly #db: Database;
  readonly #tableName: N;
  readonly #items: DocumentItems<N>;
  readonly #queue: WriteQueue<LocalOperation>;
  readonly #histories: Histories;
  #newestRevision = 0;
  #isLoaded = false;
  #subscription: Subscription | undefined;
  #announcements: Announcements | undefined;
  /** Documents about which news arrived while a change of them was being written. */
  readonly #missedNews = new Set<string>();

  constructor({ database, tableName, items, queue, histories }: FollowedStore<N>) {
    this.#db = database;
    this.#tableName = tableName;
    this.#items = items;
    this.#queue = queue;
    this.#histories = histories;
  }

  /** Starts to follow the table. `onError` is called if it can't be read. */
  open(onError: (error: unknown) => void): void {
    const table = this.#db.documents(this.#tableName);
    const readNews = () =>
      this.#db.transaction('r', [this.#tableName, 'meta'], async (): Promise<News> => {
        await this.#db.assertSame();
        const revision = await this.#db.readRevision(this.#tableName);
        const seenRevision = this.#newestRevision;
        // Reading a whole table is faster without its index. Ids are only read if rows were deleted.
        const changedRows = await (seenRevision === 0
          ? table.toArray()
          : table.where('rev').above(seenRevision).toArray());
        const hasDeletions = (await this.#db.readDeletionRevision(this.#tableName)) > seenRevision;
        return {
          revision,
          changedRows,
          existingIds: hasDeletions ? await table.toCollection().primaryKeys() : undefined,
        };
      });
    // When a newer query replaces an older one, Dexie ends the older transaction and ignores its result. The rejection has to be
    // handled, or it is reported as unhandled. A query that is still needed reads again, so that no news is lost.
    const readNewsSafely = () => readNews().catch('PrematureCommitError', readNews);
    this.#subscription = liveQuery(readNewsSafely).subscribe({ next: (news) => this.#receive(news), error: onError });
    this.#announcements = new Announcements(this.#db.name, this.#tableName, (announcement) =>
      this.#onAnnounced(announcement),
    );
  }

  close(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#announcements?.close();
    this.#announcements = undefined;
  }

  /** Whether the table has been read. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Announces edits of this window to the other windows. */
  announce(documentId: string, revision: number, edits: RowEdits, operations: readonly LocalOperation[]): void {
    this.#announcements?.announce(documentId, revision, edits, operations);
  }

  /** Applies the rows that an operation has written and deleted. */
  applyCommitted(rows: readonly Row[], deletedIds: readonly string[]): void {
    let hasNews = false;
    // The live query need not read these rows again. After a deletion it has to, since it also finds out which other rows are gone.
    const revision = rows[0]?.rev;
    const isComplete = deletedIds.length === 0 && rows.every(({ id }) => !this.#queue.isBusy(id));
    if (this.#isLoaded && isComplete && revision === this.#newestRevision + 1) this.#newestRevision = revision;
    for (const row of rows) hasNews = this.#adoptNews(row) || hasNews;
    for (const documentId of deletedIds)
      hasNews = (!this.#queue.isBusy(documentId) && this.#items.delete(documentId)) || hasNews;
    if (hasNews) this.#publish();
  }

  /** Sets a row that was read from the database. The caller notifies listeners. */
  setRow(storedRow: Row): void {
    this.#items.setRow(storedRow);
    const history = this.#histories.get(storedRow.id);
    if (history?.isKnown !== true) return;
    history.invalidate();
    this.#readHistoryLater(storedRow.id);
  }

  /** Reads a row again if another window wrote or deleted it while this one was writing it too. Tries again if that fails. */
  readMissedNews(documentId: string): void {
    if (!this.#missedNews.delete(documentId)) return;
    const reading = this.#readAgain(documentId).catch((error: unknown) => {
      this.#missedNews.add(documentId);
      setTimeout(() => {
        if (this.#subscription !== undefined) this.readMissedNews(documentId);
      }, REREAD_DELAY_MS);
      throw error;
    });
    runInBackground('Reading news', reading);
  }

  /** Makes the next query read the whole table, after a new database was created. Rows in memory that are newer are kept. */
  readAllAgain(): void {
    this.#newestRevision = 0;
  }

  async #readAgain(documentId: string): Promise<void> {
    const [storedRow, deletedAt] = await this.#db.transaction('r', [this.#tableName, 'meta'], async () => {
      await this.#db.assertSame();
      return [
        await this.#db.documents(this.#tableName).get(documentId),
        await this.#db.readDeletionRevision(this.#tableName, documentId),
      ] as const;
    });
    const memoryRow = this.#items.get(documentId)?.row;
    if (memoryRow === undefined) return;
    if (this.#queue.isBusy(documentId)) {
      // A write that has started in the meantime reads the news after its end.
      this.#missedNews.add(documentId);
      return;
    }
    const hasNews =
      storedRow !== undefined ? this.#adopt(storedRow) : deletedAt > memoryRow.rev && this.#items.delete(documentId);
    if (hasNews) this.#items.notify();
  }

  #receive({ revision, existingIds, changedRows }: News): void {
    let hasNews = !this.#isLoaded;
    this.#isLoaded = true;
    this.#newestRevision = Math.max(this.#newestRevision, revision);
    for (const row of changedRows) hasNews = this.#adoptNews(row) || hasNews;
    hasNews = (existingIds !== undefined && this.#deleteOthers(revision, new Set(existingIds))) || hasNews;
    if (hasNews) this.#publish();
  }

  #publish(): void {
    this.#items.notify();
    this.#items.parseInBackground();
  }

  /** Applies the edits of another window if memory has the previous revision of the row. Otherwise the live query reads the row. */
  #onAnnounced({ id: documentId, edits, rev: revision, operations }: Announcement): void {
    const item = this.#items.get(documentId);
    if (item === undefined || item.row.rev !== edits.from || this.#queue.isBusy(documentId)) return;
    const newRow = applyEdits(item.row, edits.edits);
    // The live query need not read this row again.
    if (this.#newestRevision === revision - 1) this.#newestRevision = revision;
    const history = this.#histories.get(documentId);
    for (const operation of operations) {
      const step = operation.direction ?? toStep(operation);
      if (step !== undefined) history?.followStep(step);
    }
    if (history?.isKnown === false) this.#readHistoryLater(documentId);
    this.#items.replaceRow(item, newRow, true);
  }

  /** Deletes rows that are no longer in the database. */
  #deleteOthers(revision: number, existingIds: ReadonlySet<string>): boolean {
    let hasNews = false;
    for (const { id, rev } of this.#items.listRows()) {
      // A row that was written after the query is missing from the result, but was not deleted.
      if (existingIds.has(id) || rev > revision) continue;
      if (this.#queue.isBusy(id)) {
        this.#missedNews.add(id);
        continue;
      }
      this.#items.delete(id);
      hasNews = true;
    }
    return hasNews;
  }

  /** Applies a stored row, unless a change of the document is being written. In that case the row is read again after the write. */
  #adoptNews(storedRow: Row): boolean {
    if (!this.#queue.isBusy(storedRow.id)) return this.#adopt(storedRow);
    this.#missedNews.add(storedRow.id);
    return false;
  }

  /** Applies a stored row, unless the row in memory has a higher revision or unwritten changes. */
  #adopt(storedRow: Row): boolean {
    const item = this.#items.get(storedRow.id);
    if (this.#queue.isWaiting(storedRow.id) || (item !== undefined && item.row.rev >= storedRow.rev)) return false;
    this.setRow(storedRow);
    return true;
  }

  #readHistoryLater(documentId: string): void {
    setTimeout(() => {
      if (!this.#queue.isBusy(documentId)) this.#histories.read(documentId);
    }, HISTORY_DELAY_MS);
  }
}
