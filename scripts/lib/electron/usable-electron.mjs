import { log, UserError } from '../log.mjs';
import { displayOpens } from './display.mjs';
import { ensureElectron, librariesMissingFor } from './electron.mjs';
import { ensureElectronLibraries } from './packages.mjs';
import { sandboxWorks } from './sandbox.mjs';

/**
 * An Electron that can open a window here, with the flags it needs, or why there is none.
 * @returns {Promise<{ exe: string, flags: string[] } | { why: string }>}
 */
export async function usableElectron() {
  if (!(await displayOpens(process.env))) return { why: 'no display to open a window on' };
  const electron = await startableElectron();
  if ('why' in electron) return electron;
  if (process.getuid?.() === 0) {
    log('running as root, so without the sandbox (--no-sandbox)');
    return { ...electron, flags: ['--no-sandbox'] };
  }
  if (await sandboxWorks(electron.exe)) return { ...electron, flags: [] };
  return { why: 'this system does not let programs build a sandbox (kernel.unprivileged_userns_clone)' };
}

/** @returns {Promise<{ exe: string } | { why: string }>} */
async function startableElectron() {
  try {
    const { exe } = await ensureElectron();
    if ((await librariesMissingFor(exe)).length > 0) await ensureElectronLibraries();
    const missing = await librariesMissingFor(exe);
    if (missing.length > 0) return { why: `Electron lacks ${missing.join(', ')}` };
    return { exe };
  } catch (error) {
    if (error instanceof UserError) return { why: error.message };
    throw error;
  }
}
