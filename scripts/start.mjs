// npm start: installs what is missing, builds what has changed and opens the app. Where no window can be opened, the
// sample team is checked and written as PDF instead, so that the command has something to show everywhere.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { usableElectron } from './lib/electron/usable-electron.mjs';
import { openWindow } from './lib/electron/window.mjs';
import { log, runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';

/** @param {string} why */
async function demo(why) {
  log(`${why}; writing the sample team as PDF instead`);
  await ensureBuilt('cli');
  return runCli(['demo']);
}

await runMain(async () => {
  await ensureDependencies();
  const electron = await usableElectron();
  if ('why' in electron) return demo(electron.why);
  await ensureBuilt('app');
  const code = await openWindow(electron.exe, [...electron.flags, ROOT, ...process.argv.slice(2)]);
  return code === undefined ? demo('the display refuses windows') : code;
});
