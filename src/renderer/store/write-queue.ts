import { createStore } from 'zustand/vanilla';
import { isSameText, type LateText } from '../../shared/texts/late-text.ts';
import { inBackground } from '../failures/in-background.ts';
import { getStorageFault, type StorageFault } from '../platform/storage-fault.ts';
import { explainFailure } from '../strings/failures.ts';

/**
 * Everything is on disk, a write is pending, or the disk refuses. `uncopied`: the library has it, but the journal doesn't.
 * `reason` is a sentence; `fault` is what the storage reports, where it's at fault.
 */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: LateText; fault?: StorageFault }
  | { kind: 'uncopied'; reason: LateText };

/** What listeners of a queue hear of. A queue that has failed may have other writes on their way. */
interface QueueState {
  readonly saveState: SaveState;
  readonly isPending: boolean;
}

/** The pause before a failed write is tried again, in milliseconds. It doubles up to the longest one. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

const atOnce = (write: () => void): void => write();

/**
 * Writes changes to disk in order: one write of a key at a time; changes that arrive during a write are combined in the
 * next one. A failed write keeps its changes, reports the reason, and is tried again after growing pauses. As soon as one
 * write succeeds, all others are tried again.
 */
export class WriteQueue<C> {
  #waiting = new Map<string, C[]>();
  #writing = new Map<string, readonly C[]>();
  /** Keys whose write is under way but doesn't count any more: its changes were taken away. */
  #superseded = new Set<string>();
  #failed = new Map<string, unknown>();
  readonly #store = createStore<QueueState>(() => ({ saveState: { kind: 'saved' }, isPending: false }));
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_RETRY_MS;
  readonly #write: (key: string, changes: readonly C[]) => Promise<void>;

  constructor(write: (key: string, changes: readonly C[]) => Promise<void>) {
    this.#write = write;
  }

  /**
   * Takes a change and starts to write at once when the key is free.
   *
   * @param when it starts; the change counts as being saved from now on
   */
  add(key: string, change: C, when: (write: () => void) => void = atOnce): void {
    const changes = this.#waiting.get(key);
    if (changes === undefined) this.#waiting.set(key, [change]);
    else changes.push(change);
    if (when !== atOnce) this.#notify();
    when(() => inBackground('Writing a change', this.#run(key)));
  }

  /** Whether a change of this key has not been handed to the disk yet. */
  isWaiting(key: string): boolean {
    return this.#waiting.has(key);
  }

  /** Whether a change of this key is not on disk yet. */
  isBusy(key: string): boolean {
    return this.#waiting.has(key) || this.#writing.has(key);
  }

  /** Tries everything again that failed. */
  retry(): void {
    this.close();
    for (const key of [...this.#failed.keys()]) inBackground('Writing a change', this.#run(key));
  }

  /** Tries again what failed, and waits for the outcome, also of a retry that is already running. */
  async tryAgain(): Promise<void> {
    await Promise.all([...this.#failed.keys()].map((key) => this.#run(key)));
    await this.settled();
  }

  /** Whether a write is on its way to the disk. Changes that the disk has refused only wait for the next attempt. */
  isPending(): boolean {
    return this.#writing.size > 0 || [...this.#waiting.keys()].some((key) => !this.#failed.has(key));
  }

  /** Resolves when no write is on its way to the disk any more, whether it succeeded or not. */
  settled(): Promise<void> {
    return resolveOnce(this.subscribe, () => !this.isPending());
  }

  /** Takes the changes of a key away that are not on disk yet. If a write of them is under way and fails, it's forgotten. */
  take(key: string): readonly C[] {
    const writing = this.#writing.get(key) ?? [];
    if (writing.length > 0) this.#superseded.add(key);
    const changes = [...writing, ...(this.#waiting.get(key) ?? [])];
    this.#waiting.delete(key);
    this.#failed.delete(key);
    return changes;
  }

  /** Takes back changes that were taken away, before those that came meanwhile. */
  putBack(key: string, changes: readonly C[]): void {
    if (changes.length === 0) return;
    this.#waiting.set(key, [...changes, ...(this.#waiting.get(key) ?? [])]);
    inBackground('Writing a change', this.#run(key));
  }

  /** Tells listeners what has changed after `take`. */
  notify(): void {
    this.#notify();
  }

  /** Stops trying again by itself. */
  close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  readonly state = (): SaveState => this.#store.getState().saveState;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  async #run(key: string): Promise<void> {
    const changes = this.#waiting.get(key);
    if (changes === undefined || this.#writing.has(key)) return this.#notify();
    this.#waiting.delete(key);
    this.#writing.set(key, changes);
    this.#notify();
    try {
      await this.#write(key, changes);
      this.#failed.delete(key);
      this.#writing.delete(key);
      this.#superseded.delete(key);
      this.#pause = FIRST_RETRY_MS;
      if (this.#failed.size > 0) this.retry();
    } catch (error) {
      this.#writing.delete(key);
      if (!this.#superseded.delete(key)) this.#waiting.set(key, [...changes, ...(this.#waiting.get(key) ?? [])]);
      if (!this.#waiting.has(key)) return this.#notify();
      this.#failed.set(key, error);
      this.#retryLater();
      return this.#notify();
    }
    return this.#run(key);
  }

  #retryLater(): void {
    if (this.#retry !== undefined) return;
    this.#retry = setTimeout(() => this.retry(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_RETRY_MS);
  }

  #notify(): void {
    const [current, previous] = [this.#stateNow(), this.#store.getState()];
    const saveState = isSameState(current, previous.saveState) ? previous.saveState : current;
    const isPending = this.isPending();
    if (saveState === previous.saveState && isPending === previous.isPending) return;
    try {
      this.#store.setState({ saveState, isPending });
    } catch (error) {
      // A listener that fails must not keep a change from the disk.
      inBackground('Telling the save state', Promise.reject(error));
    }
  }

  #stateNow(): SaveState {
    const [error] = this.#failed.values();
    if (this.#failed.size > 0) return failedState(error);
    return { kind: this.#waiting.size + this.#writing.size > 0 ? 'saving' : 'saved' };
  }
}

/** The state of a library whose last write failed with this error. */
export function failedState(error: unknown): SaveState & { kind: 'failed' } {
  const fault = getStorageFault(error);
  return {
    kind: 'failed',
    reason: (translate) => explainFailure(translate, error),
    ...(fault === undefined ? {} : { fault }),
  };
}

/** Resolves as soon as a condition holds. It is checked at every notification. */
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

export function isSameState(a: SaveState, b: SaveState): boolean {
  const [reasonA, reasonB] = [a, b].map((state) => ('reason' in state ? state.reason : undefined));
  const [faultA, faultB] = [a, b].map((state) => ('fault' in state ? state.fault : undefined));
  return a.kind === b.kind && isSameText(reasonA, reasonB) && faultA === faultB;
}
