/** Small windows, as large type makes them: a window of 1280 by 800 at 200 % has 640 by 400 pixels. */
import { expect, type Page } from '@playwright/test';
import { openPlayScreen, tickPrintParts } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const AT_200_PERCENT = { width: 640, height: 400 };
const SMALLEST = { width: 900, height: 620 };
const SMALLEST_AT_200_PERCENT = { width: 450, height: 310 };

/** Lists the controls and texts that cannot be scrolled into the window, sideways or down. Elements for screen readers are one pixel wide. */
const listCutOffElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canScroll = (element: Element | null, axis: 'overflowX' | 'overflowY'): boolean =>
      element !== null &&
      (/(auto|scroll)/.test(getComputedStyle(element)[axis]) || canScroll(element.parentElement, axis));
    return [...document.querySelectorAll<HTMLElement>('main :is(button, input, a, textarea, h1, h2, strong)')]
      .filter((element) => {
        const { width, right, bottom } = element.getBoundingClientRect();
        if (width <= 1) return false;
        const isBeside = right > window.innerWidth + 1 && !canScroll(element.parentElement, 'overflowX');
        return isBeside || (bottom > window.innerHeight + 1 && !canScroll(element.parentElement, 'overflowY'));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Measures how far the lists of a screen can be scrolled sideways. */
const measureSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('main section')].map((element) => element.scrollWidth - element.clientWidth),
    ),
  );

test('cuts nothing off at 900 by 620, 640 by 400 and 450 by 310, whichever size came first', async ({ page }) => {
  // Each screen opens at the last size of the previous one, and then the window changes its size.
  let sizes = [SMALLEST, AT_200_PERCENT, SMALLEST_AT_200_PERCENT];
  const atEverySize = async (screenName: string, checkScreen: () => Promise<void>) => {
    for (const size of sizes) {
      await test.step(`${screenName} at ${size.width} by ${size.height}`, async () => {
        await page.setViewportSize(size);
        await checkScreen();
      });
    }
    sizes = sizes.toReversed();
  };
  const expectNothingCutOff = () => expect.poll(() => listCutOffElements(page)).toEqual([]);
  for (const [screen, documentName, documentId] of [
    ['characters', 'Brasslung', 'brasslung'],
    ['teams', 'First Watch', 'first-watch'],
    ['factions', 'Breakwater', 'breakwater'],
    ['encounters', 'Harbour Lamps Out', 'harbour-lamps-out'],
  ] as const) {
    await page.goto(`/#/${screen}`);
    await page.getByRole('link', { name: documentName }).waitFor();
    await atEverySize(screen, async () => {
      await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
      await expectNothingCutOff();
    });
    await page.goto(`/#/${screen}/${documentId}`);
    await page.locator('[data-path="/name"]').waitFor();
    await atEverySize(documentName, expectNothingCutOff);
  }
  await openPlayScreen(page, 'harbour-lamps-out');
  await atEverySize('the table', expectNothingCutOff);
});

test('cuts nothing off on the screens without a list of samples', async ({ page }) => {
  for (const [place, ready] of [
    ['decks', 'No decks yet'],
    ['events/spring-tide-open', 'Spring Tide Open'],
    ['templates', 'Card templates'],
    ['library', 'Import'],
    ['library/trash', 'The trash is empty'],
    ['about', 'About Rollcall'],
  ] as const) {
    await page.goto(`/#/${place}`);
    await page.getByRole('heading', { name: ready }).first().waitFor();
    for (const size of [AT_200_PERCENT, SMALLEST]) {
      await test.step(`${place} at ${size.width} by ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => listCutOffElements(page)).toEqual([]);
      });
    }
  }
});

test('a checked filter stays under the pointer when the facets above it shrink', async ({ page }) => {
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const filterInputs = dialog.locator('fieldset input');
  const filterBox = dialog.getByRole('checkbox', { name: /^Level 2,/ });
  await filterBox.hover();
  const readBoxTop = async () => Math.round((await filterBox.boundingBox())?.y ?? 0);
  const [topBefore, inputCount] = [await readBoxTop(), await filterInputs.count()];
  await filterBox.check();
  await expect.poll(() => filterInputs.count()).toBeLessThan(inputCount);
  await expect.poll(readBoxTop).toBe(topBefore);
  await filterBox.uncheck();
  await expect(filterInputs).toHaveCount(inputCount);
  await expect.poll(readBoxTop).toBe(topBefore);
  await dialog.getByRole('button', { name: 'Done' }).click();
});

test('shows the form or the card of a character, and a click on the card leads back to the form', async ({ page }) => {
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto('/#/characters/brasslung');
  await expect(page.locator('[data-path="/level"] input')).toBeVisible();
  await expect(page.locator('[data-card="front"]')).toBeHidden();
  await page.getByRole('radiogroup', { name: 'Part of the screen' }).getByText('Card').click();
  const powerOnCard = page.locator('[data-card="front"] [data-field="/power"]').first();
  await powerOnCard.click();
  await expect(page.getByRole('textbox', { name: 'Power', exact: true })).toBeFocused();
});

test('shows the card of a faction below its form', async ({ page }) => {
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto('/#/factions/breakwater');
  await page.locator('[data-card="front"] svg').waitFor();
  const formBox = await page.getByRole('form').boundingBox();
  const cardBox = await page.locator('[data-card="front"]').boundingBox();
  expect(cardBox?.y).toBeGreaterThan((formBox?.y ?? 0) + (formBox?.height ?? 0) - 1);
});

test('keeps the choice of what to print within the smallest window', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto('/#/teams/first-watch');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await tickPrintParts(page, 'Cards', 'Quick reference');
  expect(await listCutOffElements(page)).toEqual([]);
  expect(await measureSidewaysScroll(page)).toBe(0);
});

test('shows a landscape template as wide as there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/#/characters/fresnel');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByText('Back', { exact: true }).click();
  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: 'Dashboard' }).click();
  const frontSide = page.locator('[data-card="front"]');
  // Choosing a template shows its front.
  await expect(frontSide).toBeVisible();
  await expect.poll(async () => (await frontSide.boundingBox())?.width).toBeGreaterThan(500);
});

test('dialogs keep room for their content in the lowest window', async ({ page }) => {
  await page.setViewportSize(SMALLEST_AT_200_PERCENT);
  await page.goto('/#/factions/breakwater');
  await page.getByRole('button', { name: 'Choose a symbol' }).click();
  await page.getByRole('option', { name: 'Villain' }).waitFor();
  const symbolList = page.getByRole('listbox');
  expect((await symbolList.boundingBox())?.height).toBeGreaterThan(80);
  await page.keyboard.press('Escape');
  await page.goto('/#/characters/brasslung');
  await page.getByRole('button', { name: 'Print cards' }).click();
  const saveButtonBox = await page.getByRole('button', { name: 'Save as PDF' }).boundingBox();
  const printChoiceBox = await page.getByRole('group', { name: 'What to print' }).boundingBox();
  expect((saveButtonBox?.y ?? 0) - (printChoiceBox?.y ?? 0)).toBeGreaterThan(140);
});
