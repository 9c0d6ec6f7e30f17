/**
 * Runs a command of the command line in the app, without a window. Where there is no display, Electron ends the process as soon as the
 * main script has been loaded. The command therefore runs in a thread, and the main thread waits for it.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { COMMAND_STATE, type CommandThreadData, NO_EXIT_CODE } from '../node/command-thread.ts';

/** Runs the command and returns its exit code. Blocks until the command has ended. */
export function runCommand(commandArguments: readonly string[]): number {
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  Atomics.store(state, COMMAND_STATE.exitCode, NO_EXIT_CODE);
  const workerData: CommandThreadData = { commandArguments, state };
  new Worker(path.join(__dirname, '../command-line/thread.cjs'), { workerData });
  Atomics.wait(state, COMMAND_STATE.isDone, 0);
  return Atomics.load(state, COMMAND_STATE.exitCode);
}
