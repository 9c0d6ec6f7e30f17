// npm start: installs what is missing, builds what has changed and opens the app. Where no window can be opened, it checks the
// sample team and writes it as PDF instead, so that the command shows something everywhere.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { getLibraryHint } from './lib/checkout-library.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { findUsableElectron } from './lib/electron/usable-electron.mjs';
import { openWindow } from './lib/electron/window.mjs';
import { log, runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';

/** @param {string} reason why no window can be opened */
async function showWithoutWindow(reason) {
  log(`${reason}; writing the sample team as PDF instead`);
  await ensureBuilt('cli');
  return runCli(['demo']);
}

await runMain(async () => {
  await ensureDependencies();
  const usableElectron = await findUsableElectron();
  if ('reason' in usableElectron) return showWithoutWindow(usableElectron.reason);
  await ensureBuilt('app');
  const hint = getLibraryHint();
  if (hint !== undefined) log(hint);
  const exitCode = await openWindow(usableElectron.exe, [...usableElectron.flags, ROOT, ...process.argv.slice(2)]);
  return exitCode ?? showWithoutWindow('the display refuses windows');
});
