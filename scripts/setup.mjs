// npm run setup: installs what `npm test` needs: npm packages, packages of the system, and Electron.
import './lib/node-version.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureElectron } from './lib/electron/electron.mjs';
import { ensureTestPackages } from './lib/electron/packages.mjs';
import { runMain } from './lib/log.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureTestPackages();
  await ensureElectron();
  return 0;
});
