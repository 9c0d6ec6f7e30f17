/** One operation whose cost must grow in proportion to its input. */
export interface Growth {
  /** What grows, for the table of results: `rows of a JPEG, checked`. */
  readonly name: string;
  /** The sizes to measure: a size, its double, and four times it. */
  readonly sizes: readonly [number, number, number];
  /** Builds the input; returns the work to be timed. */
  prepare(inputSize: number): () => unknown | Promise<unknown>;
}
