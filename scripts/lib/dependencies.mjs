import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { log, UserError } from './log.mjs';
import { ROOT } from './node-version.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

/**
 * Lists the packages of the lock file that are not installed in the same version. Optional packages may be absent, because they
 * are for other machines.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json, which npm writes last of all
 * @returns {string[]} their paths, `node_modules/…`
 */
export function listMissingPackages(wanted, installed) {
  return Object.entries(wanted.packages ?? {})
    .filter(([packagePath, wantedPackage]) => {
      if (packagePath === '') return false; // the project itself
      const installedPackage = installed.packages?.[packagePath];
      if (installedPackage === undefined) return wantedPackage.optional !== true;
      return (
        installedPackage.version !== wantedPackage.version || installedPackage.integrity !== wantedPackage.integrity
      );
    })
    .map(([packagePath]) => packagePath);
}

/** Reads a lock file; undefined when it is missing or broken. @param {string} lockFilePath @returns {LockFile | undefined} */
function readLockFile(lockFilePath) {
  try {
    return JSON.parse(readFileSync(lockFilePath, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a folder has all packages of its lock file. @param {string} folder */
function isComplete(folder) {
  const wanted = readLockFile(join(folder, 'package-lock.json'));
  if (wanted === undefined)
    throw new UserError('package-lock.json is missing or broken; restore it from the repository');
  const installed = readLockFile(join(folder, 'node_modules', '.package-lock.json'));
  return installed !== undefined && listMissingPackages(wanted, installed).length === 0;
}

/**
 * Installs the packages of package-lock.json if node_modules lacks any of them. The output of npm is shown only when npm fails.
 * @param {{ quiet?: boolean, folder?: string, optional?: boolean }} [options] `quiet`: nothing is printed; `folder`: another folder with a
 *   package.json, relative to the root; `optional`: whether the optional packages of that folder are installed too
 */
export async function ensureDependencies({ quiet: isQuiet = false, folder, optional: withOptional = false } = {}) {
  const folderPath = join(ROOT, folder ?? '');
  if (isComplete(folderPath)) return;
  await withLock('dependencies', async () => {
    if (isComplete(folderPath)) return;
    if (!isQuiet)
      log(folder ? `installing what only ${folder} needs` : 'installing dependencies, about a minute the first time');
    // No dependency needs its install script, and ensureElectron downloads Electron.
    const result = await runNpm(
      [
        ...['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        // The lock file has the hash of each package, so cached packages need no request to the registry.
        '--prefer-offline',
        ...(folder ? [`--prefix=${folderPath}`, ...(withOptional ? [] : ['--omit=optional'])] : []),
      ],
      { timeoutMs: 15 * 60_000 },
    );
    if (result.code === 0) return;
    process.stderr.write(result.output);
    throw new UserError('the dependencies could not be installed (npm ci failed, see the output above)');
  });
}
