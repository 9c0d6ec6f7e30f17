/** The real app for end-to-end tests: its own data folder, its own window, ended with everything that belongs to it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { ensureElectron } from '../../scripts/lib/electron.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';

export interface AppWindow {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** A folder that goes when the test ends: `using` it is not possible on the oldest Node we run. */
export function freshFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'rollcall-e2e-'));
  // Chromium writes for a moment longer than it lives.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) };
}

const asRoot = process.getuid?.() === 0;

/**
 * As root Chromium refuses its sandbox; everybody else is tested with it. A virtual display has no graphics card: while
 * Chromium finds that out, a page that starts at the wrong moment waits forever for a driver to answer.
 */
export const FLAGS = [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu'];

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

/** How long a window may take that nobody measures: far above what a busy machine needs. */
const PATIENCE_MS = 20_000;

/** Starts the app on a data folder and waits for its first screen. */
export async function openApp(userData: string): Promise<AppWindow> {
  const app = await launched(userData);
  const page = await firstPage(app).catch(async (error) => {
    // Now and then the driver misses a window that is there (microsoft/playwright#17765, #27658). That is no fault of the
    // app, which is asked itself; a window that it did not open is one.
    const shown = await urlsOf(app);
    await app.close();
    if (!shown.includes(FIRST_URL)) throw new Error(`the app shows ${shown.join(', ') || 'no window'}: ${error}`);
    console.warn('the driver missed the window of the app, which is started once more');
    return undefined;
  });
  if (page !== undefined) return opened(app, page);
  const again = await launched(userData);
  return opened(again, await firstPage(again));
}

const FIRST_URL = 'rollcall://app/index.html';

const launched = async (userData: string): Promise<ElectronApplication> =>
  _electron.launch({
    executablePath: await electronPath(),
    args: [...FLAGS, ROOT],
    env: environment(userData),
    chromiumSandbox: !asRoot,
    timeout: PATIENCE_MS,
  });

const firstPage = (app: ElectronApplication): Promise<Page> => app.firstWindow({ timeout: PATIENCE_MS });

const urlsOf = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.webContents.getURL()));

async function opened(app: ElectronApplication, page: Page): Promise<AppWindow> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { app, page };
}

/** Ends the app, where it has begun. */
export async function closeApp(window: AppWindow | undefined): Promise<void> {
  await window?.app.close();
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
