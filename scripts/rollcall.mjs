// npm run -s rollcall -- …: the command line of this checkout. This script itself writes nothing to standard output.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';

/** npm starts this script in the top folder. Paths on the command line are relative to the folder where npm was called. */
const workingFolder =
  process.env.npm_lifecycle_event === 'rollcall' && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd();

// Exit code 2 means a wrong command line or an unreadable file. Code 1 would mean an illegal document.
await runMain(async () => {
  await ensureDependencies({ quiet: true });
  await ensureBuilt('cli', { quiet: true });
  return runCli(process.argv.slice(2), workingFolder);
}, 2);
