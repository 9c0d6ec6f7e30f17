/**
 * Sends every committed change to the journal, the copy of the library in files of the main process, in the order in which rows were
 * written. Keeps refused changes for another attempt.
 */

import { createStore } from 'zustand/vanilla';
import { RecentValues } from '../../../shared/base/cache.ts';
import type { JournalBridge } from '../../../shared/bridge.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { runInBackground } from '../../failures/run-in-background.ts';
import type { CommittedWrite, WriteListener } from '../watch-writes.ts';
import { isSameSaveState, type SaveState } from '../write-queue.ts';
import { type AssetRow, toAsset } from './assets.ts';
import { createJournalChange, getRevision, isJournaled, type SentRow } from './journal-change.ts';

/** The pause before refused rows are sent again, in milliseconds. */
const RETRY_MS = 3000;
/** The number of rows in one call. Each row is hashed first, and hashing more rows at once would delay a keystroke. */
const BATCH_SIZE = 40;
const ASSET_TABLES: readonly string[] = ['pictures', 'drawings', 'files'];

/** The number of rows whose state in the journal is cached, so that edits can be sent instead of the whole row. */
const MAX_SENT_ROWS = 40;

/** While the journal refuses changes, a row may be written many times. If more than this many edits are merged, the whole row is sent. */
const MAX_MERGED_WRITES = 50;

/** Thrown if the journal refuses a change. `reason` is a sentence. */
class JournalRefusedError extends Error {
  readonly reason: LateText;

  constructor(reason: LateText) {
    super('The journal refused a row.');
    this.reason = reason;
  }
}
/** Thrown if the journal could not read a call, because one of its rows can't be stored. */
class UnreadableRowError extends Error {}

/** Whether a call never left the page because one of its rows can't be sent to another process. */
const isCloneError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'DataCloneError' || error.message.includes('could not be cloned'));

const getRowKey = ({ table, id }: { table: string; id: string }): string => `${table}/${id}`;

/** Merges two writes of one row, of which the first was not sent. Their edits are joined if all of them are known. */
function mergeWrites(firstWrite: CommittedWrite, secondWrite: CommittedWrite): CommittedWrite {
  const { edits, ...otherFields } = secondWrite;
  if (edits === undefined || edits[0]?.from !== getRevision(firstWrite.row)) return secondWrite;
  const allEdits = [...(firstWrite.edits ?? []), ...edits];
  return allEdits.length > MAX_MERGED_WRITES ? otherFields : { ...otherFields, edits: allEdits };
}

/** Sends committed changes to the journal. */
export class JournalFeed implements WriteListener {
  readonly #bridge: JournalBridge;
  readonly #readAsset: (assetHash: string) => Promise<AssetRow | undefined>;
  /** The newest state of each row that the journal does not have yet, in the order in which the rows were written. */
  readonly #pending = new Map<string, CommittedWrite>();
  /** The hashes of written assets. Each asset is read just before it is sent, since thousands may wait. */
  readonly #assetHashes = new Set<string>();
  /** Rows that are sent when no other rows and no assets are waiting. */
  readonly #lessUrgent = new Map<string, CommittedWrite>();
  /** Rows that the journal could not read. They are sent again together with refused rows. */
  readonly #unreadable = new Map<string, CommittedWrite>();
  /** The keys of all rows that were written while the feed was open. */
  readonly #writtenRows = new Set<string>();
  readonly #sentRows = new RecentValues<SentRow>(MAX_SENT_ROWS);
  /** The newest revision of each table that this page has written to. */
  readonly #revisions = new Map<string, number>();
  /** The keys of unreadable rows whose next deletion is not sent. */
  readonly #ignoredDeletions = new Set<string>();
  /** The number of transactions that are still writing. */
  #openTransactionCount = 0;
  #isRunning = false;
  /** Whether a retry was requested while rows were being sent. */
  #shouldRetry = false;
  #refusalReason: LateText | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #store = createStore<{ readonly saveState: SaveState }>(() => ({ saveState: { kind: 'saved' } }));
  readonly #onRemoved: () => void;

  /**
   * @param readAsset reads an asset of the library by its hash
   * @param onRemoved called if the journal's files were removed, so that the whole library has to be sent again
   */
  constructor(
    bridge: JournalBridge,
    readAsset: (assetHash: string) => Promise<AssetRow | undefined>,
    onRemoved: () => void = () => undefined,
  ) {
    this.#onRemoved = onRemoved;
    this.#bridge = bridge;
    this.#readAsset = readAsset;
  }

