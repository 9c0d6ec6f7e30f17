/** Windows as narrow as large type makes them: 640 by 400 is a window of 1280 by 800 at 200 %. */
import { expect, type Page } from '@playwright/test';
import { openPlayScreen, tickPrintParts } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const AT_200_PERCENT = { width: 640, height: 400 };
const SMALLEST = { width: 900, height: 620 };
const SMALLEST_AT_200_PERCENT = { width: 450, height: 310 };

/** Controls and words that no scrolling brings into the window. What is there for readers only is a pixel wide. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (e: Element | null): boolean =>
      e !== null && (/(auto|scroll)/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
    return [...document.querySelectorAll<HTMLElement>('main :is(button, input, a, textarea, h1, h2, strong)')]
      .filter((e) => {
        const { width, right } = e.getBoundingClientRect();
        return width > 1 && right > window.innerWidth + 1 && !scrolls(e.parentElement);
      })
      .map((e) => e.outerHTML.slice(0, 120));
  });

/** How far the lists of a screen can be scrolled to the side. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('main section')].map((e) => e.scrollWidth - e.clientWidth)),
  );

test('nothing is cut off at 900 by 620, 640 by 400 and 450 by 310, however the window got there', async ({ page }) => {
  // One screen opens at the size at which the one before was left, then the window changes under it.
  let sizes = [SMALLEST, AT_200_PERCENT, SMALLEST_AT_200_PERCENT];
  const atEverySize = async (what: string, look: () => Promise<void>) => {
    for (const size of sizes) {
      await test.step(`${what} at ${size.width} by ${size.height}`, async () => {
        await page.setViewportSize(size);
        await look();
      });
    }
    sizes = sizes.toReversed();
  };
  const whole = () => expect.poll(() => beyondTheEdge(page)).toEqual([]);
  for (const [screen, name, id] of [
    ['characters', 'Brasslung', 'brasslung'],
    ['teams', 'First Watch', 'first-watch'],
    ['factions', 'Breakwater', 'breakwater'],
    ['encounters', 'Harbour Lamps Out', 'harbour-lamps-out'],
  ] as const) {
    await page.goto(`/#/${screen}`);
    await page.getByRole('link', { name }).waitFor();
    await atEverySize(screen, async () => {
      await expect.poll(() => sideways(page)).toBe(0);
      await whole();
    });
    await page.goto(`/#/${screen}/${id}`);
    await page.locator('[data-path="/name"]').waitFor();
    await atEverySize(name, whole);
  }
  await openPlayScreen(page, 'harbour-lamps-out');
  await atEverySize('the table', whole);
});

test('a filter that is ticked stays under the pointer, whatever the facets above it lose', async ({ page }) => {
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const values = dialog.locator('fieldset input');
  const box = dialog.getByRole('checkbox', { name: /^Level 2,/ });
  await box.hover();
  const place = async () => Math.round((await box.boundingBox())?.y ?? 0);
  const [before, all] = [await place(), await values.count()];
  await box.check();
  await expect.poll(() => values.count()).toBeLessThan(all);
  await expect.poll(place).toBe(before);
  await box.uncheck();
  await expect(values).toHaveCount(all);
  await expect.poll(place).toBe(before);
  await dialog.getByRole('button', { name: 'Done' }).click();
});

test('form and card of a character take turns, and a click on the card leads back to the form', async ({ page }) => {
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto('/#/characters/brasslung');
  await expect(page.locator('[data-path="/level"] input')).toBeVisible();
  await expect(page.locator('[data-card="front"]')).toBeHidden();
  await page.getByRole('radiogroup', { name: 'Part of the screen' }).getByText('Card').click();
  const power = page.locator('[data-card="front"] [data-field="/power"]').first();
  await power.click();
  await expect(page.getByRole('textbox', { name: 'Power', exact: true })).toBeFocused();
});

test('the card that wears a faction stands below its form, not upon it', async ({ page }) => {
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto('/#/factions/breakwater');
  await page.locator('[data-card="front"] svg').waitFor();
  const form = await page.getByRole('form').boundingBox();
  const card = await page.locator('[data-card="front"]').boundingBox();
  expect(card?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0) - 1);
});

test('what is printed can be chosen in the smallest window', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto('/#/teams/first-watch');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await tickPrintParts(page, 'Cards', 'Quick reference');
  expect(await beyondTheEdge(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
});

test('a template lying on its side is shown as wide as there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/#/characters/fresnel');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByText('Back', { exact: true }).click();
  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: 'Dashboard' }).click();
  const front = page.locator('[data-card="front"]');
  // Whoever chooses a template wants to see its front.
  await expect(front).toBeVisible();
  await expect.poll(async () => (await front.boundingBox())?.width).toBeGreaterThan(500);
});

test('dialogs keep room for what they are about in the lowest window', async ({ page }) => {
  await page.setViewportSize(SMALLEST_AT_200_PERCENT);
  await page.goto('/#/factions/breakwater');
  await page.getByRole('button', { name: 'Choose a symbol' }).click();
  await page.getByRole('option', { name: 'Villain' }).waitFor();
  const symbols = page.getByRole('listbox');
  expect((await symbols.boundingBox())?.height).toBeGreaterThan(80);
  await page.keyboard.press('Escape');
  await page.goto('/#/characters/brasslung');
  await page.getByRole('button', { name: 'Print cards' }).click();
  const foot = await page.getByRole('button', { name: 'Save as PDF' }).boundingBox();
  const what = await page.getByRole('group', { name: 'What to print' }).boundingBox();
  expect((foot?.y ?? 0) - (what?.y ?? 0)).toBeGreaterThan(140);
});
