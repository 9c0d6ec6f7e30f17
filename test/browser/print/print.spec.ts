/** The print screen: what is printed, on which paper, what is known before, what is remembered after. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { getLevelField, tickPrintParts, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, countPages, readPdfText } from '../../support/cards/pdf.ts';
import { readPdfInk } from '../../support/cards/pdf-ink.ts';

test.use({ start: 'kept' });

/** Where the test before has left the print screen of the team, that one goes on: to lay its cards out anew takes a second. */
async function openTeam(page: Page): Promise<void> {
  if (await page.locator('h1', { hasText: 'Print: The First Watch' }).isVisible()) return tickPrintParts(page, 'Cards');
  await page.goto('/#/teams/first-watch');
  await openPrint(page);
}

async function openPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Print( cards)?$/ }).click();
  await tickPrintParts(page, 'Cards');
  await page.getByText(/Nothing stands in the way|You can print all the same/).waitFor();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function unfold(page: Page, name: string): Promise<void> {
  const fold = page.getByRole('button', { name });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
}

async function download(page: Page, button: string, to: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await (await coming).saveAs(to);
  checkPdf(to);
  return to;
}

test('a finding before printing leads to its field', async ({ page }) => {
  await page.goto('/#/characters/old-gantry');
  await getLevelField(page).fill('11');
  await page.getByRole('link', { name: 'Characters' }).click();
  // Ten, of which the last is on a second sheet.
  await page.getByRole('link', { name: 'Half-Past' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Old Gantry' }).click({ modifiers: ['Shift'] });
  await page
    .getByRole('button', { name: /^Print/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Show Old Gantry on page \d+$/ }).click();
  const shown = page.getByRole('button', { name: /^Page \d+: Cards/ });
  await expect(shown.and(page.locator('[aria-current]'))).not.toHaveAccessibleName(/^Page 1:/);
  await page.getByRole('button', { name: /Old Gantry is illegal/ }).click();
  await expect(getLevelField(page)).toBeFocused();
});

test('what has no name yet is called so, not by its id', async ({ page }) => {
  await page.goto('/#/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect(page.getByRole('heading', { name: 'Print: Unnamed' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Unnamed is illegal/ })).toBeVisible();
});

test('the sheets show the very cards and are paged through; a paper that is too small is said; all is readable for everybody', async ({
  page,
}) => {
  await openTeam(page);
  const sheets = page.getByRole('region', { name: 'The pages' });
  const figures = sheets.locator('figure');
  await expect(figures.first().locator('svg image')).toHaveCount(7);
  await expect(figures.locator('svg image')).toHaveCount(14);
  const widths = await figures.locator('image').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = new Image();
        picture.src = image.getAttribute('href') ?? '';
        await picture.decode();
        return picture.naturalWidth;
      }),
    ),
  );
  expect(widths).toHaveLength(14);
  expect(Math.min(...widths)).toBeGreaterThan(100);
  await page.getByRole('textbox', { name: 'Copies of everything' }).fill('3');
  await page.keyboard.press('Tab');
  await expect(page.getByText('21 cards on 3 sheets')).toBeVisible();
  await expect(sheets.getByText('Page 1 of 6')).toBeVisible();
  await sheets.getByRole('button', { name: 'Next page' }).click();
  await expect(sheets.getByText('Page 2 of 6')).toBeVisible();
  await sheets.getByRole('button', { name: 'Page 6: Cards, sheet 3 of 3, back' }).click();
  await expect(sheets.getByText('Page 6 of 6')).toBeVisible();
  await expect(sheets.getByRole('button', { name: 'Next page' })).toBeDisabled();

  // 210 mm at 96 pixels to the inch; the page that was in sight stays there.
  await choose(page, 'Zoom', '100 %, true size');
  const last = sheets.locator('[data-page="6"]');
  await expect.poll(async () => Math.round((await last.boundingBox())?.width ?? 0)).toBe(794);
  await sheets.getByRole('region', { name: 'All pages' }).press('+');
  await expect(page.getByRole('button', { name: 'Zoom' })).toContainText('150 %');
  await expect(sheets.getByText('Page 6 of 6')).toBeVisible();
  await sheets.getByRole('region', { name: 'All pages' }).press('0');

  await choose(page, 'Paper', 'Other size');
  await page.getByRole('textbox', { name: 'Width' }).fill('50');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert').filter({ hasText: 'Something does not fit this paper' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
  await choose(page, 'Paper', 'A4');
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();

  for (const name of ['Copies of each card', 'Cutting', 'Backs']) await unfold(page, name);
  await expectAccessibleThemes(page);
  await page.getByRole('textbox', { name: 'Copies of everything' }).fill('1');
  await page.keyboard.press('Tab');
  await expect(page.getByText('7 cards on 1 sheet')).toBeVisible();
});

