type Listener = () => void;

/** A document that somebody listens to, as it was when its listeners were called last. */
interface Watched<T> {
  current: T;
  readonly listeners: Set<Listener>;
}

/** Listeners of single documents. A change of one document leaves those of all others alone. */
export class DocumentListeners<T> {
  readonly #read: (id: string) => T;
  readonly #watched = new Map<string, Watched<T>>();

  /** @param read returns the current state of a document, the same object until it changes */
  constructor(read: (id: string) => T) {
    this.#read = read;
  }

  /** Calls the listener whenever this document changes, comes, or goes. Returns a function that unsubscribes. */
  subscribe(id: string, listener: Listener): () => void {
    const watched = this.#watched.get(id) ?? { current: this.#read(id), listeners: new Set() };
    this.#watched.set(id, watched);
    watched.listeners.add(listener);
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0 && this.#watched.get(id) === watched) this.#watched.delete(id);
    };
  }

  /** Calls the listeners of the documents that have changed since they were called last. */
  notify(): void {
    for (const [id, watched] of [...this.#watched]) {
      const current = this.#read(id);
      if (current === watched.current) continue;
      watched.current = current;
      for (const listener of [...watched.listeners]) listener();
    }
  }
}
