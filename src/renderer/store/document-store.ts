import { createStore } from 'zustand/vanilla';
import type { RequestedEdit } from '../../shared/document/edit.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { type LocalOperation, OperationFactory, type PreparedOperation, toStep } from './changes/local-operation.ts';
import { collectText, type LostEdit } from './changes/lost-edit.ts';
import { type WriteResult, writeOperations } from './changes/write-operations.ts';
import type { Database } from './database.ts';
import { DatabaseFollower } from './database-follower.ts';
import { DocumentItems } from './document-items.ts';
import type { Documents, Item } from './item.ts';
import type { Drawings } from './pictures/drawings.ts';
import type { Row, TableName } from './rows.ts';
import { Histories } from './undo/histories.ts';
import type { History } from './undo/history.ts';
import { fitsLog, type LogChange } from './undo/log-change.ts';
import type { StepDirection } from './undo/step-direction.ts';
import { markNextStep, recordStep } from './undo/stored-history.ts';
import { notifyUndo } from './undo/undo-listeners.ts';
import { WriteQueue } from './write-queue.ts';

/**
 * The saved documents of one table. Edits change memory at once, and are written to disk after the next paint. The changed fields are
 * written, not the whole document, so if two windows change two fields of one document, both changes are kept.
 */
export class DocumentStore<N extends TableName> {
  readonly queue: WriteQueue<LocalOperation>;
  readonly #db: Database;
  readonly #tableName: N;
  readonly #operationFactory: OperationFactory;
  readonly #drawings: Drawings | undefined;
  readonly #items: DocumentItems<N>;
  readonly #histories: Histories;
  readonly #follower: DatabaseFollower<N>;
  /** The log change that was dropped last. */
  readonly #droppedChanges = createStore<{ readonly last?: { readonly id: string; readonly change: LogChange } }>(
    () => ({}),
  );
  readonly #lostEdits = createStore<{ readonly last?: LostEdit }>(() => ({}));
  /** Ids of documents whose row in memory differs from the stored row although both have the same revision. */
  readonly #diverged = new Set<string>();

  /** @param drawings caches the drawings that are stored separately from the documents of this table */
  constructor(gameCatalog: GameCatalog<Game>, database: Database, tableName: N, drawings?: Drawings) {
    this.#db = database;
    this.#tableName = tableName;
    this.#drawings = drawings;
    this.#operationFactory = new OperationFactory(tableName, database.author);
    this.#items = new DocumentItems(gameCatalog, tableName);
    this.#histories = new Histories(database, tableName);
    this.queue = new WriteQueue((documentId, operations) => this.#write(documentId, operations));
    this.#follower = new DatabaseFollower({
      database,
      tableName,
      items: this.#items,
      queue: this.queue,
      histories: this.#histories,
    });
  }

  /** Starts to follow the table in the database. `onError` is called if it can't be read. */
  open(onError: (error: unknown) => void): void {
    this.close();
    this.#follower.open(onError);
  }

  close(): void {
    this.#follower.close();
    this.#items.close();
    this.queue.close();
  }

  /** Whether the table has been read. */
  get isLoaded(): boolean {
    return this.#follower.isLoaded;
  }

  /** Returns all items, sorted by name. The same array until something changes. */
  readonly snapshot = (): readonly Item<Documents[N]>[] => this.#items.snapshot();

  readonly subscribe = (listener: () => void): (() => void) => this.#items.subscribe(listener);

  /** Calls the listener only when the item of this document is added, changed or deleted. */
  subscribeTo(documentId: string, listener: () => void): () => void {
    return this.#items.subscribeTo(documentId, listener);
  }

  get(documentId: string): Item<Documents[N]> | undefined {
    return this.#items.get(documentId);
  }

  /**
   * Edits a document.
   *
   * @param typedPointer the field that the user types into. Its changes in quick succession become one step of undo
   */
  edit(documentId: string, edits: readonly RequestedEdit[], typedPointer = ''): void {
    if (this.#items.get(documentId) === undefined) this.#reportLost(documentId, 'document', [edits]);
    this.#operate(documentId, (currentRow) => {
      try {
        return this.#operationFactory.edit(currentRow, edits, typedPointer);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        this.#reportLost(documentId, 'entry', [edits]);
        return undefined;
      }
    });
  }

  /** Saves the text of a field that isn't a valid value yet, or deletes that text if it is undefined. */
  setDraft(documentId: string, pointer: string, draftText: string | undefined): void {
    this.#operate(documentId, (currentRow) =>
      currentRow.drafts?.[pointer] === draftText
        ? undefined
        : this.#operationFactory.draft(currentRow, pointer, draftText),
    );
  }

  /** Undoes or redoes one step, if there is one. */
  undoOrRedo(documentId: string, direction: StepDirection): void {
    this.#operate(documentId, (currentRow) => {
      const knownStep = this.openHistory(documentId).undoOrRedo(currentRow.document, direction);
      return this.#operationFactory.undoOrRedo(currentRow, direction, knownStep);
    });
    notifyUndo(documentId);
  }

  /** Returns the undo history of a document, and keeps it in memory. Its steps are unknown until `readHistory` has read them. */
  openHistory(documentId: string): History {
    return this.#histories.open(documentId);
  }

  /** Reads the undo steps of a document with an open history, unless they are known. If a write is pending, they are read after it. */
  readHistory(documentId: string): void {
    if (!this.queue.isBusy(documentId)) this.#histories.read(documentId);
  }

  /** Changes the log of an encounter. Returns false and does nothing if the change does not fit the log any more. */
  changeLog(documentId: string, change: LogChange): boolean {
    const currentRow = this.#items.get(documentId)?.row;
    if (currentRow === undefined || !fitsLog(currentRow, change)) return false;
    this.#operate(documentId, () => this.#operationFactory.changeLog(currentRow, change));
    return true;
  }

  /** Whether a change of the document is being written to disk. False while the disk refuses writes. */
  isSaving(documentId: string): boolean {
    return this.queue.isBusy(documentId) && this.queue.getState().kind !== 'failed';
  }

  /** Reports log changes that were made here and did not fit the stored log, since another window had changed it first. */
  onDroppedChange(listener: (documentId: string, change: LogChange) => void): () => void {
    return this.#droppedChanges.subscribe(({ last }) => last && listener(last.id, last.change));
  }

  /** Reports texts that were entered here and could not be saved, since another window has deleted their document or list entry. */
  onLostEdit(listener: (lostEdit: LostEdit) => void): () => void {
    return this.#lostEdits.subscribe(({ last }) => last && listener(last));
  }

  /** Applies the rows that an operation has written and deleted. */
  applyCommitted(rows: readonly Row[], deletedIds: readonly string[]): void {
    this.#follower.applyCommitted(rows, deletedIds);
  }

  /**
   * Returns the rows in memory, to write them to a new database. Their pending changes leave the queue; `undo` puts these changes back.
   */
  takeRows(): { readonly rows: readonly Row[]; undo(): void } {
    const rows = this.#items.listRows();
    const takenOperations = rows.map(({ id }) => [id, this.queue.takeChanges(id)] as const);
    this.queue.notify();
    return {
      rows,
      undo: () => {
        for (const [documentId, changes] of takenOperations) this.queue.returnChanges(documentId, changes);
      },
    };
  }

  /** Sets the revisions of the rows after they were written to a new database. Then rows that are newer in the database are read. */
  setRevisions(revisions: ReadonlyMap<Row, number>): void {
    for (const row of this.#items.listRows()) row.rev = revisions.get(row) ?? row.rev;
    this.#follower.readAllAgain();
  }

  /** Applies an operation to memory at once, and writes it after the next paint. */
  #operate(documentId: string, prepare: (currentRow: Row) => PreparedOperation | undefined): void {
    const item = this.#items.get(documentId);
    const prepared = item && prepare(item.row);
    if (item === undefined || prepared === undefined) return;
    const { operation, row: newRow } = prepared;
    const step = toStep(operation);
    if (step !== undefined) this.#histories.get(documentId)?.addStep(step);
    if (operation.drawing !== undefined) this.#drawings?.cache(operation.drawing.hash, operation.drawing.drawing);
    // Queued before listeners are notified, so that a listener that throws can't prevent the write, and edits by a listener come later.
    this.queue.add(documentId, operation, afterPaint);
    if (newRow !== item.row) this.#items.replaceRow(item, newRow, operation.log !== undefined);
  }

  async #write(documentId: string, operations: readonly LocalOperation[]): Promise<void> {
    const result = await this.#db.changeDocuments(this.#tableName, (revision) => {
      const knownRevision = this.#diverged.has(documentId) ? undefined : this.#items.get(documentId)?.row.rev;
      const target = { table: this.#tableName, id: documentId, knownRevision, revision };
      return writeOperations(this.#db, target, operations);
    });
    if (result.after === undefined) await this.#onMissingRow(documentId, operations, result.deletedAt ?? 0);
    // The database has the operations, so a failure from here on must not make the queue write them again.
    runInBackground('Following a write', this.#afterWrite(documentId, result));
  }

  async #afterWrite(documentId: string, result: WriteResult): Promise<void> {
    const { after: storedRow, isSynchronized, dropped, lost, applied, edits } = result;
    const memoryRow = this.#items.get(documentId)?.row;
    if (memoryRow !== undefined && storedRow !== undefined) {
      // The row in memory equals the stored row, so only its revision changes and it stays the same object.
      if (isSynchronized) memoryRow.rev = storedRow.rev;
      else this.#adoptStored(storedRow);
    }
    if (!isSynchronized) this.#histories.get(documentId)?.invalidate();
    if (storedRow !== undefined && edits !== undefined)
      this.#follower.announce(documentId, storedRow.rev, edits, applied);
    if (!this.queue.isWaiting(documentId)) {
      this.#histories.read(documentId);
      this.#follower.readMissedNews(documentId);
    }
    this.#reportLost(
      documentId,
      'entry',
      lost.map(({ requested }) => requested),
    );
    for (const change of dropped) this.#droppedChanges.setState({ last: { id: documentId, change } });
  }

  /** Replaces a row in memory with the stored row. If another operation is waiting to be written, the next write does so. */
  #adoptStored(storedRow: Row): void {
    this.#diverged.add(storedRow.id);
    if (this.queue.isWaiting(storedRow.id)) return;
    this.#diverged.delete(storedRow.id);
    this.#follower.setRow(storedRow);
    this.#items.notify();
  }

  /** Deletes a document that another window has deleted. A row that vanished without a deletion is written again. */
  async #onMissingRow(documentId: string, operations: readonly LocalOperation[], deletedAt: number): Promise<void> {
    const memoryRow = this.#items.get(documentId)?.row;
    if (memoryRow !== undefined && deletedAt <= memoryRow.rev) return this.#writeAgain(memoryRow);
    if (!this.queue.isWaiting(documentId) && this.#items.delete(documentId)) this.#items.notify();
    this.#reportLost(
      documentId,
      'document',
      operations.map(({ requested }) => requested),
    );
  }

  /** Writes the row in memory to the database, and records its unwritten operations as steps of undo. */
  async #writeAgain(memoryRow: Row): Promise<void> {
    const operations = this.queue.takeChanges(memoryRow.id);
    try {
      memoryRow.rev = await this.#db.changeDocuments(this.#tableName, async (revision) => {
        for (const operation of operations) {
          if (operation.drawing !== undefined) await this.#db.drawings.put(operation.drawing);
          const step = toStep(operation);
          const [{ document: documentKey, edits }] = operation.changes;
          if (step !== undefined) await recordStep(this.#db, { ...step, rev: revision });
          // Memory has applied the step if the operation has its edits.
          else if (operation.direction !== undefined && edits.length > 0)
            await markNextStep(this.#db, documentKey, operation.direction);
        }
        return (await this.#db.putDocument(this.#tableName, { ...memoryRow, rev: revision })).rev;
      });
      this.#histories.get(memoryRow.id)?.invalidate();
    } catch (error) {
      this.queue.returnChanges(memoryRow.id, operations);
      throw error;
    }
  }

  #reportLost(documentId: string, reason: LostEdit['reason'], requests: readonly (readonly RequestedEdit[])[]): void {
    // The last of many keystrokes in one field has the whole text.
    const lostText = requests.map(collectText).findLast((candidate) => candidate !== '');
    if (lostText !== undefined) this.#lostEdits.setState({ last: { id: documentId, reason, text: lostText } });
  }
}
