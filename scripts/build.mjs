// npm run build: builds what has changed of the command line (`cli`, a program of its own), the same commands inside the installed app
// (`commands`), and the app (`app`).
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilt('cli');
  await ensureBuilt('commands');
  await ensureBuilt('app');
  return 0;
});
