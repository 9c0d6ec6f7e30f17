import { existsSync } from 'node:fs';
import { log, UserError } from '../log.mjs';
import { run } from '../run.mjs';
import { findChromium, findProgram, HEADLESS_SHELL } from './chromium.mjs';

/**
 * A thing of the system that we need, and the Debian package that holds it.
 * @typedef {{ what: string, debian: string, there: () => boolean | Promise<boolean> }} Need
 */

/** Libraries that every Electron loads: file name and Debian package. */
const ELECTRON_LIBRARIES = [
  ['libgtk-3.so.0', 'libgtk-3-0'],
  ['libnss3.so', 'libnss3'],
  ['libasound.so.2', 'libasound2'],
  ['libgbm.so.1', 'libgbm1'],
  ['libatk-bridge-2.0.so.0', 'libatk-bridge2.0-0'],
  ['libdrm.so.2', 'libdrm2'],
  ['libXss.so.1', 'libxss1'],
  ['libXtst.so.6', 'libxtst6'],
];

const CHROMIUM = 'chromium';

/** Programs that the tests call, any one of each list. */
const TEST_PROGRAMS = [
  { names: ['Xvfb'], debian: 'xvfb' },
  { names: ['xauth'], debian: 'xauth' },
  { names: ['pdftotext'], debian: 'poppler-utils' },
  { names: ['qpdf'], debian: 'qpdf' },
];

/** @returns {Promise<Set<string>>} names of the shared libraries that the loader knows */
async function knownLibraries() {
  const program = ['/sbin/ldconfig', '/usr/sbin/ldconfig'].find((path) => existsSync(path)) ?? 'ldconfig';
  const { code, output } = await run(program, ['-p']);
  return new Set(code === 0 ? output.split('\n').map((line) => line.trim().split(' ')[0] ?? '') : []);
}

/** @returns {Promise<Need[]>} */
async function electronNeeds() {
  if (process.platform !== 'linux') return [];
  const known = await knownLibraries();
  return ELECTRON_LIBRARIES.map(([what = '', debian = '']) => ({ what, debian, there: () => known.has(what) }));
}

/** @returns {Promise<Need[]>} */
async function testNeeds() {
  const needs = TEST_PROGRAMS.filter(({ debian }) => process.platform === 'linux' || !debian.startsWith('x')).map(
    ({ names, debian }) => ({ what: names.join(' or '), debian, there: () => findProgram(names) !== undefined }),
  );
  needs.push({ what: 'Chromium or Chrome', debian: CHROMIUM, there: () => findChromium() !== undefined });
  return [...needs, ...(await electronNeeds())];
}

/**
 * Names of packages that apt could install now, from the words of `apt-cache policy`.
 * @param {string} policy
 * @returns {Set<string>}
 */
export function candidatesOf(policy) {
  const names = new Set();
  let current = '';
  for (const line of policy.split('\n')) {
    const head = /^(\S+):$/.exec(line);
    if (head) current = head[1] ?? '';
    const candidate = /^\s+Candidate: (\S+)/.exec(line);
    if (candidate && candidate[1] !== '(none)') names.add(current);
  }
  return names;
}

/**
 * The name a package has here: Debian 13 and Ubuntu 24.04 renamed some to `…t64`, and their old names are offered by
 * several packages, which apt refuses to choose from.
 * @param {readonly string[]} names as Debian 12 has them
 * @param {ReadonlySet<string>} candidates
 */
export function namesHere(names, candidates) {
  return names.map((name) => (candidates.has(`${name}t64`) ? `${name}t64` : name));
}

/**
 * Missing libraries in the words of `ldd`.
 * @param {string} words
 * @returns {string[]}
 */
export function missingLibraries(words) {
  return [...new Set([...words.matchAll(/^\s*(\S+) => not found/gm)].map((found) => found[1] ?? ''))];
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined;
}

const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** @param {...string} args */
const aptGet = (...args) => run('apt-get', args, { env: ENV, timeoutMs: 10 * 60_000 });

/** @param {readonly string[]} packages @param {...string} options */
function aptInstall(packages, ...options) {
  log(`installing ${packages.join(' ')}`);
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...options, ...packages);
}

/**
 * Installs packages, all at once: in two calls, which each bring caches up to date, they took a third longer.
 * @param {readonly string[]} names as Debian 12 has them
 * @param {string} [shell] the Chromium to be installed instead of another one, where apt knows it
 */
async function install(names, shell) {
  const update = names.length > 0 ? await aptGet('update', '-qq') : undefined;
  const asked = [...names, ...names.map((name) => `${name}t64`), ...(shell === undefined ? [] : [shell])];
  const candidates = candidatesOf((await run('apt-cache', ['policy', ...asked], { env: ENV })).output);
  if (shell !== undefined && candidates.has(shell)) {
    const others = names.filter((name) => name !== CHROMIUM);
    const { code } = await aptInstall([...namesHere(others, candidates), shell], '--no-remove');
    if (code === 0) return;
    log(`${shell} could not be installed`);
  }
  if (names.length === 0) return;
  const here = namesHere(names, candidates);
  const { code, output } = await aptInstall(here);
  if (code === 0) return;
  process.stderr.write((update?.code === 0 ? '' : (update?.output ?? '')) + output);
  throw new UserError(`apt-get could not install ${here.join(' ')}, see the output above`);
}

/**
 * Installs what is missing if permitted, else reports it.
 * @param {() => Promise<Need[]>} list
 * @param {string} purpose
 * @param {string} [shell] the Chromium to be installed although another one may be there
 */
async function ensure(list, purpose, shell) {
  /** @returns {Promise<Need[]>} */
  const missing = async () => {
    const needs = await list();
    const there = await Promise.all(needs.map((need) => need.there()));
    return needs.filter((_, i) => !there[i]);
  };
  let lack = await missing();
  if (lack.length === 0 && shell === undefined) return;
  if (canInstall()) {
    await install([...new Set(lack.map((need) => need.debian))], shell);
    lack = await missing();
  }
  if (lack.length === 0) return;
  const packages = [...new Set(lack.map((need) => need.debian))].join(' ');
  throw new UserError(
    `${purpose} needs ${lack.map((need) => need.what).join(', ')}` +
      (process.platform === 'linux' ? `; on Debian or Ubuntu: apt-get install ${packages}` : ''),
  );
}

/** What the app needs of the system beside a display. Throws a UserError that names the packages. */
export function ensureElectronLibraries() {
  return ensure(electronNeeds, 'the app');
}

/**
 * What the tests need of the system: Xvfb, Chromium, PDF tools and the app's libraries. The Chromium that costs least is
 * installed where apt knows it; where it cannot be, the tests run in any other one.
 */
export function ensureSystem() {
  const isChosen = process.env.CHROMIUM_PATH !== undefined || findProgram([HEADLESS_SHELL]) !== undefined;
  return ensure(testNeeds, 'the test run', isChosen ? undefined : HEADLESS_SHELL);
}
