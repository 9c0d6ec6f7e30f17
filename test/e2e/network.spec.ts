/** The app asks nobody for anything, whatever it reads and wherever a page is sent: by Chromium's own log (see `sharedApp`). */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { closeApp, createTempFolder, getNetLogFlags, openApp } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { listOutgoingEvents } from '../support/app/net-log.ts';
import { startListener, tryOutgoingRequests } from '../support/app/outgoing-requests.ts';

const folder = createTempFolder();
test.afterAll(() => folder.remove());

test('a symbol that leads elsewhere is taken without that; texts about others and a page that is loaded again ask nobody', async ({
  everyday,
}) => {
  const { page } = await everyday.open();
  await page.getByRole('link', { name: 'Factions' }).click();
  await page.locator('a[href^="#/factions/"]').first().click();
  const svg =
    '<svg xmlns:xlink="x"><image xlink:href="http://host.invalid/a.png"/><use href="http://host.invalid/b#c"/><path d="M0 0h9v9z"/></svg>';
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByText('Parts that point outside the file were left out')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/about';
  });
  await expect(page.getByRole('heading', { name: 'Fonts' })).toBeVisible();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('no way out of the window or of the main process reaches a server, by name or by number', async () => {
  const log = join(folder.path, 'forced.json');
  const { server, host, visits } = await startListener();
  // A build for use asks no dev server, whatever the environment says.
  process.env.ROLLCALL_DEV_SERVER = `http://${host}`;
  const window = await openApp(join(folder.path, 'forced'), getNetLogFlags(log));
  delete process.env.ROLLCALL_DEV_SERVER;
  const { app, page } = window;
  try {
    for (const base of [host, host.replace('127.0.0.1', 'localhost')]) {
      await page.evaluate(tryOutgoingRequests, base);
      const main = await app.evaluate(async ({ net, session }, to) => {
        const over = (held: Electron.Session) =>
          held.fetch(`http://${to}/`).then(
            () => 'reached',
            (error: Error) => error.message,
          );
        const other = session.fromPartition('another');
        return [await over(session.defaultSession), await over(other), await net.fetch(`http://${to}/`).catch(String)];
      }, base);
      for (const answer of main) expect(answer).toMatch(/ERR_BLOCKED_BY_CLIENT/);
    }
    // With the gate for requests taken away no name has an address still, and a number is none either.
    const ungated = await app.evaluate(async ({ session }, to) => {
      session.defaultSession.webRequest.onBeforeRequest(null);
      return session.defaultSession.fetch(`http://${to}/`).then(
        () => 'reached',
        (error: Error) => error.message,
      );
    }, host);
    expect(ungated).toMatch(/ERR_NAME_NOT_RESOLVED/);
    expect(visits()).toBe(0);
  } finally {
    await closeApp(window);
    server.close();
  }
  // The log is not blind: the one request that passed the gate stands in it, and no connection.
  const seen = listOutgoingEvents(log);
  expect(seen.some((line) => line.startsWith('URL_REQUEST') && line.includes(host))).toBe(true);
  expect(seen.filter((line) => /TCP_CONNECT|UDP_BYTES_SENT|DNS_TRANSACTION/.test(line))).toEqual([]);
});
