/** Where a command writes to. Tests hand in their own. */
export interface Io {
  /** The answer: standard output. */
  out: (line: string) => void;
  /** Notes and errors, one line each: standard error. */
  err: (line: string) => void;
  /** How far a long run is; only where somebody watches a terminal. */
  progress?: (state: string) => void;
}
