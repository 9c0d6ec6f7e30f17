import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './log.mjs';
import { ROOT } from './node-version.mjs';

/** The folder with the locks for what is written into this checkout. */
const LOCKS = join(ROOT, 'out', '.locks');
const TIMEOUT_MS = 15 * 60_000;

/**
 * Runs the work while holding a lock: two commands at once must not install or build into the same folder.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock is
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = LOCKS) {
  const lock = join(folder, name);
  const start = Date.now();
  while (!acquireLock(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() - start > TIMEOUT_MS)
      throw new UserError(`another run holds ${lock}; remove it if none is running`);
    else await wait(150);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Takes a lock; false when another process holds it. @param {string} lock @returns {boolean} */
function acquireLock(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    throw new UserError(`can't install or build, because this folder can't be written: ${message}`);
  }
}

/**
 * Whether the process that holds the lock has ended.
 * @param {string} lock
 */
function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > TIMEOUT_MS) return true;
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0); // Signal 0 only asks whether the process exists.
    return false;
  } catch (error) {
    // ESRCH: there is no such process. Other errors: it belongs to another user, or it is just taking or releasing the lock.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
