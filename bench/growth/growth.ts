/** One operation whose cost must grow in proportion to its input. */
export interface Growth {
  readonly name: string;
  readonly sizes: readonly [number, number, number];
  /** Builds the input; returns the work to be timed. */
  prepare(inputSize: number): () => unknown | Promise<unknown>;
}
