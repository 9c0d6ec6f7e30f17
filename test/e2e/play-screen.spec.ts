/** The play screen in the real app: two windows and a second screen. */
import { expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { getClock, openGame } from '../support/app/game-window.ts';

test('a second screen follows the game, and two windows that play it show the same state', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  await openGame(page);
  const screenEvent = app.waitForEvent('window');
  await page.getByRole('button', { name: 'Second screen' }).click();
  const secondScreen = await screenEvent;
  await expect(secondScreen.getByText('Not begun')).toBeVisible();
  await expect(secondScreen.getByText('Nothing has happened yet.')).toBeVisible();
  await expect(secondScreen.getByRole('button')).toHaveCount(0);
  const preferences = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => {
      const contents = webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity } = contents.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity };
    }),
  );
  const safePreferences = { sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true };
  expect(preferences).toEqual([safePreferences, safePreferences]);

  // The key N takes the default next step of the game.
  await page.keyboard.press('n');
  await expect(secondScreen.getByText('Nothing has happened yet.')).toHaveCount(0);
  const clockAfterStart = await getClock(page).innerText();
  await expect(secondScreen.getByText(clockAfterStart, { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(secondScreen.getByText('Nothing has happened yet.')).toBeVisible();

  // A second click on the button shows the same window.
  await page.getByRole('button', { name: 'Second screen' }).click();
  await expect.poll(() => app.windows().length).toBe(2);
  // An invalid id opens no window.
  const refusedCall = page.evaluate(() =>
    (globalThis as unknown as { rollcall: { newWindow(of: object): Promise<void> } }).rollcall.newWindow({ show: 7 }),
  );
  await expect(refusedCall).rejects.toThrow('show must be an id');
  await secondScreen.close();

  const windowEvent = app.waitForEvent('window');
  await page.keyboard.press('Control+Shift+n');
  const secondWindow = await windowEvent;
  await secondWindow.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await openGame(secondWindow);
  await page.keyboard.press('n');
  await expect(getClock(secondWindow)).toHaveText(clockAfterStart);
  await secondWindow.keyboard.press('Control+z');
  await expect(getClock(page)).toHaveText('Not begun');
  await secondWindow.close();
  // Restores the default game of the lists for the tests that follow.
  await page.evaluate(() => {
    location.hash = '#/teams/first-watch';
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rollcall.game'))).toBe('supers-unlimited');
});
