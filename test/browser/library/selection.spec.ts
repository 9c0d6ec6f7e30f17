/** Several rows of a list are selected and deleted as one step, which a reload does not forget. */
import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('Ctrl and Shift select rows; they are deleted as one step, which the keys take back after a reload', async ({
  page,
}) => {
  await page.goto('/#/characters');
  const links = page.locator('[data-key] a');
  const count = page.locator('h1 + [role="status"]');
  await links.first().waitFor();
  const all = await count.textContent();
  await links.nth(1).click({ modifiers: ['Control'] });
  await links.nth(3).click({ modifiers: ['Shift'] });
  await expect(count).toHaveText(`3 of ${all} selected`);
  await expect(page).toHaveURL(/#\/characters$|\/$/);
  const third = await links.nth(3).textContent();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('3 characters were deleted.').waitFor();
  await expect(count).toHaveText(String(Number(all) - 3));
  await page.reload();
  await links.first().waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('Taken back: delete 3 characters.').waitFor();
  await expect(count).toHaveText(all ?? '');
  await expect(links.nth(3)).toHaveText(third ?? '');
  // What the list of commands says it would take back or do again.
  await page.keyboard.press('Control+Shift+z');
  await expect(count).toHaveText(String(Number(all) - 3));
  await page.keyboard.press('Control+k');
  await page.getByRole('menuitem', { name: 'Undo: delete 3 characters' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(count).toHaveText(all ?? '');
});
