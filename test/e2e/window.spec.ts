import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { CHANNELS } from '../../src/shared/bridge.ts';
import {
  type AppWindow,
  closeApp,
  electronPath,
  environment,
  FLAGS,
  freshFolder,
  openApp,
} from '../support/app/app-window.ts';

const folder = freshFolder();
let window: AppWindow;

test.beforeAll(async () => {
  window = await openApp(folder.path);
});

test.afterAll(async () => {
  await closeApp(window);
  folder.remove();
});

test('opens with the samples', async () => {
  const { page } = window;
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brasslung' })).toBeVisible();
  expect(page.url()).toBe('rollcall://app/index.html');
  expect(await window.app.windows()).toHaveLength(1);
});

test('the library is kept when the disk gets full', async () => {
  await expect.poll(() => window.page.evaluate(() => navigator.storage.persisted())).toBe(true);
});

test('the page is sandboxed, isolated and has nothing but the bridge', async () => {
  const { app, page } = window;
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const held = contents as unknown as { getLastWebPreferences(): Record<string, unknown> } | undefined;
    const { sandbox, contextIsolation, nodeIntegration, webSecurity } = held?.getLastWebPreferences() ?? {};
    return { sandbox, contextIsolation, nodeIntegration, webSecurity };
  });
  expect(preferences).toEqual({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true });
  const seen = await page.evaluate(() => ({
    globals: ['process', 'require', 'module', 'Buffer', '__dirname'].filter((name) => name in globalThis),
    bridge: Object.keys((globalThis as unknown as { rollcall: object }).rollcall).sort(),
  }));
  const calls = Object.keys(CHANNELS).filter((call) => call !== 'mayClose' && call !== 'spellingMenu');
  expect(seen).toEqual({
    globals: [],
    bridge: [...calls, 'onClosing', 'onMenu', 'onOpened', 'onSpelling', 'setZoom'].sort(),
  });
});

test('the content security policy refuses code from text, foreign scripts and foreign addresses', async () => {
  const { page } = window;
  // In a timer: what the test tool evaluates itself is let through.
  const evaluated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            resolve(String(new Function('return 1')()));
          } catch (error) {
            resolve((error as Error).name);
          }
        }, 0);
      }),
  );
  expect(evaluated).toBe('EvalError');
  const inline = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective), {
          once: true,
        });
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.body.append(script);
      }),
  );
  expect(inline).toContain('script-src');
  const fetched = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'answered',
      (error: Error) => error.name,
    ),
  );
  expect(fetched).toBe('TypeError');
});

test('navigation away and new windows are refused', async () => {
  const { app, page } = window;
  const opened = await page.evaluate(() => globalThis.open('https://example.com/') === null);
  expect(opened).toBe(true);
  // Asked of the app and not of the page: the test tool would wait for the navigation that never comes.
  const asked = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<string>((resolve) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.once('will-navigate', (event, address) =>
          setTimeout(() => resolve(`${address} ${event.defaultPrevented}`), 0),
        );
        void contents?.executeJavaScript('location.href = "https://example.com/"; 0');
      }),
  );
  expect(await asked).toBe('https://example.com/ true');
  const address = app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((w) => w.webContents.getURL()));
  expect(await address).toEqual(['rollcall://app/index.html']);
});

test('the scheme serves the renderer and nothing above it', async () => {
  const { page } = window;
  const status = (path: string) => page.evaluate(async (p) => (await fetch(p)).status, path);
  expect(await status('/index.html')).toBe(200);
  for (const path of ['/../main/index.cjs', '/%2e%2e/main/index.cjs', '/..%2fmain%2findex.cjs', '/none.js'])
    expect(await status(path), path).toBe(404);
});

test('a second start ends itself and brings the first window to the front', async () => {
  const { app } = window;
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = spawn(await electronPath(), [...FLAGS, ROOT], { env: environment(folder.path), stdio: 'ignore' });
  const [code] = await once(second, 'exit');
  expect(code).toBe(0);
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((w) => w.isMinimized())))
    .toEqual([false]);
});

test('every licence text can be read in the app', async () => {
  const { page } = window;
  await page.evaluate(() => {
    location.hash = '#/about';
  });
  await page.getByRole('button', { name: 'Show every licence text' }).click();
  const texts = page.getByRole('region', { name: 'All licence texts' });
  await expect(texts).toContainText('SIL OPEN FONT LICENSE');
  await expect(texts).toContainText('GNU LESSER GENERAL PUBLIC LICENSE');
});
