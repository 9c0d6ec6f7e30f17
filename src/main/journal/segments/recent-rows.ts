/** Rows that were written lately, as they are: an edit is checked against them before it counts. */
export interface RecentRow {
  readonly row: unknown;
  readonly sum: string;
  /** Edits since the row was written whole. */
  readonly edits: number;
}

/** One types in a few documents at a time; of an import of thousands the last ones stay. */
const MOST = 100;

export class RecentRows {
  /** The one that was set last at the end. */
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
