// npm run build: the app and the command line, alone and within the app, when their sources have changed.
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
