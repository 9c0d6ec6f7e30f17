/** Data that the main thread of the app and the thread of a command share. */

/** Indexes of the shared state. */
export const COMMAND_STATE = { isDone: 0, exitCode: 1 } as const;

/** Reports the exit code of a command to the main thread. Only the first report counts. */
export function reportExitCode(state: Int32Array, exitCode: number): void {
  if (Atomics.compareExchange(state, COMMAND_STATE.exitCode, NO_EXIT_CODE, exitCode) !== NO_EXIT_CODE) return;
  Atomics.store(state, COMMAND_STATE.isDone, 1);
  Atomics.notify(state, COMMAND_STATE.isDone);
}

/** The exit code of a command that has not ended. */
export const NO_EXIT_CODE = -1;

export interface CommandThreadData {
  readonly commandArguments: readonly string[];
  /** Shared numbers at the indexes of `COMMAND_STATE`. */
  readonly state: Int32Array;
}
