/** Where a command writes to. Tests hand in their own. */
export interface Io {
  /** The answer: standard output. */
  out: (line: string) => void;
  /** Notes and errors, one line each: standard error. */
  err: (line: string) => void;
}
