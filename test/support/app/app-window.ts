/** Starts the real app for end-to-end tests with its own data folder and window, and ends it with all of its processes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { ensureElectron } from '../../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { ACTION_TIMEOUT_MS } from '../action-timeout.ts';
import { disableWebSocketCompression } from './websocket-compression.ts';

disableWebSocketCompression();

export interface AppWindow {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** Creates a temporary folder. The test has to remove it, since the oldest Node that we support has no `using`. */
export function createTempFolder(): { path: string; remove(): void } {
  const folderPath = mkdtempSync(join(tmpdir(), 'rollcall-e2e-'));
  return { path: folderPath, remove: () => removeFolder(folderPath) };
}

/** Removes a folder. A failed test leaves its app running: what the app still writes must not hide why the test failed. */
function removeFolder(folderPath: string): void {
  try {
    // Chromium keeps writing for a moment after it has ended.
    rmSync(folderPath, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 });
  } catch (error) {
    console.warn(`${folderPath} stays:`, error);
  }
}

const asRoot = process.getuid?.() === 0;

/** Root cannot use Chromium's sandbox; all other users test with it. */
export const SANDBOX_FLAGS = asRoot ? ['--no-sandbox'] : [];

/** Returns the flags that make Chromium log all of its network activity to this file (see `listOutgoingEvents`). */
export const getNetLogFlags = (logFile: string) => [`--log-net-log=${logFile}`, '--net-log-capture-mode=Everything'];

export async function getElectronPath(): Promise<string> {
  return process.env.ELECTRON_EXEC_PATH ?? (await ensureElectron({ quiet: true })).exe;
}

/** Returns the environment for a start of the app. */
export function createEnvironment(userData: string): Record<string, string> {
  const environmentEntries = Object.entries({ ...process.env, ROLLCALL_USER_DATA: userData });
  const definedEntries = environmentEntries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  // Inherited from an editor's terminal, this variable would turn Electron into plain Node.
  return Object.fromEntries(definedEntries.filter(([variableName]) => variableName !== 'ELECTRON_RUN_AS_NODE'));
}

/** Timeout of a start: far above what a busy machine needs. */
const WINDOW_TIMEOUT_MS = 40_000;
const HELD_START = join(ROOT, 'test/support/app/held-start.cjs');

/**
 * Starts the app on a data folder and waits for its first screen. `chromiumFlags` are switches of Chromium; `openedFiles` are files
 * that the app is started with.
 */
export async function openApp(
  userData: string,
  chromiumFlags: readonly string[] = [],
  openedFiles: readonly string[] = [],
): Promise<AppWindow> {
  const electronApp = await _electron.launch({
    executablePath: await getElectronPath(),
    args: [...SANDBOX_FLAGS, ...chromiumFlags, HELD_START, ...openedFiles],
    env: createEnvironment(userData),
    chromiumSandbox: !asRoot,
    timeout: WINDOW_TIMEOUT_MS,
  });
  const firstPage = await electronApp.firstWindow({ timeout: WINDOW_TIMEOUT_MS }).catch(async (error: Error) => {
    const shownUrls = await listUrls(electronApp);
    await electronApp.close();
    throw new Error(`the app shows ${shownUrls.join(', ') || 'no window'}: ${error.message}`);
  });
  firstPage.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await firstPage.locator('h1').first().waitFor();
  return { app: electronApp, page: firstPage };
}

const listUrls = (electronApp: ElectronApplication): Promise<string[]> =>
  electronApp.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((browserWindow) => browserWindow.webContents.getURL()),
  );

/** Ends the app if it has started. Kills an app that does not end, and throws. */
export async function closeApp(appWindow: AppWindow | undefined): Promise<void> {
  if (appWindow === undefined) return;
  const hasClosed = appWindow.app.close().then(() => true);
  if (await Promise.race([hasClosed, wait(ACTION_TIMEOUT_MS, false, { ref: false })])) return;
  await killHard(appWindow);
  throw new Error('the app did not end');
}

/** Kills the app and every process it started, at once and without warning, as a power cut would. */
export async function killHard({ app: electronApp }: AppWindow): Promise<void> {
  const processId = electronApp.process().pid;
  if (processId === undefined) return;
  const closeEvent = electronApp.waitForEvent('close');
  if (process.platform === 'win32') execFileSync('taskkill', ['/F', '/T', '/PID', String(processId)]);
  else for (const childId of [processId, ...listDescendants(processId)]) killProcess(childId);
  await closeEvent;
}

function killProcess(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // The process has ended with its parent.
  }
}

function listDescendants(processId: number): number[] {
  const processRows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((processLine) => processLine.trim().split(/\s+/).map(Number));
  const listChildren = (parentId: number): number[] =>
    processRows.flatMap(([childId, ownerId]) =>
      ownerId === parentId && childId !== undefined ? [childId, ...listChildren(childId)] : [],
    );
  return listChildren(processId);
}
