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

test('opens with the sample library', async () => {
  const { page } = window;
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brasslung' })).toBeVisible();
  expect(page.url()).toMatch(/^rollcall:\/\/app\/index\.html(?:#\/characters)?$/);
  expect(await window.app.windows()).toHaveLength(1);
});

test('marks the storage of the library as persistent', async () => {
  await expect.poll(() => window.page.evaluate(() => navigator.storage.persisted())).toBe(true);
});

test('sandboxes and isolates the page, and exposes only the bridge to it', async () => {
  const { app, page } = window;
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const securedContents = contents as unknown as { getLastWebPreferences(): Record<string, unknown> } | undefined;
    const { sandbox, contextIsolation, nodeIntegration, webSecurity } = securedContents?.getLastWebPreferences() ?? {};
    return { sandbox, contextIsolation, nodeIntegration, webSecurity };
  });
  expect(preferences).toEqual({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true });
  const pageState = await page.evaluate(() => ({
    globals: ['process', 'require', 'module', 'Buffer', '__dirname'].filter((globalName) => globalName in globalThis),
    bridge: Object.keys((globalThis as unknown as { rollcall: object }).rollcall).sort(),
  }));
  const bridgeCalls = Object.keys(CHANNELS).filter(
    (channelName) => channelName !== 'mayClose' && channelName !== 'spellingMenu',
  );
  expect(pageState).toEqual({
    globals: [],
    bridge: [...bridgeCalls, 'onClosing', 'onMenu', 'onOpened', 'onSpelling', 'setZoom'].sort(),
  });
});

test('the content security policy blocks eval, inline scripts and foreign addresses', async () => {
  const { page } = window;
  // The code runs in a timer, because the policy does not apply to code that Playwright evaluates.
  const evalResult = await page.evaluate(
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
  expect(evalResult).toBe('EvalError');
  const violatedDirective = await page.evaluate(
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
  expect(violatedDirective).toContain('script-src');
  const fetchResult = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'answered',
      (error: Error) => error.name,
    ),
  );
  expect(fetchResult).toBe('TypeError');
});

test('blocks navigation away from the app and new windows', async () => {
  const { app, page } = window;
  const addressBefore = page.url();
  const isPopupBlocked = await page.evaluate(() => globalThis.open('https://example.com/') === null);
  expect(isPopupBlocked).toBe(true);
  // The app navigates instead of the page, because Playwright would wait for a navigation that never comes.
  const navigation = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<string>((resolve) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.once('will-navigate', (event, address) =>
          setTimeout(() => resolve(`${address} ${event.defaultPrevented}`), 0),
        );
        void contents?.executeJavaScript('location.href = "https://example.com/"; 0');
      }),
  );
  expect(await navigation).toBe('https://example.com/ true');
  const windowAddresses = app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((appWindow) => appWindow.webContents.getURL()),
  );
  expect(await windowAddresses).toEqual([addressBefore]);
});

test('the rollcall scheme serves the renderer and nothing above it', async () => {
  const { page } = window;
  const fetchStatus = (resourcePath: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, resourcePath);
  expect(await fetchStatus('/index.html')).toBe(200);
  for (const resourcePath of ['/../main/index.cjs', '/%2e%2e/main/index.cjs', '/..%2fmain%2findex.cjs', '/none.js'])
    expect(await fetchStatus(resourcePath), resourcePath).toBe(404);
});

test('a second start exits and restores the minimized first window', async ({ everyday }) => {
  const { app } = window;
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  expect(await startSecondInstance(everyday.profile)).toBe(0);
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((appWindow) => appWindow.isMinimized())),
    )
    .toEqual([false]);
});

test('shows the license texts in the app', async () => {
  const { page } = window;
  await page.evaluate(() => {
    location.hash = '#/about';
  });
  await page.getByRole('button', { name: 'Show all license texts' }).click();
  const licenseTexts = page.getByRole('region', { name: 'All license texts' });
  await expect(licenseTexts).toContainText('SIL OPEN FONT LICENSE');
  await expect(licenseTexts).toContainText('GNU LESSER GENERAL PUBLIC LICENSE');
});

test('drags a row and a card out as documents, and deletes the dragged files when the app closes', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  // The test cannot control a system drag, so it records the files that the drag would get.
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const dragState = globalThis as { dragged?: string[] };
    if (window === undefined) return;
    window.webContents.startDrag = ({ files = [] }) => {
      dragState.dragged = files;
    };
  });
  const readDraggedFiles = () => app.evaluate(() => (globalThis as { dragged?: string[] }).dragged);
  const startDrag = async (target: Locator) => {
    // The main process checks that a mouse button is really pressed.
    await target.hover();
    await page.mouse.down();
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    await target.dispatchEvent('dragstart', { dataTransfer, bubbles: true });
  };
  await startDrag(page.getByRole('link', { name: 'Brasslung' }));
  await expect.poll(readDraggedFiles).toEqual([expect.stringMatching(/Brasslung\.hero\.json$/)]);
  const [draggedFile = ''] = (await readDraggedFiles()) ?? [];
  expect(checkFiles(draggedFile)[0]?.verdict).toBe('legal');
  // A system drag would have consumed the click.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await page.mouse.up();

  await page.getByRole('link', { name: 'Fresnel' }).click();
  await page.locator('[data-card="front"] svg').waitFor();
  await startDrag(page.locator('[data-card="front"]'));
  await expect.poll(readDraggedFiles).toEqual([expect.stringMatching(/Fresnel\.hero\.json$/)]);
  await everyday.close();
  expect(existsSync(draggedFile)).toBe(false);
});
