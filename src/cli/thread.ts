/**
 * Supervises the thread that runs a command in the installed app (src/main/command-line.ts). The main thread waits and sees no event, so
 * this thread reports when the command ends without an exit code, for example because memory runs out.
 */

import { writeSync } from 'node:fs';
import path from 'node:path';
import { Worker, workerData } from 'node:worker_threads';
import { type CommandThreadData, reportExitCode } from '../node/command-thread.ts';
import { EXIT_CODE } from './failure.ts';

const { state } = workerData as CommandThreadData;
const STDERR = 2;

const runner = new Worker(path.join(__dirname, 'command-runner.cjs'), { workerData });
runner.on('error', (error) => {
  try {
    writeSync(STDERR, `rollcall: ${error.stack ?? error.message}\n`);
  } catch {
    // The reader of standard error has gone away.
  }
});
runner.on('exit', () => reportExitCode(state, EXIT_CODE.unusable));
