/** Parts that encounters and teams print in addition to cards. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { tickPrintParts } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, countPages, readPdfText } from '../../support/cards/pdf.ts';

const TEAM_PARTS = ['Cards', 'Gimmick cards', 'Tokens and markers', 'Legend of icons', 'Roster', 'Quick reference'];

// No test in this file changes a document.
test.use({ start: 'kept' });

async function openEncounter(page: Page): Promise<void> {
  await page.goto('/#/encounters/harbour-lamps-out');
}

test('prints the dashboards, markers, line-up, score sheet and log of a saved line-up as separate PDFs', async ({
  page,
}, testInfo) => {
  await openEncounter(page);
  await page.getByRole('button', { name: /^Print/ }).click();
  // The part on the screen, the end of its file's name, and a text in the file.
  const printParts = [
    ['Dashboards', 'dashboards.pdf', /LAMP THIEF 1–4/],
    ['Tokens and markers', 'markers.pdf', /FISH CRATE/],
    ['Line-up', 'line-up.pdf', /LINE-UP/],
    ['Score sheet', 'score sheet.pdf', /SCENARIO: TICK ONE/],
    ['Log', 'log.pdf', /Nothing has happened yet/],
  ] as const;
  await tickPrintParts(page, ...printParts.map(([part]) => part));
  await page.getByText('Separate PDFs').click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as 5 PDFs' }).click();
  const archive = await downloadEvent;
  expect(archive.suggestedFilename()).toBe('Harbour Lamps Out print.zip');
  const pdfFiles = unzipSync(readFileSync(await archive.path()));
  await page.getByText('Saved Harbour Lamps Out print.zip.').waitFor();
  // The files are in the order of the screen.
  expect(Object.keys(pdfFiles)).toEqual(printParts.map(([, name]) => `Harbour Lamps Out ${name}`));
  for (const [, fileName, expectedText] of printParts) {
    const pdfPath = testInfo.outputPath(fileName);
    writeFileSync(pdfPath, pdfFiles[`Harbour Lamps Out ${fileName}`] ?? '');
    checkPdf(pdfPath);
    expect(readPdfText(pdfPath)).toMatch(expectedText);
  }
});

test('prints the Gimmick cards, tokens, markers and legend of a team as separate PDFs', async ({ page }, testInfo) => {
  await page.goto('/#/teams/first-watch');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  // The part on the screen, its file, and a text in the file.
  const printParts = [
    ['Gimmick cards', 'The First Watch gimmicks.pdf', /GIMMICK/],
    ['Tokens and markers', 'The First Watch markers.pdf', /PLASMA X/],
    ['Legend of icons', 'The First Watch legend.pdf', /ATTACK TYPES/],
  ] as const;
  await tickPrintParts(page, ...printParts.map(([part]) => part));
  await page.getByText('Separate PDFs').click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as 3 PDFs' }).click();
  const pdfFiles = unzipSync(readFileSync(await (await downloadEvent).path()));
  for (const [, fileName, expectedText] of printParts) {
    const pdfPath = testInfo.outputPath(fileName);
    writeFileSync(pdfPath, pdfFiles[fileName] ?? '');
    checkPdf(pdfPath);
    expect(readPdfText(pdfPath)).toMatch(expectedText);
  }
});

test('prints everything of a team on shared sheets, with as many pages as the screen says', async ({
  page,
}, testInfo) => {
  await page.goto('/#/teams/first-watch');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await tickPrintParts(page, 'Everything', ...TEAM_PARTS);
  await page.getByText('One PDF').click();
  await expect(page.getByText('9 pages at actual size.')).toBeVisible();
  await expect(page.getByText('62 pieces, sheets 2–3')).toBeVisible();
  await expect(page.getByText('1 card, sheet 1')).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdfPath = testInfo.outputPath('everything.pdf');
  await (await downloadEvent).saveAs(pdfPath);
  checkPdf(pdfPath);
  expect(countPages(pdfPath)).toBe(9);
  for (const expectedText of ['FRESNEL', 'TAG TEAM', 'PLASMA X', 'ATTACK TYPES', 'MEMBERS', 'Knockback'])
    expect(readPdfText(pdfPath)).toContain(expectedText);
});

test('saves the log as text, opens the print screen by keyboard, and offers to save a part that it cannot show', async ({
  page,
}, testInfo) => {
  await openEncounter(page);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log as text' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('Harbour Lamps Out log.txt');
  await download.saveAs(testInfo.outputPath('log.txt'));
  expect(readFileSync(testInfo.outputPath('log.txt'), 'utf8')).toMatch(
    /^Harbour Lamps Out .*Slagheart.*Nothing has happened yet\.\n$/s,
  );
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('heading', { level: 1, name: 'Print: Harbour Lamps Out' })).toBeVisible();

  // Without the PDF viewer there is no preview, but saving still works.
  const pagesRegion = page.getByRole('region', { name: 'Pages', exact: true });
  await page.route('**/workers/pdf-js.worker*', (route) => route.abort());
  await tickPrintParts(page, 'Log');
  await expect(pagesRegion.getByText('Log: can’t be shown here, but it is in the PDF.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  await page.unroute('**/workers/pdf-js.worker*');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save the log as text' }).waitFor();
  await page.keyboard.press('Control+p');

  // Each part is its own PDF. A second PDF must not break the preview of the first one.
  await tickPrintParts(page, 'Score sheet');
  await pagesRegion.getByRole('button', { name: 'Page 2: Score sheet, page 2 of 2' }).click();
  const secondCanvas = pagesRegion.locator('[data-page="2"] canvas');
  const measureCanvas = () => secondCanvas.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const widthBefore = await measureCanvas();
  await tickPrintParts(page, 'Score sheet', 'Log');
  await pagesRegion.getByText('Page 2 of 3').waitFor();
  for (let index = 0; index < 3; index += 1) await pagesRegion.getByRole('button', { name: 'Zoom in (+)' }).click();
  await expect.poll(measureCanvas).toBeGreaterThan(widthBefore);
  await expect(pagesRegion.getByText('cannot be shown')).toHaveCount(0);
});
