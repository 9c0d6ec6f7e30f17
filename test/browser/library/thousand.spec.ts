import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';
import { scaleRuns } from '../../support/runs.ts';

test.use({ start: 'kept' });

/** A thousand in `npm run soak`; a row each would be more than are in sight. */
const CROWD = scaleRuns(1000, 10);
const LAST = CROWD - 1;
/** Ten have a name that begins with it, and it is one itself. */
const TENS = Math.floor(LAST / 10);

async function openCrowd(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  const all = page.getByText(String(CROWD), { exact: true });
  if (await all.isVisible()) return;
  const crowd = Array.from({ length: CROWD }, (_, index) => ({
    ...hero,
    id: `crowd-${index}`,
    name: `Crowd ${index}`,
  }));
  await putDocuments(page, 'characters', crowd, { clear: true });
  await page.reload();
  await all.waitFor();
}

test(`${CROWD} characters: only what is in sight is drawn, search and scrolling reach everybody`, async ({ page }) => {
  await openCrowd(page);
  const list = page.getByRole('region', { name: 'All characters' });
  expect(await list.locator('[data-key]').count()).toBeLessThan(60);
  await list.focus();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: `Crowd ${LAST}` }).waitFor();
  await page.getByLabel('Search').fill(`Crowd ${TENS}`);
  await page.getByText(`11 of ${CROWD}`).waitFor();
  await page.getByLabel('Search').fill(`crowd ${LAST}`);
  await expect(list.locator('[data-key]')).toHaveCount(1);
  await page.getByLabel('Search').fill('');
});

test('who comes back from a character finds the list as it was left, and the focus on that character', async ({
  page,
}) => {
  await openCrowd(page);
  const list = page.getByRole('region', { name: 'All characters' });
  await list.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('link', { name: `Crowd ${LAST}` });
  await last.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  // What is found is shown from its beginning.
  await page.getByLabel('Search').fill('crowd 1');
  await expect(page.getByRole('link', { name: /^Crowd 1\D/ })).toBeInViewport();
  await page.getByLabel('Search').fill('');
  await page.getByText(String(CROWD), { exact: true }).waitFor();
  await list.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  // A list that was left by the way of its section opens where it was, too.
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('link', { name: 'Characters' }).click();
  await expect(last).toBeInViewport();
  await page.getByRole('button', { name: `Delete Crowd ${LAST - 1}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Delete Crowd ${LAST}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Delete Crowd ${LAST - 2}` })).toBeFocused();
});
