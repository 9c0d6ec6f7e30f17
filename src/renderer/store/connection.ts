/** Whether the library can reach its database, and the way back after the connection broke. */
import { inBackground } from '../failures/in-background.ts';
import { StorageError, type StorageFault, storageFault } from '../platform/storage-fault.ts';
import type { Database } from './database.ts';

/** The pause before the next attempt, in milliseconds. It doubles up to the longest one. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A database that doesn't answer for so long is held by somebody else. */
const PATIENCE_MS = 10_000;

export class Connection {
  readonly #db: Database;
  readonly #onReturn: () => void;
  readonly #listeners = new Set<() => void>();
  #fault: StorageFault | undefined;
  #isChecking = false;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onReturn runs when the database can be reached again */
  constructor(db: Database, onReturn: () => void) {
    this.#db = db;
    this.#onReturn = onReturn;
    db.onDisconnect(() => this.check());
  }

  /** What keeps the library from its database; undefined while it can be reached. */
  readonly fault = (): StorageFault | undefined => this.#fault;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes note of a failed query, and looks for the database again after a pause. */
  report(error: unknown): void {
    this.#set(storageFault(error) ?? 'unknown');
    this.#checkLater();
  }

  /** Looks for the database at once. */
  check(): void {
    this.#stop();
    if (!this.#isChecking) inBackground('Looking for the library', this.#check());
  }

  /** The database is there again, since it was made anew. */
  restore(): void {
    this.#stop();
    this.#set(undefined);
    this.#onReturn();
  }

  close(): void {
    this.#stop();
  }

  async #check(): Promise<void> {
    this.#isChecking = true;
    try {
      await within(PATIENCE_MS, this.#db.reconnect());
      this.#pause = FIRST_PAUSE_MS;
      this.restore();
    } catch (error) {
      this.#set(storageFault(error) ?? 'unknown');
      // Nobody but the user brings a database back that is gone.
      if (this.#fault !== 'gone') this.#checkLater();
    } finally {
      this.#isChecking = false;
    }
  }

  #checkLater(): void {
    this.#timer ??= setTimeout(() => this.check(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #set(fault: StorageFault | undefined): void {
    if (fault === this.#fault) return;
    this.#fault = fault;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Rejects when the work takes longer than this many milliseconds. */
function within<T>(duration: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageError('busy')), duration);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
