// npm run soak: the long tests, counted like those of npm test.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureElectron } from './lib/electron/electron.mjs';
import { ensureSystem } from './lib/electron/packages.mjs';
import { prerequisite, runGate } from './lib/gate/gate.mjs';
import { playwright, vitest } from './lib/gate/runners.mjs';
import { runMain } from './lib/log.mjs';

const options = { env: { ROLLCALL_SOAK: '1' }, timeoutMs: 3 * 60 * 60_000 };

await runMain(() =>
  runGate('npm run soak', [
    prerequisite('dependencies', ensureDependencies),
    prerequisite('system packages', ensureSystem),
    prerequisite('Electron', ensureElectron),
    prerequisite('build', async () => {
      await ensureBuilt('cli');
      await ensureBuilt('app');
    }),
    vitest('long unit tests and laws', ['soak', 'laws'], options),
    playwright('long runs of the app', ['soak', 'crowds'], options),
  ]),
);
