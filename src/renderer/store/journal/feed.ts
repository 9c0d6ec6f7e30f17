/** Hands every committed change to the journal, in the order in which rows were written, and keeps what it refuses. */

import { createStore } from 'zustand/vanilla';
import { RecentValues } from '../../../shared/base/cache.ts';
import type { JournalBridge } from '../../../shared/bridge.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { inBackground } from '../../failures/in-background.ts';
import type { CommittedWrite, WriteListener } from '../watch-writes.ts';
import { isSameState, type SaveState } from '../write-queue.ts';
import { type AssetRow, assetOf } from './assets.ts';
import { changeOf, isJournaled, revOf, type SentRow } from './change-of.ts';

const RETRY_MS = 3000;
/** Rows of one call: few enough that hashing them does not delay a keystroke. */
const AT_ONCE = 40;
const ASSET_TABLES: readonly string[] = ['pictures', 'drawings', 'files'];

/** Rows whose revision in the journal is remembered, so that an edit is sent as an edit instead of a whole row. */
const MOST_SENT = 40;

/** While the journal refuses, a row is written again and again. After more writes than this it is sent whole. */
const MAX_MERGED_WRITES = 50;

/** Why the journal did not take something, as a sentence. */
class JournalRefusedError extends Error {
  readonly reason: LateText;

  constructor(reason: LateText) {
    super('The journal refused a row.');
    this.reason = reason;
  }
}
/** The journal could not read the call: it holds a row that cannot be stored. */
class UnreadableRowError extends Error {}

/** Whether a call never left the page, since one of its rows can't be sent to another process. */
const isCloneError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'DataCloneError' || error.message.includes('could not be cloned'));

const keyOf = ({ table, id }: { table: string; id: string }): string => `${table}/${id}`;

/** A row that was written again before it was sent: its edits are taken together, where all of them are known. */
function mergeWrites(first: CommittedWrite, second: CommittedWrite): CommittedWrite {
  const { edits: next, ...write } = second;
  if (next === undefined || next[0]?.from !== revOf(first.row)) return second;
  const edits = [...(first.edits ?? []), ...next];
  return edits.length > MAX_MERGED_WRITES ? write : { ...write, edits };
}

export class Feed implements WriteListener {
  readonly #port: JournalBridge;
  readonly #readAsset: (hash: string) => Promise<AssetRow | undefined>;
  /** The newest state of each row that the journal does not have yet, in the order in which they were written. */
  readonly #pending = new Map<string, CommittedWrite>();
  /** Hashes of written assets. Each is read just before it is sent, since thousands may wait. */
  readonly #assets = new Set<string>();
  /** Rows that are not urgent: they are sent when nothing else is waiting. */
  readonly #lessUrgent = new Map<string, CommittedWrite>();
  /** Rows that the journal could not read. They are kept apart from the others, and tried again with refused ones. */
  readonly #unreadable = new Map<string, CommittedWrite>();
  /** Every row that was written while the feed was open. */
  readonly #writtenRows = new Set<string>();
  readonly #sent = new RecentValues<SentRow>(MOST_SENT);
  readonly #revs = new Map<string, number>();
  readonly #ignoredDeletions = new Set<string>();
  /** Transactions that are still writing. */
  #open = 0;
  #running = false;
  /** Sending was asked for again while it was under way. */
  #again = false;
  #refused: LateText | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #store = createStore<{ readonly state: SaveState }>(() => ({ state: { kind: 'saved' } }));
  readonly #onRemoved: () => void;

  /**
   * @param readAsset reads an asset of the library by its hash
   * @param onRemoved called when the journal's files were removed, so that it needs everything again
   */
  constructor(
    port: JournalBridge,
    readAsset: (hash: string) => Promise<AssetRow | undefined>,
    onRemoved: () => void = () => undefined,
  ) {
    this.#onRemoved = onRemoved;
    this.#port = port;
    this.#readAsset = readAsset;
  }

  began(): void {
    this.#open += 1;
    this.#notify();
  }

  aborted(): void {
    this.#open -= 1;
    this.#notify();
  }

