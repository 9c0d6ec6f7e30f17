/** The print screen: parts, paper, findings before printing, and settings that it remembers. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { getLevelField, tickPrintParts, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, countPages, readPdfText } from '../../support/cards/pdf.ts';
import { readPdfInk } from '../../support/cards/pdf-ink.ts';

// Each test continues with the library and the screen of the previous one.
test.use({ start: 'kept' });

/** Reuses the print screen of the team if the previous test left it open, because another layout of its cards takes a second. */
async function openTeam(page: Page): Promise<void> {
  if (await page.locator('h1', { hasText: 'Print: The First Watch' }).isVisible()) return tickPrintParts(page, 'Cards');
  await page.goto('/#/teams/first-watch');
  await openPrint(page);
}

async function openPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Print( cards)?$/ }).click();
  await tickPrintParts(page, 'Cards');
  await page.getByText(/Ready to print|You can still print/).waitFor();
}

async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  // The name of a picker ends with its label, after the chosen option.
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function expandSection(page: Page, sectionName: string): Promise<void> {
  const sectionButton = page.getByRole('button', { name: sectionName });
  if ((await sectionButton.getAttribute('aria-expanded')) !== 'true') await sectionButton.click();
}

async function downloadPdf(page: Page, buttonName: string, pdfPath: string): Promise<string> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: buttonName }).click();
  await (await downloadEvent).saveAs(pdfPath);
  checkPdf(pdfPath);
  return pdfPath;
}

test('a click on a finding before printing focuses its field', async ({ page }) => {
  await page.goto('/#/characters/old-gantry');
  await getLevelField(page).fill('11');
  await page.getByRole('link', { name: 'Characters' }).click();
  // Selects ten cards, the last of which is on a second sheet.
  await page.getByRole('link', { name: 'Half-Past' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Old Gantry' }).click({ modifiers: ['Shift'] });
  await page
    .getByRole('button', { name: /^Print/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Show Old Gantry on page \d+$/ }).click();
  const currentPage = page.getByRole('button', { name: /^Page \d+: Cards/ });
  await expect(currentPage.and(page.locator('[aria-current]'))).not.toHaveAccessibleName(/^Page 1:/);
  await page.getByRole('button', { name: /Old Gantry is illegal/ }).click();
  await expect(getLevelField(page)).toBeFocused();
});

test('calls a team without a name Unnamed on the print screen', async ({ page }) => {
  await page.goto('/#/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect(page.getByRole('heading', { name: 'Print: Unnamed' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Unnamed is illegal/ })).toBeVisible();
});

test('shows and zooms the printed pages, reports paper that is too small, and stays accessible', async ({ page }) => {
  await openTeam(page);
  const pagesRegion = page.getByRole('region', { name: 'Pages', exact: true });
  const figures = pagesRegion.locator('figure');
  // The team has seven members, whose cards fit on one sheet. Each side of a card is an image.
  await expect(figures.first().locator('svg image')).toHaveCount(7);
  await expect(figures.locator('svg image')).toHaveCount(14);
  const imageWidths = await figures.locator('image').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = new Image();
        picture.src = image.getAttribute('href') ?? '';
        await picture.decode();
        return picture.naturalWidth;
      }),
    ),
  );
  expect(imageWidths).toHaveLength(14);
  expect(Math.min(...imageWidths)).toBeGreaterThan(100);
  await page.getByRole('textbox', { name: 'Copies of each item' }).fill('3');
  await page.keyboard.press('Tab');
  await expect(page.getByText('21 cards on 3 sheets')).toBeVisible();
  await expect(pagesRegion.getByText('Page 1 of 6')).toBeVisible();
  await pagesRegion.getByRole('button', { name: 'Next page' }).click();
  await expect(pagesRegion.getByText('Page 2 of 6')).toBeVisible();
  await pagesRegion.getByRole('button', { name: 'Page 6: Cards, sheet 3 of 3, back' }).click();
  await expect(pagesRegion.getByText('Page 6 of 6')).toBeVisible();
  await expect(pagesRegion.getByRole('button', { name: 'Next page' })).toBeDisabled();

  // The width is 210 mm at 96 pixels per inch; the visible page stays in sight.
  await chooseOption(page, 'Zoom', '100 %, actual size');
  const lastPage = pagesRegion.locator('[data-page="6"]');
  await expect.poll(async () => Math.round((await lastPage.boundingBox())?.width ?? 0)).toBe(794);
  await pagesRegion.getByRole('region', { name: 'All pages' }).press('+');
  await expect(page.getByRole('button', { name: /Zoom$/ })).toContainText('150 %');
  await expect(pagesRegion.getByText('Page 6 of 6')).toBeVisible();
  await pagesRegion.getByRole('region', { name: 'All pages' }).press('0');

  await chooseOption(page, 'Paper', 'Other size');
  await page.getByRole('textbox', { name: 'Width' }).fill('50');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert').filter({ hasText: 'Something doesn’t fit on this paper' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
  await chooseOption(page, 'Paper', 'A4');
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();

  for (const sectionName of ['Copies of each card', 'Cutting', 'Backs']) await expandSection(page, sectionName);
  await expectAccessibleThemes(page);
  await page.getByRole('textbox', { name: 'Copies of each item' }).fill('1');
  await page.keyboard.press('Tab');
  await expect(page.getByText('7 cards on 1 sheet')).toBeVisible();
});

