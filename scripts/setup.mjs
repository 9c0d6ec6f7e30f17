// npm run setup: everything that npm test needs and does not come with npm ci: packages of the system, and Electron.
import './lib/node-version.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureElectron } from './lib/electron/electron.mjs';
import { ensureSystem } from './lib/electron/packages.mjs';
import { runMain } from './lib/log.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureSystem();
  await ensureElectron();
  return 0;
});
