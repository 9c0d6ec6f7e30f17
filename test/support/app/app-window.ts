/** The real app for end-to-end tests: its own data folder, its own window, ended with everything that belongs to it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { ensureElectron } from '../../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { ACTION_TIMEOUT_MS } from '../action-timeout.ts';
import { talkUncompressed } from './uncompressed.ts';

talkUncompressed();

export interface AppWindow {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** A folder that goes when the test ends: `using` it is not possible on the oldest Node we run. */
export function freshFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'rollcall-e2e-'));
  return { path, remove: () => removeFolder(path) };
}

/** A test that failed has left its app behind: what it still writes must not hide why it failed. */
function removeFolder(path: string): void {
  try {
    // Chromium writes for a moment longer than it lives.
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 });
  } catch (error) {
    console.warn(`${path} stays:`, error);
  }
}

const asRoot = process.getuid?.() === 0;

/** Root cannot use Chromium's sandbox. Everybody else tests with it. */
export const FLAGS = asRoot ? ['--no-sandbox'] : [];

/** Has Chromium note in this file whatever it does with networks (`outgoingEvents`). */
export const logNetwork = (file: string) => [`--log-net-log=${file}`, '--net-log-capture-mode=Everything'];

export async function electronPath(): Promise<string> {
  return process.env.ELECTRON_EXEC_PATH ?? (await ensureElectron({ quiet: true })).exe;
}

/** What a start of the app wants of the environment. */
export function environment(userData: string): Record<string, string> {
  const held = Object.entries({ ...process.env, ROLLCALL_USER_DATA: userData });
  const set = held.filter((entry): entry is [string, string] => entry[1] !== undefined);
  // Inherited from an editor's terminal it would make Electron a plain Node.
  return Object.fromEntries(set.filter(([name]) => name !== 'ELECTRON_RUN_AS_NODE'));
}

/** How long a start may take: far above what a busy machine needs. */
const WINDOW_TIMEOUT_MS = 40_000;
const HELD_START = join(ROOT, 'test/support/app/held-start.cjs');

/**
 * Starts the app on a data folder and waits for its first screen. `flags` are switches of Chromium, `files` what the app is
 * opened with.
 */
export async function openApp(
  userData: string,
  flags: readonly string[] = [],
  files: readonly string[] = [],
): Promise<AppWindow> {
  const app = await _electron.launch({
    executablePath: await electronPath(),
    args: [...FLAGS, ...flags, HELD_START, ...files],
    env: environment(userData),
    chromiumSandbox: !asRoot,
    timeout: WINDOW_TIMEOUT_MS,
  });
  const page = await app.firstWindow({ timeout: WINDOW_TIMEOUT_MS }).catch(async (error: Error) => {
    const shown = await urlsOf(app);
    await app.close();
    throw new Error(`the app shows ${shown.join(', ') || 'no window'}: ${error.message}`);
  });
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await page.locator('h1').first().waitFor();
  return { app, page };
}

const urlsOf = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.webContents.getURL()));

/** Ends the app, where it has begun. One that does not end fails, and is killed. */
export async function closeApp(window: AppWindow | undefined): Promise<void> {
  if (window === undefined) return;
  const isOver = window.app.close().then(() => true);
  if (await Promise.race([isOver, wait(ACTION_TIMEOUT_MS, false, { ref: false })])) return;
  await killHard(window);
  throw new Error('the app did not end');
}

/** Kills the app and every process it started, at once and without a word, as a power cut would. */
export async function killHard({ app }: AppWindow): Promise<void> {
  const pid = app.process().pid;
  if (pid === undefined) return;
  const closed = app.waitForEvent('close');
  if (process.platform === 'win32') execFileSync('taskkill', ['/F', '/T', '/PID', String(pid)]);
  else for (const each of [pid, ...descendants(pid)]) kill(each);
  await closed;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone with its parent.
  }
}

function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([child, of]) => (of === parent && child !== undefined ? [child, ...below(child)] : []));
  return below(pid);
}
