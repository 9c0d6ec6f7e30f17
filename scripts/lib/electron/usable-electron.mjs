import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { log, UserError } from '../log.mjs';
import { run } from '../run.mjs';
import { canOpenWindow } from './display.mjs';
import { ensureElectron } from './electron.mjs';
import { ensureElectronLibraries, listMissingLibraries } from './packages.mjs';

/**
 * Finds an Electron that can open a window here, and the flags that it needs.
 * @returns {Promise<{ exe: string, flags: string[] } | { reason: string }>} `reason`: why there is none
 */
export async function findUsableElectron() {
  if (!(await canOpenWindow(process.env))) return { reason: 'no display to open a window on' };
  try {
    const { exe } = await ensureElectron();
    if ((await listMissingLibraries(exe)).length > 0) await ensureElectronLibraries();
    const missing = await listMissingLibraries(exe);
    if (missing.length > 0) return { reason: `Electron lacks ${missing.join(', ')}` };
    if (process.getuid?.() === 0) {
      log('running as root, so without the sandbox (--no-sandbox)');
      return { exe, flags: ['--no-sandbox'] };
    }
    if (await canUseSandbox(exe)) return { exe, flags: [] };
    return { reason: 'this system does not let programs build a sandbox (kernel.unprivileged_userns_clone)' };
  } catch (error) {
    if (error instanceof UserError) return { reason: error.message };
    throw error;
  }
}

/**
 * Whether Electron can put its windows into a sandbox. It needs user namespaces or a helper that belongs to root. Without either,
 * Electron ends immediately with a long stack trace.
 * @param {string} exe
 */
async function canUseSandbox(exe) {
  if (process.platform !== 'linux') return true;
  const helper = statSync(join(dirname(exe), 'chrome-sandbox'), { throwIfNoEntry: false });
  if (helper?.uid === 0 && (helper.mode & 0o4000) !== 0) return true;
  const { code } = await run('unshare', ['--user', 'true']);
  return code === 0 || code === 127; // 127: there is no `unshare` to ask.
}
