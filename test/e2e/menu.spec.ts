/** The menu bar follows the page: what it offers, what was opened last, how large everything is. */
import { type ElectronApplication, expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter } from '../support/browser/screens.ts';

/** What an item says of itself; undefined where there is none. */
const itemOf = (app: ElectronApplication, id: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    return item ? { label: item.label, enabled: item.enabled, checked: item.checked } : undefined;
  }, id);

const press = (app: ElectronApplication, id: string) =>
  app.evaluate(({ Menu, BrowserWindow }, wanted) => {
    const [window] = BrowserWindow.getAllWindows();
    Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(undefined, window, window?.webContents);
  }, id);

test('what can be done is in the menu and does it; what was opened last is there by name', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  // Others may have opened something before, and the page may be noting it still.
  await expect
    .poll(async () => {
      await press(app, 'clear-recent');
      return itemOf(app, 'clear-recent');
    })
    .toMatchObject({ enabled: false });
  await openCharacter(page, 'Clothes Moth');
  await expect.poll(() => itemOf(app, 'undo')).toMatchObject({ enabled: false });
  await page.getByLabel('Concept').fill('From the menu');
  await expect.poll(() => itemOf(app, 'undo')).toMatchObject({ enabled: true });
  await press(app, 'undo');
  await expect(page.getByLabel('Concept')).not.toHaveValue('From the menu');
  await press(app, 'go-teams');
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  const recent = await page.evaluate(() => localStorage.getItem('rollcall.recent'));
  const [{ id }] = JSON.parse(recent ?? '[]') as [{ id: string }];
  await expect
    .poll(() => itemOf(app, `open:#/characters/${id}`))
    .toMatchObject({ label: 'Clothes Moth', enabled: true });
  await press(app, `open:#/characters/${id}`);
  await expect(page.getByLabel('Concept')).toBeVisible();
  // Beside a window that has no menu, such as one that prints, it works as before.
  const other = await app.evaluateHandle(({ BrowserWindow }) => new BrowserWindow({ width: 300, height: 200 }));
  await expect.poll(() => other.evaluate((window) => window.isFocused())).toBe(true);
  await press(app, 'clear-recent');
  await expect.poll(() => itemOf(app, `open:#/characters/${id}`)).toBeUndefined();
  await other.evaluate((window) => window.destroy());

  // Behind an open dialog nothing can be chosen but what works beside it.
  await press(app, 'shortcuts');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('term').filter({ hasText: 'All commands' })).toBeVisible();
  await expect.poll(() => itemOf(app, 'go-teams')).toMatchObject({ enabled: false });
  expect(await itemOf(app, 'zoom-in')).toMatchObject({ enabled: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => itemOf(app, 'go-teams')).toMatchObject({ enabled: true });

  // Theme and zoom are settings: chosen here, they stand there.
  await press(app, 'theme-dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => itemOf(app, 'theme-dark')).toMatchObject({ checked: true });
  const factor = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.zoomFactor);
  await page.keyboard.press('Control+=');
  await expect.poll(factor).toBeCloseTo(1.1);
  await press(app, 'zoom-in');
  await expect.poll(factor).toBeCloseTo(1.25);
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('button', { name: 'Size of everything' })).toContainText('125 %');
  await page.keyboard.press('Control+0');
  await expect.poll(factor).toBeCloseTo(1);
  await press(app, 'theme-system');
  await expect.poll(() => itemOf(app, 'theme-system')).toMatchObject({ checked: true });
});
