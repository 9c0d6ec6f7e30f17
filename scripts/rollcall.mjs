// npm run -s rollcall -- …: the command line of this checkout. This script itself writes nothing to standard output.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';

/** npm goes to the top folder before it starts us; paths on the command line are meant from where the person stands. */
const standpoint =
  process.env.npm_lifecycle_event === 'rollcall' && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd();

// 2 = a wrong call or something unreadable: not to be taken for an illegal list.
await runMain(async () => {
  await ensureDependencies({ quiet: true });
  await ensureBuilt('cli', { quiet: true });
  return runCli(process.argv.slice(2), standpoint);
}, 2);
