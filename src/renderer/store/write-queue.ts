import { createStore } from 'zustand/vanilla';
import { isSameText, type LateText } from '../../shared/texts/late-text.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import { getStorageFault, type StorageFault } from '../platform/storage-fault.ts';
import { explainFailure } from '../strings/failures.ts';

/**
 * Whether all changes are on disk. `failed`: the disk has refused a write. `uncopied`: the database has all changes, but the journal
 * doesn't. `reason` is a sentence; `fault` is the fault of the storage, if it has one.
 */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: LateText; fault?: StorageFault }
  | { kind: 'uncopied'; reason: LateText };

/** The state that listeners of a queue follow. */
interface QueueState {
  readonly saveState: SaveState;
  /** Whether a write is in progress or about to start. Even if `saveState` is `failed`, other keys may have such writes. */
  readonly isPending: boolean;
}

/** The pause before a failed write is tried again. It doubles after each failure, up to the maximum. */
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

const runImmediately = (writeChanges: () => void): void => writeChanges();

/**
 * Writes changes to disk in order. A key is usually the id of a document. Each key has one write at a time; the next write combines all
 * changes that arrive in the meantime. The changes of a failed write stay in the queue and are tried again after growing pauses. As soon
 * as the write of one key succeeds, all failed ones are tried again.
 */
export class WriteQueue<C> {
  #waiting = new Map<string, C[]>();
  #writing = new Map<string, readonly C[]>();
  /** Keys whose running write is not tried again if it fails, since `takeChanges` has taken its changes from the queue. */
  #superseded = new Set<string>();
  #failed = new Map<string, unknown>();
  readonly #store = createStore<QueueState>(() => ({ saveState: { kind: 'saved' }, isPending: false }));
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_RETRY_MS;
  readonly #write: (queueKey: string, changes: readonly C[]) => Promise<void>;

  constructor(writeChanges: (queueKey: string, changes: readonly C[]) => Promise<void>) {
    this.#write = writeChanges;
  }

