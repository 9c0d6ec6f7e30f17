/** A game at the table in the real app: two windows, a second screen, and a kill in mid-game. */
import { expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { clock, logOnDisk, openGame } from '../support/app/game-window.ts';
import { saved } from '../support/browser/screens.ts';

test('a second screen follows the game, and goes with the last window that one works in', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  await openGame(page);
  const opening = app.waitForEvent('window');
  await page.getByRole('button', { name: 'Second screen' }).click();
  const screen = await opening;
  await expect(screen.getByText('Not begun')).toBeVisible();
  await expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
  await expect(screen.getByRole('button')).toHaveCount(0);
  const preferences = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => {
      const held = webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity } = held.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity };
    }),
  );
  const safe = { sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true };
  expect(preferences).toEqual([safe, safe]);

  await page.keyboard.press('n');
  await expect(screen.getByText('Nothing has happened yet.')).toHaveCount(0);
  const begun = await clock(page).innerText();
  await expect(screen.getByText(begun, { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(screen.getByText('Nothing has happened yet.')).toBeVisible();

  // Asked for again, it is the same one.
  await page.getByRole('button', { name: 'Second screen' }).click();
  await expect.poll(() => app.windows().length).toBe(2);
  const gone = app.waitForEvent('close');
  await page.close();
  await gone;
});

test('two windows play one game: both show every event, and an id that is none opens no window', async ({
  everyday,
}) => {
  const { app, page: one } = await everyday.open();
  await openGame(one);
  const opening = app.waitForEvent('window');
  await one.keyboard.press('Control+Shift+n');
  const two = await opening;
  await two.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await openGame(two);
  await one.keyboard.press('n');
  await expect(clock(two)).toHaveText(await clock(one).innerText());
  await two.keyboard.press('Control+z');
  await expect(clock(one)).toHaveText('Not begun');
  const refused = one.evaluate(() =>
    (globalThis as unknown as { rollcall: { newWindow(of: object): Promise<void> } }).rollcall.newWindow({ show: 7 }),
  );
  await expect(refused).rejects.toThrow('show must be an id');
  await two.close();
});

test('killed in mid-game, it is at the same place again', async ({ everyday }) => {
  const first = await everyday.open();
  await openGame(first.page);
  await first.page.keyboard.press('n');
  await expect(clock(first.page)).not.toHaveText('Not begun');
  const where = await clock(first.page).innerText();
  await saved(first.page);
  const before = await logOnDisk(first.page);
  await everyday.kill();

  const { page } = await everyday.open();
  await openGame(page);
  await expect(clock(page)).toHaveText(where);
  expect(await logOnDisk(page)).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect(clock(page)).toHaveText('Not begun');
  // Lists are of the usual game again.
  await page.evaluate(() => {
    location.hash = '#/teams/first-watch';
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rollcall.game'))).toBe('supers-unlimited');
});
