/** One thing whose cost has to grow in proportion to its size. */
export interface Growth {
  readonly name: string;
  readonly sizes: readonly [number, number, number];
  /** Builds the input; returns the work to be timed. */
  prepare(size: number): () => unknown | Promise<unknown>;
}
