/** The tour is offered after the first start, works by keyboard, and is not offered again. */
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/window.ts';

test('the tour visits five screens by keyboard, covers nothing, and is not offered again', async ({ page }) => {
  await page.goto('/#/characters');
  await expect(page.getByRole('region', { name: 'Welcome' })).toContainText('sample characters');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page.getByRole('region', { name: 'Welcome' })).toHaveCount(0);
  const tourRegion = page.getByRole('region', { name: 'Tour' });
  await expect(tourRegion.getByText('Step 1 of 5')).toBeVisible();
  for (const [stepNumber, heading] of [
    [2, undefined],
    [3, 'Teams'],
    [4, 'Play'],
    [5, 'Characters'],
  ] as const) {
    await expect(tourRegion.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tourRegion.getByText(`Step ${stepNumber} of 5`)).toBeVisible();
    if (heading === undefined) {
      await page.locator('[data-card="front"] svg').waitFor();
      // Other tests check the screen above the tour.
      expect(await findAxeViolations(page, { part: '[aria-label=Tour]' })).toEqual([]);
    } else await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const [main, panel] = await Promise.all([page.getByRole('main').boundingBox(), tourRegion.boundingBox()]);
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1);
  }
  await expect(tourRegion.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tourRegion).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0);
  // The command list starts the tour again.
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('Take the tour');
  await page.keyboard.press('Enter');
  await expect(tourRegion.getByText('Step 1 of 5')).toBeVisible();
});

test('the first start shows the characters as cards, and rows that are chosen are kept', async ({
  browser,
  baseURL,
}) => {
  // The shared window shows rows.
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const firstPage = await context.newPage();
  await firstPage.goto('/#/characters');
  await expect(firstPage.locator('[data-key="brasslung"] svg').first()).toBeVisible();
  await expect(firstPage.getByRole('radio', { name: 'Cards' })).toBeChecked();
  expect(await findAxeViolations(firstPage)).toEqual([]);
  await firstPage.getByRole('radio', { name: 'Rows', exact: true }).click();
  await expect(firstPage.getByRole('button', { name: 'Delete Brasslung' })).toBeVisible();
  await firstPage.reload();
  await expect(firstPage.getByRole('button', { name: 'Delete Brasslung' })).toBeVisible();
  await context.close();
});
