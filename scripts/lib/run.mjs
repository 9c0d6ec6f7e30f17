import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './node-version.mjs';

/** @typedef {{ code: number, output: string, timedOut: boolean }} Ended */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeoutMs?: number }} RunOptions */

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
const GRACE_MS = 5000;
/** The signals that ask a process to end. */
export const END_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Children with a process group of their own, which a Ctrl-C at the terminal does not reach: ended by hand. */
const groups = new Set();

/**
 * Ends every child that `run` started and that still runs, with its own children. They are asked first: a browser that
 * a test runner has started is in a group of its own, and only the runner can end it.
 */
export async function endAll() {
  const running = [...groups];
  for (const child of running) endGroup(child, 'SIGTERM');
  const end = Date.now() + GRACE_MS;
  while (groups.size > 0 && Date.now() < end) await wait(50);
  for (const child of running) if (groups.has(child)) endGroup(child, 'SIGKILL');
}

let ownerOfSignals = false;

/** For a caller that has more to do at the end than to end the children: it calls `endAll` and exits itself. */
export function ownSignals() {
  ownerOfSignals = true;
}

/**
 * While such children run, a signal to end must end them too.
 * @param {NodeJS.Signals} signal
 */
async function endWithChildren(signal) {
  if (ownerOfSignals) return;
  await endAll();
  process.exit(exitCode(null, signal));
}

/** @param {import('node:child_process').ChildProcess} child */
function track(child) {
  if (groups.size === 0) for (const signal of END_SIGNALS) process.on(signal, endWithChildren);
  groups.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function untrack(child) {
  groups.delete(child);
  if (groups.size === 0) for (const signal of END_SIGNALS) process.off(signal, endWithChildren);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself in the meantime.
  }
}

/** The children write into a pipe, so that only this process knows whether colours are supported. @returns {NodeJS.ProcessEnv} */
function colourful() {
  return process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/**
 * Runs a program to its end and keeps what it wrote, both streams in one. Never rejects: a program that cannot be
 * started gives code 127, one that is ended for its time gives 124.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options] `show` passes the output on while it comes
 * @returns {Promise<Ended>}
 */
export function run(program, args, options = {}) {
  const { cwd = ROOT, show = false, timeoutMs } = options;
  const env = { ...colourful(), ...(options.env ?? process.env) };
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    track(child);
    /** @type {Buffer[]} */
    const chunks = [];
    let timedOut = false;
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            endGroup(child, 'SIGTERM');
            setTimeout(() => groups.has(child) && endGroup(child, 'SIGKILL'), GRACE_MS).unref();
          }, timeoutMs);
    /** @param {number} code @param {string} [last] */
    const end = (code, last = '') => {
      clearTimeout(timer);
      untrack(child);
      resolve({ code: timedOut ? 124 : code, output: Buffer.concat(chunks).toString('utf8') + last, timedOut });
    };
    child.stdout.on('data', (chunk) => {
      chunks.push(chunk);
      if (show) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => {
      chunks.push(chunk);
      if (show) process.stderr.write(chunk);
    });
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a program that takes the terminal over: same input and output, its exit code is ours.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it, as a shell counts
 */
export function runInTerminal(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, ...options, stdio: 'inherit' });
    passSignals(child);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/**
 * Passes the signals that ask this process to end on to a child, and waits for the child's own answer.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignals(child) {
  // The terminal sends Ctrl-C to the child as well: to send it again would be a second, harder Ctrl-C.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    const pass = () => signal === 'SIGINT' || child.kill(signal);
    process.on(signal, pass);
    child.once('close', () => process.off(signal, pass));
  }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  if (code !== null) return code;
  return 128 + (Object.entries(SIGNAL_NUMBERS).find(([name]) => name === signal)?.[1] ?? 9);
}

/**
 * The script behind a dependency's command, to be run with this Node: works alike where commands are `.cmd` files.
 * @param {string} packageName
 * @param {string} [command] absent = the package has one command only
 */
export function scriptOf(packageName, command) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : (bin[command ?? ''] ?? Object.values(bin)[0]);
  return join(folder, path);
}

/**
 * Runs npm, the very one that runs us when there is one.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  if (own !== undefined && basename(own).startsWith('npm-cli')) return run(process.execPath, [own, ...args], options);
  // Node cannot start npm.cmd without a shell.
  if (process.platform === 'win32')
    return run(process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return run('npm', args, options);
}
