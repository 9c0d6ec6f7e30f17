/** What the main thread of the app and the thread of a command share. */

/** Indexes of the shared state. */
export const COMMAND_STATE = { isDone: 0, exitCode: 1 } as const;

export interface CommandThreadData {
  readonly commandArguments: readonly string[];
  /** Shared numbers at the indexes of `COMMAND_STATE`. */
  readonly state: Int32Array;
}
