import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withLock } from '../lock.mjs';
import { log, UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';
import { run } from '../run.mjs';
import { canRunOldRuntime, fetchOldRuntime, findOldRuntime, OLD_VERSION } from './old-runtime.mjs';

/** @typedef {{ exe: string, isOld: boolean }} Runtime `exe`: the path of Electron's program */

const PACKAGE_FOLDER = join(ROOT, 'node_modules', 'electron');
const DOWNLOAD_TIMEOUT_MS = 15 * 60_000;
/** The time in which a server has to answer, so that a network that drops packets does not cost minutes. */
const OFFLINE_TIMEOUT_MS = 15_000;
const DAY_MS = 24 * 60 * 60_000;

/** Returns a folder for runtimes outside the checkout, where `npm ci` does not delete them. */
function getCacheFolder() {
  const userId = process.getuid?.();
  const folders = [
    process.env.ELECTRON_FALLBACK_CACHE ??
      join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rollcall-electron'),
    join(tmpdir(), `rollcall-electron-${userId ?? 'cache'}`), // for users without a home
  ];
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // A folder of another user is not trusted.
      if (userId === undefined || statSync(folder).uid === userId) return folder;
    } catch {
      // This folder cannot be written, so the next one is tried.
    }
  }
  throw new UserError(`no folder for Electron: ${folders.join(' and ')} cannot be written`);
}

/** Finds the program of the current Electron when it has been downloaded. @returns {string | undefined} */
function findCurrent() {
  const pathFile = join(PACKAGE_FOLDER, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const electronPath = join(PACKAGE_FOLDER, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(electronPath) ? electronPath : undefined;
}

/** Returns the version of Electron in package.json. @returns {string} */
const getCurrentVersion = () => JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8')).version;

/**
 * Whether a download of this version has failed within a day, so that it is not tried again.
 * @param {{ version?: unknown, failedAt?: unknown }} failure
 * @param {string} version the version to download
 * @param {number} currentTime milliseconds
 */
export function hasFailedToday(failure, version, currentTime) {
  return (
    failure.version === version &&
    typeof failure.failedAt === 'number' &&
    currentTime >= failure.failedAt &&
    currentTime - failure.failedAt < DAY_MS
  );
}

/** Reads which download failed last. @param {string} failureFile */
function readFailure(failureFile) {
  try {
    return JSON.parse(readFileSync(failureFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Whether Electron's download server answers. */
async function canReachServer() {
  // The installer can use a proxy and Node's fetch cannot, so only the download itself shows whether the server answers.
  if (process.env.ELECTRON_GET_USE_PROXY) return true;
  const mirrorUrl = process.env.npm_config_electron_mirror ?? process.env.ELECTRON_MIRROR;
  const baseUrl = mirrorUrl ?? 'https://github.com/electron/electron/releases/download/';
  const version = `v${getCurrentVersion()}`;
  const downloadUrl = `${baseUrl}${version}/electron-${version}-${process.platform}-${process.arch}.zip`;
  try {
    const response = await fetch(downloadUrl, {
      headers: { range: 'bytes=0-0' },
      signal: AbortSignal.timeout(OFFLINE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Downloads the current Electron, unless the download has failed within a day and this machine can run the old runtime.
 * @param {string} failureFile
 * @param {boolean} isQuiet
 * @returns {Promise<string | undefined>} its program
 */
async function downloadCurrent(failureFile, isQuiet) {
  const version = getCurrentVersion();
  if (canRunOldRuntime && hasFailedToday(readFailure(failureFile), version, Date.now())) return undefined;
  const isOnline = await canReachServer();
  if (isOnline && !isQuiet) log(`downloading Electron ${version}, more than 100 MB`);
  // The installer has a cache of its own, so it is worth a try without a network too.
  await run(process.execPath, [join(PACKAGE_FOLDER, 'install.js')], {
    timeoutMs: isOnline ? DOWNLOAD_TIMEOUT_MS : OFFLINE_TIMEOUT_MS,
  });
  const electronPath = findCurrent();
  if (electronPath === undefined) writeFileSync(failureFile, JSON.stringify({ version, failedAt: Date.now() }));
  else rmSync(failureFile, { force: true });
  return electronPath;
}

/** Finds an Electron, or downloads one. @param {boolean} isQuiet @returns {Promise<Runtime>} */
async function findRuntime(isQuiet) {
  if (process.env.ELECTRON_EXEC_PATH) return { exe: resolve(process.env.ELECTRON_EXEC_PATH), isOld: false };
  const existingPath = findCurrent();
  if (existingPath !== undefined) return { exe: existingPath, isOld: false };
  const cacheFolder = getCacheFolder();
  return withLock(
    'lock',
    async () => {
      const mayDownloadCurrent = process.env.ELECTRON_SKIP_OFFICIAL !== '1';
      const currentPath =
        findCurrent() ??
        (mayDownloadCurrent ? await downloadCurrent(join(cacheFolder, 'download-failed.json'), isQuiet) : undefined);
      if (currentPath !== undefined) return { exe: currentPath, isOld: false };
      if (canRunOldRuntime)
        return { exe: findOldRuntime(cacheFolder) ?? (await fetchOldRuntime(cacheFolder)), isOld: true };
      throw new UserError(
        `Electron ${getCurrentVersion()} could not be downloaded; set ELECTRON_EXEC_PATH or ELECTRON_MIRROR`,
      );
    },
    cacheFolder,
  );
}

/**
 * Returns the warning that is shown when the old runtime is used.
 * @param {string} currentVersion the version that could not be downloaded
 */
export function describeOldRuntime(currentVersion) {
  return [
    `Electron ${currentVersion} could not be downloaded, so this is Electron ${OLD_VERSION}, which is out of support: it gets no security fixes and is here for development and tests only`,
    `open nothing in it that comes from somebody else; to get the current one, allow github.com, or set ELECTRON_MIRROR to a mirror or ELECTRON_EXEC_PATH to an Electron that you have, remove download-failed.json from ${getCacheFolder()}, and start again`,
  ];
}

/**
 * Returns an Electron that can be started: `ELECTRON_EXEC_PATH`, else the current one, which is downloaded when it is
 * missing, else the old one for tests, with a warning.
 * @param {{ quiet?: boolean }} [options] `quiet`: nothing is printed
 * @returns {Promise<Runtime>}
 */
export async function ensureElectron({ quiet: isQuiet = false } = {}) {
  const runtime = await findRuntime(isQuiet);
  if (!existsSync(runtime.exe)) throw new UserError(`there is no Electron at ${runtime.exe}`);
  if (runtime.isOld && !isQuiet) for (const line of describeOldRuntime(getCurrentVersion())) log(line);
  return runtime;
}
