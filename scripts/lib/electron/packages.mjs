/** Installs the system packages that Electron and the tests need, as root on Debian and Ubuntu. Elsewhere, an error names them. */
import { existsSync } from 'node:fs';
import { log, UserError } from '../log.mjs';
import { run } from '../run.mjs';
import { findChromium, findProgram } from './chromium.mjs';

/**
 * `packages`: Debian packages that provide it, the best one first.
 * @typedef {{ name: string, packages: readonly string[], isPresent: boolean }} Need
 */

/** Libraries that Electron loads, and their packages in Debian 12. */
const LIBRARIES = {
  'libgtk-3.so.0': 'libgtk-3-0',
  'libnss3.so': 'libnss3',
  'libasound.so.2': 'libasound2',
  'libgbm.so.1': 'libgbm1',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libdrm.so.2': 'libdrm2',
  'libXss.so.1': 'libxss1',
  'libXtst.so.6': 'libxtst6',
};

/** Programs that the tests run, and their packages. Only Linux has virtual displays. */
const PROGRAMS = {
  ...(process.platform === 'linux' ? { 'xvfb-run': 'xvfb', xauth: 'xauth' } : {}),
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  gs: 'ghostscript',
};

/** Lists the libraries that Electron needs. @returns {Promise<Need[]>} */
async function listElectronNeeds() {
  if (process.platform !== 'linux') return [];
  const ldconfig =
    ['/sbin/ldconfig', '/usr/sbin/ldconfig'].find((programPath) => existsSync(programPath)) ?? 'ldconfig';
  const { output } = await run(ldconfig, ['-p']);
  const libraries = new Set(output.split('\n').map((outputLine) => outputLine.trim().split(' ')[0]));
  return Object.entries(LIBRARIES).map(([libraryName, packageName]) => ({
    name: libraryName,
    // Debian 13 and Ubuntu 24.04 have renamed some packages.
    packages: [`${packageName}t64`, packageName],
    isPresent: libraries.has(libraryName),
  }));
}

/** Lists what the tests need. @returns {Promise<Need[]>} */
async function listTestNeeds() {
  const programs = Object.entries(PROGRAMS).map(([programName, packageName]) => ({
    name: programName,
    packages: [packageName],
    isPresent: findProgram([programName]) !== undefined,
  }));
  const chromium = {
    name: 'Chromium or Chrome',
    packages: ['chromium-headless-shell', 'chromium'],
    isPresent: findChromium() !== undefined,
  };
  return [...programs, chromium, ...(await listElectronNeeds())];
}

/**
 * Chooses the packages that provide what is missing.
 * @param {readonly Need[]} needs
 * @param {string} policy output of `apt-cache policy`
 * @returns {string[]} for each need the first package that apt can install, or the last one
 */
export function choosePackages(needs, policy) {
  // Matches a package that apt can install: "xvfb:", a line "Installed: ...", and "Candidate:" with a version instead of "(none)".
  const available = new Set(
    [...policy.matchAll(/^(\S+):\n.*\n +Candidate: (?!\(none\))/gm)].map(([, packageName]) => packageName),
  );
  return needs.flatMap(
    ({ packages }) => packages.find((packageName) => available.has(packageName)) ?? packages.slice(-1),
  );
}

/** @param {readonly Need[]} needs */
async function install(needs) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 20 * 60_000 };
  const update = await run('apt-get', ['update', '-qq'], options);
  const policy = await run('apt-cache', ['policy', ...needs.flatMap(({ packages }) => packages)]);
  const packages = choosePackages(needs, policy.output);
  log(`installing ${packages.join(' ')}`);
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  if (code === 0) return;
  process.stderr.write(update.output + output);
  throw new UserError(`apt-get couldn't install ${packages.join(' ')}; its output is above`);
}

/**
 * Installs what is missing, if this process may do so. Throws a UserError that names what is still missing.
 * @param {string} purpose
 * @param {() => Promise<Need[]>} listNeeds
 */
async function ensureNeeds(purpose, listNeeds) {
  const listMissing = async () => (await listNeeds()).filter(({ isPresent }) => !isPresent);
  let missing = await listMissing();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined) {
    await install(missing);
    missing = await listMissing();
    if (missing.length === 0) return;
  }
  const packages = missing.map((missingNeed) => missingNeed.packages.at(-1)).join(' ');
  const hint = process.platform === 'linux' ? `; on Debian or Ubuntu: apt-get install ${packages}` : '';
  throw new UserError(`${purpose} needs ${missing.map(({ name }) => name).join(', ')}${hint}`);
}

/** Ensures the libraries of Electron. */
export const ensureElectronLibraries = () => ensureNeeds('the app', listElectronNeeds);

/** Ensures what the tests need: a virtual display, Chromium, programs that read PDFs, and the libraries of Electron. */
export const ensureTestPackages = () => ensureNeeds('the test run', listTestNeeds);

/**
 * Lists the libraries that a program doesn't find. Only on Linux can any be missing.
 * @param {string} program
 * @returns {Promise<string[]>}
 */
export async function listMissingLibraries(program) {
  if (process.platform !== 'linux') return [];
  const { output } = await run('ldd', [program]);
  return [...new Set([...output.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library ?? ''))];
}
