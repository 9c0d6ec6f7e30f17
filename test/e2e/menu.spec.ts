/** The menu bar follows the page: commands, recent documents, theme and zoom. */
import { type ElectronApplication, expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter } from '../support/browser/screens.ts';

/** Reads the state of a menu item, or undefined if there is none. */
const readMenuItem = (app: ElectronApplication, itemId: string) =>
  app.evaluate(({ Menu }, menuItemId) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(menuItemId);
    return item ? { label: item.label, enabled: item.enabled, checked: item.checked } : undefined;
  }, itemId);

const clickMenuItem = (app: ElectronApplication, itemId: string) =>
  app.evaluate(({ Menu, BrowserWindow }, menuItemId) => {
    const [window] = BrowserWindow.getAllWindows();
    Menu.getApplicationMenu()?.getMenuItemById(menuItemId)?.click(undefined, window, window?.webContents);
  }, itemId);

test('the menu bar enables and runs the commands that are possible, and lists recent documents by name', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  // Earlier tests may have opened documents, and the page may still be recording them.
  await expect
    .poll(async () => {
      await clickMenuItem(app, 'clear-recent');
      return readMenuItem(app, 'clear-recent');
    })
    .toMatchObject({ enabled: false });
  await openCharacter(page, 'Clothes Moth');
  await expect.poll(() => readMenuItem(app, 'undo')).toMatchObject({ enabled: false });
  await page.getByLabel('Concept').fill('From the menu');
  await expect.poll(() => readMenuItem(app, 'undo')).toMatchObject({ enabled: true });
  await clickMenuItem(app, 'undo');
  await expect(page.getByLabel('Concept')).not.toHaveValue('From the menu');
  await clickMenuItem(app, 'go-teams');
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  const recentDocuments = await page.evaluate(() => localStorage.getItem('rollcall.recent'));
  const [{ id: characterId }] = JSON.parse(recentDocuments ?? '[]') as [{ id: string }];
  await expect
    .poll(() => readMenuItem(app, `open:#/characters/${characterId}`))
    .toMatchObject({ label: 'Clothes Moth', enabled: true });
  await clickMenuItem(app, `open:#/characters/${characterId}`);
  await expect(page.getByLabel('Concept')).toBeVisible();
  // The menu also works while a window without a menu, such as a print window, has the focus.
  const otherWindow = await app.evaluateHandle(({ BrowserWindow }) => new BrowserWindow({ width: 300, height: 200 }));
  await expect.poll(() => otherWindow.evaluate((window) => window.isFocused())).toBe(true);
  await clickMenuItem(app, 'clear-recent');
  await expect.poll(() => readMenuItem(app, `open:#/characters/${characterId}`)).toBeUndefined();
  await otherWindow.evaluate((window) => window.destroy());

  // While a dialog is open, only the commands that work with it are enabled.
  await clickMenuItem(app, 'shortcuts');
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcutsDialog.getByRole('term').filter({ hasText: 'All commands' })).toBeVisible();
  await expect.poll(() => readMenuItem(app, 'go-teams')).toMatchObject({ enabled: false });
  expect(await readMenuItem(app, 'zoom-in')).toMatchObject({ enabled: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => readMenuItem(app, 'go-teams')).toMatchObject({ enabled: true });

  // Theme and zoom are settings, so the settings screen shows what the menu has changed.
  await clickMenuItem(app, 'theme-dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => readMenuItem(app, 'theme-dark')).toMatchObject({ checked: true });
  const readZoomFactor = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.zoomFactor);
  await page.keyboard.press('Control+=');
  await expect.poll(readZoomFactor).toBeCloseTo(1.1);
  await clickMenuItem(app, 'zoom-in');
  await expect.poll(readZoomFactor).toBeCloseTo(1.25);
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('button', { name: 'Interface size' })).toContainText('125 %');
  await page.keyboard.press('Control+0');
  await expect.poll(readZoomFactor).toBeCloseTo(1);
  await clickMenuItem(app, 'theme-system');
  await expect.poll(() => readMenuItem(app, 'theme-system')).toMatchObject({ checked: true });
});
