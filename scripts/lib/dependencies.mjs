import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { log, UserError } from './log.mjs';
import { ROOT } from './node-version.mjs';
import { npm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked */
/** @typedef {{ packages?: Record<string, Locked> }} LockFile */

/**
 * Packages that the lock file wants and the folder does not hold in that very version. Optional ones do not count when
 * absent: they are for other machines.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json, which npm writes last of all
 * @returns {string[]} their places, `node_modules/…`
 */
export function missingPackages(wanted, installed) {
  const have = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([place, entry]) => {
      if (place === '') return false;
      const there = have[place];
      if (there === undefined) return entry.optional !== true;
      return there.version !== entry.version || there.integrity !== entry.integrity;
    })
    .map(([place]) => place);
}

/** @param {string} path @returns {LockFile | undefined} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function complete(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  if (wanted === undefined)
    throw new UserError('package-lock.json is missing or broken; restore it from the repository');
  const installed = readLock(join(folder, 'node_modules', '.package-lock.json'));
  return installed !== undefined && missingPackages(wanted, installed).length === 0;
}

/**
 * Installs what package-lock.json asks for when node_modules does not hold it. npm's output is shown only when it
 * fails.
 * @param {{ quiet?: boolean, folder?: string }} [options] quiet = not even a line that it takes a while; folder = below the
 *   root, with a package.json of its own, whose optional packages are left out
 */
export async function ensureDependencies({ quiet = false, folder } = {}) {
  const place = join(ROOT, folder ?? '');
  if (complete(place)) return;
  await withLock('dependencies', async () => {
    if (complete(place)) return;
    if (!quiet)
      log(folder ? `installing what only ${folder} needs` : 'installing dependencies, about a minute the first time');
    // Without install scripts: no dependency needs one, and ensureElectron downloads Electron.
    const ended = await npm(
      [
        ...['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        // The lock file names each package by its hash: what the cache has of it need not be asked for again.
        '--prefer-offline',
        ...(folder ? ['--omit=optional', `--prefix=${place}`] : []),
      ],
      { timeoutMs: 15 * 60_000 },
    );
    if (ended.code === 0) return;
    process.stderr.write(ended.output);
    throw new UserError('the dependencies could not be installed (npm ci failed, see the output above)');
  });
}