test('saves the PDF even if the print cannot be recorded on a full disk, and prints only what changed since the last print', async ({
  page,
}, testInfo) => {
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
  await downloadPdf(page, 'Save as PDF', testInfo.outputPath('full.pdf'));
  const recordFailure = page.getByText(
    'The PDF is saved, but Rollcall couldn’t record which cards it contains: The disk is full.',
  );
  await expect(recordFailure).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());

  await expect(page.getByRole('switch', { name: /Only what changed/ })).toHaveCount(0);
  await downloadPdf(page, 'Save as PDF', testInfo.outputPath('all.pdf'));
  await page.goto('/#/characters/longline');
  await getLevelField(page).fill('5');
  await waitUntilSaved(page);
  await openTeam(page);
  await page.getByText('Only cards that changed since the last print (1 of 7)').click();
  await expect(page.getByText('1 card on 1 sheet')).toBeVisible();
  const pdfPath = await downloadPdf(page, 'Save as PDF', testInfo.outputPath('changed.pdf'));
  expect(readPdfText(pdfPath)).toContain('LONGLINE');
  expect(readPdfText(pdfPath)).not.toContain('FRESNEL');

  // The pictures for a print shop have the side in their names.
  await page.getByText('PNG', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Pages', exact: true }).getByText('Page 1 of 2')).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  const pictureFiles = unzipSync(readFileSync(await (await downloadEvent).path()));
  expect(Object.keys(pictureFiles).sort()).toEqual(['longline-back.png', 'longline-front.png']);
  const frontMetadata = await sharp(pictureFiles['longline-front.png']).metadata();
  expect(frontMetadata).toMatchObject({ width: 825, height: 1125, density: 300, hasAlpha: false });
  const { channels } = await sharp(pictureFiles['longline-front.png']).stats();
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(40);
  await page.getByText('PDF', { exact: true }).click();
  await page.getByText('Only cards that changed since the last print').click();
  await expect(page.getByText('7 cards on 1 sheet')).toBeVisible();
});

