/** The command `rollcall`, in plain Node. */
import { setFlagsFromString } from 'node:v8';
import { GAMES } from '../shared/games/catalogue.ts';
import { writeFaultMessage } from '../shared/text/disk-messages.ts';
import { EXIT } from './failure.ts';
import { run } from './run.ts';
import { progressOn } from './terminal.ts';

// Most objects of a command are short-lived, and by default the heap grows to several times of what is kept: a report on two
// thousand lists took twice the memory, at hardly less processor time.
setFlagsFromString('--heap-growing-percent=60');

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes early (`| head`) is not an error.
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  process.stderr.write(`rollcall: the answer could not be written: ${writeFaultMessage(error.code)}\n`);
  process.exit(EXIT.unusable);
});
// Nobody reads the output any more.
process.stderr.on('error', () => process.exit(EXIT.unusable));

const progress = progressOn(process.stderr);

process.exitCode = await run(GAMES, process.argv.slice(2), {
  out: (text) => {
    progress?.clear();
    process.stdout.write(`${text}\n`);
  },
  err: (text) => {
    progress?.clear();
    process.stderr.write(`${text}\n`);
  },
  ...(progress ? { progress: progress.show } : {}),
});
progress?.clear();
