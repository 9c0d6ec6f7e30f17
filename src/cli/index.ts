/** Runs the `rollcall` command in plain Node. */

import { setFlagsFromString } from 'node:v8';
import { GAMES } from '../shared/games/catalogue.ts';
import { EXIT_CODE } from './failure.ts';
import { runOnStreams } from './process-streams.ts';

// Most objects of a command are short-lived, and by default the heap grows to several times the memory that is in use.
// Without this flag, a report on two thousand submissions took twice the memory and hardly less processor time.
setFlagsFromString('--heap-growing-percent=60');

// The reader of standard error has gone away.
process.stderr.on('error', () => process.exit(EXIT_CODE.unusable));

process.exitCode = await runOnStreams(GAMES, process.argv.slice(2), process.env, {
  stdout: process.stdout,
  stderr: process.stderr,
  onWriteError: (listener) => process.stdout.on('error', (error: NodeJS.ErrnoException) => listener(error.code)),
  exit: (exitCode) => process.exit(exitCode),
});
