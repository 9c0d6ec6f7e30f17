// npm start: installs what is missing, builds what has changed and opens the app. Where no window can be opened, the
// sample team is checked and written as PDF instead, so that the command has something to show everywhere.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { displayOpens } from './lib/display.mjs';
import { ensureElectron, librariesMissingFor } from './lib/electron.mjs';
import { ROOT } from './lib/node-version.mjs';
import { ensureElectronLibraries } from './lib/packages.mjs';
import { sandboxWorks } from './lib/sandbox.mjs';
import { Refusal, runMain, say } from './lib/say.mjs';
import { openWindow } from './lib/window.mjs';

/** @param {string} why */
async function demo(why) {
  say(`${why}; writing the sample team as PDF instead`);
  await ensureBuilt('cli');
  return runCli(['demo']);
}

/** @returns {Promise<{ exe: string } | { why: string }>} an Electron that can start, or why there is none */
async function usableElectron() {
  try {
    const { exe } = await ensureElectron();
    if ((await librariesMissingFor(exe)).length > 0) await ensureElectronLibraries();
    const missing = await librariesMissingFor(exe);
    if (missing.length > 0) return { why: `Electron lacks ${missing.join(', ')}` };
    return { exe };
  } catch (error) {
    if (error instanceof Refusal) return { why: error.message };
    throw error;
  }
}

await runMain(async () => {
  await ensureDependencies();
  if (!(await displayOpens(process.env))) return demo('no display to open a window on');
  const electron = await usableElectron();
  if ('why' in electron) return demo(electron.why);
  const flags = [];
  if (process.getuid?.() === 0) {
    say('running as root, so without the sandbox (--no-sandbox)');
    flags.push('--no-sandbox');
  } else if (!(await sandboxWorks(electron.exe))) {
    return demo('this system does not let programs build a sandbox (kernel.unprivileged_userns_clone)');
  }
  await ensureBuilt('app');
  const code = await openWindow(electron.exe, [...flags, ROOT, ...process.argv.slice(2)]);
  return code === undefined ? demo('the display refuses windows') : code;
});
