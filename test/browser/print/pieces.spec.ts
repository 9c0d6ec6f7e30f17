/** What an encounter and a team print beside their cards, from their print screens. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { tickPrintParts } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, readPdfText } from '../../support/cards/pdf.ts';

// Nothing here changes a document.
test.use({ start: 'kept' });

async function openEncounter(page: Page): Promise<void> {
  await page.goto('/#/encounters/harbour-lamps-out');
}

test('a saved line-up prints its dashboards, markers, line-up, score sheet and log, a PDF each', async ({
  page,
}, info) => {
  await openEncounter(page);
  await page.getByRole('button', { name: /^Print/ }).click();
  const parts = [
    ['Dashboards', 'dashboards.pdf', /LAMP THIEF 1–4/],
    ['Tokens and markers', 'markers.pdf', /FISH CRATE/],
    ['Line-up', 'line-up.pdf', /LINE-UP/],
    ['Score sheet', 'score sheet.pdf', /SCENARIO: TICK ONE/],
    ['Log', 'log.pdf', /Nothing has happened yet/],
  ] as const;
  await tickPrintParts(page, ...parts.map(([part]) => part));
  await page.getByText('A PDF each').click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as 5 PDFs' }).click();
  const archive = await coming;
  expect(archive.suggestedFilename()).toBe('Harbour Lamps Out print.zip');
  const files = unzipSync(readFileSync(await archive.path()));
  await page.getByText('Harbour Lamps Out print.zip is saved.').waitFor();
  // In the order of the screen.
  expect(Object.keys(files)).toEqual(parts.map(([, name]) => `Harbour Lamps Out ${name}`));
  for (const [, name, word] of parts) {
    const path = info.outputPath(name);
    writeFileSync(path, files[`Harbour Lamps Out ${name}`] ?? '');
    checkPdf(path);
    expect(readPdfText(path)).toMatch(word);
  }
});

test('a team prints its Gimmick cards, and the tokens and markers it can meet', async ({ page }, info) => {
  await page.goto('/#/teams/first-watch');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const parts = [
    ['Gimmick cards', 'The First Watch gimmicks.pdf', /GIMMICK/],
    ['Tokens and markers', 'The First Watch markers.pdf', /PLASMA X/],
    ['Legend of icons', 'The First Watch legend.pdf', /ATTACK TYPES/],
  ] as const;
  await tickPrintParts(page, ...parts.map(([part]) => part));
  await page.getByText('A PDF each').click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as 3 PDFs' }).click();
  const files = unzipSync(readFileSync(await (await coming).path()));
  for (const [, name, word] of parts) {
    const path = info.outputPath(name);
    writeFileSync(path, files[name] ?? '');
    checkPdf(path);
    expect(readPdfText(path)).toMatch(word);
  }
});

test('the log is saved as a text; the print screen opens by its keys, shows one part beside the other, and saves what it cannot show', async ({
  page,
}, info) => {
  await openEncounter(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log as text' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Harbour Lamps Out log.txt');
  await download.saveAs(info.outputPath('log.txt'));
  expect(readFileSync(info.outputPath('log.txt'), 'utf8')).toMatch(
    /^Harbour Lamps Out .*Slagheart.*Nothing has happened yet\.\n$/s,
  );
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('heading', { level: 1, name: 'Print: Harbour Lamps Out' })).toBeVisible();

  // Without the reader of PDFs there is nothing to look at, and all to save.
  const pages = page.getByRole('region', { name: 'The pages' });
  await page.route('**/workers/pdf-js.worker*', (route) => route.abort());
  await tickPrintParts(page, 'Log');
  await expect(pages.getByText('Log: cannot be shown here. It is in the PDF all the same.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  await page.unroute('**/workers/pdf-js.worker*');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save the log as text' }).waitFor();
  await page.keyboard.press('Control+p');

  // Each part is a PDF of its own: that of two pages is drawn as before once that of one page is there as well.
  await tickPrintParts(page, 'Score sheet');
  await pages.getByRole('button', { name: 'Page 2: Score sheet, page 2 of 2' }).click();
  const second = pages.locator('[data-page="2"] canvas');
  const width = () => second.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const before = await width();
  await tickPrintParts(page, 'Score sheet', 'Log');
  await pages.getByText('Page 2 of 3').waitFor();
  for (let index = 0; index < 3; index += 1) await pages.getByRole('button', { name: 'Larger (+)' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await expect(pages.getByText('cannot be shown')).toHaveCount(0);
});