  /**
   * Adds a change. If the key has no write in progress, the write starts.
   *
   * @param schedule decides when the write starts. The change counts as being saved at once
   */
  add(queueKey: string, change: C, schedule: (writeChanges: () => void) => void = runImmediately): void {
    const changes = this.#waiting.get(queueKey);
    if (changes === undefined) this.#waiting.set(queueKey, [change]);
    else changes.push(change);
    if (schedule !== runImmediately) this.#notify();
    schedule(() => runInBackground('Writing a change', this.#run(queueKey)));
  }

  /** Whether a change of this key is waiting for its write to start. */
  isWaiting(queueKey: string): boolean {
    return this.#waiting.has(queueKey);
  }

  /** Whether a change of this key is not on disk yet. */
  isBusy(queueKey: string): boolean {
    return this.#waiting.has(queueKey) || this.#writing.has(queueKey);
  }

  /** Tries all failed writes again. */
  retry(): void {
    this.close();
    for (const queueKey of [...this.#failed.keys()]) runInBackground('Writing a change', this.#run(queueKey));
  }

  /** Tries all failed writes again and waits for the results, including those of a retry that is already running. */
  async tryAgain(): Promise<void> {
    await Promise.all([...this.#failed.keys()].map((queueKey) => this.#run(queueKey)));
    await this.waitUntilSettled();
  }

  /** Whether a write is in progress or about to start. Changes that the disk has refused do not count until the next attempt. */
  isPending(): boolean {
    return this.#writing.size > 0 || [...this.#waiting.keys()].some((queueKey) => !this.#failed.has(queueKey));
  }

  /** Resolves when no write is pending any more, whether the writes succeeded or not. */
  waitUntilSettled(): Promise<void> {
    return resolveOnce(this.subscribe, () => !this.isPending());
  }

  /**
   * Removes and returns the changes of a key that are not on disk yet. If some of them are being written at the moment and the write
   * fails, the queue doesn't try it again.
   */
  takeChanges(queueKey: string): readonly C[] {
    const writing = this.#writing.get(queueKey) ?? [];
    if (writing.length > 0) this.#superseded.add(queueKey);
    const changes = [...writing, ...(this.#waiting.get(queueKey) ?? [])];
    this.#waiting.delete(queueKey);
    this.#failed.delete(queueKey);
    return changes;
  }

  /** Puts changes back that were taken from the queue, before all changes that were added in the meantime. */
  returnChanges(queueKey: string, changes: readonly C[]): void {
    if (changes.length === 0) return;
    this.#waiting.set(queueKey, [...changes, ...(this.#waiting.get(queueKey) ?? [])]);
    runInBackground('Writing a change', this.#run(queueKey));
  }

  /** Notifies listeners after `takeChanges`. */
  notify(): void {
    this.#notify();
  }

  /** Stops trying failed writes again. */
  close(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
  }

  readonly getState = (): SaveState => this.#store.getState().saveState;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  async #run(queueKey: string): Promise<void> {
    const changes = this.#waiting.get(queueKey);
    if (changes === undefined || this.#writing.has(queueKey)) return this.#notify();
    this.#waiting.delete(queueKey);
    this.#writing.set(queueKey, changes);
    this.#notify();
    try {
      await this.#write(queueKey, changes);
      this.#failed.delete(queueKey);
      this.#writing.delete(queueKey);
      this.#superseded.delete(queueKey);
      this.#pause = FIRST_RETRY_MS;
      if (this.#failed.size > 0) this.retry();
    } catch (error) {
      this.#writing.delete(queueKey);
      if (!this.#superseded.delete(queueKey))
        this.#waiting.set(queueKey, [...changes, ...(this.#waiting.get(queueKey) ?? [])]);
      if (!this.#waiting.has(queueKey)) return this.#notify();
      this.#failed.set(queueKey, error);
      this.#retryLater();
      return this.#notify();
    }
    return this.#run(queueKey);
  }

  #retryLater(): void {
    if (this.#retryTimer !== undefined) return;
    this.#retryTimer = setTimeout(() => this.retry(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, MAX_RETRY_MS);
  }

  #notify(): void {
    const [current, previous] = [this.#computeSaveState(), this.#store.getState()];
    const saveState = isSameSaveState(current, previous.saveState) ? previous.saveState : current;
    const isPending = this.isPending();
    if (saveState === previous.saveState && isPending === previous.isPending) return;
    try {
      this.#store.setState({ saveState, isPending });
    } catch (error) {
      // A listener that throws must not prevent a write.
      runInBackground('Telling the save state', Promise.reject(error));
    }
  }

  #computeSaveState(): SaveState {
    const [error] = this.#failed.values();
    if (this.#failed.size > 0) return createFailedState(error);
    return { kind: this.#waiting.size + this.#writing.size > 0 ? 'saving' : 'saved' };
  }
}

/** Creates the state of a library whose last write has failed with this error. */
export function createFailedState(error: unknown): SaveState & { kind: 'failed' } {
  const storageFault = getStorageFault(error);
  return {
    kind: 'failed',
    reason: (translate) => explainFailure(translate, error),
    ...(storageFault === undefined ? {} : { fault: storageFault }),
  };
}

/** Resolves as soon as a condition is met. The condition is checked at every notification. */
export function resolveOnce(subscribe: (listener: () => void) => () => void, isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isMet()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(check);
    check();
  });
}

export function isSameSaveState(first: SaveState, second: SaveState): boolean {
  const [reasonA, reasonB] = [first, second].map((state) => ('reason' in state ? state.reason : undefined));
  const [faultA, faultB] = [first, second].map((state) => ('fault' in state ? state.fault : undefined));
  return first.kind === second.kind && isSameText(reasonA, reasonB) && faultA === faultB;
}
