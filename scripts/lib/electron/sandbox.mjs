import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../run.mjs';

/**
 * Whether Electron can put its windows into their sandbox here: by user namespaces, or by a helper that belongs to root.
 * Without either it ends at once with a long stack.
 * @param {string} exe Electron's executable
 * @returns {Promise<boolean>}
 */
export async function sandboxWorks(exe) {
  if (process.platform !== 'linux') return true;
  const helper = statSync(join(dirname(exe), 'chrome-sandbox'), { throwIfNoEntry: false });
  if (helper?.uid === 0 && (helper.mode & 0o4000) !== 0) return true;
  const { code } = await run('unshare', ['--user', 'true']);
  return code === 0 || code === 127; // 127: no such tool, so nothing is known
}