  committed(changes: readonly CommittedWrite[]): void {
    this.#open -= 1;
    for (const change of changes) this.#note(change);
    inBackground('Writing the journal', this.#run());
    this.#notify();
  }

  /** Sends rows of the database, after any rows that are written meanwhile. Resolves when the journal has them. */
  async send(rows: readonly CommittedWrite[]): Promise<void> {
    for (const row of rows) if (!this.#pending.has(keyOf(row))) this.#lessUrgent.set(keyOf(row), row);
    inBackground('Writing the journal', this.#run());
    await this.#until(() => rows.every((row) => !this.#lessUrgent.has(keyOf(row))));
  }

  /** Sends assets of the database. Resolves when the journal has them. */
  async sendAssets(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) this.#assets.add(hash);
    inBackground('Writing the journal', this.#run());
    await this.#until(() => hashes.every((hash) => !this.#assets.has(hash)));
  }

  /** Sends rows that the database had before the journal did, as if they were written just now. */
  sendNow(rows: readonly CommittedWrite[]): void {
    for (const row of rows) if (!this.#writtenRows.has(keyOf(row))) this.#pending.set(keyOf(row), row);
    inBackground('Writing the journal', this.#run());
    this.#notify();
  }

  /** Whether the row was written by this page: then it is newer than what the journal knew at the start. */
  wasWritten(name: { table: string; id: string }): boolean {
    return this.#writtenRows.has(keyOf(name));
  }

  /** Leaves out the next deletion of these rows: the user has not deleted them, they are unreadable and will be restored. */
  keepUnreported(rows: readonly { table: string; id: string }[]): void {
    for (const row of rows) this.#ignoredDeletions.add(keyOf(row));
  }

  /** Tries again what was refused. */
  retry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    for (const [key, row] of this.#unreadable) if (!this.#pending.has(key)) this.#pending.set(key, row);
    this.#unreadable.clear();
    inBackground('Writing the journal', this.#run(true));
  }

  /** `saved`: the journal has everything that the user has done. */
  readonly state = (): SaveState => this.#store.getState().state;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #note(change: CommittedWrite): void {
    const { table, id, row } = change;
    if (table === 'meta' && id.startsWith('rev:')) {
      this.#revs.set(id.slice('rev:'.length), (row as { value: number } | undefined)?.value ?? 0);
    }
    const key = keyOf(change);
    if (row === undefined && this.#ignoredDeletions.delete(key)) return;
    if (row !== undefined && ASSET_TABLES.includes(table)) this.#assets.add(id);
    if (!isJournaled(table, id)) return;
    this.#writtenRows.add(key);
    this.#lessUrgent.delete(key);
    this.#unreadable.delete(key);
    const waiting = this.#pending.get(key);
    this.#pending.delete(key);
    // The revision of a deletion is that of its own transaction, however late it is sent.
    const rev = this.#revs.get(table);
    const write = row === undefined && rev !== undefined ? { ...change, rev } : change;
    this.#pending.set(key, waiting === undefined ? write : mergeWrites(waiting, write));
  }

  async #run(all = false): Promise<void> {
    if (this.#running) {
      this.#again ||= all;
      return;
    }
    this.#running = true;
    try {
      // After a refusal only newly written rows are tried before the timer ends.
      const more = () => all || this.#retry === undefined;
      for (;;) {
        if (this.#pending.size > 0) await this.#sendRows(this.#pending);
        else if (this.#assets.size > 0 && more()) await this.#sendAsset();
        else if (this.#lessUrgent.size > 0 && more()) await this.#sendRows(this.#lessUrgent);
        else break;
      }
      if (this.#unreadable.size > 0) throw new JournalRefusedError((translate) => translate('journal.unread'));
      if (this.#assets.size + this.#lessUrgent.size === 0) this.#refused = undefined;
    } catch (error) {
      this.#refused =
        error instanceof JournalRefusedError ? error.reason : (translate) => translate('journal.noAnswer');
      this.#retry ??= setTimeout(() => this.retry(), RETRY_MS);
    }
    this.#running = false;
    this.#notify();
    if (this.#again) {
      this.#again = false;
      this.retry();
    }
  }

  /** Of many rows that are not read together, the one that is at fault is found by sending each alone. */
  async #sendRows(from: Map<string, CommittedWrite>): Promise<void> {
    const batch = [...from].slice(0, AT_ONCE);
    try {
      await this.#sendBatch(from, batch);
    } catch (error) {
      if (!(error instanceof UnreadableRowError)) throw error;
      for (const entry of batch) {
        await this.#sendBatch(from, [entry]).catch((alone: unknown) => {
          if (!(alone instanceof UnreadableRowError)) throw alone;
          const [key, written] = entry;
          // A newer state of the row is sent instead.
          if (from.get(key) !== written) return;
          from.delete(key);
          this.#unreadable.set(key, written);
        });
      }
    }
  }

  async #sendBatch(
    from: Map<string, CommittedWrite>,
    entries: readonly (readonly [string, CommittedWrite])[],
  ): Promise<void> {
    const batch = entries.map(([key, written]) => {
      return { key, written, ...changeOf(written, this.#sent.get(key)) };
    });
    const reply = await this.#port.journalAppend(batch.map(({ change }) => change)).catch((error: unknown) => {
      throw isCloneError(error) ? new UnreadableRowError() : error;
    });
    if (!reply.ok) throw reply.unreadable === true ? new UnreadableRowError() : new JournalRefusedError(reply.refused);
    if (reply.everything) {
      // The journal has none of the rows any more to which the next edits would refer.
      this.#sent.clear();
      this.#onRemoved();
    }
    const whole = new Set(reply.whole.map(keyOf));
    for (const { key, written, change, sent } of batch) {
      if (sent === undefined || whole.has(key)) this.#sent.delete(key);
      else this.#sent.set(key, sent);
      // An edit that did not fit stays pending and is sent as a whole row. Rows written meanwhile stay pending too.
      const fitted = !(whole.has(key) && change.kind === 'edit');
      if (fitted && from.get(key) === written) from.delete(key);
    }
    this.#notify();
  }

  async #sendAsset(): Promise<void> {
    const [hash] = this.#assets;
    if (hash === undefined) return;
    // An unreadable file is left out here; the check of all files finds it again.
    const asset = await this.#readAsset(hash)
      .then((row) => row && assetOf(row))
      .catch(() => undefined);
    const reply = asset && (await this.#port.journalAsset(asset));
    if (reply?.ok === false) throw new JournalRefusedError(reply.refused);
    this.#assets.delete(hash);
    this.#notify();
  }

  /** Listeners hear of every row that was sent, also where that leaves the state as it was. */
  #notify(): void {
    const isBusy = this.#open + this.#pending.size + this.#assets.size > 0;
    const reason = this.#refused;
    const next: SaveState = reason === undefined ? { kind: isBusy ? 'saving' : 'saved' } : { kind: 'failed', reason };
    const state = this.state();
    this.#store.setState({ state: isSameState(next, state) ? state : next });
  }

  #until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }
}
