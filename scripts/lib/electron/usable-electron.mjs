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
    const { exe: electronPath } = await ensureElectron();
    if ((await listMissingLibraries(electronPath)).length > 0) await ensureElectronLibraries();
    const missing = await listMissingLibraries(electronPath);
    if (missing.length > 0) return { reason: `Electron lacks ${missing.join(', ')}` };
    if (process.getuid?.() === 0) {
      log('running as root, so without the sandbox (--no-sandbox)');
      return { exe: electronPath, flags: ['--no-sandbox'] };
    }
    if (await canUseSandbox(electronPath)) return { exe: electronPath, flags: [] };
    return { reason: 'this system does not let programs build a sandbox (kernel.unprivileged_userns_clone)' };
  } catch (error) {
    if (error instanceof UserError) return { reason: error.message };
    throw error;
  }
}

/**
 * Whether Electron can put its windows into a sandbox. The sandbox needs user namespaces, or a helper that belongs to root and has the
 * setuid bit. Without either, Electron ends immediately with a long stack trace.
 * @param {string} electronPath
 */
async function canUseSandbox(electronPath) {
  if (process.platform !== 'linux') return true;
  const helper = statSync(join(dirname(electronPath), 'chrome-sandbox'), { throwIfNoEntry: false });
  if (helper?.uid === 0 && (helper.mode & 0o4000) !== 0) return true;
  const { code } = await run('unshare', ['--user', 'true']);
  return code === 0 || code === 127; // Code 127 means that there is no program `unshare`, so the answer is unknown.
}
