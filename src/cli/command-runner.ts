/**
 * Runs a command in a thread of the installed app. The main thread waits for it and can't pass output on, so this thread writes to the
 * files of the process itself.
 */
import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { workerData } from 'node:worker_threads';
import { type CommandThreadData, reportExitCode } from '../node/command-thread.ts';
import { GAMES } from '../shared/games/catalogue.ts';
import { EXIT_CODE, type ExitCode } from './failure.ts';
import { type OutputTarget, runOnStreams } from './process-streams.ts';

// `state` is memory that both threads share; it takes the exit code to the main thread.
const { commandArguments, state } = workerData as CommandThreadData;

/** A cell that nothing changes, to wait at. */
const sleepCell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Reports the exit code to the main thread, which ends the process, and stops this thread. */
function endCommand(exitCode: ExitCode): void {
  reportExitCode(state, exitCode);
  Atomics.wait(sleepCell, 0, 0);
}

const STDOUT = 1;
const STDERR = 2;

/** Milliseconds between two attempts to write to a pipe that is full. */
const RETRY_MS = 2;
function writeFully(fileDescriptor: number, text: string): void {
  const bytes = new TextEncoder().encode(text);
  let offset = 0;
  while (offset < bytes.length) {
    try {
      offset += writeSync(fileDescriptor, bytes, offset);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(sleepCell, 0, 0, RETRY_MS);
    }
  }
}

let reportWriteError = (_code: string | undefined): void => endCommand(EXIT_CODE.unusable);

const stdout: OutputTarget = {
  isTTY: isatty(STDOUT),
  write(text) {
    try {
      writeFully(STDOUT, text);
    } catch (error) {
      reportWriteError((error as NodeJS.ErrnoException).code);
    }
  },
};

const stderr: OutputTarget = {
  isTTY: isatty(STDERR),
  write(text) {
    try {
      writeFully(STDERR, text);
    } catch {
      // The reader of standard error has gone away.
      endCommand(EXIT_CODE.unusable);
    }
  },
};

void runOnStreams(GAMES, commandArguments, process.env, {
  stdout,
  stderr,
  onWriteError: (listener) => {
    reportWriteError = listener;
  },
  exit: endCommand,
}).then(endCommand, (error: unknown) => {
  stderr.write(`rollcall: ${error instanceof Error ? error.stack : error}\n`);
  endCommand(EXIT_CODE.unusable);
});
