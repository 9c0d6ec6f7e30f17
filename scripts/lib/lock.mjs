import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './log.mjs';
import { ROOT } from './node-version.mjs';

/** The folder of the locks for what is written into this checkout. */
const LOCKS = join(ROOT, 'out', '.locks');
const GIVE_UP_MS = 15 * 60_000;

/**
 * Runs the work while holding a lock: two commands at once must not install or build into the same folder.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock is kept
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = LOCKS) {
  const lock = join(folder, name);
  const start = Date.now();
  while (!take(lock)) {
    if (abandoned(lock)) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() - start > GIVE_UP_MS)
      throw new UserError(`another run holds ${lock}; remove it if none is running`);
    else await wait(150);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    throw new UserError(`cannot write here, and there is something to install or to build: ${message}`);
  }
}

/**
 * Whether the process that holds the lock has ended.
 * @param {string} lock
 */
function abandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > GIVE_UP_MS) return true;
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    // EPERM: it runs, under another user. ENOENT: just being taken or given back.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
