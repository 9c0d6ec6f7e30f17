/** The app asks nobody for anything: a whole session by Chromium's own log, and every way out tried by force. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { closeApp, freshFolder, openApp } from '../support/app/app-window.ts';
import { outgoingEvents } from '../support/app/net-log.ts';
import { listener, tryToLeave } from '../support/app/outgoing-requests.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { openCharacter, printOnly, saved } from '../support/browser/screens.ts';

const folder = freshFolder();
test.afterAll(() => folder.remove());

const logTo = (file: string) => [`--log-net-log=${file}`, '--net-log-capture-mode=Everything'];

test('the net log of a whole session is empty: start, edit, pictures, symbols, team, print, close', async () => {
  const log = join(folder.path, 'session.json');
  const window = await openApp(join(folder.path, 'data'), logTo(log));
  const { app, page } = window;
  const print = async (name: string) => {
    await answerSaveDialog(app, join(folder.path, name));
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  };
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill('Kolorful speling errors abownd');
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#3060c0' } })
    .png()
    .toBuffer();
  const chosen = { name: 'blue.png', mimeType: 'image/png', buffer: picture };
  await page.locator('input[type="file"]').first().setInputFiles(chosen);
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
  await saved(page);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await print('cards.pdf');

  await page.getByRole('link', { name: 'Teams' }).click();
  await page.locator('a[href^="#/teams/"]').first().click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await printOnly(page, 'Roster');
  await print('roster.pdf');

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
  await closeApp(window);
  expect(outgoingEvents(log)).toEqual([]);
});

test('no way out of the window or of the main process reaches a server, by name or by number', async () => {
  const log = join(folder.path, 'forced.json');
  const { server, host, visits } = await listener();
  // A build for use asks no dev server, whatever the environment says.
  process.env.ROLLCALL_DEV_SERVER = `http://${host}`;
  const window = await openApp(join(folder.path, 'forced'), logTo(log));
  delete process.env.ROLLCALL_DEV_SERVER;
  const { app, page } = window;
  try {
    for (const base of [host, host.replace('127.0.0.1', 'localhost')]) {
      await page.evaluate(tryToLeave, base);
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
  const seen = outgoingEvents(log);
  expect(seen.some((line) => line.startsWith('URL_REQUEST') && line.includes(host))).toBe(true);
  expect(seen.filter((line) => /TCP_CONNECT|UDP_BYTES_SENT|DNS_TRANSACTION/.test(line))).toEqual([]);
});
