/** Recently written rows, against which edits are checked. */
export interface RecentRow {
  readonly row: unknown;
  readonly sum: string;
  /** Edits since the row was written whole. */
  readonly edits: number;
}

/** Rows that are kept: users type in a few documents at a time. */
const MOST = 100;

export class RecentRows {
  /** The newest row is last. */
  readonly #rows = new Map<string, RecentRow>();

  get(key: string): RecentRow | undefined {
    return this.#rows.get(key);
  }

  set(key: string, row: RecentRow): void {
    this.#rows.delete(key);
    this.#rows.set(key, row);
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > MOST && oldest !== undefined) this.#rows.delete(oldest);
  }

  delete(key: string): void {
    this.#rows.delete(key);
  }

  clear(): void {
    this.#rows.clear();
  }
}
