import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './node-version.mjs';

/** @typedef {{ code: number, output: string }} Result `output`: both streams in one */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeoutMs?: number }} RunOptions */

/** The signals that ask a process to end, with their numbers. */
const STOP_SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
const listStopSignals = () => /** @type {(keyof typeof STOP_SIGNALS)[]} */ (Object.keys(STOP_SIGNALS));

/** The time that a child may take to end after it was asked to. */
const GRACE_MS = 15_000;

/**
 * The running children of `run`. Each has its own process group, so that its own children can be ended with it. A Ctrl-C at the
 * terminal does not reach such a group.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const children = new Set();

/**
 * Ends all children of `run`. They get the signal of Ctrl-C first, so that Playwright can end the browsers and the server that it
 * has started.
 */
async function stopChildren() {
  const running = [...children];
  for (const child of running) signalGroup(child, 'SIGINT');
  const end = Date.now() + GRACE_MS;
  while (children.size > 0 && Date.now() < end) await wait(50);
  for (const child of running) if (children.has(child)) signalGroup(child, 'SIGKILL');
}

/** @type {((signal: NodeJS.Signals) => void) | undefined} */
let lastAction;
let hasStopSignal = false;

/** Ends the children, then this process. @param {NodeJS.Signals} signal */
async function stop(signal) {
  if (hasStopSignal) return;
  hasStopSignal = true;
  await stopChildren();
  lastAction?.(signal);
  process.exit(getExitCode(null, signal));
}

/** Whether a signal has asked this process to end. */
export const isStopping = () => hasStopSignal;

/** Handles the signals only while there are children or a last action. Otherwise they end this process immediately. */
function listenForSignals() {
  for (const signal of listStopSignals()) {
    process.off(signal, stop);
    if (children.size > 0 || lastAction !== undefined) process.on(signal, stop);
  }
}

/**
 * Calls a function when a signal stops this process, after the children of `run` have ended and before this process ends.
 * @param {(signal: NodeJS.Signals) => void} action
 */
export function onStop(action) {
  lastAction = action;
  listenForSignals();
}

/**
 * Sends a signal to a child and its own children.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The child has ended by itself in the meantime.
  }
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started gives code 127, and one that takes too long is
 * ended and gives 124.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options] `show`: its output goes to the terminal, and is not in the result
 * @returns {Promise<Result>}
 */
export function run(program, args, options = {}) {
  const { cwd = ROOT, env = process.env, show = false, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      detached: process.platform !== 'win32',
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    listenForSignals();
    /** @type {Buffer[]} */
    const chunks = [];
    let hasTimedOut = false;
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            hasTimedOut = true;
            signalGroup(child, 'SIGINT');
            setTimeout(() => children.has(child) && signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
          }, timeoutMs);
    /** @param {number} code @param {string} [message] */
    const end = (code, message = '') => {
      clearTimeout(timer);
      children.delete(child);
      listenForSignals();
      resolve({ code: hasTimedOut ? 124 : code, output: Buffer.concat(chunks).toString('utf8') + message });
    };
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a program that takes over the terminal. It gets the input and output of this process.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runInTerminal(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, ...options, stdio: 'inherit' });
    passSignals(child);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(getExitCode(code, signal)));
  });
}

/**
 * Passes the signals that ask this process to end on to a child, and lets this process live until the child has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignals(child) {
  for (const signal of listStopSignals()) {
    // The terminal sends Ctrl-C to the child as well. A second one would end it by force.
    const passSignal = () => signal === 'SIGINT' || child.kill(signal);
    process.on(signal, passSignal);
    child.once('close', () => process.off(signal, passSignal));
  }
}

/**
 * Returns the exit code of a process, which is 128 + n when signal n ended it, as in a shell.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function getExitCode(code, signal) {
  return code ?? 128 + (Object.entries(STOP_SIGNALS).find(([name]) => name === signal)?.[1] ?? 9);
}

/**
 * Returns the script behind the command of a package, to be run with this Node. On Windows, the commands are `.cmd` files.
 * @param {string} packageName
 * @param {string} [command] may be left out when the package has only one
 */
export function getScript(packageName, command) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : (bin[command ?? ''] ?? Object.values(bin)[0]);
  return join(folder, path);
}

/**
 * Returns the command that runs npm. It is the npm that started this process, if one did.
 * @param {readonly string[]} args
 * @returns {string[]} a program and its arguments
 */
export function getNpmCommand(args) {
  const npmPath = process.env.npm_execpath;
  if (npmPath !== undefined && basename(npmPath).startsWith('npm-cli')) return [process.execPath, npmPath, ...args];
  // Node cannot start npm.cmd without a shell.
  if (process.platform === 'win32') return [process.env.ComSpec ?? 'cmd.exe', '/d', '/s', '/c', 'npm', ...args];
  return ['npm', ...args];
}

/**
 * Runs npm to its end.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const [program = '', ...programArgs] = getNpmCommand(args);
  return run(program, programArgs, options);
}