test('a disk that is full when the print is noted costs no PDF, and is said; only what changed since the last print is one switch, for pictures too', async ({
  page,
}, info) => {
  await openTeam(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, {
      makeRoom: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...call: Parameters<typeof put>) {
      if (this.name === 'meta') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, call);
    };
  });
  await download(page, 'Save as PDF', info.outputPath('full.pdf'));
  const said = page.getByText('The PDF is saved, but which cards it holds could not be noted: The disk is full.');
  await expect(said).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());

  await expect(page.getByRole('switch', { name: /Only what changed/ })).toHaveCount(0);
  await download(page, 'Save as PDF', info.outputPath('all.pdf'));
  await page.goto('/#/characters/longline');
  await getLevelField(page).fill('5');
  await waitUntilSaved(page);
  await openTeam(page);
  await page.getByText('Only what changed since the last print (1 of 7)').click();
  await expect(page.getByText('1 card on 1 sheet')).toBeVisible();
  const file = await download(page, 'Save as PDF', info.outputPath('changed.pdf'));
  expect(readPdfText(file)).toContain('LONGLINE');
  expect(readPdfText(file)).not.toContain('FRESNEL');

  // As pictures for a print shop too, under names that say the side.
  await page.getByText('PNG', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'The pages' }).getByText('Page 1 of 2')).toBeVisible();
  const pictures = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  const drawn = unzipSync(readFileSync(await (await pictures).path()));
  expect(Object.keys(drawn).sort()).toEqual(['longline-back.png', 'longline-front.png']);
  const front = await sharp(drawn['longline-front.png']).metadata();
  expect(front).toMatchObject({ width: 825, height: 1125, density: 300, hasAlpha: false });
  const { channels } = await sharp(drawn['longline-front.png']).stats();
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(40);
  await page.getByText('PDF', { exact: true }).click();
  await page.getByText('Only what changed since the last print').click();
  await expect(page.getByText('7 cards on 1 sheet')).toBeVisible();
});

test('what is chosen is what is printed: paper of any size, copies of each card, a template for all; the test page is saved, and its answer is remembered', async ({
  page,
}, info) => {
  await openTeam(page);
  // The test page is saved without leaving the screen.
  await unfold(page, 'Backs');
  const testPage = await download(page, 'Save test page', info.outputPath('test.pdf'));
  expect(readPdfText(testPage)).toContain('Hold the sheet against the light');
  await page.getByRole('textbox', { name: 'Right (X)' }).fill('-0.5');
  await page.keyboard.press('Tab');

  await choose(page, 'Paper', 'Other size');
  await page.getByRole('textbox', { name: 'Width' }).fill('320');
  await page.getByRole('textbox', { name: 'Height' }).fill('450');
  await unfold(page, 'Copies of each card');
  await page.getByRole('textbox', { name: 'Copies of Fresnel' }).fill('0');
  await page.getByRole('textbox', { name: 'Copies of Longline' }).fill('4');
  await page.keyboard.press('Tab');
  await choose(page, 'Template', 'Tarot');
  await expect(page.getByText('9 cards on 1 sheet')).toBeVisible();
  const file = await download(page, 'Save as PDF', info.outputPath('cards.pdf'));
  const [front] = await readPdfInk(readFileSync(file));
  expect([front?.width, front?.height].map((n) => Math.round(n ?? 0)).sort()).toEqual([320, 450]);
  expect(countPages(file)).toBe(2);
  expect(readPdfText(file)).not.toContain('FRESNEL');
  // The paper is remembered and what the test page has shown, copies are not.
  // From a closed list too.
  await page.getByRole('button', { name: 'Paper' }).focus();
  await page.keyboard.press('Escape');
  await openPrint(page);
  await expect(page.getByRole('button', { name: 'Paper' })).toContainText('Other size');
  await expect(page.getByText('7 cards on 1 sheet')).toBeVisible();
  await expect(page.getByText('-0.5, 0 mm, 0°')).toBeVisible();
  // The keyboard goes on where it was when the writing began.
  const copies = page.getByRole('textbox', { name: 'Copies of everything' });
  await copies.focus();
  const again = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  await again;
  await expect(copies).toBeFocused();
});

test('cards, roster and reference are one PDF with what the screen has shown; for a print shop there are pictures of the cards', async ({
  page,
}, info) => {
  await openTeam(page);
  const pages = page.getByRole('region', { name: 'The pages' });
  await tickPrintParts(page, 'Cards', 'Roster', 'Quick reference');
  await expect(pages.getByText('Page 1 of 5')).toBeVisible();
  await pages.getByRole('button', { name: 'Page 3: Roster' }).click();
  // Something is drawn on the page, and not on all of it.
  const shade = () =>
    pages.locator('[data-page="3"] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let dark = 0;
      for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) dark += 1;
      return dark / (data.length / 4);
    });
  await expect.poll(shade).toBeGreaterThan(0.02);
  expect(await shade()).toBeLessThan(0.5);
  const whole = await download(page, 'Save as PDF', info.outputPath('whole.pdf'));
  // A blank page behind the roster: the reference begins on a new sheet.
  expect(countPages(whole)).toBe(6);
  for (const word of ['FRESNEL', 'MEMBERS', 'Slugfest', 'Knockback']) expect(readPdfText(whole)).toContain(word);
  checkPdf(whole);
  await expect(page.getByText('The First Watch print.pdf is saved.')).toBeVisible();

  // Pictures for a print shop: of cards only, each of them once, in pixels.
  await page.getByText('PNG', { exact: true }).click();
  await expect(pages.getByText(/^Page \d+ of 12$/)).toBeVisible();
  await expect(page.getByText('only as PDF').first()).toBeVisible();
  await choose(page, 'Print shop', 'MakePlayingCards');
  await expect(page.getByText('822 × 1122 pixels.')).toBeVisible();
  await choose(page, 'Print shop', 'Any');
  await page.getByText('PDF', { exact: true }).click();
  await tickPrintParts(page, 'Cards');
});
