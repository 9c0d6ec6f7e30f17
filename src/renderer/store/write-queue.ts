import { inBackground } from '../failures/in-background.ts';
import { reasonOf } from '../strings/failures.ts';

/**
 * Everything is on disk, a write is pending, or the disk refuses. `uncopied`: the library has it, but the journal does not;
 * then `reason` is a sentence.
 */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: string }
  | { kind: 'uncopied'; reason: string };

const RETRY_MS = 3000;

const atOnce = (write: () => void): void => write();

/**
 * Writes changes to disk in order: one write of a key at a time; changes that arrive during a write are combined in the
 * next one. A failed write keeps its changes, reports the reason, and is retried.
 */
export class WriteQueue<C> {
  #waiting = new Map<string, C[]>();
  #writing = new Set<string>();
  #failed = new Map<string, string>();
  #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'saved' };
  #retry: ReturnType<typeof setTimeout> | undefined;
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
    this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), change]);
    if (when !== atOnce) this.#notify();
    when(() => inBackground('Writing a change', this.#run(key)));
  }

  /** Whether a change of this key has not been handed to the disk yet. */
  waiting(key: string): boolean {
    return this.#waiting.has(key);
  }

  /** Whether a change of this key is not on disk yet. */
  busy(key: string): boolean {
    return this.#waiting.has(key) || this.#writing.has(key);
  }

  /** Tries everything again that failed. */
  retry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    for (const key of [...this.#failed.keys()]) inBackground('Writing a change', this.#run(key));
  }

  readonly state = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #run(key: string): Promise<void> {
    const changes = this.#waiting.get(key);
    if (changes === undefined || this.#writing.has(key)) return this.#notify();
    this.#waiting.delete(key);
    this.#writing.add(key);
    this.#notify();
    try {
      await this.#write(key, changes);
      this.#failed.delete(key);
      this.#writing.delete(key);
    } catch (error) {
      this.#writing.delete(key);
      this.#waiting.set(key, [...changes, ...(this.#waiting.get(key) ?? [])]);
      this.#failed.set(key, reasonOf(error));
      this.#retry ??= setTimeout(() => this.retry(), RETRY_MS);
      return this.#notify();
    }
    return this.#run(key);
  }

  #notify(): void {
    const reason = this.#failed.values().next().value;
    const kind = reason !== undefined ? 'failed' : this.#waiting.size + this.#writing.size > 0 ? 'saving' : 'saved';
    if (kind === this.#state.kind && (this.#state.kind !== 'failed' || this.#state.reason === reason)) return;
    this.#state = kind === 'failed' ? { kind, reason: reason ?? '' } : { kind };
    for (const listener of [...this.#listeners]) listener();
  }
}
