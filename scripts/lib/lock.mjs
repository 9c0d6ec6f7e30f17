import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './log.mjs';
import { ROOT } from './node-version.mjs';

/** The folder with the locks of all commands that write into this checkout. */
const LOCK_FOLDER = join(ROOT, 'out', '.locks');
const TIMEOUT_MS = 15 * 60_000;

/**
 * Runs the work while holding a lock: two commands at once must not install or build into the same folder.
 * @template T
 * @param {string} lockName
 * @param {() => Promise<T>} runLocked
 * @param {string} [lockFolder] where the lock is
 * @returns {Promise<T>}
 */
export async function withLock(lockName, runLocked, lockFolder = LOCK_FOLDER) {
  const lockPath = join(lockFolder, lockName);
  const startTime = Date.now();
  while (!acquireLock(lockPath)) {
    if (isAbandoned(lockPath)) rmSync(lockPath, { recursive: true, force: true });
    else if (Date.now() - startTime > TIMEOUT_MS)
      throw new UserError(`another run holds ${lockPath}; remove it if none is running`);
    else await wait(150);
  }
  try {
    return await runLocked();
  } finally {
    rmSync(lockPath, { recursive: true, force: true });
  }
}

/** Takes a lock; false when another process holds it. @param {string} lockPath @returns {boolean} */
function acquireLock(lockPath) {
  try {
    mkdirSync(dirname(lockPath), { recursive: true });
    mkdirSync(lockPath);
    writeFileSync(join(lockPath, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    throw new UserError(`can't install or build, because this folder can't be written: ${message}`);
  }
}

/**
 * Whether the lock is a leftover: its process has ended, or the lock is older than the timeout.
 * @param {string} lockPath
 */
function isAbandoned(lockPath) {
  try {
    if (Date.now() - statSync(lockPath).mtimeMs > TIMEOUT_MS) return true;
    process.kill(Number(readFileSync(join(lockPath, 'pid'), 'utf8')), 0); // Signal 0 only asks whether the process exists.
    return false;
  } catch (error) {
    // ESRCH means that there is no such process. With any other error, the process belongs to another user, or the lock is just being
    // acquired or released.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
