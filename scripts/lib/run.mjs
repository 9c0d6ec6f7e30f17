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
  const runningChildren = [...children];
  for (const childProcess of runningChildren) signalGroup(childProcess, 'SIGINT');
  const deadline = Date.now() + GRACE_MS;
  while (children.size > 0 && Date.now() < deadline) await wait(50);
  for (const childProcess of runningChildren) if (children.has(childProcess)) signalGroup(childProcess, 'SIGKILL');
}

/** The function that `onStop` has set. @type {((signal: NodeJS.Signals) => void) | undefined} */
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
 * @param {import('node:child_process').ChildProcess} childProcess
 * @param {NodeJS.Signals} signal
 */
function signalGroup(childProcess, signal) {
  if (childProcess.pid === undefined) return;
  try {
    if (process.platform === 'win32') childProcess.kill(signal);
    else process.kill(-childProcess.pid, signal);
  } catch {
    // The child has ended by itself in the meantime.
  }
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started gives code 127, and one that takes too long is
 * ended and gives 124.
 * @param {string} program
 * @param {readonly string[]} commandArguments
 * @param {RunOptions} [options] `show`: its output goes to the terminal, and is not in the result
 * @returns {Promise<Result>}
 */
export function run(program, commandArguments, options = {}) {
  const { cwd: workingFolder = ROOT, env: environment = process.env, show: isVisible = false, timeoutMs } = options;
  return new Promise((resolve) => {
    const childProcess = spawn(program, commandArguments, {
      cwd: workingFolder,
      env: environment,
      detached: process.platform !== 'win32',
      stdio: isVisible ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    children.add(childProcess);
    listenForSignals();
    /** @type {Buffer[]} */
    const chunks = [];
    let hasTimedOut = false;
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            hasTimedOut = true;
            signalGroup(childProcess, 'SIGINT');
            setTimeout(() => children.has(childProcess) && signalGroup(childProcess, 'SIGKILL'), GRACE_MS).unref();
          }, timeoutMs);
    /** @param {number} exitCode @param {string} [message] */
    const finish = (exitCode, message = '') => {
      clearTimeout(timer);
      children.delete(childProcess);
      listenForSignals();
      resolve({ code: hasTimedOut ? 124 : exitCode, output: Buffer.concat(chunks).toString('utf8') + message });
    };
    childProcess.stdout?.on('data', (outputChunk) => chunks.push(outputChunk));
    childProcess.stderr?.on('data', (outputChunk) => chunks.push(outputChunk));
    childProcess.on('error', (error) => finish(127, error.message));
    childProcess.on('close', (exitCode) => finish(exitCode ?? 1));
  });
}

/**
 * Runs a program that takes over the terminal. It gets the input and output of this process.
 * @param {string} program
 * @param {readonly string[]} commandArguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runInTerminal(program, commandArguments, options = {}) {
  return new Promise((resolve, reject) => {
    const childProcess = spawn(program, commandArguments, { cwd: ROOT, ...options, stdio: 'inherit' });
    passSignals(childProcess);
    childProcess.on('error', reject);
    childProcess.on('close', (exitCode, signal) => resolve(getExitCode(exitCode, signal)));
  });
}

/**
 * Passes the signals that ask this process to end on to a child, and lets this process live until the child has ended.
 * @param {import('node:child_process').ChildProcess} childProcess
 */
export function passSignals(childProcess) {
  for (const signal of listStopSignals()) {
    // The terminal sends Ctrl-C to the child as well. A second SIGINT would end the child by force.
    const passSignal = () => signal === 'SIGINT' || childProcess.kill(signal);
    process.on(signal, passSignal);
    childProcess.once('close', () => process.off(signal, passSignal));
  }
}

/**
 * Returns the exit code of a process, which is 128 + n when signal n ended it, as in a shell.
 * @param {number | null} exitCode
 * @param {NodeJS.Signals | null} signal
 */
export function getExitCode(exitCode, signal) {
  return exitCode ?? 128 + (Object.entries(STOP_SIGNALS).find(([signalName]) => signalName === signal)?.[1] ?? 9);
}

/**
 * Returns the script behind the command of a package, to be run with this Node. On Windows, the commands are `.cmd` files.
 * @param {string} packageName
 * @param {string} [command] not needed if the package has only one command
 */
export function getScript(packageName, command) {
  const packageFolder = join(ROOT, 'node_modules', packageName);
  const { bin: packageCommands } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const scriptPath =
    typeof packageCommands === 'string'
      ? packageCommands
      : (packageCommands[command ?? ''] ?? Object.values(packageCommands)[0]);
  return join(packageFolder, scriptPath);
}

/**
 * Returns the command that runs npm. It is the npm that started this process, if one did.
 * @param {readonly string[]} commandArguments
 * @returns {string[]} a program and its arguments
 */
export function getNpmCommand(commandArguments) {
  const npmPath = process.env.npm_execpath;
  if (npmPath !== undefined && basename(npmPath).startsWith('npm-cli'))
    return [process.execPath, npmPath, ...commandArguments];
  // Node cannot start npm.cmd without a shell.
  if (process.platform === 'win32')
    return [process.env.ComSpec ?? 'cmd.exe', '/d', '/s', '/c', 'npm', ...commandArguments];
  return ['npm', ...commandArguments];
}

/**
 * Runs npm to its end.
 * @param {readonly string[]} commandArguments
 * @param {RunOptions} [options]
 */
export function runNpm(commandArguments, options) {
  const [program = '', ...programArgs] = getNpmCommand(commandArguments);
  return run(program, programArgs, options);
}