  onBegin(): void {
    this.#openTransactionCount += 1;
    this.#notify();
  }

  onAbort(): void {
    this.#openTransactionCount -= 1;
    this.#notify();
  }

  onCommit(changes: readonly CommittedWrite[]): void {
    this.#openTransactionCount -= 1;
    for (const change of changes) this.#addWrite(change);
    runInBackground('Writing the journal', this.#sendPending());
    this.#notify();
  }

  /** Sends rows of the database when no newly written rows are waiting. Resolves when the journal has them. */
  async send(writes: readonly CommittedWrite[]): Promise<void> {
    for (const write of writes) if (!this.#pending.has(getRowKey(write))) this.#lessUrgent.set(getRowKey(write), write);
    runInBackground('Writing the journal', this.#sendPending());
    await this.#waitUntil(() => writes.every((write) => !this.#lessUrgent.has(getRowKey(write))));
  }

  /** Sends assets of the database. Resolves when the journal has them. */
  async sendAssets(assetHashes: readonly string[]): Promise<void> {
    for (const assetHash of assetHashes) this.#assetHashes.add(assetHash);
    runInBackground('Writing the journal', this.#sendPending());
    await this.#waitUntil(() => assetHashes.every((assetHash) => !this.#assetHashes.has(assetHash)));
  }

  /** Sends rows of the database that the journal lacks, with the urgency of newly written rows. */
  sendNow(writes: readonly CommittedWrite[]): void {
    for (const write of writes)
      if (!this.#writtenRows.has(getRowKey(write))) this.#pending.set(getRowKey(write), write);
    runInBackground('Writing the journal', this.#sendPending());
    this.#notify();
  }

  /** Whether this page has written the row, so that it is newer than the journal was at the start. */
  wasWritten(rowName: { table: string; id: string }): boolean {
    return this.#writtenRows.has(getRowKey(rowName));
  }

  /** Keeps the next deletion of these rows out of the journal. They are unreadable and will be restored; the user has not deleted them. */
  ignoreNextDeletion(rowNames: readonly { table: string; id: string }[]): void {
    for (const rowName of rowNames) this.#ignoredDeletions.add(getRowKey(rowName));
  }

  /** Sends refused rows again. */
  retry(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    for (const [rowKey, write] of this.#unreadable) if (!this.#pending.has(rowKey)) this.#pending.set(rowKey, write);
    this.#unreadable.clear();
    runInBackground('Writing the journal', this.#sendPending(true));
  }

  /** Returns the state `saved` if the journal has all changes of the user, even if less urgent rows are still being sent. */
  readonly getState = (): SaveState => this.#store.getState().saveState;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  close(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
  }

  #addWrite(change: CommittedWrite): void {
    const { table: tableName, id: rowId, row: rowValue } = change;
    if (tableName === 'meta' && rowId.startsWith('rev:')) {
      this.#revisions.set(rowId.slice('rev:'.length), (rowValue as { value: number } | undefined)?.value ?? 0);
    }
    const rowKey = getRowKey(change);
    if (rowValue === undefined && this.#ignoredDeletions.delete(rowKey)) return;
    if (rowValue !== undefined && ASSET_TABLES.includes(tableName)) this.#assetHashes.add(rowId);
    if (!isJournaled(tableName, rowId)) return;
    this.#writtenRows.add(rowKey);
    this.#lessUrgent.delete(rowKey);
    this.#unreadable.delete(rowKey);
    const pendingWrite = this.#pending.get(rowKey);
    this.#pending.delete(rowKey);
    // A deletion has the revision of its transaction. The counter may have grown before the deletion is sent.
    const revision = this.#revisions.get(tableName);
    const write = rowValue === undefined && revision !== undefined ? { ...change, rev: revision } : change;
    this.#pending.set(rowKey, pendingWrite === undefined ? write : mergeWrites(pendingWrite, write));
  }

  async #sendPending(retriesAll = false): Promise<void> {
    if (this.#isRunning) {
      this.#shouldRetry ||= retriesAll;
      return;
    }
    this.#isRunning = true;
    try {
      // After a refusal, only newly written rows are sent before the timer ends.
      const canSendMore = () => retriesAll || this.#retryTimer === undefined;
      for (;;) {
        if (this.#pending.size > 0) await this.#sendRows(this.#pending);
        else if (this.#assetHashes.size > 0 && canSendMore()) await this.#sendAsset();
        else if (this.#lessUrgent.size > 0 && canSendMore()) await this.#sendRows(this.#lessUrgent);
        else break;
      }
      if (this.#unreadable.size > 0) throw new JournalRefusedError((translate) => translate('journal.unread'));
      if (this.#assetHashes.size + this.#lessUrgent.size === 0) this.#refusalReason = undefined;
    } catch (error) {
      this.#refusalReason =
        error instanceof JournalRefusedError ? error.reason : (translate) => translate('journal.noAnswer');
      this.#retryTimer ??= setTimeout(() => this.retry(), RETRY_MS);
    }
    this.#isRunning = false;
    this.#notify();
    if (this.#shouldRetry) {
      this.#shouldRetry = false;
      this.retry();
    }
  }

  /** Sends a batch of rows. If the journal can't read the batch, sends each row alone to find the faulty one. */
  async #sendRows(source: Map<string, CommittedWrite>): Promise<void> {
    const batch = [...source].slice(0, BATCH_SIZE);
    try {
      await this.#sendBatch(source, batch);
    } catch (error) {
      if (!(error instanceof UnreadableRowError)) throw error;
      for (const entry of batch) {
        await this.#sendBatch(source, [entry]).catch((singleError: unknown) => {
          if (!(singleError instanceof UnreadableRowError)) throw singleError;
          const [rowKey, committedWrite] = entry;
          // A newer state of the row is sent instead.
          if (source.get(rowKey) !== committedWrite) return;
          source.delete(rowKey);
          this.#unreadable.set(rowKey, committedWrite);
        });
      }
    }
  }

  async #sendBatch(
    source: Map<string, CommittedWrite>,
    entries: readonly (readonly [string, CommittedWrite])[],
  ): Promise<void> {
    const batch = entries.map(([rowKey, committedWrite]) => {
      return {
        key: rowKey,
        written: committedWrite,
        ...createJournalChange(committedWrite, this.#sentRows.get(rowKey)),
      };
    });
    const reply = await this.#bridge.journalAppend(batch.map(({ change }) => change)).catch((error: unknown) => {
      throw isCloneError(error) ? new UnreadableRowError() : error;
    });
    if (!reply.ok) throw reply.unreadable === true ? new UnreadableRowError() : new JournalRefusedError(reply.refused);
    if (reply.everything) {
      // The journal no longer has the rows to which the next edits would refer.
      this.#sentRows.clear();
      this.#onRemoved();
    }
    const rowsToSendWhole = new Set(reply.whole.map(getRowKey));
    for (const { key, written: committedWrite, change, sent: sentRow } of batch) {
      if (sentRow === undefined || rowsToSendWhole.has(key)) this.#sentRows.delete(key);
      else this.#sentRows.set(key, sentRow);
      // An edit that did not fit stays pending and is sent as a whole row. Rows that were written in the meantime also stay pending.
      const hasFitted = !(rowsToSendWhole.has(key) && change.kind === 'edit');
      if (hasFitted && source.get(key) === committedWrite) source.delete(key);
    }
    this.#notify();
  }

  async #sendAsset(): Promise<void> {
    const [assetHash] = this.#assetHashes;
    if (assetHash === undefined) return;
    // An unreadable file is skipped here. The check of all assets finds it later.
    const asset = await this.#readAsset(assetHash)
      .then((assetRow) => assetRow && toAsset(assetRow))
      .catch(() => undefined);
    const reply = asset && (await this.#bridge.journalAsset(asset));
    if (reply?.ok === false) throw new JournalRefusedError(reply.refused);
    this.#assetHashes.delete(assetHash);
    this.#notify();
  }

  /** Notifies listeners of every row that was sent, even if the state stays the same. */
  #notify(): void {
    const isBusy = this.#openTransactionCount + this.#pending.size + this.#assetHashes.size > 0;
    const reason = this.#refusalReason;
    const newState: SaveState =
      reason === undefined ? { kind: isBusy ? 'saving' : 'saved' } : { kind: 'failed', reason };
    const currentState = this.getState();
    this.#store.setState({ saveState: isSameSaveState(newState, currentState) ? currentState : newState });
  }

  #waitUntil(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const checkCondition = () => {
        if (!isMet()) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(checkCondition);
      checkCondition();
    });
  }
}
