// npm run -s rollcall -- …: the command line of this checkout. Standard output belongs to the command alone.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ROOT } from './lib/node-version.mjs';
import { handOver } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

/** npm goes to the top folder before it starts us; paths on the command line are meant from where the person stands. */
const standpoint =
  process.env.npm_lifecycle_event === 'rollcall' && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd();

// 2 = a wrong call or something unreadable: not to be taken for an illegal list.
await runMain(async () => {
  await ensureDependencies({ quiet: true });
  await ensureBuilt('cli', { quiet: true });
  const cli = join(ROOT, 'out', 'cli', 'rollcall.mjs');
  return handOver(process.execPath, [cli, ...process.argv.slice(2)], { cwd: standpoint });
}, 2);
