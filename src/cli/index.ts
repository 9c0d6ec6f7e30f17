/** The command `rollcall`, in plain Node. */
import { run } from './run.ts';
import { progressOn } from './terminal.ts';

// A reader that closes early (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  throw error;
});

const progress = progressOn(process.stderr);

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => {
    progress?.clear();
    process.stdout.write(`${line}\n`);
  },
  err: (line) => {
    progress?.clear();
    process.stderr.write(`${line}\n`);
  },
  ...(progress ? { progress: progress.show } : {}),
});
progress?.clear();