test('prints the chosen paper size, copies and template, and remembers the paper and the offsets from the test page', async ({
  page,
}, testInfo) => {
  await openTeam(page);
  // The test page is saved without leaving the screen.
  await expandSection(page, 'Backs');
  const testPagePath = await downloadPdf(page, 'Save test page', testInfo.outputPath('test.pdf'));
  expect(readPdfText(testPagePath)).toContain('Hold the sheet against the light');
  await page.getByRole('textbox', { name: 'Right (X)' }).fill('-0.5');
  await page.keyboard.press('Tab');

  await chooseOption(page, 'Paper', 'Other size');
  await page.getByRole('textbox', { name: 'Width' }).fill('320');
  await page.getByRole('textbox', { name: 'Height' }).fill('450');
  await expandSection(page, 'Copies of each card');
  await page.getByRole('textbox', { name: 'Copies of Fresnel' }).fill('0');
  await page.getByRole('textbox', { name: 'Copies of Longline' }).fill('4');
  await page.keyboard.press('Tab');
  await chooseOption(page, 'Template', 'Tarot');
  await expect(page.getByText('9 cards on 1 sheet')).toBeVisible();
  const pdfPath = await downloadPdf(page, 'Save as PDF', testInfo.outputPath('cards.pdf'));
  const [firstPage] = await readPdfInk(readFileSync(pdfPath));
  expect([firstPage?.width, firstPage?.height].map((millimeters) => Math.round(millimeters ?? 0)).sort()).toEqual([
    320, 450,
  ]);
  expect(countPages(pdfPath)).toBe(2);
  expect(readPdfText(pdfPath)).not.toContain('FRESNEL');
  // The screen remembers the paper and the offsets of the test page, but not the copies.
  // Escape also leaves the screen while a closed list has the focus.
  await page.getByRole('button', { name: 'Paper' }).focus();
  await page.keyboard.press('Escape');
  await openPrint(page);
  await expect(page.getByRole('button', { name: 'Paper' })).toContainText('Other size');
  await expect(page.getByText('7 cards on 1 sheet')).toBeVisible();
  await expect(page.getByText('-0.5, 0 mm, 0°')).toBeVisible();
  // The focus stays where it was when the writing began.
  const copiesField = page.getByRole('textbox', { name: 'Copies of each item' });
  await copiesField.focus();
  const downloadEvent = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  await downloadEvent;
  await expect(copiesField).toBeFocused();
});

test('prints cards, roster and quick reference as one PDF, and offers pictures of the cards for a print shop', async ({
  page,
}, testInfo) => {
  await openTeam(page);
  const pagesRegion = page.getByRole('region', { name: 'Pages', exact: true });
  await tickPrintParts(page, 'Cards', 'Roster', 'Quick reference');
  await expect(pagesRegion.getByText('Page 1 of 5')).toBeVisible();
  // The roster has one page. It comes after the two pages of the reference, so that no page is blank.
  await pagesRegion.getByRole('button', { name: 'Page 5: Roster' }).click();
  // The page has content, but is not filled.
  const measureShade = () =>
    pagesRegion.locator('[data-page="5"] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let darkPixels = 0;
      for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) darkPixels += 1;
      return darkPixels / (data.length / 4);
    });
  await expect.poll(measureShade).toBeGreaterThan(0.02);
  expect(await measureShade()).toBeLessThan(0.5);
  const pdfPath = await downloadPdf(page, 'Save as PDF', testInfo.outputPath('whole.pdf'));
  expect(countPages(pdfPath)).toBe(5);
  for (const expectedText of ['FRESNEL', 'MEMBERS', 'Slugfest', 'Knockback'])
    expect(readPdfText(pdfPath)).toContain(expectedText);
  checkPdf(pdfPath);
  await expect(page.getByText('Saved The First Watch print.pdf.')).toBeVisible();

  // Pictures for a print shop contain only cards, each of them once.
  await page.getByText('PNG', { exact: true }).click();
  await expect(pagesRegion.getByText(/^Page \d+ of 12$/)).toBeVisible();
  await expect(page.getByText('PDF only').first()).toBeVisible();
  await chooseOption(page, 'Print shop', 'MakePlayingCards');
  await expect(page.getByText('822 × 1122 pixels.')).toBeVisible();
  await chooseOption(page, 'Print shop', 'Any print shop');
  await page.getByText('PDF', { exact: true }).click();
  await tickPrintParts(page, 'Cards');
});

test('saves cards as PDF/X-4 in the inks of a press, beside the sheets that stay RGB', async ({ page }, testInfo) => {
  await openTeam(page);
  await tickPrintParts(page, 'Cards', 'Roster');
  await page.getByText('For print shops (PDF/X-4, CMYK)').click();
  await expect(page.getByText('Rosters and other sheets become PDFs of their own')).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as 2 PDFs' }).click();
  const archivePath = testInfo.outputPath('shop.zip');
  await (await downloadEvent).saveAs(archivePath);
  const files = Object.entries(unzipSync(new Uint8Array(readFileSync(archivePath))));
  expect(files).toHaveLength(2);
  const standards = files.map(([, bytes]) => Buffer.from(bytes).toString('latin1').includes('PDF/X-4'));
  expect(standards.filter(Boolean)).toHaveLength(1);
  await page.getByText('For print shops (PDF/X-4, CMYK)').click();
  await tickPrintParts(page, 'Cards');
});
