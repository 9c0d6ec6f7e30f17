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

/** The output folder. It is separate from the build of `npm start`, so that the two builds do not mix. */
const OUTPUT_FOLDER = join(ROOT, 'out', 'dev');

/** Writes the package.json from which Electron reads the app's name and version. */
async function writePackage() {
  const { default: ownPackage } = await import('../package.json', { with: { type: 'json' } });
  const { name, productName, version } = ownPackage;
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  writeFileSync(
    join(OUTPUT_FOLDER, 'package.json'),
    `${JSON.stringify({ name, productName, version, main: 'main/index.cjs' })}\n`,
  );
}

await runMain(async () => {
  await ensureDependencies();
  await ensureHook();
  const usableElectron = await findUsableElectron();
  if ('reason' in usableElectron) throw new UserError(`${usableElectron.reason}; npm run dev:web needs a browser only`);
  await writePackage();
  const environment = {
    ...process.env,
    ...getDevEnvironment(await findFreePort()),
    ROLLCALL_USER_DATA: process.env.ROLLCALL_USER_DATA ?? join(OUTPUT_FOLDER, 'user-data'),
    ELECTRON_EXEC_PATH: usableElectron.exe,
    ELECTRON_ENTRY: OUTPUT_FOLDER,
    ELECTRON_RUN_AS_NODE: undefined, // An editor's terminal may set this variable, which would make Electron a plain Node.
  };
  const appArguments = [...usableElectron.flags, ...getWindowFlags(process.env), ...process.argv.slice(2)];
  const commandArguments = [getScript('electron-vite'), 'dev', '--watch', '--outDir', 'out/dev', '--', ...appArguments];
  return runInTerminal(process.execPath, commandArguments, { env: environment });
});
