import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';
import { scaleRuns } from '../../support/sample-size.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

/** `npm run soak` uses 1,000 heroes. */
const HERO_COUNT = scaleRuns(1000, 10);
const LAST_INDEX = HERO_COUNT - 1;
/** The search for this number finds eleven heroes: its own and the ten whose numbers begin with it. */
const PREFIX_INDEX = Math.floor(LAST_INDEX / 10);

async function openHeroes(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  const totalCount = page.getByText(String(HERO_COUNT), { exact: true });
  if (await totalCount.isVisible()) return;
  const heroes = Array.from({ length: HERO_COUNT }, (_element, index) => ({
    ...hero,
    id: `crowd-${index}`,
    name: `Crowd ${index}`,
  }));
  await putDocuments(page, 'characters', heroes, { clear: true });
  await page.reload();
  await totalCount.waitFor();
}

test(`draws only the visible rows of ${HERO_COUNT} characters, and reaches all others by search and scrolling`, async ({
  page,
}) => {
  await openHeroes(page);
  const listRegion = page.getByRole('region', { name: 'All characters' });
  expect(await listRegion.locator('[data-key]').count()).toBeLessThan(60);
  await listRegion.focus();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: `Crowd ${LAST_INDEX}` }).waitFor();
  await page.getByLabel('Search').fill(`Crowd ${PREFIX_INDEX}`);
  await page.getByText(`11 of ${HERO_COUNT}`).waitFor();
  await page.getByLabel('Search').fill(`crowd ${LAST_INDEX}`);
  await expect(listRegion.locator('[data-key]')).toHaveCount(1);
  await page.getByLabel('Search').fill('');
});

test('restores the scroll position and the focus when the user comes back from a character to the list', async ({
  page,
}) => {
  await openHeroes(page);
  const listRegion = page.getByRole('region', { name: 'All characters' });
  await listRegion.focus();
  await page.keyboard.press('End');
  const lastLink = page.getByRole('link', { name: `Crowd ${LAST_INDEX}` });
  await lastLink.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(lastLink).toBeFocused();
  await expect(lastLink).toBeInViewport();
  // Search results are shown from the top.
  await page.getByLabel('Search').fill('crowd 1');
  await expect(page.getByRole('link', { name: /^Crowd 1\D/ })).toBeInViewport();
  await page.getByLabel('Search').fill('');
  await page.getByText(String(HERO_COUNT), { exact: true }).waitFor();
  await listRegion.focus();
  await page.keyboard.press('End');
  await expect(lastLink).toBeInViewport();
  // The list also keeps its position when the user leaves it for another section.
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('link', { name: 'Characters' }).click();
  await expect(lastLink).toBeInViewport();
  await page.getByRole('button', { name: `Delete Crowd ${LAST_INDEX - 1}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Delete Crowd ${LAST_INDEX}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Delete Crowd ${LAST_INDEX - 2}` })).toBeFocused();
});
