/** Commands that the app runs without a window, compared with the command line for Node. */

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { getElectronPath } from '../support/app/app-window.ts';

interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, programArguments: readonly string[], folder: string): Promise<Outcome> {
  // Without a display, as on a server.
  const { DISPLAY: _display, WAYLAND_DISPLAY: _waylandDisplay, ...variables } = process.env;
  const child = spawn(program, programArguments, {
    cwd: ROOT,
    env: { ...variables, ROLLCALL_USER_DATA: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      output[name] += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, ...output }));
  });
}

/** Removes the messages of Chromium, which can't reach the buses of a desktop here. */
const removeChromiumLog = (text: string): string => text.replace(/^\[\d+:\d+\/[\d.]+:[A-Z]+:.*\n/gm, '');

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-command-line-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inApp = async (...commandArguments: string[]): Promise<Outcome> => {
  const outcome = await run(await getElectronPath(), ['--no-sandbox', ROOT, ...commandArguments], folder);
  return { ...outcome, stderr: removeChromiumLog(outcome.stderr) };
};
const inNode = (...commandArguments: string[]): Promise<Outcome> =>
  run(process.execPath, [join(ROOT, 'out', 'cli', 'rollcall.mjs'), ...commandArguments], folder);

const CALLS = [
  ['--help'],
  ['check', 'samples/supers-unlimited'],
  ['check', 'samples/supers-unlimited/teams', '--json'],
  ['check', 'no-such-file.json'],
  ['order', 'samples/ssua'],
  ['odds', '--dice', '5', '--target', '7'],
];

for (const call of CALLS)
  test(`the app answers "${call.join(' ')}" as the command line does, without a display`, async () => {
    const [appOutcome, nodeOutcome] = await Promise.all([inApp(...call), inNode(...call)]);
    expect(appOutcome).toEqual(nodeOutcome);
    expect(nodeOutcome.exitCode).not.toBeNull();
  });

test('the app prints the demo without a display, and leaves the library alone', async () => {
  const outcome = await inApp('demo', '--out', join(folder, 'demo'));
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readdirSync(join(folder, 'demo')).sort()).toEqual([
    '.rollcall-demo.json',
    'cards.pdf',
    'quick-reference.pdf',
    'roster.pdf',
  ]);
  expect(readdirSync(folder)).toEqual(['demo']);
});

/**
 * Starts the thread of a command as the app does, and ends with its exit code. When the thread ends, it sets `state[0]`, and `state[1]`
 * to the code.
 */
const MAIN = `
  const { Worker } = require('node:worker_threads');
  const state = new Int32Array(new SharedArrayBuffer(8));
  Atomics.store(state, 1, -1);
  new Worker(__dirname + '/thread.cjs', { workerData: { commandArguments: [], state } });
  Atomics.wait(state, 0, 0);
  process.exit(Atomics.load(state, 1));`;

for (const [name, code] of [
  ['throws an error that nothing catches', "setTimeout(() => { throw new Error('late'); }, 20);"],
  ['needs more memory than there is', 'const lists = []; for (;;) lists.push(new Array(1e6).fill(1.5));'],
  ['stops without an exit code', 'process.exit(0);'],
])
  test(`a command that ${name} ends with code 2 instead of waiting forever`, async () => {
    cpSync(join(ROOT, 'out', 'command-line'), folder, { recursive: true });
    writeFileSync(join(folder, 'main.cjs'), MAIN);
    writeFileSync(join(folder, 'command-runner.cjs'), String(code));
    const outcome = await run(process.execPath, ['--max-old-space-size=200', join(folder, 'main.cjs')], folder);
    expect(outcome.exitCode).toBe(2);
  });
