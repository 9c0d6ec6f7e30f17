/** A game at the table in the real app: two windows and a second screen. */
import { expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { getClock, openGame } from '../support/app/game-window.ts';

test('a second screen follows the game, and two windows play it: both show every event', async ({ everyday }) => {
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
  const begun = await getClock(page).innerText();
  await expect(screen.getByText(begun, { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(screen.getByText('Nothing has happened yet.')).toBeVisible();

  // Asked for again, it is the same one.
  await page.getByRole('button', { name: 'Second screen' }).click();
  await expect.poll(() => app.windows().length).toBe(2);
  // An id that is none opens no window.
  const refused = page.evaluate(() =>
    (globalThis as unknown as { rollcall: { newWindow(of: object): Promise<void> } }).rollcall.newWindow({ show: 7 }),
  );
  await expect(refused).rejects.toThrow('show must be an id');
  await screen.close();

  const openingTwo = app.waitForEvent('window');
  await page.keyboard.press('Control+Shift+n');
  const two = await openingTwo;
  await two.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await openGame(two);
  await page.keyboard.press('n');
  await expect(getClock(two)).toHaveText(begun);
  await two.keyboard.press('Control+z');
  await expect(getClock(page)).toHaveText('Not begun');
  await two.close();
  // Lists are of the usual game again.
  await page.evaluate(() => {
    location.hash = '#/teams/first-watch';
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rollcall.game'))).toBe('supers-unlimited');
});
