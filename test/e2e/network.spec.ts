/** The app sends no network requests, whatever it reads and wherever a page is sent. Chromium's network log proves it (see `sharedApp`). */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { closeApp, createTempFolder, getNetLogFlags, openApp } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { listOutgoingEvents } from '../support/app/net-log.ts';
import { startListener, tryOutgoingRequests } from '../support/app/outgoing-requests.ts';

const folder = createTempFolder();
test.afterAll(() => folder.remove());

test('sends no requests for a symbol with external links, for the about screen, or on a reload', async ({
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

test('blocks every outgoing request of the page and the main process, by host name and by IP address', async () => {
  const netLogPath = join(folder.path, 'forced.json');
  const { server, host, visits } = await startListener();
  // A production build ignores the dev server of the environment.
  process.env.ROLLCALL_DEV_SERVER = `http://${host}`;
  const window = await openApp(join(folder.path, 'forced'), getNetLogFlags(netLogPath));
  delete process.env.ROLLCALL_DEV_SERVER;
  const { app, page } = window;
  try {
    for (const serverHost of [host, host.replace('127.0.0.1', 'localhost')]) {
      await page.evaluate(tryOutgoingRequests, serverHost);
      const mainAnswers = await app.evaluate(async ({ net, session }, targetHost) => {
        const fetchWith = (fetchSession: Electron.Session) =>
          fetchSession.fetch(`http://${targetHost}/`).then(
            () => 'reached',
            (error: Error) => error.message,
          );
        const otherSession = session.fromPartition('another');
        return [
          await fetchWith(session.defaultSession),
          await fetchWith(otherSession),
          await net.fetch(`http://${targetHost}/`).catch(String),
        ];
      }, serverHost);
      for (const answer of mainAnswers) expect(answer).toMatch(/ERR_BLOCKED_BY_CLIENT/);
    }
    // Without the request filter, host names and IP addresses still do not resolve.
    const ungatedAnswer = await app.evaluate(async ({ session }, targetHost) => {
      session.defaultSession.webRequest.onBeforeRequest(null);
      return session.defaultSession.fetch(`http://${targetHost}/`).then(
        () => 'reached',
        (error: Error) => error.message,
      );
    }, host);
    expect(ungatedAnswer).toMatch(/ERR_NAME_NOT_RESOLVED/);
    expect(visits()).toBe(0);
  } finally {
    await closeApp(window);
    server.close();
  }
  // The log works: it has the one request that passed the filter, and no connection.
  const outgoingEvents = listOutgoingEvents(netLogPath);
  expect(outgoingEvents.some((eventLine) => eventLine.startsWith('URL_REQUEST') && eventLine.includes(host))).toBe(
    true,
  );
  expect(outgoingEvents.filter((eventLine) => /TCP_CONNECT|UDP_BYTES_SENT|DNS_TRANSACTION/.test(eventLine))).toEqual(
    [],
  );
});
