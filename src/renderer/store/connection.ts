/** Tracks whether the library can reach its database, and reconnects after the connection was lost. */
import { createStore } from 'zustand/vanilla';
import { runInBackground } from '../failures/run-in-background.ts';
import { getStorageFault, StorageError, type StorageFault } from '../platform/storage-fault.ts';
import type { Database } from './database.ts';

/** The pause before the next attempt to reconnect. It doubles after each failure, up to the maximum. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;
/** If the database takes longer than this to answer, another window is assumed to block it. */
const RECONNECT_TIMEOUT_MS = 10_000;

export class Connection {
  readonly #db: Database;
  readonly #onReturn: () => void;
  readonly #store = createStore<{ readonly fault: StorageFault | undefined }>(() => ({ fault: undefined }));
  #isChecking = false;
  #pauseMs = FIRST_PAUSE_MS;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param onReturn called when the database can be reached again */
  constructor(database: Database, onReturn: () => void) {
    this.#db = database;
    this.#onReturn = onReturn;
    database.onDisconnect(() => this.check());
  }

  /** Returns the fault that separates the library from its database, or undefined while it can be reached. */
  readonly getFault = (): StorageFault | undefined => this.#store.getState().fault;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Records a failed query, and tries to reach the database again after a pause. */
  report(error: unknown): void {
    this.#set(getStorageFault(error) ?? 'unknown');
    this.#checkLater();
  }

  /** Tries to reach the database immediately. */
  check(): void {
    this.#cancelRetry();
    if (!this.#isChecking) runInBackground('Looking for the library', this.#check());
  }

  /** Records that the database can be reached again, for example because it was created again. */
  restore(): void {
    this.#cancelRetry();
    this.#set(undefined);
    this.#onReturn();
  }

  close(): void {
    this.#cancelRetry();
  }

  async #check(): Promise<void> {
    this.#isChecking = true;
    try {
      await withTimeout(RECONNECT_TIMEOUT_MS, this.#db.reconnect());
      this.#pauseMs = FIRST_PAUSE_MS;
      this.restore();
    } catch (error) {
      this.#set(getStorageFault(error) ?? 'unknown');
      // Only the user can restore a database that was deleted.
      if (this.getFault() !== 'gone') this.#checkLater();
    } finally {
      this.#isChecking = false;
    }
  }

  #checkLater(): void {
    this.#retryTimer ??= setTimeout(() => this.check(), this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, MAX_PAUSE_MS);
  }

  #cancelRetry(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
  }

  #set(fault: StorageFault | undefined): void {
    if (fault !== this.getFault()) this.#store.setState({ fault });
  }
}

/** Rejects with the fault `busy` if the operation takes longer than `timeoutMs`. */
function withTimeout<T>(timeoutMs: number, operation: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageError('busy')), timeoutMs);
    operation.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
