import { existsSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { CHANNELS } from '../../src/shared/bridge.ts';
import type { AppWindow } from '../support/app/app-window.ts';
import { checkFiles } from '../support/app/check-files.ts';
import { test } from '../support/app/everyday-app.ts';
import { startSecondInstance } from '../support/app/second-start.ts';

let window: AppWindow;

test.beforeEach(async ({ everyday }) => {
  window = await everyday.open();
});

test('opens with the samples', async () => {
  const { page } = window;
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brasslung' })).toBeVisible();
  expect(page.url()).toMatch(/^rollcall:\/\/app\/index\.html(?:#\/characters)?$/);
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
  const before = page.url();
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
  expect(await address).toEqual([before]);
});

test('the scheme serves the renderer and nothing above it', async () => {
  const { page } = window;
  const status = (path: string) => page.evaluate(async (p) => (await fetch(p)).status, path);
  expect(await status('/index.html')).toBe(200);
  for (const path of ['/../main/index.cjs', '/%2e%2e/main/index.cjs', '/..%2fmain%2findex.cjs', '/none.js'])
    expect(await status(path), path).toBe(404);
});

test('a second start ends itself and brings the first window to the front', async ({ everyday }) => {
  const { app } = window;
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  expect(await startSecondInstance(everyday.profile)).toBe(0);
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

test('a row and the card are dragged out as documents, and what was dragged goes with the app', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  // The system's own drag cannot be driven: what it would be given is kept instead.
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const kept = globalThis as { dragged?: string[] };
    if (window === undefined) return;
    window.webContents.startDrag = ({ files = [] }) => {
      kept.dragged = files;
    };
  });
  const draggedFiles = () => app.evaluate(() => (globalThis as { dragged?: string[] }).dragged);
  const drag = async (target: Locator) => {
    // The main process asks for a button that is really pressed.
    await target.hover();
    await page.mouse.down();
    const data = await page.evaluateHandle(() => new DataTransfer());
    await target.dispatchEvent('dragstart', { dataTransfer: data, bubbles: true });
  };
  await drag(page.getByRole('link', { name: 'Brasslung' }));
  await expect.poll(draggedFiles).toEqual([expect.stringMatching(/Brasslung\.hero\.json$/)]);
  const [file = ''] = (await draggedFiles()) ?? [];
  expect(checkFiles(file)[0]?.verdict).toBe('legal');
  // The system's drag would have taken the button.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await page.mouse.up();

  await page.getByRole('link', { name: 'Fresnel' }).click();
  await page.locator('[data-card="front"] svg').waitFor();
  await drag(page.locator('[data-card="front"]'));
  await expect.poll(draggedFiles).toEqual([expect.stringMatching(/Fresnel\.hero\.json$/)]);
  await everyday.close();
  expect(existsSync(file)).toBe(false);
});
