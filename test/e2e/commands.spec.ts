import { expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';

test('Ctrl+N creates a document of the current kind from lists and from documents, and Ctrl+S says that Rollcall saves while you type', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  for (const [section, address] of [
    ['Characters', /#\/characters\/hero-/],
    ['Teams', /#\/teams\/team-/],
    ['Factions', /#\/factions\/faction-/],
  ] as const) {
    await page.getByRole('link', { name: section }).click();
    await page.getByRole('heading', { level: 1, name: section }).waitFor();
    await page.keyboard.press('Control+n');
    await expect(page).toHaveURL(address);
    const firstAddress = page.url();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`First of ${section}`);
    await page.keyboard.press('Control+n');
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.url()).not.toBe(firstAddress);
    await expect(page.getByRole('heading', { level: 1, name: 'Unnamed' })).toBeVisible();
  }
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await page.keyboard.press('Control+k');
  const menuItem = page.getByRole('menuitem', { name: /New faction/ });
  await expect(menuItem).toContainText('Ctrl+N');
  await page.keyboard.press('Control+n');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Rollcall saves while you type.')).toBeVisible();
});
