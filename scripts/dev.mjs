// npm run dev: the app with hot reload. A changed component appears in the window and keeps its state; a change of the main
// process starts the app again. The app uses a library of its own, below out/dev.
import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { findUsableElectron } from './lib/electron/usable-electron.mjs';
import { getWindowFlags } from './lib/electron/window.mjs';
import { ensureHook } from './lib/hook.mjs';
import { runMain, UserError } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { getScript, runInTerminal } from './lib/run.mjs';
import { getDevEnvironment } from './lib/serve/dev-server.mjs';
import { findFreePort } from './lib/serve/port.mjs';

/** Separate from the build of `npm start`, so that the two do not mix. */
const OUT = join(ROOT, 'out', 'dev');

/** Electron reads the app's name and version from this file. */
async function writePackage() {
  const { default: ownPackage } = await import('../package.json', { with: { type: 'json' } });
  const { name, productName, version } = ownPackage;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(
    join(OUT, 'package.json'),
    `${JSON.stringify({ name, productName, version, main: 'main/index.cjs' })}\n`,
  );
}

await runMain(async () => {
  await ensureDependencies();
  await ensureHook();
  const electron = await findUsableElectron();
  if ('reason' in electron) throw new UserError(`${electron.reason}; npm run dev:web needs a browser only`);
  await writePackage();
  const env = {
    ...process.env,
    ...getDevEnvironment(await findFreePort()),
    ROLLCALL_USER_DATA: process.env.ROLLCALL_USER_DATA ?? join(OUT, 'user-data'),
    ELECTRON_EXEC_PATH: electron.exe,
    ELECTRON_ENTRY: OUT,
    ELECTRON_RUN_AS_NODE: undefined, // inherited from an editor's terminal, it would make Electron a plain Node
  };
  const appArgs = [...electron.flags, ...getWindowFlags(process.env), ...process.argv.slice(2)];
  const args = [getScript('electron-vite'), 'dev', '--watch', '--outDir', 'out/dev', '--', ...appArgs];
  return runInTerminal(process.execPath, args, { env });
});
