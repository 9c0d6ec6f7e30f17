import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withLock } from '../lock.mjs';
import { log, UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';
import { run } from '../run.mjs';
import { fetchOldRuntime, OLD_RUNTIME_POSSIBLE, OLD_VERSION, oldRuntimeIn } from './old-runtime.mjs';
import { missingLibraries } from './packages.mjs';

/** @typedef {{ exe: string, old: boolean }} Runtime */

const PACKAGE = join(ROOT, 'node_modules', 'electron');
/** How long Electron's download may be silent, since a network that drops packets must not cost minutes. */
const DOWNLOAD_TIMEOUT_MS = 20_000;
const DOWNLOAD_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A folder of our own for runtimes, outside the checkout: `npm ci` must not throw them away. */
function cacheFolder() {
  const own = process.env.ELECTRON_FALLBACK_CACHE;
  const uid = process.getuid?.();
  const places = [
    own ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rollcall-electron'),
    join(tmpdir(), `rollcall-electron-${uid ?? 'cache'}`), // for users without a home
  ];
  for (const place of places) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      // A folder of another user is not trusted.
      if (uid === undefined || statSync(place).uid === uid) return place;
    } catch {
      // Not writable: the next one.
    }
  }
  throw new UserError(`no folder for Electron: ${places.join(' and ')} cannot be written`);
}

/** @returns {string | undefined} the current Electron when it has been downloaded */
function currentRuntime() {
  const note = join(PACKAGE, 'path.txt');
  if (!existsSync(note)) return undefined;
  const exe = join(PACKAGE, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(exe) ? exe : undefined;
}

/** @returns {string} */
function currentVersion() {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version;
}

/**
 * Whether a download of this version has failed today, so that it is not tried again.
 * @param {{ version?: unknown, at?: unknown }} note
 * @param {string} version the one that is wanted now
 * @param {number} now milliseconds
 */
export function failedToday(note, version, now) {
  return note.version === version && typeof note.at === 'number' && now >= note.at && now - note.at < DAY_MS;
}

/** @param {string} file */
function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Whether Electron's download server answers. */
async function hostAnswers() {
  // The installer can use a proxy, and Node's fetch cannot: then only the download itself can tell.
  if (process.env.ELECTRON_GET_USE_PROXY) return true;
  const mirror = process.env.npm_config_electron_mirror ?? process.env.ELECTRON_MIRROR;
  const base = mirror ?? 'https://github.com/electron/electron/releases/download/';
  const version = `v${currentVersion()}`;
  const url = `${base}${version}/electron-${version}-${process.platform}-${process.arch}.zip`;
  try {
    const answer = await fetch(url, {
      headers: { range: 'bytes=0-0' },
      signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS - 5000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** @param {boolean} quiet */
async function downloadCurrent(quiet) {
  const installer = [join(PACKAGE, 'install.js')];
  // The installer looks into its own cache first, so it is asked even when the network does not answer.
  const quick = run(process.execPath, installer, { timeoutMs: DOWNLOAD_TIMEOUT_MS });
  const [answers, first] = await Promise.all([hostAnswers(), quick]);
  if (first.code === 0 || !answers) return;
  if (!quiet) log(`downloading Electron ${currentVersion()}, more than 100 MB`);
  await run(process.execPath, installer, { timeoutMs: DOWNLOAD_MS });
}

/**
 * @param {boolean} quiet
 * @returns {Promise<string | undefined>} the current Electron, downloaded when it can be had
 */
async function tryCurrent(quiet) {
  const there = currentRuntime();
  if (there !== undefined) return there;
  if (process.env.ELECTRON_SKIP_OFFICIAL === '1') return undefined;
  const note = join(cacheFolder(), 'download-failed.json');
  const version = currentVersion();
  if (OLD_RUNTIME_POSSIBLE && failedToday(readNote(note), version, Date.now())) return undefined;
  await downloadCurrent(quiet);
  const exe = currentRuntime();
  if (exe === undefined) writeFileSync(note, JSON.stringify({ version, at: Date.now() }));
  else rmSync(note, { force: true });
  return exe;
}

/** @param {boolean} quiet @returns {Promise<Runtime>} */
async function findRuntime(quiet) {
  if (process.env.ELECTRON_EXEC_PATH) return { exe: resolve(process.env.ELECTRON_EXEC_PATH), old: false };
  const current = currentRuntime();
  if (current !== undefined) return { exe: current, old: false };
  const cache = cacheFolder();
  const find = async () => {
    const downloaded = await tryCurrent(quiet);
    if (downloaded !== undefined) return { exe: downloaded, old: false };
    const why = `Electron ${currentVersion()} could not be downloaded`;
    if (!OLD_RUNTIME_POSSIBLE) throw new UserError(`${why}; set ELECTRON_EXEC_PATH or ELECTRON_MIRROR`);
    return { exe: oldRuntimeIn(cache) ?? (await fetchOldRuntime(cache)), old: true };
  };
  return withLock('lock', find, cache);
}

/**
 * The warning that is shown when the old runtime is used.
 * @param {string} current the version that could not be had
 */
export function outOfSupport(current) {
  return [
    `Electron ${current} could not be downloaded, so this is Electron ${OLD_VERSION}, which is out of support: it gets no security fixes and is here for development and tests only`,
    `open nothing in it that comes from somebody else; to get the current one, allow github.com, or set ELECTRON_MIRROR to a mirror or ELECTRON_EXEC_PATH to an Electron that you have, remove download-failed.json from ${cacheFolder()}, and start again`,
  ];
}

/**
 * An Electron that can be started: `ELECTRON_EXEC_PATH`, else the current one, downloaded when need be, else the old test
 * runtime. Warns when it is the old one, which is out of support.
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<Runtime>}
 */
export async function ensureElectron({ quiet = false } = {}) {
  const runtime = await findRuntime(quiet);
  if (!existsSync(runtime.exe)) throw new UserError(`there is no Electron at ${runtime.exe}`);
  if (runtime.old && !quiet) for (const line of outOfSupport(currentVersion())) log(line);
  return runtime;
}

/**
 * Libraries that a program of Linux does not find.
 * @param {string} exe
 * @returns {Promise<string[]>}
 */
export async function librariesMissingFor(exe) {
  if (process.platform !== 'linux') return [];
  return missingLibraries((await run('ldd', [exe])).output);
}
