/** Several rows of a list are selected, and what is done to them is one step. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const row = (page: Page, name: string) => page.getByRole('link', { name });
const count = (page: Page) => page.locator('h1 + [role="status"]');

test('Ctrl and Shift select rows; they are deleted as one step, which the keys take back', async ({ page }) => {
  await page.goto('/#/characters');
  const links = page.locator('[data-key] a');
  await row(page, 'Brasslung').waitFor();
  const all = await count(page).textContent();
  await links.nth(1).click({ modifiers: ['Control'] });
  await links.nth(3).click({ modifiers: ['Shift'] });
  await expect(count(page)).toHaveText(`3 of ${all} selected`);
  await expect(page).toHaveURL(/#\/characters$|\/$/);
  const third = await links.nth(3).textContent();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('3 characters were deleted.')).toBeVisible();
  await expect(count(page)).toHaveText(String(Number(all) - 3));

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('menuitem', { name: 'Undo: delete 3 characters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await row(page, 'Wet Paint').or(links.first()).first().waitFor();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Taken back: delete 3 characters.')).toBeVisible();
  await expect(count(page)).toHaveText(all ?? '');
  await expect(links.nth(3)).toHaveText(third ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(count(page)).toHaveText(String(Number(all) - 3));
  // What undo would take back is known a moment after the list has changed.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('menuitem', { name: 'Undo: delete 3 characters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(count(page)).toHaveText(all ?? '');
});

test('with a filter only what is shown is selected, and a search box keeps its own keys', async ({ page }) => {
  await page.goto('/#/characters');
  await row(page, 'Brasslung').waitFor();
  const all = Number(await count(page).textContent());
  const search = page.getByRole('searchbox');
  await search.fill('brasslung');
  await expect(count(page)).toHaveText(`1 of ${all}`);
  await page.getByRole('region', { name: 'All characters' }).focus();
  await page.keyboard.press('Control+a');
  await expect(count(page)).toHaveText('1 of 1 selected');
  await search.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  // The others are shown again, and were never selected.
  await expect(count(page)).toHaveText(`1 of ${all} selected`);
  await row(page, 'Brasslung').focus();
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText(String(all));
});

test('by keyboard alone: Space selects, Ctrl+D duplicates, Delete deletes, F2 renames', async ({ page }) => {
  await page.goto('/#/characters');
  await row(page, 'Brasslung').focus();
  const all = Number(await count(page).textContent());
  await page.keyboard.press(' ');
  await expect(page.getByRole('checkbox', { name: 'Select Brasslung' })).toBeChecked();
  await page.keyboard.press('Control+d');
  await expect(page.getByText('1 character was duplicated.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Brasslung (copy)' })).toBeChecked();
  await row(page, 'Brasslung (copy)').focus();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByLabel('Name').fill('Brasslung II');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Brasslung (copy) is called Brasslung II now.')).toBeVisible();
  await expect(row(page, 'Brasslung II')).toBeVisible();
  await page.keyboard.press('Control+z');
  // At once: a key that is pressed fast counts, though the menu does not know yet what can be done again.
  await page.keyboard.press('Control+y');
  await expect(page.getByText(/^Done again:.*Brasslung/)).toBeVisible();
  await row(page, 'Brasslung II').focus();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Brasslung II')).toHaveCount(0);
  await expect(count(page)).toHaveText(String(all));
  // Of a row alone the next one has the focus then, and Enter opens it.
  await row(page, 'Candlewright').focus();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Cigüeña')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Candlewright')).toBeVisible();
});

test('a renamed team keeps what is typed later when the name goes back', async ({ page }) => {
  await page.goto('/#/teams');
  await row(page, 'First Watch').focus();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByLabel('Name').fill('Last Watch');
  await page.getByRole('button', { name: 'Rename' }).click();
  await row(page, 'Last Watch').click();
  await page.locator('[data-path="/notes"] textarea').fill('Meets on Saturday');
  await page.goto('/#/teams');
  await row(page, 'Last Watch').waitFor();
  await page.keyboard.press('Control+z');
  await row(page, 'First Watch').click();
  await expect(page.locator('[data-path="/notes"] textarea')).toHaveValue('Meets on Saturday');
});
